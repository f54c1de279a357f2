// Feeds out, as Python's feedparser has them: the titles, links, dates and bodies that were written. It reads no JSON Feed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { install } from "./installed.mjs";
import { folder } from "./opened.mjs";
import { readAll } from "./write/documents.mjs";
import { differences } from "./write/readers.mjs";

/** The last of those that read these two formats. */
const WANTED = "feedparser==6.0.*";

/** What feedparser takes from another element than anyone else, of which documents. */
const REASONS = {
  "Elements of an unknown namespace do not end what they stand in: what is in them counts as the feed's or the entry's own.": [
    "markup/head-list-of-items", "markup/unknown-element-with-fields",
  ],
  "An item of Atom's namespace, where there is none, is an entry.": ["markup/item-of-atom"],
  "Dates of Dublin Core come after those of the format.": ["dates/precedence"],
  "Descriptions of Dublin Core, iTunes and Media RSS are taken for RSS's own.": [
    "formats/cdf-with-dublin-core", "media/description-is-the-text", "text/no-markup-in-plain-fields", "vocabulary/dc", "real/feedvalidator__must_valid_dc_all.xml",
    "real/feedvalidator__valid_dc_all2.xml", "real/node-feedparser__mediacontent-dupes.xml", "real/rome__YouTube-MostPopular.rss",
    "real/rss-parser__atom-customfields.atom",
  ],
};
const KNOWN = new Set(Object.values(REASONS).flat());

const { python, missing } = await environment();
const installed = install();
const { parseFeed } = await installed.import();
const { toAtom, toJsonFeed, toRss } = await installed.import("anyfeed/write");
const feeds = readAll(parseFeed).filter(({ feed }) => feed.entries.length > 0);
const met = new Set();

for (const [format, toText] of Object.entries({ rss: toRss, atom: toAtom })) {
  test(`feedparser reads ${format} as it was written, ${feeds.length} documents`, { skip: missing }, () => {
    const read = readWithFeedparser(feeds.map(({ feed }) => toText(feed)));
    const wrong = feeds.flatMap(({ name, feed }, index) => {
      const { fault, entries } = read[index];
      const found = fault ? [fault] : compared(feed.entries, entries);
      if (found.length && KNOWN.has(name)) met.add(name);
      return KNOWN.has(name) ? [] : found.map((what) => `${name}: ${what}`);
    });
    assert.deepEqual(wrong, []);
  });
}

test("every document that is read otherwise is named for a reason", { skip: missing || (!feeds.some(({ name }) => name.startsWith("real/")) && "no real feeds are at hand") }, () => {
  assert.deepEqual([...KNOWN].filter((name) => !met.has(name)), []);
});

test("feedparser reads no JSON Feed yet", { skip: missing }, () => {
  const [{ entries }] = readWithFeedparser([toJsonFeed(feeds[0].feed)]);
  assert.deepEqual(entries, [], "it does now: it belongs to the formats above");
});

function compared(entries, read) {
  if (entries.length !== read.length) return [`${read.length} entries of ${entries.length}`];
  return entries.flatMap((entry, index) => {
    const { url, date, ...others } = read[index];
    return differences(entry, { ...others, date: date * 1000, url: url === lastPage(entry) ? entry.url : url });
  });
}

/** Of several pages feedparser takes the last, such as the one that counts its visitors; we write the one that is meant first. */
const lastPage = (entry) => entry.links.filter(({ rel, url }) => (rel ?? "alternate") === "alternate" && url !== entry.url).at(-1)?.url;

/** feedparser in a folder of its own, or why it cannot be had. */
async function environment() {
  const at = await folder();
  const failed = (program, ...words) => spawnSync(program, words, { encoding: "utf8", timeout: 300_000 }).status !== 0;
  if (failed("python3", "-m", "venv", at)) return { missing: "there is no Python that can make an environment" };
  const python = join(at, "bin/python");
  if (failed(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WANTED)) return { missing: `${WANTED} cannot be installed` };
  return { python, missing: false };
}

function readWithFeedparser(texts) {
  const input = texts.map((text) => JSON.stringify(text)).join("\n");
  const script = join(import.meta.dirname, "write/with_feedparser.py");
  const { status, stdout, stderr } = spawnSync(python, [script], { input, encoding: "utf8", maxBuffer: 1e9 });
  assert.equal(status, 0, stderr);
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
}
