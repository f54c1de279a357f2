// With `maxEntries`, only the beginning of a large document is looked at. The result is the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeDocument, detectFeed, discoverFeeds, parseFeed, parseFeedToJson, parseOpml } from "anyfeed";
import { copiedBy } from "./copied.mjs";

const item = (index) => `<item><title>Number ${index} – ü</title><guid>${index}</guid><description>${"word ".repeat(200)}</description></item>\n`;
const rss = (before = "", items = 3000) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Many</title>${before}${Array.from({ length: items }, (_, index) => item(index)).join("")}</channel></rss>`;
const bytesOf = (text) => new TextEncoder().encode(text);

const documents = {
  "well-formed": rss(),
  "a large first entry": rss(`<item><title>Large</title><description>${"much ".repeat(300_000)}</description></item>`),
  "a comment that ends late": rss("<!-- " + item(-1).repeat(1500) + " -->"),
  "not well-formed": rss("<description>Fish & Chips</description>"),
  "JSON": JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "Many", items: Array.from({ length: 3000 }, (_, index) => ({ id: `${index}`, content_text: "word ".repeat(200) })) }),
};

/** As this package writes it, too: members have no order. */
documents["JSON whose head comes last"] = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(documents.JSON)).reverse()));

for (const [name, text] of Object.entries(documents)) {
  for (const [kind, input] of [["bytes", bytesOf(text)], ["text", text]]) {
    test(`${name}, as ${kind}`, () => {
      const whole = parseFeed(input);
      const some = parseFeed(input, null, { maxEntries: 3 });
      assert.ok(bytesOf(text).length > 1_000_000);
      assert.deepEqual(some.entries, whole.entries.slice(0, 3));
      assert.equal(some.title, "Many");
      assert.equal(some.report.truncated, true);
      assert.equal(some.report.wellFormed, whole.report.wellFormed);
      assert.equal(some.report.encodingFrom, whole.report.encodingFrom);
      assert.deepEqual(JSON.parse(new TextDecoder().decode(parseFeedToJson(input, null, { maxEntries: 3 }))), some);
    });
  }
}

test("UTF-16 and legacy encodings", () => {
  const wide = new Uint8Array(Buffer.from("\ufeff" + rss(), "utf16le"));
  assert.deepEqual(parseFeed(wide, null, { maxEntries: 2 }).entries.map(({ title }) => title), ["Number 0 – ü", "Number 1 – ü"]);
  const legacy = Buffer.from(rss().replaceAll("–", "-").replace('"1.0"', '"1.0" encoding="iso-8859-1"'), "latin1");
  const feed = parseFeed(legacy, null, { maxEntries: 2 });
  assert.deepEqual(feed.entries.map(({ title }) => title), ["Number 0 - ü", "Number 1 - ü"]);
  assert.deepEqual(feed.report.diagnostics, []);
});

test("a document that is larger than allowed is refused all the same", () => {
  assert.throws(() => parseFeed(rss(), null, { maxEntries: 1, limits: { bytes: 200_000 } }), { code: "too-large" });
});

test("a beginning is never an answer", () => {
  assert.throws(() => parseFeed("<p>".repeat(500_000), null, { maxEntries: 1 }), { code: /^(html|not-a-feed)$/ });
  assert.equal(parseFeed(rss(), null, { maxEntries: 5000 }).entries.length, 3000);
});

test("no more is handed over than the first entries need", () => {
  const bytes = bytesOf(rss("", 10_000));
  assert.ok(bytes.length > 10_000_000);
  assert.ok(copiedBy(() => parseFeed(bytes)) >= bytes.length);
  assert.ok(copiedBy(() => parseFeed(bytes, null, { maxEntries: 10 })) < bytes.length / 50);
  assert.ok(copiedBy(() => parseFeedToJson(bytes, null, { maxEntries: 10 })) < bytes.length / 50);
});

test("who wants all entries has none read twice", () => {
  const bytes = bytesOf(rss("", 1000));
  const once = copiedBy(() => parseFeed(bytes));
  for (const maxEntries of [Infinity, 2 ** 32, 1e15]) assert.equal(copiedBy(() => parseFeed(bytes, null, { maxEntries })), once);
  assert.equal(parseFeed(bytes, null, { maxEntries: Infinity }).entries.length, 1000);
  assert.ok(copiedBy(() => parseFeed(bytes, null, { maxEntries: 1000 })) > once, "where some are wanted, beginnings are tried");
});

test("no door copies more than it may read", () => {
  const large = new Uint8Array(80 * 2 ** 20).fill(32);
  large.set(bytesOf(rss()));
  assert.equal(copiedBy(() => assert.equal(detectFeed(large).format, "rss")), 64 * 1024 + 1 + "detectFeed\0\0\0".length, "what shows it, and the question");
  assert.equal(detectFeed(new TextDecoder().decode(large)).format, "rss");
  for (const read of [decodeDocument, parseOpml, (input) => discoverFeeds(input, null, "https://a.test/")]) {
    for (const input of [large, new TextDecoder().decode(large)]) {
      const copied = copiedBy(() => assert.throws(() => read(input), { name: "FeedError", code: "too-large" }));
      assert.ok(copied < 65 * 2 ** 20, `${copied} bytes`);
    }
  }
});

test("what stands far behind the last entry that was asked for is not looked at", () => {
  const text = rss().replace("</channel></rss>", "<item><title>Fish & Chips</item>");
  assert.equal(parseFeed(text).report.wellFormed, false);
  assert.equal(parseFeed(text, null, { maxEntries: 3 }).report.wellFormed, true);
});
