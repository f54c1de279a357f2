/** JSON Feed: an answer that broke off says so, and is kept by nobody, as in the other format. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { gzipSync } from "node:zlib";
import { edge } from "./help/edge.mjs";
import { scenarios } from "./upstream/scenarios.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss } from "./upstream/wire.mjs";

const tagged = { ETag: '"v1"' };
const cut = (text) => text.slice(0, -300);
const mends = (text) => text.replaceAll("<title>i", "<title>& & i");
const document = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "T", items: [1, 2, 3, 4].map((id) => ({ id: `${id}`, content_text: "x".repeat(200) })) });

const upstream = closing(await serve({
  whole: { serve: answer(rss(5, 100), tagged) },
  cut: { serve: answer(cut(rss(5, 100)), tagged) },
  // More mends than a report keeps.
  "cut-mended": { serve: answer(cut(mends(rss(80, 100))), tagged) },
  "cut-json": { serve: answer(cut(document), { ...tagged, "Content-Type": "application/feed+json" }) },
  inflated: { serve: answer(gzipSync(rss(300, 5000)), tagged) },
}));

const ask = async (name, query, options) => {
  const response = await edge(upstream.port, options).feed(name, query);
  const body = JSON.parse(await response.text());
  return { response, items: body.items ?? body.entries, report: body._anyfeed?.report ?? body.report };
};

for (const format of ["json", "jsonfeed"]) {
  for (const [name, code] of [["cut", "xml/document-cut-off"], ["cut-mended", "xml/document-cut-off"], ["cut-json", "json/cut"]]) {
    test(`${format}: ${name}`, async () => {
      const { response, report } = await ask(name, `&format=${format}`);
      assert.equal(response.status, 200);
      assert.deepEqual([response.headers.get("etag"), response.headers.get("cache-control")], [null, "no-store"]);
      assert.equal(report.quality, "damaged");
      assert.ok(report.diagnostics.some((diagnostic) => diagnostic.code === code));
    });
  }

  test(`${format}: a document that breaks off late or is too large says why`, async () => {
    for (const [name, late] of [["rst-mid-body", scenarios["rst-mid-body"].late], ["inflated", "too-large"]]) {
      for (const shape of ["", "&compact=1&pretty=1"]) {
        const { response, items, report } = await ask(name, `&format=${format}${shape}`, { settings: { maxBytes: 500_000 } });
        assert.equal(response.headers.get("cache-control"), "no-store", name);
        assert.ok(items.length > 0);
        assert.deepEqual([report.truncated, report.quality, report.diagnostics.at(-1).code], [true, "damaged", `http/${late}`], name);
      }
    }
  });

  test(`${format}: what the caller's limit left out is told`, async () => {
    const { items, report } = await ask("whole", `&format=${format}&since=2000-01-01&limit=1`);
    assert.deepEqual([items.length, report.truncated], [1, true]);
  });

  test(`${format}: a cache keeps no part for the whole`, async () => {
    const kept = new Map();
    const store = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
    const stored = [];
    await ask("cut", `&format=${format}`, { store, execution: { waitUntil: (promise) => stored.push(promise) }, settings: { cache: "api" } });
    await Promise.allSettled(stored);
    assert.equal(kept.size, 0);
  });
}

test("a JSON Feed that is whole is one and nothing else", async () => {
  const response = await edge(upstream.port).feed("whole", "&format=jsonfeed");
  assert.equal("_anyfeed" in JSON.parse(await response.text()), false);
  assert.match(response.headers.get("etag"), /^W/);
});
