// Feeds out: what was written is read again, and says what it said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { ParseOption, XmlDocument } from "libxml2-wasm";
import { install } from "./installed.mjs";
import { readAll } from "./write/documents.mjs";
import { ALL, LEFT_OUT, rules, table } from "./write/fields.mjs";
import { KNOWN } from "./write/known.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const write = await installed.import("anyfeed/write");
const WRITERS = { rss: write.toRss, atom: write.toAtom, jsonfeed: write.toJsonFeed };

const feeds = readAll(parseFeed);
const met = new Set();

/** What was asked for of the result, not of one document. */
const reading = ({ html, text, extensions, emails, canonical, iframeHosts } = {}) =>
  JSON.parse(JSON.stringify({ html, text, extensions, emails, canonical, iframeHosts }));

for (const [format, toText] of Object.entries(WRITERS)) {
  test(`${format}: what was written is read as it was, ${feeds.length} documents`, { timeout: 300_000 }, () => {
    const wrong = [];
    let fixed = 0;
    for (const { name, options, feed } of feeds) {
      const text = toText(feed);
      const again = parseFeed(text, null, reading(options));
      const known = KNOWN[name] ?? [];
      const differs = differences(feed, again, format);
      for (const field of differs) met.add(`${name} ${field}`);
      const said = differs.filter((field) => !known.includes(field));
      if (!again.report.wellFormed || (format !== "jsonfeed" && !isWellFormed(text))) said.push("not well-formed");
      if (said.length) wrong.push(`${name}: ${[...new Set(said)].join(", ")}`);
      const settled = toText(again);
      if (withoutCustom(settled, format) === withoutCustom(text, format)) fixed += 1;
    }
    assert.deepEqual(wrong, []);
    assert.ok(fixed / feeds.length > 0.97, `${fixed} of ${feeds.length} are written again as they were`);
  });
}

test("every difference that is known is met", { skip: !feeds.some(({ name }) => name.startsWith("real/")) && "no real feeds are at hand" }, () => {
  assert.deepEqual(Object.entries(KNOWN).flatMap(([name, fields]) => fields.map((field) => `${name} ${field}`)).filter((one) => !met.has(one)), []);
});

test("the README's table names fields that are there, and says of each whether it is the same", () => {
  const [{ feed }] = feeds.filter(({ feed }) => feed.entries.length);
  const known = { head: Object.keys(feed), entry: Object.keys(feed.entries[0]) };
  for (const { place, field, cells } of table) {
    // What the head alone has, or an entry, may stand in a row of both.
    assert.ok(known.head.includes(field) || known.entry.includes(field), field);
    assert.ok(cells.length === 3 && cells.every(Boolean), `${place} ${field}`);
  }
  for (const place of ["head", "entry"]) for (const format of Object.keys(WRITERS)) {
    const { changed, compared } = rules(place, format);
    assert.deepEqual([...new Set(changed)].filter((field) => known[place].includes(field)).sort(), compared.sort(), `${place} of ${format}`);
  }
});

/** As libxml2 judges: a prefix that nothing declares is an error of namespaces, which it takes for none of form. */
function isWellFormed(text) {
  try {
    XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_HUGE }).dispose();
    return true;
  } catch {
    return false;
  }
}

test("what is not well-formed is seen", () => {
  assert.ok(isWellFormed("<a/>") && !isWellFormed("<a>") && !isWellFormed("<a>\u0001</a>") && !isWellFormed("<a b:c='1'>&x;</a>"));
});

/** Custom members of JSON Feed are read as texts: their numbers are not written as numbers again. */
function withoutCustom(text, format) {
  return format === "jsonfeed" ? JSON.stringify(JSON.parse(text, (key, value) => (key.startsWith("_") ? undefined : value))) : text;
}

function differences(before, after, format) {
  const [head, entry] = ["head", "entry"].map((place) => rules(place, format).rules);
  const isHome = before.format === (format === "jsonfeed" ? "json" : format);
  const found = fields(before, after, head, isHome, "head");
  if (before.entries.length !== after.entries.length) return [...found, "entries"];
  return before.entries.reduce((all, one, index) => all.concat(fields(one, after.entries[index], entry, isHome, "entry")), found);
}

function fields(before, after, byField, isHome, place) {
  return Object.keys(before).filter((name) => name !== "entries").filter((name) => {
    const rule = byField[name] ?? ((value) => value);
    const [wanted, came] = [rule(before[name], isHome, before), rule(after[name], isHome, after)];
    if (wanted === LEFT_OUT) return false;
    return !(wanted?.[0] === ALL ? holds(wanted[1], came[1]) : isDeepStrictEqual(wanted, came));
  }).map((name) => `${place}.${name}`);
}

function holds(part, whole) {
  if (part === undefined) return true;
  if (Array.isArray(part)) return Array.isArray(whole) && part.every((one) => whole.some((other) => isDeepStrictEqual(one, other)));
  if (typeof part !== "object" || part === null) return isDeepStrictEqual(part, whole);
  return typeof whole === "object" && whole !== null && Object.keys(part).every((key) => holds(part[key], whole[key]));
}
