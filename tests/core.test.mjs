// The small module gives the full one's result, or says what it needs: every case, real feeds, and damaged ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, compareStreams, documents, mutants } from "./core.mjs";
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
  assert.ok(read.length >= real.length * 0.94, `${read.length} of ${real.length}`);
});

test("an address that names no scheme needs nothing, with and without a page", () => {
  for (const link of ["", "<link>https://example.org/news/</link>"]) {
    for (const text of ["&amp;quothttp:example", "rss_1.0.image^resource:a", "1:2", "\u00e9:b", ":", "a b:c"]) {
      const feed = `<rss version="2.0"><channel><title>T</title>${link}<item><title>A</title><link>${text}</link></item></channel></rss>`;
      assert.deepEqual(both.lite.parseFeed(feed), both.general.parseFeed(feed), text);
    }
  }
});

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
  }
  assert.ok(read > 400, `${read} were read`);
});
