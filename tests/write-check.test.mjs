// Feeds out, as our own checker judges them: no error but those of the source, and those that are named here with a reason.
import assert from "node:assert/strict";
import { test } from "node:test";
import { install } from "./installed.mjs";
import { readAll } from "./write/documents.mjs";

const installed = install();
const { parseFeed, parseOpml } = await installed.import();
const { checkFeed } = await installed.import("anyfeed/check");
const { contentTypes, toAtom, toJsonFeed, toOpml, toRss } = await installed.import("anyfeed/write");
const WRITERS = { rss: toRss, atom: toAtom, jsonfeed: toJsonFeed };

/** What is wrong in what was written and was not wrong in the source in these words, and why; before the space the format that was written. */
const REASONS = {
  "A format wants what the source does not say, and nobody can invent: who wrote it, its page, its title.": [
    "rss itunes/episode-title-missing", "rss rss/channel-link-missing", "rss rss/image-link-missing",
    ...["image", "category", "explicit"].flatMap((what) => [`rss itunes/${what}-missing`, `atom itunes/${what}-missing`]), "rss itunes/language-missing",
  ],
  "What RSS alone has, and elements without a namespace of what was Atom already, go back in a place that Atom allows and the checker does not know.": [
    "atom atom/feed-element-unknown", "atom atom/link-href-missing", "atom podcast/live-guid-missing",
  ],
  "A value of the source's own; where it came from nobody looked at its form, or it was said in another element.": [
    "atom atom/category-scheme-form", "atom atom/entry-id-sound", "rss app/draft-form", "atom app/draft-form",
    "rss atom/link-rel-empty", "atom atom/link-rel-empty",
    "rss rss/cloud-procedure-missing",
  ],
  "An address that nobody may follow was removed when the source was read.": ["rss rss/text-input-link-missing"],
  "Entries that are the same in all that makes an id have the same.": [
    "rss rss/guid-not-unique", "atom atom/entry-id-not-unique", "jsonfeed json/item-id-not-unique",
  ],
  "Two pages that the source gives for one entry are both written: to leave one out would lose it.": [
    "atom atom/feed-alternate-twice", "atom atom/entry-alternate-twice",
  ],
};
const ALLOWED = new Set(Object.values(REASONS).flat());

const errors = (text, contentType) => checkFeed(text, contentType, { now: null }).findings.filter(({ severity }) => severity === "error");
const documents = readAll(parseFeed).map((one) => ({ ...one, own: new Set(errors(one.bytes, one.contentType).map(({ code }) => code)) }));
const met = new Set();

for (const [format, toText] of Object.entries(WRITERS)) {
  test(`${format}: the checker finds no error that is the writer's, ${documents.length} documents`, () => {
    const wrong = [];
    for (const { name, feed, own } of documents) {
      for (const { code, message } of errors(toText(feed), contentTypes[format])) {
        const row = `${format} ${code}`;
        met.add(row);
        if (!own.has(code) && !ALLOWED.has(row)) wrong.push(`${name}: ${code}: ${message}`);
      }
    }
    assert.deepEqual(wrong, []);
  });
}

// Some stand for real feeds alone.
const hasReal = documents.some(({ name }) => name.startsWith("real/"));
test("every row of the table is met", { skip: !hasReal && "no real feeds are at hand" }, () => {
  assert.deepEqual([...ALLOWED].filter((row) => !met.has(row)), []);
});

test("a list of feeds has no error, in groups and flat", () => {
  const feeds = documents.map(({ name, feed }, index) => ({ title: feed.title ?? name, url: `https://example.org/${index}`, siteUrl: feed.url, outlines: [] }));
  const list = toOpml([{ title: "All & sundry", outlines: feeds }, ...feeds.slice(0, 3)], { title: "Mine" });
  assert.deepEqual(errors(list, contentTypes.opml), []);
  assert.deepEqual(errors(toOpml(parseOpml(list)), contentTypes.opml), []);
});

test("what a person writes whole has neither an error nor a warning", () => {
  const page = "https://example.org/";
  const entries = [1, 2].map((day) => ({
    id: `${page}${day}`, url: `${page}${day}`, title: `Day ${day}`, html: `<p>What came on day ${day}.`, date: `2024-01-0${day}T12:00:00Z`, author: "Ann",
  }));
  const feed = { id: page, title: "Notes", description: "Of days", url: page, language: "en", updated: "2024-01-02T12:00:00Z", author: "Ann", entries };
  for (const [format, toText] of Object.entries(WRITERS)) {
    const { findings } = checkFeed(toText(feed, { self: `${page}feed`, strict: true }), contentTypes[format], { now: null, url: `${page}feed` });
    assert.deepEqual(findings.filter(({ severity }) => severity !== "advice").map(({ code, message }) => `${format} ${code} ${message}`), []);
  }
});
