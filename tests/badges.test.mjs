// What documents say of sizes is what was measured: badges, tables of doors, and sentences.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { badges, corrected, FIGURES, sized, TABLES } from "./badges.mjs";
import { root } from "./setup.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");

test("the badges are drawn from what is measured (node tests/badges.mjs --record)", () => {
  for (const [file, text] of Object.entries(badges())) {
    assert.equal(read(file), text, file);
    assert.ok(read("README.md").includes(file), `the README shows ${file}`);
  }
});

for (const file of TABLES) {
  test(`${file} gives the sizes that are measured (node tests/badges.mjs --record)`, () => {
    assert.ok(read(file).match(/^\| `anyfeed[\w/-]*` \| \d/gm).length >= 10);
    assert.match(read(file), /\d more for a document/);
    assert.equal(sized(read(file)), read(file));
  });
}

test("sizes within sentences are those that are measured (node tests/badges.mjs --record)", () => {
  for (const [file, place] of FIGURES) {
    assert.match(read(file), place, file);
    assert.equal(corrected(file, read(file)), read(file), file);
  }
});
