// Whether the tests of the guard, the cache and the limits notice faults: each mutant is put in place of its file, in a copy of
// the worker, and the tests that are named beside it are run until one fails. What no test notices is listed.
//
//     node tests/mutants/run.mjs [part of a file's name]…
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../setup.mjs";
import { mutantsOf } from "./operators.mjs";

const test = (...names) => names.map((name) => `worker/test/${name}.test.mjs`);
/** File → the tests that must notice, the quickest first. */
const FILES = {
  "worker/src/guard.ts": test("guard", "handler", "post"),
  "worker/src/addresses.ts": test("guard", "limiter"),
  "worker/src/cached.ts": test("cached", "cache"),
  "worker/src/lifetime.ts": test("freshness", "dates", "cache"),
  "worker/src/limited.ts": test("limited", "handler"),
  "worker/src/door/limiter.ts": test("limiter"),
  "worker/src/door/client.ts": test("limiter"),
  "pkg-template/src/http/freshness.ts": test("freshness", "dates", "cache"),
};
/** A mutant that does not end is noticed, too. */
const MOST_SECONDS = 90;

/** What is known to change nothing that anybody could notice, by a part of its line, and why. */
const EQUAL = JSON.parse(readFileSync(new URL("equal.json", import.meta.url), "utf8"));

const parts = process.argv.slice(2);
const asked = Object.keys(FILES).filter((file) => !parts.length || parts.some((part) => file.includes(part)));
const mutants = asked.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), "utf8")).map((mutant) => ({ file, ...mutant })));
const waiting = mutants.values();
const sums = Object.fromEntries(asked.map((file) => [file, { caught: 0, equal: 0, survived: 0 }]));
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const file of asked) {
  const { caught, equal, survived } = sums[file];
  console.log(`${file}: ${caught} of ${caught + survived} caught, ${equal} change nothing`);
}
const total = Object.values(sums).reduce((all, one) => ({ caught: all.caught + one.caught, survived: all.survived + one.survived }), { caught: 0, survived: 0 });
const share = (100 * total.caught) / (total.caught + total.survived);
console.log(`${share.toFixed(1)} per cent of ${total.caught + total.survived} mutants are caught`);
process.exitCode = share < 90 ? 1 : 0;

async function work() {
  const folder = copy();
  try {
    for (const { file, label, line, change, text } of waiting) {
      if (EQUAL.some((one) => file.endsWith(one.file) && line.includes(one.line) && change === one.change)) {
        sums[file].equal += 1;
        continue;
      }
      const original = readFileSync(join(root, file));
      writeFileSync(join(folder, file), text);
      const isCaught = await notices(folder, FILES[file]);
      writeFileSync(join(folder, file), original);
      sums[file][isCaught ? "caught" : "survived"] += 1;
      if (!isCaught) console.log(`survived  ${label} ${change}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the tests of the worker read, copied; what they only load, linked. */
function copy() {
  const folder = mkdtempSync(join(tmpdir(), "anyfeed-mutants-"));
  for (const name of ["worker", "pkg-template", "tests", "package.json"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !/tests.(feeds|gate|screens|tables)$/.test(path) });
  }
  mkdirSync(join(folder, "tests/feeds/rss"), { recursive: true });
  for (const name of ["node_modules", "pkg", "www", "docs"]) symlinkSync(join(root, name), join(folder, name), "dir");
  return folder;
}

async function notices(folder, files) {
  for (const file of files) {
    if (!(await passes(folder, file))) return true;
  }
  return false;
}

function passes(folder, file) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file], { cwd: folder, stdio: "ignore" });
    const limit = setTimeout(() => child.kill("SIGKILL"), MOST_SECONDS * 1000);
    child.once("exit", (status) => (clearTimeout(limit), done(status === 0)));
  });
}
