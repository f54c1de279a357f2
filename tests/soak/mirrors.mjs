// The built package against the native build: damaged feeds for as long as there is time, and the runtimes that npm brings.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { firefoxPath } from "../../www/test/marionette.mjs";
import { install } from "../installed.mjs";
import { compare } from "../mirror.mjs";
import { inChromium, inFirefox, inWebKit, inWorkerd } from "../places.mjs";
import { root } from "../setup.mjs";
import { hasWebKit } from "../webkit.mjs";

function answers(settings) {
  const env = { ...process.env, ...settings };
  const output = execFileSync("cargo", ["test", "--locked", "--release", "--quiet", "--test", "properties", "--", "--nocapture", "mirror::"], { cwd: root, env, encoding: "utf8" });
  return output.match(/answers in (.+)/)[1];
}

/** A folder of real feeds; the cases need not be named. */
function from(corpus) {
  return corpus.startsWith(root) ? {} : { ANYFEED_CORPUS: corpus };
}

/** Of each feed so many copies for each round. */
const COPIES = 20;

export async function* mirrors(seconds, corpus, seed, copies) {
  const anyfeed = await import(pathToFileURL(join(root, "pkg/dist/index.js")));
  const until = Date.now() + seconds * 1000;
  let [compared, rounds] = [0, 0];
  do {
    const path = answers({ ...from(corpus), MIRROR_COPIES: String(COPIES), MIRROR_SEED: String(seed + rounds++) });
    const result = compare(new Uint8Array(readFileSync(path)), anyfeed);
    compared += result.compared;
    if (result.differing) {
      yield { ok: false, said: `${result.differing} differ with the seed ${seed + rounds - 1}`, why: result.differences.join("\n") };
      return;
    }
  } while (Date.now() < until && rounds * COPIES < copies);
  yield { ok: true, said: `${compared} answers are the same, byte for byte: ${rounds * COPIES} damaged copies of each, go on from --seed ${seed + rounds}` };
}

const CPU = { x64: ["x64", "x64"], arm64: ["arm64", "aarch64"] }[process.arch] ?? [];

/** Binaries that come as packages of npm. */
const RUNTIMES = [
  ["Bun", `here@npm:@oven/bun-linux-${CPU[1]}@1.4.5`, ["node_modules/here/bin/bun", "run"]],
  ["Deno", `here@npm:@deno/linux-${CPU[0]}-glibc@2.9.6`, ["node_modules/here/deno", "run", "--allow-read", "--no-prompt"]],
  ["Node 26", `here@npm:node-linux-${CPU[0]}@26.10.0`, ["node_modules/here/bin/node"]],
];

/** Pages; the package is asked in these for the same. */
const BROWSERS = [
  ["Chromium", true, inChromium],
  ["Firefox", Boolean(firefoxPath), inFirefox],
  ["WebKit", hasWebKit, inWebKit],
];

/** The feeds and damaged copies of each, in workerd, browsers, Bun, Deno and the newest Node. */
export async function* runtimes(corpus, seed) {
  const path = answers({ ...from(corpus), MIRROR_SEED: String(seed) });
  const file = new Uint8Array(readFileSync(path));
  const told = (name, { compared, differing, differences }) => ({ name, ok: differing === 0, said: `${compared} answers, ${differing} differ`, why: differences.join("\n") });
  const installed = install();
  const imports = `import { compare } from ${JSON.stringify(join(root, "tests/mirror.mjs"))};`;
  yield told("workerd", await inWorkerd(installed, imports, "return compare(file, anyfeed);", { file }));
  for (const [name, isHere, run] of BROWSERS) {
    if (!isHere) yield { name, ok: true, said: "left out, for it is not on this machine" };
    else yield told(name, await run(installed, 'const { compare } = await import("/tests/mirror.mjs"); return compare(file, anyfeed);', { file }));
  }
  for (const [name, needs, [program, ...words]] of RUNTIMES) {
    const folder = mkdtempSync(join(tmpdir(), "anyfeed-soak-"));
    try {
      writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
      const installed = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", needs], { cwd: folder, encoding: "utf8" });
      if (installed.status !== 0) {
        yield { name, ok: true, said: "left out, for it could not be had from npm" };
        continue;
      }
      writeFileSync(join(folder, "run.js"), `import * as anyfeed from ${JSON.stringify(String(pathToFileURL(join(root, "pkg/dist/index.js"))))};
        import { compare } from ${JSON.stringify(String(pathToFileURL(join(root, "tests/mirror.mjs"))))};
        import { readFileSync } from "node:fs";
        console.log(JSON.stringify(compare(new Uint8Array(readFileSync(${JSON.stringify(path)})), anyfeed)));`);
      const { stdout, stderr } = spawnSync(join(folder, program), [...words, "run.js"], { cwd: folder, encoding: "utf8" });
      const result = stdout.startsWith("{") ? JSON.parse(stdout) : { differing: 1, differences: [stderr] };
      yield told(name, result);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
