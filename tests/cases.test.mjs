// Every case through the packed package: what is expected, JSON equal to objects, and no property that the types do not name.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { interfaces } from "../pkg-template/shapes.mjs";
import { readCases, shortcomings } from "./cases.mjs";
import { install, root } from "./installed.mjs";

const { FeedError, decodeDocument, parseFeed, parseFeedToJson } = await install().import();
const cases = readCases();
const results = [];

for (const { name, about, bytes, contentType = null, options, expect, diagnostics, error } of cases) {
  test(`${name}: ${about}`, () => {
    if (error) return assert.throws(() => parseFeed(bytes, contentType, options), refusing(error));
    const feed = parseFeed(bytes, contentType, options);
    results.push(feed);
    assert.deepEqual(shortcomings(expect, feed), []);
    assert.deepEqual(feed.report.diagnostics.map(({ code }) => code), diagnostics, "the complete list of diagnostics");
    agreesWithJson(feed, parseFeedToJson(bytes, contentType, options));
    const { text } = decodeDocument(bytes, contentType);
    for (const { from, to } of feed.report.diagnostics) assert.ok(from <= to && to <= text.length, "places lie in the text");
  });
}

function refusing(expected) {
  return (thrown) => {
    assert.ok(thrown instanceof FeedError, String(thrown));
    assert.deepEqual(shortcomings(expected, thrown), []);
    return true;
  };
}

/** Equal to the sign of zero, and in the same order, entries first. */
function agreesWithJson(feed, json) {
  const parsed = JSON.parse(new TextDecoder().decode(json));
  assert.deepEqual(parsed, feed);
  assert.equal(JSON.stringify(parsed), JSON.stringify(feed));
  assert.equal(Object.keys(parsed)[0], "entries");
}

test("the types name every property that comes, in its order, and no other", () => {
  const known = new Set(interfaces(readFileSync(join(root, "pkg/dist/index.d.ts"), "utf8")).map(({ names }) => names.join()));
  const unknown = new Set();
  const visit = (value, name) => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, name));
    if (typeof value !== "object" || value === null) return;
    const names = Object.keys(value).filter((key) => key !== "entries").join();
    if (!known.has(names)) unknown.add(`${name}: ${names}`);
    for (const key in value) if (!OPEN.includes(key)) visit(value[key], key);
  };
  visit(results, "feed");
  assert.deepEqual([...unknown], []);
});

/** Their keys are the feed's. */
const OPEN = ["extensions", "attributes", "provenance"];
