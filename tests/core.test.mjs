// The small module gives the full one's result, or says what it needs: every case, real feeds, and damaged ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, compareStreams, compareTexts, documents, mutants } from "./core.mjs";
import { install } from "./installed.mjs";

const installed = install();
const both = { general: await installed.import(), lite: await installed.import("anyfeed/lite") };
const all = documents();

test("whole documents", () => {
  const read = all.filter((document) => compare(both, document));
  assert.ok(read.length > all.length / 2, `${read.length} of ${all.length} were read`);
});

test("real feeds hardly ever need more", (context) => {
  const real = all.filter(({ isReal }) => isReal);
  if (!real.length) return context.skip("No real feeds are at hand.");
  const read = real.filter((document) => compare(both, document));
  assert.ok(read.length >= real.length * 0.95, `${read.length} of ${real.length}`);
});

test("an address that names no scheme needs nothing, with and without a page", () => {
  for (const link of ["", "<link>https://example.org/news/</link>"]) {
    for (const text of ["&amp;quothttp:example", "rss_1.0.image^resource:a", "1:2", "\u00e9:b", ":", "a b:c"]) {
      const feed = `<rss version="2.0"><channel><title>T</title>${link}<item><title>A</title><link>${text}</link></item></channel></rss>`;
      assert.deepEqual(both.lite.parseFeed(feed), both.general.parseFeed(feed), text);
    }
  }
});

test("whole documents as text of JSON", () => {
  const read = all.filter((document) => compareTexts(both, document));
  assert.ok(read.length > all.length / 2, `${read.length} of ${all.length} were read`);
});

/** A feed of two places, and whether the small module writes the second. */
const PLACES = [
  ["12.3456789012345", true], ["-71.92039489746094", true], ["0.1", true], ["0.0078125", true], ["-0.0754", true], ["45", true],
  ["0.001", false], ["0.00000001", false],
];

test("numbers with a fraction are written alike, or not at all", async () => {
  for (const [latitude, isWritten] of PLACES) {
    const item = (title, degrees) => `<item><title>${title}</title><georss:point>${degrees} 1.5</georss:point></item>`;
    const feed = `<rss version="2.0" xmlns:georss="http://www.georss.org/georss"><channel><title>T</title>${item("A", "7.25")}${item("B", latitude)}</channel></rss>`;
    const document = { name: latitude, bytes: Buffer.from(feed), contentType: null };
    assert.equal(compareTexts(both, document), isWritten, latitude);
    assert.ok(compare(both, document), latitude);
    const [full, few] = [await transformed(both.general, feed), await transformed(both.lite, feed)];
    assert.equal(few.code, isWritten ? undefined : "needs-full", latitude);
    assert.ok(isWritten ? few.text === full.text : full.text.startsWith(few.text), `${few.text} of ${full.text}`);
  }
});

/** What a stream of bytes becomes as text of JSON, as far as it comes. */
async function transformed({ jsonTransform }, feed) {
  const parts = feed.match(/[^]{1,40}/g).map((part) => Buffer.from(part));
  let text = "";
  try {
    const json = ReadableStream.from(parts).pipeThrough(jsonTransform(null));
    for await (const piece of json) text += Buffer.from(piece).toString();
    return { text };
  } catch ({ code }) {
    return { text, code };
  }
}

test("documents in parts", async () => {
  let read = 0;
  for (const document of all) read += await compareStreams(both, document, document.bytes.length < 20_000 ? 777 : 16_384);
  assert.ok(read > all.length / 2, `${read} of ${all.length} were read`);
});

test("damaged documents, whole and in parts", async () => {
  let [asked, read] = [0, 0];
  for (const document of mutants(all, 2000)) {
    read += compare(both, document);
    if (asked++ % 4 === 0) await compareStreams(both, document, 333);
    if (asked % 4 === 1) compareTexts(both, document);
  }
  assert.ok(read > 400, `${read} were read`);
});
