/** A document in the body: what it may be packed in, and what its address is for. */

import assert from "node:assert/strict";
import test from "node:test";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { edge } from "./help/edge.mjs";
import { rss } from "./upstream/wire.mjs";

const json = async (response) => JSON.parse(await response.text());
const open = (options) => edge(0, options);

test("POST: the body is the document", async () => {
  const { ask } = open();
  const response = await ask("/v1/feed?limit=1&url=http://example.org/x", { method: "POST", body: rss(), headers: { "Content-Type": "text/xml" } });
  assert.equal((await json(response)).entries.length, 1);
  assert.equal(response.headers.get("cache-control"), "no-store");
  const empty = await ask("/v1/feed", { method: "POST", body: "" });
  assert.equal(empty.status, 422);
  const huge = await open({ settings: { maxBodyBytes: 1000 } }).ask("/v1/feed", { method: "POST", body: rss(50, 200) });
  assert.equal(huge.status, 413);
});

test("POST: the address is but the base of relative ones, and nothing is fetched from it", async () => {
  const { ask, fetched } = open();
  const body = '<rss version="2.0"><channel><title>T</title><item><title>a</title><link>/a</link></item></channel></rss>';
  for (const base of ["http://intranet/feed.xml", "https://example.org:8443/feed.xml", "http://10.0.0.1/x", "https://worker.test/"]) {
    const response = await ask(`/v1/feed?url=${encodeURIComponent(base)}`, { method: "POST", body });
    assert.equal(response.status, 200, base);
    assert.equal((await json(response)).entries[0].url, new URL("/a", base).href);
    assert.equal((await ask(`/v1/validate?url=${encodeURIComponent(base)}`, { method: "POST", body })).status, 200);
  }
  for (const [base, code] of [["file:///etc/passwd", "invalid-url"], ["http://", "invalid-url"], ["ftp://example.org/", "blocked-url"]]) {
    assert.equal((await json(await ask(`/v1/feed?url=${encodeURIComponent(base)}`, { method: "POST", body }))).code, code, base);
  }
  assert.deepEqual(fetched, []);
});

test("POST: what is packed in a way that is not read is refused as such", async () => {
  const { ask } = open();
  const post = (encoding, body) => ask("/v1/feed", { method: "POST", body, headers: { "Content-Encoding": encoding } });
  for (const [encoding, pack] of [["gzip", gzipSync], ["X-GZIP", gzipSync], ["deflate", deflateSync], ["identity", (text) => text]]) {
    assert.equal((await json(await post(encoding, pack(rss())))).entries?.length, 3, encoding);
  }
  for (const encoding of ["br", "zstd", "gzip, br"]) {
    const response = await post(encoding, brotliCompressSync(rss()));
    const problem = await json(response);
    assert.deepEqual([response.status, problem.code], [415, "unsupported-encoding"], encoding);
    assert.match(problem.detail, /gzip, deflate or identity/);
  }
});
