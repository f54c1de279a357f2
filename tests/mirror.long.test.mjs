// The same bytes give the same JSON natively, in Node, in workerd and in Chromium: every case, and damaged ones.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, root } from "./installed.mjs";
import { compare } from "./mirror.mjs";
import { inChromium, inWorkerd } from "./places.mjs";

const installed = install();
const file = answers();

/** The native build's; it is compiled already where the tests of the core have run. */
function answers() {
  const words = ["test", "--locked", "--quiet", "--test", "properties", "--", "--nocapture", "mirror::"];
  const { status, stdout, stderr } = spawnSync("cargo", words, { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return new Uint8Array(readFileSync(stdout.match(/answers in (.+)/)[1]));
}

function hold({ compared, differing, differences }) {
  assert.equal(differing, 0, differences.join("\n"));
  assert.ok(compared > 1000, `${compared} answers`);
}

test("Node", async () => hold(compare(file, await installed.import())));

test("workerd", async () => {
  const imports = `import { compare } from ${JSON.stringify(join(root, "tests/mirror.mjs"))};`;
  hold(await inWorkerd(installed, imports, "return compare(file, anyfeed);", { file }));
});

test("Chromium", async () => {
  hold(await inChromium(installed, 'const { compare } = await import("/tests/mirror.mjs"); return compare(file, anyfeed);', { file }));
});
