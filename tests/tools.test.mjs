// anyfeed/tools: a line each, in Node and in what a browser loads.
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { build } from "esbuild";
import { install } from "./installed.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const tools = await installed.import("anyfeed/tools");
const { best, excerpt, foreign, isSame, liveItems, newestFirst, toDate } = tools;
const feedOf = (inside, head = "") => parseFeed(`<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:r="https://example.org/rating"><channel><title>T</title>${head}<item>${inside}</item></channel></rss>`);
const entryOf = (inside) => feedOf(inside).entries[0];
const WORDS = "The quick brown fox jumps over the lazy dog, and then it sleeps.";

test("an excerpt has whole words and the ellipsis of its language", () => {
  assert.equal(excerpt(WORDS, 200), WORDS);
  assert.equal(excerpt(WORDS, 64), WORDS, "what has room stays");
  assert.equal(excerpt(WORDS, 63), "The quick brown fox jumps over the lazy dog, and then it…");
  assert.equal(excerpt(WORDS, 45), "The quick brown fox jumps over the lazy dog…", "no comma before the ellipsis");
  assert.equal(excerpt(WORDS, 20), "The quick brown fox…");
  assert.equal(excerpt(WORDS, 19), "The quick brown…");
  assert.equal(excerpt("Der schnelle Fuchs", 15, { language: "de-AT" }), "Der schnelle\u00a0…");
  const chinese = excerpt("我们今天去北京看长城。天气很好。", 10, { language: "zh" });
  assert.ok(chinese.length <= 10 && chinese.endsWith("……") && "我们今天去北京看长城".startsWith(chinese.slice(0, -2)) && chinese.length > 4, chinese);
  for (let length = 0; length < 70; length++) assert.ok(excerpt(WORDS, length).length <= length, String(length));
});

test("an excerpt is of the summary, else of the text, and its lines are one", () => {
  assert.equal(excerpt(entryOf('<description>&lt;p&gt;One &lt;img alt="A picture" src="https://a.test/i.png"&gt;&lt;/p&gt;&lt;p&gt;two three&lt;/p&gt;</description>'), 200), "One two three");
  assert.equal(excerpt({ contentText: "x", contentHtml: `<img alt="a > b">One<br>t<b>w</b>o &amp; ${"<i".repeat(1e5)}` }, 20), "One two &");
  assert.equal(excerpt({ contentText: "x", contentHtml: `<img src="x">${"word ".repeat(1e5)}` }, 12), "word word…");
  assert.equal(excerpt({ summary: "Short.", contentText: "Long and longer." }, 200), "Short.");
  assert.equal(excerpt({ summary: null, contentText: null, language: null }), "");
  assert.equal(excerpt(null), "");
});

test("an excerpt of what is no sentence: one word, emoji, a language that is none, more than anybody reads", () => {
  assert.equal(excerpt("x".repeat(100), 10), `${"x".repeat(9)}…`);
  assert.equal(excerpt("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 14), "👨‍👩‍👧‍👦…", "no part of a character");
  assert.equal(excerpt({ summary: WORDS, language: "no such language" }, 20), "The quick brown fox…");
  assert.equal(excerpt(`${" ".repeat(1e6)}${"word ".repeat(1e6)}`, 12), "word word…");
  assert.equal(excerpt(`one${" ".repeat(1e6)}two`, 7), "one…");
});

test("dates become Dates, and what is none null", () => {
  assert.equal(toDate(entryOf("<pubDate>Mon, 15 Jan 2024 13:45:00 GMT</pubDate>").published).getTime(), Date.UTC(2024, 0, 15, 13, 45));
  assert.equal(toDate("0001-01-01T00:00:00Z").toISOString(), "0001-01-01T00:00:00.000Z");
  for (const bad of [null, undefined, "", "tomorrow", "12", "2024-99-99T00:00:00Z", 5, {}]) assert.equal(toDate(bad), null, String(bad));
});

test("newest first, what has no date last, in a list of its own", () => {
  const entries = [{ published: null, updated: null }, { published: "2024-01-01T00:00:00Z", updated: null }, { published: null, updated: "2025-01-01T00:00:00Z" }];
  const other = [{ published: "2024-06-01T00:00:00Z", updated: "2026-01-01T00:00:00Z" }];
  assert.deepEqual(newestFirst(entries, other), [entries[2], other[0], entries[1], entries[0]]);
  assert.equal(entries[0].published, null);
  assert.deepEqual(newestFirst(), []);
});

test("the best image is the smallest that is large enough, with all sizes beside it", () => {
  const entry = entryOf('<podcast:images srcset="https://a.test/1.jpg 300w, https://a.test/2,2.jpg 1200w,https://a.test/3.jpg 600w"/>');
  const srcset = "https://a.test/1.jpg 300w, https://a.test/3.jpg 600w, https://a.test/2,2.jpg 1200w";
  assert.deepEqual(best(entry, 400), { url: "https://a.test/3.jpg", width: 600, height: null, srcset });
  assert.equal(best(entry, 300).url, "https://a.test/1.jpg");
  assert.equal(best(entry, 5000).url, "https://a.test/2,2.jpg");
});

test("the best image of Media RSS: a group's sizes and a film's pictures, never another image", () => {
  const read = entryOf('<media:group><media:content url="https://a.test/s.jpg" medium="image" width="100"/><media:content url="https://a.test/l.jpg" medium="image" width="800"/></media:group><media:content url="https://a.test/other.jpg" medium="image" width="400"/>');
  const group = { ...read, image: { ...read.image, url: "https://a.test/s.jpg", width: 100 } };
  assert.equal(best(group, 500).url, "https://a.test/l.jpg");
  assert.equal(best(group, 90).url, "https://a.test/s.jpg");
  assert.doesNotMatch(best(group, 90).srcset, /other/);
  const film = entryOf('<media:content url="https://a.test/f.mp4" medium="video" width="1920"><media:thumbnail url="https://a.test/t1.jpg" width="120" height="90"/><media:thumbnail url="https://a.test/t2.jpg" width="480" height="360"/></media:content>');
  assert.deepEqual([best(film, 200).url, best(film.media[0], 100).url], ["https://a.test/t2.jpg", "https://a.test/t1.jpg"]);
});

test("an image without a width is taken as it is; none is null", () => {
  const image = { url: "https://a.test/a b,", title: null, link: null, width: null, height: null };
  assert.deepEqual(best(image, 100), { url: image.url, width: null, height: null, srcset: "" });
  assert.equal(best({ ...image, width: 10 }, 100).srcset, "https://a.test/a%20b%2C 10w");
  for (const none of [null, [], undefined, "x", { image: null }, { image: null, media: [] }]) assert.equal(best(none, 100), null);
  assert.equal(best([image, { ...image, url: "https://a.test/2", width: 50 }], 100).url, "https://a.test/2");
  const long = { image: null, media: [], extensions: { podcast: { images: { srcset: "x ".repeat(1e5) } } } };
  assert.equal(best(long, 100), null);
});

test("foreign elements by namespace and name", () => {
  const entry = entryOf("<r:stars>4</r:stars><r:stars>5</r:stars><odd>x</odd>");
  assert.deepEqual(foreign(entry, "https://example.org/rating", "stars").map(({ value }) => value), ["4", "5"]);
  assert.equal(foreign(entry, null, "odd")[0].value, "x");
  assert.deepEqual(foreign(entry, "https://example.org/rating", "moons"), []);
});

test("entries are the same by their page or by an id that is unique, across feeds", () => {
  const entry = (id, url, inferred = []) => ({ id, url, canonicalUrl: url, inferred });
  const same = [
    [entry("1", "https://www.example.org/a/"), entry("9", "http://example.org/a")],
    [entry("1", "https://example.org/a?b=1"), entry("2", "https://example.org/a?b=1#c")],
    [entry("tag:example.org,2024:1", null), entry("tag:example.org,2024:1", "https://example.org/")],
    [entry("http://example.org/?p=1", "https://a.test/1"), entry("https://www.example.org/?p=1", "https://b.test/2")],
    [entry("917393E3-1b1e-5cef-ace4-edaa54e1f810", null), entry("917393e3-1b1e-5cef-ace4-edaa54e1f810", null)],
  ];
  const others = [
    [entry("1", "https://a.test/1"), entry("1", "https://b.test/1")],
    [entry("1", null), entry("1", null)],
    [entry("tag:x:1", null, ["id"]), entry("tag:x:1", null, ["id"])],
    [entry("1", "https://example.org/a?b=1"), entry("2", "https://example.org/a?b=2")],
    [entry("1", "https://example.org/A"), entry("2", "https://example.org/a")],
  ];
  for (const [one, other] of same) assert.ok(isSame(one, other) && isSame(other, one), JSON.stringify([one, other]));
  for (const [one, other] of others) assert.ok(!isSame(one, other), JSON.stringify([one, other]));
});

test("live items, those on the air first", () => {
  const item = (status, more = "") => `<podcast:liveItem status="${status}" start="2026-11-23T10:00:00Z"><title>${status}</title><guid>${status}</guid>${more}</podcast:liveItem>`;
  const media = '<enclosure url="https://a.test/live.mp3" type="audio/mpeg" length="1"/><podcast:contentLink href="https://a.test/see">See</podcast:contentLink>';
  const items = liveItems(feedOf("", item("ended") + item("soon") + item("live", media)));
  assert.deepEqual(items.map(({ status }) => status), ["live", "pending", "ended"], "a status that is none means pending");
  const { url, type, links, start, end } = items[0];
  assert.deepEqual([url, type, links, start.getUTCHours(), end], ["https://a.test/live.mp3", "audio/mpeg", [{ url: "https://a.test/see", title: "See" }], 10, null]);
  assert.deepEqual(liveItems(feedOf("")), []);
});

test("as a browser loads them: no WebAssembly, no more than what is used", async () => {
  const bundle = async (contents) => {
    const { outputFiles } = await build({ stdin: { contents, resolveDir: installed.folder }, bundle: true, minify: true, write: false, format: "iife", platform: "browser" });
    return outputFiles[0].text;
  };
  const code = await bundle('import * as tools from "anyfeed/tools"; globalThis.tools = { ...tools };');
  const context = vm.createContext({ Intl });
  vm.runInContext(code, context);
  assert.deepEqual(Object.keys(context.tools).sort(), Object.keys(tools).sort());
  assert.equal(context.tools.excerpt(WORDS, 20), "The quick brown fox…");
  assert.ok(!code.includes("WebAssembly") && code.length < 6000, String(code.length));
  assert.ok((await bundle('import { toDate } from "anyfeed/tools"; globalThis.x = toDate')).length < 400);
});
