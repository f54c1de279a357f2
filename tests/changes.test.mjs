// What is said of two copies of a feed: each rule by an example, and its page in the documentation.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { folder } from "./opened.mjs";
import { root } from "./setup.mjs";

const { parseFeed } = await import("../pkg/dist/index.js");
const { diffFeeds } = await import("../pkg/dist/merge.js");
const { withChanges } = await load("changes/index.ts");
const { CHANGES } = await load("changes/rules.ts");
const { changedLines, hasField } = await load("repaired.ts");

async function load(file) {
  const outfile = join(await folder(), file.replace(/\//g, "-").replace(/ts$/, "mjs"));
  await build({ entryPoints: [join(root, "pkg-template/src", file)], bundle: true, format: "esm", outfile, logLevel: "error" });
  return import(outfile);
}

const REPORT = { verdict: "valid", format: "rss", version: "2.0", entries: 0, profiles: [], findings: [], findingsTotal: 0 };
const item = (number, { guid = number, day = number, text = "Words." } = {}) =>
  `<item><title>No. ${number}</title><guid isPermaLink="false">${guid}</guid><link>https://example.org/${number}</link><pubDate>2024-01-1${day}T10:00:00Z</pubDate><description>${text}</description></item>\n`;
const rss = (items, self = "https://example.org/feed.xml") =>
  `<rss version="2.0" xmlns:a="http://www.w3.org/2005/Atom"><channel><title>T</title><a:link rel="self" href="${self}"/>\n${items.join("")}</channel></rss>`;
const atom = (text) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>urn:x:1</id><title>No. 1</title><updated>2024-01-11T10:00:00Z</updated><content>${text}</content></entry></feed>`;

function compared(old, text) {
  const [before, now] = [old, text].map((one) => parseFeed(one, null, { provenance: true }));
  return withChanges(REPORT, { before, now, text }, diffFeeds(before, now));
}

const sound = rss([item(3), item(2), item(1)]);
const EXAMPLES = {
  "changes/id-moved": [sound, rss([item(3), item(2, { guid: "two" }), item(1)])],
  "changes/published-moved": [sound, rss([item(3), item(2), item(1, { day: 0 })])],
  "changes/updated-kept": [atom("Words."), atom("Other words.")],
  "changes/entry-gone": [sound, rss([item(3), item(1)])],
  "changes/feed-address": [sound, rss([item(3), item(2), item(1)], "https://example.org/new.xml")],
  "changes/format": [sound, atom("Words.")],
};

test("every rule is broken by an example, and by nothing that publishers do every day", () => {
  assert.deepEqual(Object.keys(EXAMPLES).sort(), Object.keys(CHANGES).sort());
  for (const [code, [old, text]] of Object.entries(EXAMPLES)) {
    const { findings } = compared(old, text);
    assert.ok(findings.some((finding) => finding.code === code), `${code}: ${findings.map((finding) => finding.code)}`);
  }
  assert.deepEqual(compared(sound, sound).findings, []);
  const later = compared(sound, rss([item(4), item(3, { text: "Better words." }), item(2)]));
  assert.deepEqual(later.findings, []);
  assert.deepEqual(later.changes.added, [{ id: "4", title: "No. 4" }]);
  assert.deepEqual(later.changes.changed.map(({ id }) => id), ["3"]);
});

test("a finding stands where the entry does, and counts", () => {
  const [old, text] = EXAMPLES["changes/id-moved"];
  const { findings, profiles, verdict, changes } = compared(old, text);
  const [{ line, from, entry, message }] = findings;
  assert.deepEqual([line, entry], [3, 1]);
  assert.equal(text.slice(from, from + 5), "<guid");
  assert.match(message, /“No\. 2” changed from 2 to two/);
  assert.deepEqual([verdict, profiles.at(-1).name, profiles.at(-1).warnings], ["valid-with-warnings", "changes", 1]);
  assert.deepEqual(changes.moved, [{ id: "two", title: "No. 2", before: "2" }]);
});

test("a line of the repaired feed is that of the field that is wrong", () => {
  const origins = (text) => {
    const { provenance: head, entries } = parseFeed(text, null, { provenance: true });
    return { head, entries: entries.map((entry) => entry.provenance) };
  };
  const source = "<rss version='2.0'><channel><title>A & B</title>\n<item><title>One</title><pubDate>2024-01-15</pubDate></item></channel></rss>";
  const written = "<rss version='2.0'><channel>\n<title>A &amp; B</title>\n<item>\n<title>One</title>\n<pubDate>Mon, 15 Jan 2024 00:00:00 GMT</pubDate></item></channel></rss>";
  const sides = [origins(source), origins(written)];
  const date = { line: 2, column: source.split("\n")[1].indexOf("<pubDate>") + 1, entry: 0 };
  const title = { line: 1, column: source.indexOf("<title>") + 1, entry: null };
  const lines = changedLines([title, date, date], sides, source, written);
  assert.deepEqual(lines.map(({ line, after }) => [line, after]), [[1, "<title>A &amp; B</title>"], [2, "<pubDate>Mon, 15 Jan 2024 00:00:00 GMT</pubDate></item></channel></rss>"]]);
  assert.equal(hasField(sides[0], { line: 2, column: 1, entry: 0 }), false, "what is missing in an item stands nowhere in it");
});

/** docs/changes.md as it should be; `UPDATE=1 node tests/changes.test.mjs` writes it. */
function written() {
  const head = `# Changes between two copies

What \`anyfeed check --before OLD\` reports when it compares a feed with an earlier copy. Each rule has its code, its severity, its
sentence, how to fix it, what readers do with it (in italics), an example that breaks it and one that follows it. Both copies may be files or
addresses. Which entries were added, changed, removed or given another id is listed below the findings, and in JSON as \`changes\`. The tests run
every rule; this page is written from the table in \`pkg-template/src/changes/rules.ts\`. [Rules](rules.md) explains \`error\`, \`warning\` and \`advice\`.
`;
  const rows = Object.entries(CHANGES).map(([code, { severity, sentence, fix, helpUrl, readers, breaks, keeps }]) => `
### ${code}

**${severity}** · [specification](<${helpUrl}>)

${sentence.replace(/\{(\w+)\}/g, "…")}  
${fix}  
*${readers}*

| breaks it | follows it |
|---|---|
| ${breaks} | ${keeps} |
`);
  return head + rows.join("");
}

test("docs/changes.md says the same", () => {
  const path = join(root, "docs/changes.md");
  if (process.env.UPDATE) writeFileSync(path, written());
  assert.equal(readFileSync(path, "utf8"), written());
});
