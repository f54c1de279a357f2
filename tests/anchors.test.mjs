// Every code that a finding or a diagnostic may have can be looked up: it has a heading, and what it links to is there.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { adviceIn } from "../pkg-template/codes.mjs";
import { root } from "./setup.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
/** Codes in the heads of rows: what a rule or a catalogue's row begins with. */
const CODE = /^\s*"([a-z0-9]+\/[a-z0-9-]+)" (?:Error|Warning|Advice)\b/gm;
const folder = "src/check/rules";
const rules = readdirSync(join(root, folder)).flatMap((file) => [...read(`${folder}/${file}`).matchAll(CODE)].map(([, code]) => code));
const diagnostics = adviceIn(root).map(([code]) => code);
const network = [...read("pkg-template/src/online/rules.ts").matchAll(/^ {2}"(network\/[a-z-]+)": rule\(/gm)].map(([, code]) => code);
const changes = [...read("pkg-template/src/changes/rules.ts").matchAll(/^ {2}"(changes\/[a-z-]+)": \{/gm)].map(([, code]) => code);
const sections = (path) => Object.fromEntries(read(path).split(/^### /m).slice(1).map((text) => [text.split("\n", 1)[0], text]));

test("the tables are read whole", () => {
  assert.ok(rules.length > 800, `${rules.length} rules`);
  assert.ok(diagnostics.length > 80, `${diagnostics.length} diagnostics`);
  assert.ok(network.length > 30, `${network.length} rules of delivery`);
  assert.ok(changes.length > 5, `${changes.length} rules of change`);
  const all = [...rules, ...diagnostics, ...network, ...changes];
  const twice = all.filter((code, index) => all.indexOf(code) !== index);
  assert.deepEqual(twice, [], "a code means one thing");
});

for (const [path, codes] of [["docs/rules.md", [...rules, "document/not-a-feed"]], ["docs/diagnostics.md", diagnostics], ["docs/network.md", network], ["docs/changes.md", changes]]) {
  test(`${path} has a heading for each code, and none for another`, () => {
    assert.deepEqual(Object.keys(sections(path)).sort(), [...codes].sort());
  });
}

test("every rule names the passage that it follows from", () => {
  for (const path of ["docs/rules.md", "docs/network.md", "docs/changes.md"]) {
    for (const [code, text] of Object.entries(sections(path))) {
      if (code !== "document/not-a-feed") assert.match(text, /\[specification\]\(<https?:\/\/[^>]+>\)/, code);
    }
  }
});

test("what findings link to in the documentation is there", async () => {
  const { checkFeed } = await import("../pkg/dist/check.js");
  const inputs = readdirSync(join(root, "www/gallery")).map((name) => readFileSync(join(root, "www/gallery", name)));
  const links = new Set(["", "<html>", ...inputs].flatMap((input) => checkFeed(input).findings.map(({ helpUrl }) => helpUrl)));
  let own = 0;
  for (const link of links) {
    const [, path, anchor] = /\/blob\/main\/(docs\/[\w.]+)#(.*)$/.exec(link) ?? [];
    if (!path) continue;
    own++;
    // A page of HTML drops all signs but hyphens from what leads to a heading.
    assert.ok(Object.keys(sections(path)).some((code) => code.replace("/", "") === anchor), link);
  }
  assert.ok(own > 5, `${own} links`);
});
