// What the README shows at a glance is what was measured: its badges, and the sizes of the doors there and in the guide.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { badges } from "./badges.mjs";
import { root } from "./setup.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const budgets = JSON.parse(read("tests/size-budget.json"));
/** Doors whose budget has another name. */
const OTHERS = { "anyfeed/handler": "anyfeed/handler, without the parser" };
/** Beside the doors: a module that a page loads later, in a row of its own. */
const FULL = Math.round(budgets["feed.wasm"] / 1000);

test("the badges are drawn from what is measured (node tests/badges.mjs --record)", () => {
  for (const [file, text] of Object.entries(badges())) {
    assert.equal(read(file), text, file);
    assert.ok(read("README.md").includes(file), `the README shows ${file}`);
  }
});

for (const file of ["README.md", "www/docs/pages/guide/sizes.md"]) {
  test(`${file} gives the sizes that are measured`, () => {
    const rows = [...read(file).matchAll(/^\| `(anyfeed[\w/-]*)` \| (\d+)/gm)].filter(([, door]) => door !== "anyfeed/slim");
    assert.ok(rows.length >= 10, `${rows.length} doors`);
    for (const [, door, size] of rows) assert.equal(Number(size), Math.round(budgets[OTHERS[door] ?? door] / 1000), door);
    assert.match(read(file), new RegExp(`\\b${FULL} more for a document`));
  });
}
