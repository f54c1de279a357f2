/** What a cache in front of the Convert entry sees: one spelling of a question, an explicit policy, and no torn answer that looks whole. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { load } from "./help/bundle.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, head, rss, sleep, status } from "./upstream/wire.mjs";

const tagged = { ETag: '"v1"', "Last-Modified": "Mon, 15 Jan 2024 13:45:00 GMT", "Cache-Control": "max-age=3600" };
/** Breaks off amid its entries. */
const torn = (ms) => async (socket) => {
  const text = rss(10, 100);
  socket.write(head("200 OK", { "Content-Type": "application/rss+xml", "Content-Length": text.length, ...tagged }) + text.slice(0, text.length / 2));
  await sleep(ms);
  socket.end();
};

const upstream = closing(await serve({
  tagged: { serve: answer(rss(), tagged) },
  "tagged-large": { serve: answer(rss(400, 2000), tagged) },
  "torn-late": { serve: torn(300) },
  "torn-soon": { serve: torn(5) },
  hubbed: { serve: answer(rss().replace("<channel>", '<channel><atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="https://hub.example.org/"/><atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="https://own.example.org/feed"/>')) },
}));

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

/** What a client may keep of an answer, and what it holds. */
async function promise(response) {
  const { headers, status } = response;
  const { entries, report } = await response.text().then((text) => (text ? JSON.parse(text) : {}));
  assert.equal(headers.get("x-open"), null);
  assert.equal(headers.has("etag"), headers.get("cache-control") !== "no-store");
  return { status, tag: headers.get("etag"), count: entries?.length, truncated: report?.truncated };
}

test("a torn copy is never confirmed: what may yet break off has no tag and is not to be kept", async () => {
  for (const cache of ["none", "workers"]) {
    const { feed } = behind({ settings: { cache } });
    for (const name of ["torn-late", "torn-soon"]) {
      const { status, tag, truncated } = await promise(await feed(name));
      assert.deepEqual([status, tag, truncated], [200, null, true], name);
    }
    const small = await promise(await feed("tagged"));
    assert.deepEqual([small.status, small.truncated], [200, false]);
    assert.match(small.tag, /^W\//, "it was whole when its headers left");
    const again = await feed("torn-late", "", { headers: { "If-None-Match": small.tag } });
    assert.equal((await promise(again)).status, 200);
    const large = await promise(await feed("tagged-large"));
    assert.deepEqual([large.status, large.tag, large.count], [200, null, 400]);
  }
});

test("an answer from the cache is whole, and has its tag", async () => {
  const kept = new Map();
  const store = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
  const stored = [];
  const { feed } = edge(upstream.port, { store, settings: { cache: "api" }, execution: { waitUntil: (promise) => stored.push(promise) } });
  assert.equal((await promise(await feed("tagged-large"))).tag, null);
  await Promise.all(stored);
  const hit = await promise(await feed("tagged-large"));
  assert.equal(hit.count, 400);
  assert.match(hit.tag, /^W\//);
  const confirmed = await feed("tagged-large", "", { headers: { "If-None-Match": hit.tag } });
  assert.deepEqual([confirmed.status, confirmed.headers.get("x-open")], [304, null]);
  await promise(await feed("torn-late"));
  await Promise.allSettled(stored);
  assert.equal([...kept.keys()].some((key) => key.includes("torn")), false);
});

test("the cache in front of the Convert entry says of its answers where they come from", async () => {
  for (const [how, isWhole] of [["HIT", true], ["STALE", true], ["MISS", false], ["EXPIRED", false]]) {
    let own;
    const convert = async (request) => {
      const answered = await own.handler.convert(request);
      answered.headers.set("cf-cache-status", how);
      return answered;
    };
    own = edge(upstream.port, { execution: { exports: { Convert: { fetch: convert } } } });
    assert.equal((await promise(await own.feed("tagged-large"))).tag !== null, isWhole, how);
  }
});

test("who holds a whole copy is told that nothing changed, even by an answer that has just begun", async () => {
  const { feed } = behind();
  const first = await behind().handler.convert(new Request("https://worker.test/v1/feed?url=http%3A%2F%2Ffault.example%2Ftagged-large"));
  const tag = first.headers.get("etag");
  await first.body.cancel();
  const again = await feed("tagged-large", "", { headers: { "If-None-Match": tag } });
  assert.deepEqual([again.status, again.headers.get("x-open")], [304, null]);
});

test("Link names the feed itself and its hub", async () => {
  for (const query of ["", "&limit=0"]) {
    const response = await behind().feed("hubbed", query);
    await response.text();
    assert.match(response.headers.get("link"), /<https:\/\/own\.example\.org\/feed>; rel="self"/);
    assert.match(response.headers.get("link"), /<https:\/\/hub\.example\.org\/>; rel="hub"/);
  }
});

/** The older Cache API over an upstream that answers with this policy until it fails; `at` is the time that the handler knows. */
async function stored(policy, work) {
  const state = { at: Date.now(), working: true, asked: 0 };
  const own = await serve({ changing: { serve: (socket, request) => {
    state.asked += 1;
    const told = { "Cache-Control": policy };
    return (!state.working ? status("500 E") : /"v1"/.test(request) ? status("304 N", told) : answer(rss(), { ETag: '"v1"', ...told }))(socket);
  } } });
  const kept = new Map();
  const store = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
  const waiting = [];
  const { feed } = edge(own.port, { now: () => state.at, store, execution: { waitUntil: (promise) => waiting.push(promise) }, settings: { cache: "api" } });
  const ask = async () => {
    const response = await feed("changing");
    const { entries } = await response.json();
    // What is done behind an answer may wait for more.
    for (let done = 0; done < waiting.length; ) done = (await Promise.allSettled(waiting)).length;
    return [response.status, response.headers.get("x-cache"), entries?.length, response.headers.get("cache-control")].join(" ");
  };
  try {
    await work(ask, state);
  } finally {
    own.close();
  }
}

const usual = "public, max-age=100, stale-while-revalidate=3600, stale-if-error=604800";

test("stale answers stand in while another is fetched, for an hour, and while none can be had, for seven days", () =>
  stored("max-age=100", async (ask, state) => {
    assert.equal(await ask(), `200 MISS 3 ${usual}`);
    assert.equal(await ask(), `200 HIT 3 ${usual}`);
    state.at += 101_000;
    assert.equal(await ask(), `200 UPDATING 3 ${usual}`);
    assert.equal(await ask(), `200 HIT 3 ${usual}`, "another was fetched behind it");
    state.at += 3_701_000;
    assert.equal(await ask(), `200 REVALIDATED 3 ${usual}`);
    assert.equal(await ask(), `200 HIT 3 ${usual}`);
    state.working = false;
    state.at += 3_701_000;
    assert.equal(await ask(), "200 STALE 3 public, max-age=60");
    state.at += 8 * 86_400_000;
    assert.equal(await ask(), "502   no-store");
    assert.equal(state.asked, 5);
  }));

test("where a server forbids stale answers, none is given and none promised", () =>
  stored("max-age=100, must-revalidate", async (ask, state) => {
    assert.equal(await ask(), "200 MISS 3 public, max-age=100");
    state.at += 101_000;
    assert.equal(await ask(), "200 REVALIDATED 3 public, max-age=100");
    state.working = false;
    state.at += 101_000;
    assert.equal(await ask(), "502   no-store");
  }));

test("where it allows them for a shorter time, they end sooner", () =>
  stored("max-age=100, stale-while-revalidate=0, stale-if-error=200", async (ask, state) => {
    assert.equal(await ask(), "200 MISS 3 public, max-age=100, stale-if-error=200");
    state.working = false;
    state.at += 299_000;
    assert.equal(await ask(), "200 STALE 3 public, max-age=60");
    state.at += 2000;
    assert.equal(await ask(), "502   no-store");
  }));
