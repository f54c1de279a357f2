// The JSON Schema of the result: every case's JSON holds it, and what is not so does not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readCases } from "./cases.mjs";
import { install } from "./installed.mjs";
import { faultsOf } from "./schema-faults.mjs";

const installed = install();
const { parseFeed, parseFeedToJson } = await installed.import();
const schema = JSON.parse(readFileSync(installed.require.resolve("anyfeed/feed.schema.json"), "utf8"));
const example = () => JSON.parse(new TextDecoder().decode(parseFeedToJson('<rss version="2.0"><channel><title>T</title><item><title>A</title></item></channel></rss>')));

const { $schema, title, $defs, ...top } = schema;
const faults = (value, rule) => faultsOf(value, rule, schema);

/** What a rule says of what is in a value: how each is called, its rule, and how to take it out. */
function inner({ $ref, properties = {}, additionalProperties: any, items, prefixItems = [], anyOf = [] }) {
  const listed = items ?? prefixItems[0];
  return [
    ...($ref ? [["", $defs[$ref.replace("#/$defs/", "")], (value) => [value]]] : []),
    ...anyOf.map((one) => ["", one, (value) => [value]]),
    ...(listed ? [["[]", listed, (value) => (Array.isArray(value) ? value : [])]] : []),
    ...Object.entries(properties).map(([name, one]) => [`.${name}`, one, (value) => [value[name]]]),
    ...(any ? [[".*", any, (value) => Object.values(value)]] : []),
  ];
}

/** The paths of all fields; what holds its own kind is looked into once. */
function* fields(rule, path = "", around = []) {
  yield path;
  for (const [name, one] of inner(rule)) if (!around.includes(one)) yield* fields(one, path + name, [...around, one]);
}

/** The paths of those that a value has something in. */
function* filled(value, rule, path = "") {
  const isNothing = value === undefined || value === null || value === false || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  if (isNothing) return;
  yield path;
  for (const [name, one, take] of inner(rule)) for (const part of take(value)) yield* filled(part, one, path + name);
}

test("every field is filled by a case", () => {
  const missing = new Set(fields(top));
  assert.ok(missing.has(".entries[].media[].thumbnails[].url") && missing.has(".foreign[].attributes.*") && missing.has(".entries[].geo.coordinates[][]"));
  for (const { bytes, contentType = null, options, error } of readCases()) {
    if (error) continue;
    for (const path of filled(JSON.parse(new TextDecoder().decode(parseFeedToJson(bytes, contentType, options))), top)) missing.delete(path);
  }
  assert.deepEqual([...missing], []);
});

test("the results of all cases hold the schema", () => {
  let read = 0;
  for (const { name, bytes, contentType = null, options, error } of readCases()) {
    if (error) continue;
    read++;
    assert.deepEqual(faults(JSON.parse(new TextDecoder().decode(parseFeedToJson(bytes, contentType, options))), top), [], name);
  }
  assert.ok(read > 100);
});

test("what is otherwise does not hold it", () => {
  assert.deepEqual(faults(example(), top), []);
  const wrong = [
    (feed) => delete feed.title,
    (feed) => (feed.surplus = 1),
    (feed) => (feed.format = "csv"),
    (feed) => (feed.entries[0].title = 7),
    (feed) => (feed.entries[0].completeness = "half"),
    (feed) => (feed.report.diagnostics = null),
    (feed) => (feed.entries[0].geo = { type: "point", coordinates: [[1]], name: null }),
    (feed) => (feed.entries[0].provenance = { title: 1 }),
  ];
  for (const change of wrong) {
    const feed = example();
    change(feed);
    assert.notDeepEqual(faults(feed, top), [], String(change));
  }
});

/** Whether a path such as `entries[].media[].url` is in the schema. */
function leads(path) {
  let rules = [top];
  const open = (rule) => (rule.$ref ? open(schema.$defs[rule.$ref.replace("#/$defs/", "")]) : rule.anyOf ? rule.anyOf.flatMap(open) : [rule].flat());
  for (const step of path.match(/\w+|\[\]/g)) {
    rules = rules.flatMap(open).flatMap((rule) => (step === "[]" ? rule.items : rule.properties?.[step]) ?? []);
  }
  return rules.length > 0;
}

/** What docs/migration.md says of reading; what it says of writing has fields of its own. */
function reading() {
  const [text, writing] = readFileSync(new URL("../docs/migration.md", import.meta.url), "utf8").split("\n## Writing: ");
  assert.ok(writing);
  return text;
}

test("who comes from another library finds the description of an item, whether it is all there is or not", () => {
  const text = reading();
  const rows = [...text.matchAll(/^\|(?<theirs>.*)\|(?<ours>[^|]*)\|$/gm)].map(({ groups }) => groups);
  const told = rows.filter(({ theirs }) => /entries\[\]\.summary|items\[\]\.(summary|description)|description`$|the description/.test(theirs));
  assert.equal(told.length, 4);
  const body = "<p>Short</p>";
  const item = (more) => parseFeed(`<rss version="2.0"><channel><item><title>T</title><description><![CDATA[${body}]]></description>${more}</item></channel></rss>`).entries[0];
  const full = '<content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"><![CDATA[<p>Short and long</p>]]></content:encoded>';
  for (const { theirs, ours } of told) {
    for (const entry of [item(""), item(full)]) {
      const values = [...ours.matchAll(/`entries\[\]\.(\w+)`/g)].map(([, name]) => entry[name]);
      assert.ok(values.includes(body) || values.includes("Short"), theirs);
    }
  }
});

test("the tables for those who come from another library name fields that there are", () => {
  const text = reading();
  const ours = [...text.matchAll(/^\|.*\|(?<ours>[^|]*)\|$/gm)].flatMap(({ groups }) => [...groups.ours.matchAll(/`([^`]+)`/g)].map(([, path]) => path));
  assert.ok(ours.length > 80);
  assert.deepEqual(ours.filter((path) => !leads(path)), []);
  assert.ok(!leads("entries[].nothing") && !leads("title[]"));
});
