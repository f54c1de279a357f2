// What a page downloads: the modules' sizes, as brotli sends them, against the budget in size-budget.json.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { root } from "./setup.mjs";

const budget = JSON.parse(readFileSync(join(root, "tests/size-budget.json"), "utf8"));

for (const [name, most] of Object.entries(budget)) {
  test(`${name} stays within its budget`, () => {
    const { length } = brotliCompressSync(readFileSync(join(root, "pkg/dist", name)));
    assert.ok(length <= most, `${name} is ${length} bytes with brotli, and its budget is ${most}.`);
    assert.ok(length > most * 0.9, `${name} is ${length} bytes with brotli: lower its budget of ${most}, so that it stays so.`);
  });
}
