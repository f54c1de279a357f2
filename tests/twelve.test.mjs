// What people do with a feed, a line each: the same program in Node by the main door, and in a page by anyfeed/web.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { launch } from "./chromium.mjs";
import { install } from "./installed.mjs";
import { closing } from "./opened.mjs";

const installed = install();

/** `DOOR` is "anyfeed" or "anyfeed/web"; what is awaited is a promise in one of them. */
const PROGRAM = `
import { discoverFeeds, parseFeed, parseOpml } from "DOOR";
import { streamFeed } from "anyfeed/fetch";
import { fetchChapters, fetchTranscript, followRemoteItem } from "anyfeed/podcast";
import { best, excerpt, foreign, isSame, liveItems, newestFirst, toDate } from "anyfeed/tools";
import { toOpml } from "anyfeed/write";

const XML = \`<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:r="https://example.org/rating">
  <channel><title>News</title><link>https://example.org/</link>
  <podcast:liveItem status="live" start="2024-01-15T13:00:00Z" end="2024-01-15T14:00:00Z"><title>On air</title><guid>live</guid><enclosure url="https://example.org/live.mp3" type="audio/mpeg" length="0"/></podcast:liveItem>
  <item><title>Old</title><guid>https://example.org/0</guid><pubDate>Sun, 14 Jan 2024 13:45:00 GMT</pubDate></item>
  <item><title>Hello</title><guid>https://example.org/1</guid><pubDate>Mon, 15 Jan 2024 13:45:00 GMT</pubDate><r:stars>4</r:stars>
    <description>The quick brown fox jumps over the lazy dog, and then it sleeps.</description>
    <podcast:chapters url="https://example.org/1.json" type="application/json+chapters"/><podcast:transcript url="https://example.org/1.vtt" type="text/vtt"/>
    <podcast:remoteItem feedUrl="https://example.org/other.xml" itemGuid="https://example.org/1" feedGuid="917393e3-1b1e-5cef-ace4-edaa54e1f810"/>
    <media:content url="https://example.org/fox.mp4" medium="video"><media:thumbnail url="https://example.org/200.jpg" width="200"/>
      <media:thumbnail url="https://example.org/800.jpg" width="800"/></media:content></item></channel></rss>\`;
const FILES = {
  "https://example.org/feed.xml": XML, "https://example.org/other.xml": XML, "https://example.org/1.vtt": "WEBVTT\\n\\n00:01.000 --> 00:02.500\\n<v Ann>Hello.",
  "https://example.org/1.json": JSON.stringify({ version: "1.2.0", chapters: [{ startTime: 90, title: "News" }] }),
};
let sent;
const fetch = async (url, { headers }) => {
  sent = new Headers(headers);
  return new Response(FILES[url]);
};

export default async function run() {
  const feed = await parseFeed(XML);
  const [entry] = newestFirst(feed.entries);
  const streamed = await streamFeed("https://example.org/feed.xml", { fetch, headers: { authorization: "Bearer T" }, etag: '"1"', limits: { bytes: 1e6 } });
  const titles = [];
  for await (const { title } of streamed.entries) titles.push(title);
  const asked = sent;
  return {
    newest: entry.title,
    excerpt: excerpt(entry, 45),
    date: toDate(entry.published).getUTCFullYear(),
    image: [best(entry, 400).url, best(entry, 400).srcset],
    chapters: (await fetchChapters(entry, { fetch })).map(({ start, title }) => [start, title]),
    transcript: (await fetchTranscript(entry, { fetch })).map(({ start, speaker, text }) => [start, speaker, text]),
    foreign: foreign(entry, "https://example.org/rating", "stars")[0].value,
    remote: (await followRemoteItem(entry.extensions.podcast.remoteItem[0], { fetch })).entry.title,
    same: isSame(entry, { ...entry, id: "http://www.example.org/1/" }),
    opml: (await parseOpml(toOpml([{ title: "News", outlines: [{ title: "A", url: "https://example.org/feed.xml" }] }]))).feeds.map(({ url, path }) => [url, path]),
    discovered: (await discoverFeeds('<link rel="alternate" type="application/rss+xml" href="/feed.xml">', "text/html", "https://example.org/")).filter(({ from }) => from === "link").map(({ url }) => url),
    live: liveItems(feed).map(({ title, status }) => [title, status]),
    streamed: [titles, asked.get("authorization"), asked.get("if-none-match")],
  };
}
`;

const EXPECTED = {
  newest: "Hello",
  excerpt: "The quick brown fox jumps over the lazy dog…",
  date: 2024,
  image: ["https://example.org/800.jpg", "https://example.org/200.jpg 200w, https://example.org/800.jpg 800w"],
  chapters: [[90, "News"]],
  transcript: [[1, "Ann", "Hello."]],
  foreign: "4",
  remote: "Hello",
  same: true,
  opml: [["https://example.org/feed.xml", ["News"]]],
  discovered: ["https://example.org/feed.xml"],
  live: [["On air", "live"]],
  streamed: [["Old", "Hello"], "Bearer T", '"1"'],
};

for (const door of ["anyfeed", "anyfeed/web"]) {
  test(`in Node, by ${door}`, async () => {
    const path = join(installed.folder, `${door.replace("/", "-")}.mjs`);
    writeFileSync(path, PROGRAM.replace("DOOR", door));
    const { default: run } = await import(pathToFileURL(path));
    assert.deepEqual(await run(), EXPECTED);
  });
}

test("in a page, by anyfeed/web", async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM.replace("DOOR", "anyfeed/web").replace("export default", "globalThis.run ="), resolveDir: installed.folder },
    bundle: true, write: false, format: "esm", platform: "browser", external: ["node:*"],
  });
  const dist = join(installed.folder, "node_modules/anyfeed/dist");
  const browser = closing(await launch());
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: '<!doctype html><meta charset="utf-8"><script type="module" src="/program.js"></script>' });
    if (pathname === "/program.js") return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: outputFiles[0].text });
    const isModule = pathname.endsWith(".wasm");
    return isModule ? route.fulfill({ contentType: "application/wasm", body: readFileSync(join(dist, pathname.split("/").at(-1))) }) : route.fulfill({ status: 404 });
  });
  await page.goto("https://page.example.net/");
  assert.deepEqual(await page.evaluate(() => globalThis.run()), EXPECTED);
  assert.deepEqual(faults, []);
});
