// What is downloaded stays within its budgets, and the README tells the truth about it.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./setup.mjs";
import { budgets, judge, lowered, measure, packed } from "./sizes.mjs";

test("a byte above the budget fails, a size just below it does not", () => {
  assert.deepEqual(judge({ "feed.wasm": 1001 }, { "feed.wasm": 1000 }), ["feed.wasm is 1001 bytes, 1 above its budget of 1000."]);
  assert.deepEqual(judge({ "feed.wasm": 1000 }, { "feed.wasm": 1000 }), []);
  assert.deepEqual(judge({ "feed.wasm": 990 }, { "feed.wasm": 1000 }), []);
});

test("a budget that is more than 1 per cent too high is to be lowered, and is never raised", () => {
  assert.match(judge({ "feed.wasm": 989 }, { "feed.wasm": 1000 })[0], /lower its budget/);
  assert.deepEqual(lowered({ "feed.wasm": 989, "lite.wasm": 501 }, { "feed.wasm": 1000, "lite.wasm": 500 }), { "feed.wasm": 989, "lite.wasm": 500 });
});

test("what is delivered without a budget, and a budget for nothing, fail", () => {
  assert.equal(judge({ "new.js": 1 }, {}).length, 1);
  assert.equal(judge({}, { "old.js": 1 }).length, 1);
});

test("everything that is delivered stays within its budget", async () => {
  assert.deepEqual(judge(await measure(), budgets), []);
});

test("the README's table of sizes is true", async () => {
  const readme = readFileSync(join(root, "pkg-template/README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `([\w.]+)`[^|]*\| ([\d,]+) \| ([\d,]+) \|$/gm)];
  assert.equal(rows.length, 3);
  const kilobytes = (said) => Number(said.replace(",", ""));
  for (const [, name, plain, small] of rows) {
    const path = join(root, "pkg/dist", name);
    for (const [said, bytes] of [[plain, statSync(path).size], [small, await packed(readFileSync(path))]]) {
      const near = Math.abs(kilobytes(said) - bytes / 1000) <= Math.max(0.6, kilobytes(said) / 50);
      assert.ok(near, `${name}: the README says ${said} KB, and it is ${(bytes / 1000).toFixed(1)}.`);
    }
  }
});
