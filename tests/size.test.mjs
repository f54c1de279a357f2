// What a page downloads: the modules' sizes, as brotli sends them, against the budget in size-budget.json.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { root } from "./setup.mjs";

const budget = JSON.parse(readFileSync(join(root, "tests/size-budget.json"), "utf8"));

const packed = (name) => brotliCompressSync(readFileSync(join(root, "pkg/dist", name))).length;

for (const [name, most] of Object.entries(budget)) {
  test(`${name} stays within its budget`, () => {
    const length = packed(name);
    assert.ok(length <= most, `${name} is ${length} bytes with brotli, and its budget is ${most}.`);
    assert.ok(length > most * 0.9, `${name} is ${length} bytes with brotli: lower its budget of ${most}, so that it stays so.`);
  });
}

test("the README's table of sizes is true", () => {
  const readme = readFileSync(join(root, "pkg-template/README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `([\w.]+)`[^|]*\| ([\d,]+) \| ([\d,]+) \|$/gm)];
  assert.equal(rows.length, 3);
  const kilobytes = (said) => Number(said.replace(",", ""));
  for (const [, name, plain, small] of rows) {
    for (const [said, bytes] of [[plain, statSync(join(root, "pkg/dist", name)).size], [small, packed(name)]]) {
      const near = Math.abs(kilobytes(said) - bytes / 1000) <= Math.max(0.6, kilobytes(said) / 50);
      assert.ok(near, `${name}: the README says ${said} KB, and it is ${(bytes / 1000).toFixed(1)}.`);
    }
  }
});
