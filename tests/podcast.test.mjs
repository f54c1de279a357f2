// anyfeed/podcast: chapters and transcripts in every form, the files that an episode names, and other feeds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { install } from "./installed.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const { fetchChapters, fetchTranscript, followRemoteItem, parseChapters, parseTranscript, PodcastError } = await installed.import("anyfeed/podcast");
const chapter = (start, end, title, more = {}) => ({ start, end, title, url: null, image: null, isHidden: false, ...more });
const cue = (start, end, speaker, text) => ({ start, end, speaker, text });

test("chapters as JSON, as XML and as lines are one shape", () => {
  const expected = [chapter(0, 90.5, "Hello & welcome"), chapter(90.5, null, "News", { url: "https://example.org/n" })];
  const json = { version: "1.2.0", chapters: [{ startTime: 90.5, title: "News", url: "https://example.org/n" }, { startTime: 0, title: "Hello & welcome" }] };
  assert.deepEqual(parseChapters(JSON.stringify(json)), expected);
  assert.deepEqual(parseChapters(`\ufeff<?xml version="1.0"?><psc:chapters version="1.2" xmlns:psc="http://podlove.org/simple-chapters">
    <psc:chapter start="00:00" title="Hello &amp; welcome"/><psc:chapter start='00:01:30.500' title='News' href="https://example.org/n"></psc:chapter></psc:chapters>`), expected);
  assert.deepEqual(parseChapters("00:00:00.000 Hello & welcome\r\n00:01:30.500 News\r\n").map(({ start, title }) => [start, title]), [[0, "Hello & welcome"], [90.5, "News"]]);
});

test("chapters keep their pictures; what is hidden is marked, and ends nothing", () => {
  const chapters = [{ startTime: 0, title: "A" }, { startTime: 5, toc: false, img: "https://a.test/1.png" }, { startTime: 10, endTime: 12, title: "B" }];
  assert.deepEqual(parseChapters(JSON.stringify({ chapters })), [
    chapter(0, 10, "A"), chapter(5, 10, null, { image: "https://a.test/1.png", isHidden: true }), chapter(10, 12, "B"),
  ]);
});

test("what is no file of chapters is null, and what is wrong in one is left out", () => {
  for (const text of ["", "Not found", "<html><p>No", "{", "[]", "null", '{"chapters":1}', "{}", "00:10 A\nand more", "<rss><channel/></rss>"]) assert.equal(parseChapters(text), null, text);
  const chapters = [null, 5, {}, { startTime: -1 }, { startTime: "x" }, { startTime: NaN }, { startTime: 1e400 }, { startTime: 3, title: 7, url: "javascript:alert(1)", img: {} }];
  assert.deepEqual(parseChapters(JSON.stringify({ chapters })), [chapter(3, null, null)]);
  assert.deepEqual(parseChapters('{"chapters":[]}'), []);
});

test("transcripts as WebVTT, SubRip and JSON are one shape", () => {
  const expected = [cue(1, 2.5, "Ann", "Hello."), cue(3, 64, "Bob", "Fish & chips?"), cue(3661.5, 3662, "Ann", "No.\nThanks.")];
  assert.deepEqual(parseTranscript(`WEBVTT - Title\n\nNOTE a remark\n\n00:01.000 --> 00:02.500 align:start\n<v Ann>Hello.</v>\n
2\n00:03.000 --> 01:04.000\n<v.loud Bob><i>Fish</i> &amp; chips?\n\n01:01:01.500 --> 01:01:02.000\n<v Ann>No.\nThanks.\n`), expected);
  const srt = "1\n00:00:01,000 --> 00:00:02,500\nAnn: Hello.\n\n2\n00:00:03,000 --> 00:01:04,000\nBob: Fish & chips?\n\n3\n01:01:01,500 --> 01:01:02,000\nAnn: No.\nThanks.\n\n4\n02:00:00,000 --> 02:00:01,000\nBob: Bye.";
  assert.deepEqual(parseTranscript(srt.replaceAll("\n", "\r\n")).slice(0, 3), expected);
  const segments = expected.map(({ start, end, speaker, text }) => ({ startTime: start, endTime: end, speaker, body: text }));
  assert.deepEqual(parseTranscript(JSON.stringify({ version: "1.0.0", segments })), expected);
});

test("captions without empty lines between them, and a remark that is no speaker", () => {
  assert.deepEqual(parseTranscript("1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nNote: two"), [cue(1, 2, null, "One"), cue(3, 4, null, "Note: two")]);
});

test("what is no transcript is null, and what is wrong in one is left out", () => {
  for (const text of ["", "Hello there.", "<p>Hello</p>", "{", "[1]", "null", '{"segments":{}}', "WEBVTTX"]) assert.equal(parseTranscript(text), null, text);
  assert.deepEqual(parseTranscript("WEBVTT"), []);
  assert.deepEqual(parseTranscript(JSON.stringify({ segments: [null, 5, { startTime: 1 }, { body: "x" }, { startTime: "1", body: " y " }] })), [cue(1, null, null, "y")]);
  assert.deepEqual(parseTranscript("WEBVTT\n\n00:01.000 --> 00:02.000\n1 < 2 &lt;b&gt; &#x110000; &unknown;"), [cue(1, 2, null, "1 < 2 <b> &#x110000; &unknown;")]);
});

test("what is written to be slow is not", () => {
  const long = 200_000;
  for (const text of ["<chapter ".repeat(long), `<chapters>${"<chapter start=".repeat(long)}`, `{"chapters":[${"[".repeat(long)}`, "0:".repeat(long), "<v ".repeat(long), "WEBVTT\n\n00:01.000 --> 00:02.000\n" + "<a ".repeat(long), "WEBVTT\n\n00:01.000 --> 00:02.000\n" + "<v A".repeat(long), `${" ".repeat(long)}x`, `${"1".repeat(long)}`, `00:00 ${" ".repeat(long)}`]) {
    const before = process.cpuUsage().user;
    parseChapters(text);
    parseTranscript(text);
    assert.ok(process.cpuUsage().user - before < 5e6, text.slice(0, 40));
  }
});

const RSS = (inside) => `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>T</title><item><title>A</title><guid>g</guid>${inside}</item></channel></rss>`;
const episode = (inside) => parseFeed(RSS(inside)).entries[0];
const answers = (files, asked = []) => async (url) => (asked.push(String(url)), files[url] === undefined ? new Response("", { status: 404 }) : new Response(files[url]));

test("the chapters of an episode are those in the feed, else those of its file", async () => {
  const file = episode('<podcast:chapters url="https://a.test/c.json" type="application/json+chapters"/>');
  const fetch = answers({ "https://a.test/c.json": '{"chapters":[{"startTime":1,"title":"One"}]}' });
  assert.deepEqual(await fetchChapters(file, { fetch }), [chapter(1, null, "One")]);
  const inline = episode('<psc:chapters><psc:chapter start="0" title="In"/><psc:chapter start="5" title="Side"/></psc:chapters>');
  assert.deepEqual(await fetchChapters(inline, { fetch: answers({}) }), [chapter(0, 5, "In"), chapter(5, null, "Side")]);
  assert.deepEqual(await fetchChapters(episode(""), { fetch: answers({}) }), []);
});

test("of several transcripts the best form in the language that is asked for", async () => {
  const several = episode(`<podcast:transcript url="https://a.test/en.html" type="text/html"/><podcast:transcript url="https://a.test/de.json" type="application/json" language="de"/>
    <podcast:transcript url="https://a.test/en.srt" type="application/x-subrip" language="en-GB"/><podcast:transcript url="https://a.test/en.vtt" type="text/vtt" language="en-US"/>`);
  const asked = [];
  const fetch = answers({ "https://a.test/en.vtt": "WEBVTT", "https://a.test/de.json": '{"segments":[]}' }, asked);
  await fetchTranscript(several, { fetch, language: "en" });
  await fetchTranscript(several, { fetch, language: "fr" });
  assert.deepEqual(asked, ["https://a.test/en.vtt", "https://a.test/de.json"]);
  assert.equal(await fetchTranscript(episode('<podcast:transcript url="https://a.test/t.html" type="text/html"/>'), { fetch }), null);
});

test("a file that cannot be had, or is something else, says so", async () => {
  const of = (url) => episode(`<podcast:chapters url="${url}" type="application/json+chapters"/>`);
  const fails = (files, code, options = {}) => assert.rejects(fetchChapters(of("https://a.test/c"), { fetch: answers(files), ...options }), (error) => error instanceof PodcastError && error.code === code);
  await fails({}, "status");
  await fails({ "https://a.test/c": "<p>Hello" }, "unreadable");
  await fails({ "https://a.test/c": "x".repeat(100) }, "too-large", { maxBytes: 99 });
  await fails({}, "network", { fetch: async () => { throw new TypeError("fetch failed"); } });
  await fails({ "https://a.test/c": "" }, "network", { signal: AbortSignal.abort(new Error("enough")), fetch: async (url, { signal }) => signal.throwIfAborted() });
  await fails({}, "network", { timeout: 1, fetch: (url, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))) });
  await assert.rejects(fetchChapters({ podcast: { chapters: [], chaptersUrl: "file:///etc/passwd" } }), { code: "invalid-url" });
});

test("a remote item leads to its feed, and to the entry in it", async () => {
  const [item, unknown] = episode('<podcast:remoteItem feedUrl="https://b.test/feed" feedGuid="1" itemGuid="g"/><podcast:remoteItem feedGuid="1"/>').extensions.podcast.remoteItem;
  const fetch = answers({ "https://b.test/feed": RSS("") });
  const { feed, entry } = await followRemoteItem(item, { fetch });
  assert.deepEqual([feed.title, entry.title], ["T", "A"]);
  assert.equal((await followRemoteItem({ feedUrl: "https://b.test/feed" }, { fetch })).entry, null);
  await assert.rejects(followRemoteItem(unknown, { fetch }), { code: "no-address" });
  await assert.rejects(followRemoteItem({ feedUrl: "https://b.test/none" }, { fetch }), { name: "FetchError", code: "status" });
});

test("CommonJS has the same names", () => {
  for (const door of ["anyfeed/podcast", "anyfeed/tools"]) assert.ok(Object.keys(installed.require(door)).length > 4, door);
});
