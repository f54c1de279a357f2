// npm test: sets everything up, runs the steps below, and says at the end how many tests passed.
// npm run test:long: what takes longer, in the same way.
//
//     node tests/run.mjs [--long] [--built] [part of a step's name]…
//
// A test file of JavaScript belongs to npm test; one that is called NAME.long.test.mjs belongs to the long run.
// `--built`: the package and the page are there already, and are not built again.
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Queue } from "./queue.mjs";
import { root, setUp } from "./setup.mjs";

const node = process.execPath;

/** What must be there before most other steps can begin. */
const BUILD = [
  ["package", 45, null, "cargo", "xtask", "build"],
  ["page", 10, "package", node, "www/build.mjs"],
];

/** What a test file needs beside what its folder needs: the page, or what another one builds. */
const AFTER = { "tests/docs.long.test.mjs": "page", "tests/lighthouse.long.test.mjs": "tests/docs.long.test.mjs" };

/**
 * Name; minutes until it is ended as one that hangs, several times what a busy machine needs; the step that must have
 * passed before; program and words. They begin in this order, one for each processor and two more at a time. One that counts no
 * tests of its own counts as one.
 */
const SHORT = [
  ["format", 5, null, "cargo", "fmt", "--all", "--check"],
  ...BUILD,
  ["lints", 30, null, "cargo", "clippy", "--workspace", "--all-targets", "--features", "anyfeed/check,anyfeed/futures", "--locked", "--quiet", "--", "-D", "warnings"],
  ["lints of Rust on the web", 30, null, "cargo", "clippy", "--lib", "--example=web", "--features=js-panic-hook,futures", "--target=wasm32-unknown-unknown", "--locked", "--quiet", "--", "-D", "warnings"],
  ["lints of the small build", 30, null, "cargo", "clippy", "--lib", "--no-default-features", "--features=serde", "--locked", "--quiet", "--", "-D", "warnings"],
  ["lints without serde", 30, null, "cargo", "clippy", "--lib", "--no-default-features", "--features=full,futures", "--locked", "--quiet", "--", "-D", "warnings"],
  ["cost", 30, "package", "cargo", "xtask", "cost"],
  ["what a check takes", 20, "package", "cargo", "xtask", "cost", "--check"],
  ["growth", 30, "cost", "cargo", "xtask", "growth"],
  ["gate", 20, "package", "cargo", "xtask", "gate"],
  ["what the gate catches", 20, null, "cargo", "test", "--package=gate", "--locked", "--quiet"],
  ["how modules are made small", 20, "package", "cargo", "test", "--package=xtask", "--profile=dev", "--locked", "--quiet"],
  ["core", 45, null, "cargo", "test", "--locked", "--quiet", "--features=check,futures"],
  ...files((name) => !isLong(name)),
];

const LONG = [
  ...BUILD,
  ["core, what takes long", 60, null, "cargo", "test", "--locked", "--quiet", "--test", "properties", "--", "--ignored"],
  ["growth, what takes long", 60, "package", "cargo", "xtask", "growth", "--long"],
  ["fuzz, and native = wasm", 30, "package", node, "tests/soak/run.mjs", "--minutes", "2", "fuzz", "native = wasm"],
  ["some of the matrix", 20, "package", node, "tests/matrix/run.mjs", `Node ${process.versions.node.split(".")[0]}`, "workerd", "esbuild", "Firefox", "WebKit"],
  ...files(isLong),
];

/** Every test file is a step of its own. What the page is tested with needs the page. */
function files(wanted) {
  const words = ["--import", "./tests/limits.mjs", "--test-reporter=spec"];
  return [["www/test", "page"], ["worker/test", "package"], ["tests", "package"]].flatMap(([folder, needs]) =>
    readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs") && wanted(name)).sort()
      .map((name) => `${folder}/${name}`)
      .map((file) => [file, isLong(file) ? 60 : 20, AFTER[file] ?? needs, node, ...words, file]));
}

function isLong(name) {
  return name.endsWith(".long.test.mjs");
}

const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith("--"));
const isBuilt = words.includes("--built") && existsSync(join(root, "pkg/dist/feed.wasm"));
const missing = setUp();
if (missing) finish({ passed: 0, failed: 1, complaints: [missing] });
const steps = (words.includes("--long") ? LONG : SHORT)
  .filter((step) => !(isBuilt && BUILD.includes(step)))
  .filter(([name]) => !parts.length || parts.some((part) => name.includes(part)));
// Two more than there are processors: tests of the page and of the handler wait half of their time.
finish(await new Queue(steps, availableParallelism() + 2).run());

function finish({ passed, failed, complaints }) {
  console.log(["", ...complaints, `${passed} passed, ${failed} failed`].join("\n"));
  process.exit(failed ? 1 : 0);
}
