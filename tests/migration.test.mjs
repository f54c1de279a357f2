// From feedsmith's generators to ours: each field is in the tables, and what both write from the same is read as the same.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { install, root } from "./installed.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const { toAtom, toJsonFeed, toRss } = await installed.import("anyfeed/write");
const [, text] = readFileSync(join(root, "docs/migration.md"), "utf8").split("\n## Writing: from feedsmith");

for (const format of ["rss", "atom", "json"]) {
  test(`every field of feedsmith's ${format} is in the tables`, () => {
    const types = readFileSync(join(root, `node_modules/feedsmith/dist/feeds/${format}/common/types.d.mts`), "utf8");
    const fields = new Set([...types.matchAll(/^ {4}(\w+)\??: /gm)].map(([, name]) => name));
    assert.ok(fields.size > 20, String(fields.size));
    const theirs = text.split("\n").filter((line) => line.startsWith("|")).map((line) => line.split("|")[1]).join("");
    assert.deepEqual([...fields].filter((name) => !new RegExp(`[\`.]${name}[\`.]`).test(theirs)), []);
  });
}

const date = new Date("2024-01-15T13:45:00Z");
const [page, entryPage] = ["https://example.org/", "https://example.org/1"];
const HTML = "<p>Words & <b>more</b></p>".replace("&", "&amp;");
const HEAD = { title: "T", url: page, description: "D", language: "en" };
const FILE = { url: "https://example.org/a.mp3", type: "audio/mpeg", length: 12 };

const PAIRS = {
  RSS: [
    generateRssFeed({
      title: "T", link: page, description: "D", language: "en", copyright: "C", managingEditor: { name: "Ann", email: "ann@example.org" }, pubDate: date, lastBuildDate: date,
      categories: [{ name: "news", domain: "https://example.org/tags" }], generator: "G", ttl: 60, skipHours: [1, 2], skipDays: ["Sunday"], docs: "https://example.org/docs",
      image: { url: "https://example.org/i.png", title: "I", link: page, width: 10, height: 20, description: "Of us" },
      cloud: { domain: "example.org", port: 80, path: "/rpc", registerProcedure: "ping", protocol: "soap" },
      items: [{
        title: "E", link: entryPage, description: "Short", content: { encoded: HTML }, dc: { creators: ["Ann"] }, categories: [{ name: "a" }], comments: `${entryPage}#c`,
        enclosures: [FILE], guid: { value: "1", isPermaLink: false }, pubDate: date, source: { title: "S", url: "https://example.net/feed" },
      }],
    }),
    toRss({
      ...HEAD, rights: "C", published: date, updated: date, categories: [{ term: "news", scheme: "https://example.org/tags" }], generator: "G",
      refresh: { minutes: 60, skipHours: [1, 2], skipDays: ["Sunday"] }, image: { url: "https://example.org/i.png", title: "I", link: page, width: 10, height: 20 },
      extensions: { rss: {
        managingEditor: "ann@example.org (Ann)", docs: "https://example.org/docs", image: { description: "Of us" },
        cloud: { domain: "example.org", port: 80, path: "/rpc", registerProcedure: "ping", protocol: "soap" },
      } },
      entries: [{
        title: "E", url: entryPage, summary: "Short", html: HTML, authors: ["Ann"], tags: ["a"], comments: { url: `${entryPage}#c` }, media: [FILE], id: "1",
        published: date, source: { title: "S", feedUrl: "https://example.net/feed" },
      }],
    }),
  ],
  Atom: [
    generateAtomFeed({
      id: page, title: { value: "T" }, subtitle: { value: "D" }, updated: date, rights: { value: "C" }, logo: "https://example.org/i.png", icon: "https://example.org/i.ico",
      links: [{ href: page }, { href: "https://example.org/feed", rel: "self", type: "application/atom+xml" }, { href: "https://hub.example.org/", rel: "hub" }],
      authors: [{ name: "Ann", uri: page, email: "ann@example.org" }], contributors: [{ name: "Bob" }], categories: [{ term: "t", scheme: "https://example.org/tags", label: "L" }],
      generator: { text: "G", uri: page, version: "1" },
      entries: [{ id: entryPage, title: { value: "<b>E</b>", type: "html" }, links: [{ href: entryPage }], updated: date, published: date, summary: { value: "Short" }, content: { value: HTML, type: "html" } }],
    }),
    toAtom({
      title: "T", url: page, description: "D", id: page, updated: date, rights: "C", image: "https://example.org/i.png", icon: "https://example.org/i.ico", hubs: ["https://hub.example.org/"],
      authors: [{ name: "Ann", url: page, email: "ann@example.org" }], contributors: ["Bob"], categories: [{ term: "t", scheme: "https://example.org/tags", label: "L" }],
      generator: { name: "G", url: page, version: "1" },
      entries: [{ id: entryPage, title: "E", titleHtml: "<b>E</b>", url: entryPage, updated: date, published: date, summary: "Short", html: HTML }],
    }, { self: "https://example.org/feed" }),
  ],
  "JSON Feed": [
    JSON.stringify(generateJsonFeed({
      title: "T", home_page_url: page, feed_url: "https://example.org/feed", description: "D", language: "en", icon: "https://example.org/i.png", favicon: "https://example.org/i.ico",
      next_url: "https://example.org/2", expired: true, user_comment: "U", hubs: [{ type: "WebSub", url: "https://hub.example.org/" }], authors: [{ name: "Ann", url: page, avatar: "https://example.org/ann.png" }],
      items: [{
        id: "1", url: entryPage, external_url: "https://example.net/", title: "E", content_html: HTML, summary: "Short", image: "https://example.org/e.png", banner_image: "https://example.org/b.png",
        date_published: date, date_modified: date, tags: ["a"], language: "de",
        attachments: [{ url: FILE.url, mime_type: FILE.type, title: "File", size_in_bytes: 12, duration_in_seconds: 60 }],
      }],
    })),
    toJsonFeed({
      ...HEAD, feedUrl: "https://example.org/feed", image: "https://example.org/i.png", icon: "https://example.org/i.ico", refresh: { next: "https://example.org/2" },
      hubs: ["https://hub.example.org/"], authors: [{ name: "Ann", url: page, image: "https://example.org/ann.png" }], extensions: { json: { userComment: "U", expired: true } },
      entries: [{
        id: "1", url: entryPage, title: "E", html: HTML, summary: "Short", image: "https://example.org/e.png", published: date, updated: date, tags: ["a"], language: "de",
        media: [{ ...FILE, title: "File", duration: 60 }], extensions: { json: { externalUrl: "https://example.net/", bannerImage: "https://example.org/b.png" } },
      }],
    }),
  ],
};

for (const [format, [theirs, ours]] of Object.entries(PAIRS)) {
  test(`${format} by either is read as the same`, () => assert.deepEqual(plain(ours), plain(theirs)));
}

/** Without what says how it was read; e-mail addresses are wanted. */
function plain(text) {
  const { report, ...feed } = parseFeed(text, null, { emails: true });
  // What a link leads to may be said or not, and feedsmith indents markup.
  return JSON.parse(JSON.stringify({ ...feed, wellFormed: report.wellFormed }), (key, value) =>
    key === "links" ? value.map(({ url, rel }) => `${rel} ${url}`).sort() : key === "titleHtml" ? (value?.trim() ?? null) : value);
}
