// If an instance dies all the same, the call says so and the next one works: a module made to trap, in Node, workerd and Chromium.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install } from "./installed.mjs";
import { inChromium, inWorkerd } from "./places.mjs";
import { survive, trapping } from "./trap.mjs";

/** A document of this length kills. */
const LENGTH = 6661;

const installed = install();
const here = new URL("trap.mjs", import.meta.url);
const wasm = trapping(readFileSync(join(installed.folder, "node_modules/anyfeed/dist/feed.wasm")), "answer", 1, LENGTH);

test("the shipped module does not die of it", async () => {
  assert.deepEqual([...new Set(await survive(await installed.import(), LENGTH))], ["nothing died"]);
});

test("Node", async () => {
  const slim = await installed.import("anyfeed/slim");
  await slim.init(wasm);
  assert.deepEqual(await survive(slim, LENGTH), []);
});

test("workerd", async () => {
  const imports = `import { survive } from ${JSON.stringify(here.pathname)};`;
  assert.deepEqual(await inWorkerd(installed, imports, `return survive(anyfeed, ${LENGTH});`, { wasm }), []);
});

test("Chromium", async () => {
  const program = `await anyfeed.init(file); const { survive } = await import("/tests/trap.mjs"); return survive(anyfeed, ${LENGTH});`;
  assert.deepEqual(await inChromium(installed, program, { file: wasm, door: "slim.js" }), []);
});
