// npm test: sets everything up, runs everything, and says at the end how many tests passed.
//
//     node tests/run.mjs [part of a step's name]…
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, setUp } from "./setup.mjs";

/** Name, program, words. A step that counts no tests of its own counts as one. */
const STEPS = [
  ["format", "cargo", "fmt", "--all", "--check"],
  ["lints", "cargo", "clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"],
  ["lints of the small build", "cargo", "clippy", "--lib", "--no-default-features", "--locked", "--quiet", "--", "-D", "warnings"],
  ["core", "cargo", "test", "--locked", "--quiet"],
  ["package", "cargo", "xtask", "build"],
  ...["pkg-template", "pkg-template/cli", "worker", "www", "tests/types"].filter(hasTypes).map((folder) => [`types of ${folder}`, process.execPath, "node_modules/typescript/bin/tsc", "-p", folder]),
  ...(existsSync(join(root, "www/build.mjs")) ? [["page", process.execPath, "www/build.mjs"]] : []),
  ["JavaScript", process.execPath, "--test", "--test-reporter=spec", ...testFiles("tests", "worker/test", "www/test")],
];

/** How cargo and Node sum up. */
const SUMS = [
  /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed/gm,
  /^ℹ pass (?<passed>\d+)/gm,
  /^ℹ (?:fail|cancelled) (?<failed>\d+)/gm,
];

const missing = setUp();
if (missing) finish(0, 1, [missing]);
const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
const complaints = [];
for (const [name, program, ...words] of STEPS) {
  if (wanted.length && !wanted.some((part) => name.includes(part))) continue;
  const started = Date.now();
  console.log(`\n— ${name}`);
  const { status, output } = await run(program, words);
  const sum = count(output);
  if (sum.passed + sum.failed === 0) sum[status === 0 ? "passed" : "failed"] = 1;
  if (status !== 0 && sum.failed === 0) sum.failed = 1;
  passed += sum.passed;
  failed += sum.failed;
  if (sum.failed) complaints.push(`${name}: ${sum.failed} failed`);
  console.log(`— ${name}: ${sum.passed} passed, ${sum.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`);
  if (name === "package" && sum.failed) break;
}
finish(passed, failed, complaints);

function finish(passed, failed, complaints) {
  console.log(["", ...complaints, `${passed} passed, ${failed} failed`].join("\n"));
  process.exit(failed ? 1 : 0);
}

/** Runs a step in sight, and keeps what it says. */
function run(program, words) {
  return new Promise((done) => {
    const child = spawn(program, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    let output = "";
    for (const stream of ["stdout", "stderr"]) {
      child[stream].setEncoding("utf8").on("data", (text) => {
        output += text;
        process[stream].write(text);
      });
    }
    child.on("error", (error) => done({ status: 1, output: String(error) }));
    child.on("close", (status) => done({ status, output }));
  });
}

function count(output) {
  const sum = { passed: 0, failed: 0 };
  for (const pattern of SUMS) {
    for (const { groups } of output.matchAll(pattern)) {
      for (const key in groups) sum[key] += Number(groups[key]);
    }
  }
  return sum;
}

function hasTypes(folder) {
  return existsSync(join(root, folder, "tsconfig.json"));
}

function testFiles(...folders) {
  return folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs")).sort().map((name) => `${folder}/${name}`));
}
