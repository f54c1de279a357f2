// Feeds out, as other readers have them: feedsmith and rss-parser read the titles, links, dates and bodies that were written.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseFeed as readWithFeedsmith } from "feedsmith";
import RssParser from "rss-parser";
import { install } from "./installed.mjs";
import { readAll } from "./write/documents.mjs";
import { differences } from "./write/readers.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const { toAtom, toJsonFeed, toRss } = await installed.import("anyfeed/write");
const feeds = readAll(parseFeed).filter(({ feed }) => feed.entries.length > 0);
const rssParser = new RssParser();

/** What each reader calls an entry's parts. */
const FEEDSMITH = {
  rss: (text) => readWithFeedsmith(text).feed.items?.map((one) => ({ title: one.title, url: one.link, date: one.pubDate, body: one.content?.encoded ?? one.description })),
  atom: (text) => readWithFeedsmith(text).feed.entries?.map((one) => ({ title: one.title?.value, url: alternate(one.links), date: one.published, body: one.content?.value })),
  jsonfeed: (text) => readWithFeedsmith(text).feed.items?.map((one) => ({ title: one.title, url: one.url, date: one.date_published, body: one.content_html ?? one.content_text })),
};
const RSS_PARSER = {
  rss: async (text) => (await rssParser.parseString(text)).items.map((one) => ({ title: one.title, url: one.link, date: one.pubDate, body: one["content:encoded"] ?? one.content })),
  atom: async (text) => (await rssParser.parseString(text)).items.map((one) => ({ title: one.title, url: one.link, date: one.pubDate, body: one.content })),
};

function alternate(links = []) {
  return links.find(({ rel = "alternate" }) => rel === "alternate")?.href;
}

const WRITERS = { rss: toRss, atom: toAtom, jsonfeed: toJsonFeed };
for (const [reader, formats] of Object.entries({ feedsmith: FEEDSMITH, "rss-parser": RSS_PARSER })) {
  for (const [format, read] of Object.entries(formats)) {
    test(`${reader} reads ${format} as it was written, ${feeds.length} documents`, async () => {
      const wrong = [];
      for (const { name, feed } of feeds) {
        const entries = (await read(WRITERS[format](feed))) ?? [];
        if (entries.length !== feed.entries.length) wrong.push(`${name}: ${entries.length} entries of ${feed.entries.length}`);
        else feed.entries.forEach((entry, index) => wrong.push(...differences(entry, entries[index]).map((what) => `${name}: ${what}`)));
      }
      assert.deepEqual(wrong, []);
    });
  }
}
