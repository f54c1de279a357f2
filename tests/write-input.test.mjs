// Feeds out: what a person writes by hand, what a format forbids, streams, and lists of feeds.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { install } from "./installed.mjs";

const installed = install();
const { parseFeed, parseOpml } = await installed.import();
const { toAtom, toJsonFeed, toOpml, toRss, WriteError, writeStream } = await installed.import("anyfeed/write");

const NOTES = {
  title: "Notes & more",
  url: "https://example.org/",
  author: "Ann",
  entries: [
    { title: "1 < 2", url: "https://example.org/2", html: "<p>Hi ]]> & <b>you</b> & <i>me</i></p>", date: "2024-01-15T14:45:00+01:00", tags: ["a", "b"] },
    { title: "First", id: "7", url: "https://example.org/1", text: "Plain & simple", date: new Date(0), media: [{ url: "https://example.org/a.mp3", type: "audio/mpeg", length: 12 }] },
  ],
};

for (const [name, write] of Object.entries({ toRss, toAtom, toJsonFeed })) {
  test(`${name} writes what a person writes`, () => {
    for (const pretty of [false, true]) {
      const feed = parseFeed(write(NOTES, { pretty }));
      const [second, first] = feed.entries;
      assert.equal(feed.title, "Notes & more");
      assert.equal(feed.url, "https://example.org/");
      assert.equal(second.title, "1 < 2");
      assert.equal(second.contentHtml, "<p>Hi ]]&gt; &amp; <b>you</b> &amp; <i>me</i></p>");
      assert.equal(second.published, "2024-01-15T13:45:00Z");
      assert.deepEqual(second.tags, ["a", "b"]);
      assert.deepEqual(second.authors.map((one) => one.name), ["Ann"]);
      assert.equal(first.contentText, "Plain & simple");
      assert.equal(first.media[0].url, "https://example.org/a.mp3");
      assert.deepEqual([first.media[0].type, first.media[0].length], ["audio/mpeg", 12]);
    }
  });
}

test("a sentence names the field that cannot be written", () => {
  const refused = (entry, field) => assert.throws(() => toRss({ title: "T", entries: [{}, entry] }), (error) => {
    assert.ok(error instanceof WriteError && error.code === "invalid-input");
    assert.equal(error.field, field);
    return error.message.startsWith(`${field} must be `);
  });
  refused({ date: "yesterday" }, "entries[1].published");
  refused({ title: {} }, "entries[1].title");
  refused({ url: "/relative" }, "entries[1].url");
  refused({ authors: [{ url: 5 }] }, "entries[1].authors[0].url");
  refused({ media: [{ url: "https://example.org/", length: -1 }] }, "entries[1].media[0].length");
  refused(null, "entries[1]");
  assert.throws(() => toAtom({ title: "T" }), { code: "invalid-input", field: "entries" });
  assert.throws(() => writeStream("rss3", {}, []), { code: "invalid-input", field: "format" });
});

test("what a format forbids is reported, and refused where that is asked for", () => {
  const problems = [];
  const feed = { title: "T", entries: [{ id: "7", title: "a\u0001b", titel: "x" }] };
  const text = toAtom(feed, { onProblem: (problem) => problems.push(problem) });
  assert.deepEqual(problems.map(({ code, field }) => `${code} ${field}`).sort(), [
    "characters entries[0]", "missing authors", "missing entries[0].updated", "missing id", "missing updated", "not-allowed entries[0].id", "unknown-field entries[0].titel",
  ]);
  assert.ok(text.includes("<title>ab</title>") && text.includes("<id>urn:anyfeed:7</id>"));
  assert.throws(() => toAtom(feed, { strict: true }), WriteError);
  const whole = { id: "urn:x:1", title: "T", url: "https://example.org/", updated: 0, author: "Ann", entries: [{ id: "urn:x:2", title: "T", updated: 0 }] };
  assert.equal(toAtom(whole, { strict: true }), toAtom(whole));
  const { author, entries: [entry], ...unsigned } = whole;
  assert.equal(parseFeed(toAtom({ ...unsigned, entries: [{ ...entry, author }] }, { strict: true })).entries[0].authors[0].name, author, "each entry is signed");
  assert.throws(() => toAtom({ ...unsigned, entries: [entry] }, { strict: true }), { code: "missing", field: "authors" });
});

test("RSS escapes the sign & once, and twice only where HTML would read something else", () => {
  const names = ["B&B", "AT&T &co.", "a & b", "x&y;z", "AT&T;", "&copy", "&notit", "&#38;", "&amp;", "&Eacute", "&frac12", "&frac13", "1 < 2 & B&B", "B&B <b>"];
  const text = toRss({ title: "B&B", entries: names.map((title) => ({ title, summary: title, url: "https://example.org/" })) });
  const titles = [...text.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
  assert.deepEqual(titles, [
    "B&amp;B", "B&amp;B", "AT&amp;T &amp;co.", "a &amp; b", "x&amp;amp;y;z", "AT&amp;amp;T;", "&amp;amp;copy", "&amp;amp;notit", "&amp;amp;#38;", "&amp;amp;amp;", "&amp;amp;Eacute",
    "&amp;amp;frac12", "&amp;amp;frac13", "1 &lt; 2 &amp; B&amp;B", "B&amp;amp;B &amp;lt;b&amp;gt;",
  ]);
  const feed = parseFeed(text);
  assert.deepEqual([feed.title, ...feed.entries.map(({ title }) => title)], ["B&B", ...names]);
  assert.deepEqual(feed.entries.map(({ contentText }) => contentText), names);
});

test("whatever name of a character HTML reads without a semicolon is escaped twice", () => {
  const text = readFileSync(new URL("../src/value/entities.txt", import.meta.url), "utf8");
  const open = [...text.matchAll(/^(\w+)\*/gm)].map(([, name]) => `a&${name}b`);
  assert.equal(open.length, 106);
  const feed = parseFeed(toRss({ title: "T", entries: open.map((title) => ({ title, url: "https://example.org/" })) }));
  assert.deepEqual(feed.entries.map(({ title }) => title), open);
});

test("namespaces are declared once, and only those that are used", () => {
  assert.doesNotMatch(toRss({ title: "T", url: "https://example.org/", entries: [{ title: "x" }] }), /xmlns/);
  const foreign = [{ namespace: "urn:own", name: "mark", value: "5", attributes: { at: "1" }, children: [] }];
  const text = toRss({ ...NOTES, entries: NOTES.entries.map((entry) => ({ ...entry, foreign })) });
  assert.equal(text.split('="urn:own"').length, 2);
  assert.deepEqual(parseFeed(text).entries[0].foreign, foreign);
});

test("permalinks are called so, and other ids are not", () => {
  const text = toRss({ title: "T", url: "https://example.org/", entries: [{ id: "https://example.org/1", url: "https://example.org/1" }, { id: "7" }] });
  assert.match(text, /<guid>https:\/\/example.org\/1<\/guid>/);
  assert.match(text, /<guid isPermaLink="false">7<\/guid>/);
});

test("a stylesheet is named before the feed", () => {
  assert.match(toRss(NOTES, { stylesheet: "/feed.xsl" }), /^<\?xml [^>]*>\n<\?xml-stylesheet type="text\/xsl" href="\/feed.xsl"\?>\n<rss/);
  assert.match(toAtom(NOTES, { stylesheet: { href: "a&b", type: "text/css" } }), /type="text\/css" href="a&amp;b"/);
});

test("a stream takes entries as they come, and says what the whole says", async () => {
  const { entries, ...head } = NOTES;
  const later = { title: "Late", url: "https://example.org/3", comments: { count: 5 } };
  for (const format of ["rss", "atom", "jsonfeed"]) {
    let asked = 0;
    const come = async function* () {
      for (const entry of [...entries, later]) yield (asked++, entry);
    };
    const reader = writeStream(format, head, come()).getReader();
    let { value: text } = await reader.read();
    assert.ok(text.includes("1 < 2") || text.includes("1 &lt; 2") || text.includes("1 &amp;lt; 2"), text);
    assert.ok(asked <= 2, "nothing is read ahead");
    for (let piece; !(piece = await reader.read()).done; ) text += piece.value;
    const feed = parseFeed(text);
    assert.ok(feed.report.wellFormed);
    const whole = parseFeed({ rss: toRss, atom: toAtom, jsonfeed: toJsonFeed }[format]({ ...head, entries: [...entries, later] }));
    assert.deepEqual(feed.entries, whole.entries);
    const empty = writeStream(format, head, []).getReader();
    let none = "";
    for (let piece; !(piece = await empty.read()).done; ) none += piece.value;
    assert.deepEqual(parseFeed(none).entries, []);
  }
});

test("a list of feeds is read as it was written", () => {
  const feeds = [
    { url: "https://a.example/feed", title: "A & B", siteUrl: "https://a.example/", path: ["News", "Local"] },
    { url: "https://b.example/feed", title: "B", siteUrl: null, path: [] },
    { url: "https://c.example/feed", title: "C", siteUrl: null, path: ["News"] },
  ];
  const list = parseOpml(toOpml({ title: "Mine", feeds }, { pretty: true }));
  assert.equal(list.title, "Mine");
  assert.deepEqual(list.feeds.toSorted((a, b) => (a.url < b.url ? -1 : 1)), feeds);
  assert.equal(toOpml(list), toOpml(parseOpml(toOpml(list))));
});
