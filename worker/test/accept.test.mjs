/** Who names no format is answered in the one that the header Accept prefers. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { serve } from "./upstream/server.mjs";
import { rss } from "./upstream/wire.mjs";

const upstream = closing(await serve());
const { ask } = edge(upstream.port);
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
const [JSON_TYPE, FEED, RSS, ATOM] = ["application/json", "application/feed+json", "application/rss+xml", "application/atom+xml"];

/** Accept, query, type of the answer. */
const FEEDS = [
  [null, "", JSON_TYPE],
  ["*/*", "", JSON_TYPE],
  ["application/*", "", JSON_TYPE],
  [browser, "", JSON_TYPE],
  ["application/json, text/plain, */*", "", JSON_TYPE],
  [FEED, "", FEED],
  [RSS, "", RSS],
  [ATOM, "", ATOM],
  ["Application/Atom+XML ; Q=1 ; charset=utf-8", "", ATOM],
  ["application/rss+xml;q=0.5, application/atom+xml;q=0.6, application/json;q=0.1", "", ATOM],
  ["application/atom+xml, application/rss+xml", "", RSS],
  ["application/json;q=0, */*;q=0.1", "", FEED],
  ["application/json;q=0.2, */*;q=0.9", "", FEED],
  ["image/png", "", JSON_TYPE],
  [";;q=,,/", "", JSON_TYPE],
  [RSS, "&format=json", JSON_TYPE],
  [JSON_TYPE, "&format=atom", ATOM],
  [RSS, "&fields=title", JSON_TYPE],
  [`${RSS}, ${FEED};q=0.5`, "&compact=1", FEED],
  [`${RSS}, ${FEED}`, "&full=1", JSON_TYPE],
];

const typeOf = (response) => response.headers.get("content-type").split(";")[0];
const init = (accept) => ({ headers: accept === null ? {} : { Accept: accept } });

for (const [accept, query, type] of FEEDS) {
  test(`${accept} ${query}: ${type}`, async () => {
    const response = await ask(`/v1/feed?url=http://fault.example/ok${query}`, init(accept));
    await response.text();
    assert.deepEqual([response.status, typeOf(response)], [200, type]);
    assert.equal(response.headers.get("vary"), query.includes("format") ? null : "Accept");
  });
}

test("what is posted is answered so, too", async () => {
  const response = await ask("/v1/feed", { method: "POST", body: rss(), headers: { Accept: ATOM } });
  assert.equal(typeOf(response), ATOM);
  assert.match(await response.text(), /<feed /);
});

test("a report as SARIF or as text", async () => {
  const type = async (accept) => {
    const response = await ask("/v1/validate?url=http://fault.example/ok", init(accept));
    await response.text();
    return typeOf(response);
  };
  assert.deepEqual([await type(null), await type(browser), await type("application/sarif+json"), await type("text/plain")], [JSON_TYPE, JSON_TYPE, "application/sarif+json", "text/plain"]);
});

test("refusals are problems, whatever is accepted, and say that they depend on it as the answer would", async () => {
  const response = await ask("/v1/feed?url=http://fault.example/404", init(RSS));
  assert.deepEqual([response.status, typeOf(response), response.headers.get("vary")], [404, "application/problem+json", "Accept"]);
  await response.text();
});

test("each format has a copy of its own in the cache", async () => {
  const kept = new Map();
  const store = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
  const waiting = [];
  const own = edge(upstream.port, { store, execution: { waitUntil: (promise) => waiting.push(promise) }, settings: { cache: "api" } });
  const asked = async (accept) => {
    const response = await own.feed("ok", "", init(accept));
    await response.text();
    await Promise.all(waiting);
    return `${response.headers.get("x-cache")} ${typeOf(response)}`;
  };
  assert.deepEqual([await asked(RSS), await asked(null), await asked(RSS), await asked(JSON_TYPE)], [`MISS ${RSS}`, `MISS ${JSON_TYPE}`, `HIT ${RSS}`, `HIT ${JSON_TYPE}`]);
});
