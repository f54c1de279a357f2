// What a pull request is told of sizes and costs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { table } from "./report.mjs";

test("what differs is shown, the largest share first", () => {
  const text = table("Sizes", "Bytes", { same: 5, little: 1000, much: 100, gone: 7 }, { same: 5, little: 1001, much: 50, come: 3 });
  assert.deepEqual(text.split("\n").filter((line) => /^\| \w/.test(line)), [
    "| come | – | 3 | new |",
    "| gone | 7 | – | gone |",
    "| much | 100 | 50 | −50 (−50.00 %) |",
    "| little | 1,000 | 1,001 | +1 (+0.10 %) |",
  ]);
  assert.match(text, /^Bytes; 1 of 5 unchanged\.$/m);
});

test("where nothing differs there is no table", () => {
  assert.equal(table("Costs", "Instructions", { a: 1 }, { a: 1 }), "### Costs\n\nInstructions; 1 of 1 unchanged.\n");
});
