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
  assert.ok(read.length >= real.length * 0.86, `${read.length} of ${real.length}`);
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
