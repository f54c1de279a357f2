/** What a cache in front of the Convert entry sees: one spelling of a question, an explicit policy, and no torn answer that looks whole. */

import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { edge } from "./help/edge.mjs";
import { load } from "./help/bundle.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss } from "./upstream/wire.mjs";

let upstream;
before(async () => {
  upstream = await serve({
    hubbed: { serve: answer(rss().replace("<channel>", '<channel><atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="https://hub.example.org/"/><atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="https://own.example.org/feed"/>')) },
  });
});
after(() => upstream.close());

/** The handler with its own Convert entry behind the front; `seen` are the requests that came there. */
function behind(options = {}) {
  const seen = [];
  let own;
  const execution = { exports: { Convert: { fetch: (request) => { seen.push(request); return own.handler.convert(request); } } } };
  own = edge(upstream.port, { ...options, execution });
  return { ...own, seen };
}

test("one question has one key, in whatever order and spelling it is asked", async () => {
  const { ask, seen } = behind();
  const spellings = [
    "url=http://fault.example/ok&limit=2&format=json", "limit=2&url=http://fault.example/ok", "limit=02&compact=0&url=HTTP://FAULT.example:80/ok%23part",
    "discover=true&pretty=false&limit=2&url=%20http%3A%2F%2Ffault.example%2Fok",
  ];
  for (const query of spellings) await (await ask(`/v1/feed?${query}`)).text();
  assert.deepEqual([...new Set(seen.map((request) => request.url))], ["https://worker.test/v1/feed?url=http%3A%2F%2Ffault.example%2Fok&limit=2"]);
});

test("nothing of the client's goes behind the cache", async () => {
  const { feed, seen } = behind();
  await (await feed("ok", "", { headers: { Cookie: "a=b", Authorization: "x", Accept: "text/html", "If-None-Match": '"x"' } })).text();
  assert.deepEqual([...seen[0].headers.keys()], []);
});

test("faulty questions, posts and batches do not get there", async () => {
  const { ask, seen } = behind();
  for (const query of ["", "url=http://127.0.0.1/", "url=http://fault.example/ok&x=1"]) await (await ask(`/v1/feed?${query}`)).text();
  await (await ask("/v1/feed", { method: "POST", body: rss() })).text();
  await (await ask("/v1/batch", { method: "POST", body: "http://fault.example/ok" })).text();
  assert.deepEqual(seen, []);
});

test("every answer has a policy of its own, and none that would switch stale answers off", async () => {
  const { feed, ask } = behind();
  const answers = [await feed("ok"), await feed("404"), await feed("410"), await feed("429"), await feed("500"), await feed("html"), await ask("/v1/discover?url=http://fault.example/ok"), await ask("/v1/validate?url=http://fault.example/ok"), await ask("/nothing")];
  for (const response of answers) {
    const policy = response.headers.get("cache-control");
    assert.match(policy, /^(no-store|public, max-age=\d+)/);
    assert.doesNotMatch(policy, /s-maxage|revalidate(?!=)/);
    if (response.status >= 500) assert.equal(policy, "no-store");
    await response.text();
  }
  const { problems } = await load("errors.ts");
  for (const [code, { status, keep }] of Object.entries(problems)) assert.ok(status < 500 || keep === 0, code);
});

test("a torn answer breaks off for the cache and ends well for the client", async () => {
  const { handler, feed, seen } = behind();
  const text = await (await feed("rst-mid-body")).text();
  assert.equal(JSON.parse(text).report.truncated, true);
  const cached = await handler.convert(new Request(seen[0].url));
  await assert.rejects(() => cached.text());
});

test("Link names the feed itself and its hub", async () => {
  const response = await behind().feed("hubbed");
  await response.text();
  assert.match(response.headers.get("link"), /<https:\/\/own\.example\.org\/feed>; rel="self"/);
  assert.match(response.headers.get("link"), /<https:\/\/hub\.example\.org\/>; rel="hub"/);
});
