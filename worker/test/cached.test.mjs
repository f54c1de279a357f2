/** The cache by itself: to the second what is fresh, stale and over, what is stored, and what clients see of it. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { throughCache } = await load("cached.ts");
const question = "/v1/feed?url=x";
const key = `https://worker.test${question}`;

/** A cache whose handler answers what `next` says; `at` is the time in seconds. */
function cache({ policy = "public, max-age=100, stale-while-revalidate=50, stale-if-error=200", waits = true, execution = {} } = {}) {
  const state = { at: 1000, asked: [], signals: [], waiting: [], puts: 0, kept: new Map(), next: null };
  const made = (body, init = {}) => new Response(body, { ...init, headers: { "cache-control": policy, etag: `"${state.asked.length}"`, "server-timing": "upstream;dur=1", "x-own": "yes", ...init.headers } });
  state.made = made;
  const store = { match: async (one) => state.kept.get(one)?.clone(), put: async (one, response) => (state.puts++, void state.kept.set(one, response)) };
  const answer = async (tag, signal) => {
    state.asked.push(tag);
    state.signals.push(signal);
    return state.next ? state.next(tag) : made(`body ${state.asked.length}`);
  };
  const ask = async (headers = {}, settings = { cache: "api" }) => {
    const scope = { now: () => state.at * 1000, settings };
    const waitUntil = (promise) => void state.waiting.push(promise);
    const response = await throughCache({ request: new Request("https://worker.test/other", { headers }), question, scope, execution: waits ? { waitUntil, ...execution } : undefined, store: settings.cache === "none" ? null : store, answer });
    const body = await response.text();
    await settled(state);
    return { status: response.status, body, headers: response.headers, how: response.headers.get("x-cache"), age: response.headers.get("age") };
  };
  return Object.assign(state, { ask });
}

/** What is done behind an answer may begin more. */
async function settled({ waiting }) {
  for (let done = -1; done < waiting.length; ) done = (await Promise.allSettled([...waiting])).length;
  await new Promise((go) => setImmediate(go));
}

const seen = async (one, at) => {
  one.at = at;
  const { how, age, body } = await one.ask();
  return [how, age, body];
};

test("fresh to the second, then stale while another is fetched, then fetched before the answer", async () => {
  const one = cache();
  assert.deepEqual(await seen(one, 1000), ["MISS", null, "body 1"]);
  assert.deepEqual(await seen(one, 1099.9), ["HIT", "99", "body 1"]);
  assert.deepEqual(await seen(one, 1100), ["UPDATING", "100", "body 1"]);
  assert.deepEqual(await seen(one, 1100), ["HIT", "0", "body 2"]);
  assert.deepEqual(await seen(one, 1249), ["UPDATING", "149", "body 2"]);
  assert.deepEqual(await seen(one, 1399), ["MISS", null, "body 4"], "at the end of its promise it is not given");
  assert.deepEqual(one.asked, [null, '"1"', '"2"', '"3"']);
  assert.deepEqual(await seen(one, 1390), ["HIT", "0", "body 4"], "no age is less than none");
});

test("without anybody who waits, nothing is fetched behind an answer", async () => {
  const one = cache({ waits: false });
  await seen(one, 1000);
  assert.deepEqual(await seen(one, 1099), ["HIT", "99", "body 1"]);
  assert.deepEqual(await seen(one, 1101), ["MISS", null, "body 2"]);
});

test("a server that fails leaves the stale answer, to the second; a refusal of its own does not", async () => {
  const one = cache();
  await seen(one, 1000);
  one.next = () => one.made("broken", { status: 500 });
  one.at = 1299;
  const stale = await one.ask();
  assert.deepEqual([stale.status, stale.how, stale.age, stale.body, stale.headers.get("cache-control")], [200, "STALE", "299", "body 1", "public, max-age=60"]);
  assert.deepEqual([(await seen(one, 1300))[2], (await one.ask()).status], ["broken", 500]);
  one.next = () => one.made("gone", { status: 404 });
  one.at = 1200;
  assert.deepEqual([(await one.ask()).status, one.puts], [404, 1], "what is no answer is not stored");
  one.next = () => one.made("almost", { status: 499 });
  assert.equal((await one.ask()).status, 499);
});

test("what was confirmed is fresh again, with what was said of it, and is stored anew", async () => {
  const one = cache();
  await seen(one, 1000);
  one.next = (tag) => new Response(null, { status: tag === '"1"' ? 304 : 500, headers: { "cache-control": "public, max-age=10", "x-more": "new" } });
  one.at = 1160;
  const confirmed = await one.ask();
  assert.deepEqual([confirmed.status, confirmed.how, confirmed.body, confirmed.headers.get("x-more"), confirmed.headers.get("x-own"), confirmed.headers.get("etag")], [200, "REVALIDATED", "body 1", "new", "yes", '"1"']);
  assert.equal(confirmed.headers.get("cache-control"), "public, max-age=10");
  assert.deepEqual([(await seen(one, 1169))[0], one.puts], ["HIT", 2]);
});

test("a question is asked anew once at a time, and not ended by whoever asked", async () => {
  const one = cache();
  await seen(one, 1000);
  one.at = 1110;
  let answer;
  one.next = () => new Promise((done) => (answer = () => done(one.made("late"))));
  const both = [one.ask(), one.ask(), one.ask()];
  await new Promise((go) => setTimeout(go, 50));
  answer();
  assert.deepEqual((await Promise.all(both)).map(({ how }) => how), ["UPDATING", "UPDATING", "UPDATING"]);
  assert.equal(one.asked.length, 2);
  assert.equal(one.signals[0], undefined);
  assert.equal(one.signals[1].aborted, false);
  one.next = () => Promise.reject(new Error("It failed."));
  one.at = 1211;
  await one.ask();
  await one.ask();
  assert.equal(one.asked.length, 4, "after a failure it is asked again");
});

test("what is stored, and what clients see of it", async () => {
  const one = cache();
  const missed = await one.ask();
  assert.equal(one.waiting.length, 1, "whoever runs this waits until it is stored");
  assert.deepEqual(["x-stored-at", "x-said-control"].map((name) => missed.headers.get(name)), [null, null]);
  const kept = one.kept.get(key);
  assert.deepEqual(["cache-control", "x-stored-at", "x-said-control"].map((name) => kept.headers.get(name)), ["public, max-age=300", "1000000", "public, max-age=100, stale-while-revalidate=50, stale-if-error=200"]);
  const { headers } = await one.ask();
  assert.deepEqual(["x-stored-at", "x-said-control", "server-timing", "x-open"].map((name) => headers.get(name)), [null, null, null, null]);
  assert.deepEqual([headers.get("cache-control"), headers.get("x-own")], ["public, max-age=100, stale-while-revalidate=50, stale-if-error=200", "yes"]);
  const older = cache();
  older.kept.set(key, new Response("of an earlier version", { headers: { etag: '"0"' } }));
  older.next = () => new Response(null, { status: 304 });
  const shown = await older.ask();
  assert.deepEqual([shown.body, shown.headers.get("cache-control"), older.puts], ["of an earlier version", "no-store", 0]);
  const revalidating = cache({ policy: "public, max-age=10, stale-while-revalidate=500, stale-if-error=20" });
  await revalidating.ask();
  assert.equal(revalidating.kept.get(key).headers.get("cache-control"), "public, max-age=510");
});

test("nothing is stored that is not to be kept, has no body, breaks off or is beyond 8 MiB", async () => {
  for (const policy of ["no-store", "public, max-age=0", "private"]) {
    const one = cache({ policy });
    await one.ask();
    assert.deepEqual([one.puts, (await one.ask()).how], [0, null], policy);
  }
  const bodies = {
    "no body": [() => null, 0],
    "8 MiB": [() => "x".repeat(8 * 2 ** 20), 1],
    "a byte more": [() => "x".repeat(8 * 2 ** 20 + 1), 0],
    "one that breaks off": [() => new ReadableStream({ start(controller) { controller.enqueue(new Uint8Array(9)); setTimeout(() => controller.error(new Error("off")), 5); } }), 0],
  };
  for (const [name, [body, puts]] of Object.entries(bodies)) {
    const one = cache();
    one.next = () => one.made(body());
    await one.ask().catch(() => undefined);
    await settled(one);
    assert.equal(one.puts, puts, name);
  }
});

test("what is not given is let go of", async () => {
  const bodies = [];
  const body = () => {
    const said = { isLeft: false };
    bodies.push(said);
    return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)), cancel: () => void (said.isLeft = true) });
  };
  const one = cache();
  await one.ask();
  const { headers } = one.kept.get(key);
  one.kept.set(key, { clone: () => new Response(body(), { headers }) });
  one.at = 1200;
  assert.equal((await one.ask()).body, "body 2");
  assert.deepEqual(bodies, [{ isLeft: true }], "the stored answer, where there is a new one");
  one.kept.set(key, { clone: () => new Response("stored", { headers }) });
  one.next = () => one.made(body(), { status: 500 });
  assert.equal((await one.ask()).how, "STALE");
  assert.deepEqual(bodies[1], { isLeft: true }, "the new answer, where it is a failure");
});

test("without a cache, and before the Workers Cache, the answer is what the handler or the entry says", async () => {
  const one = cache();
  const { body, how } = await one.ask({ "if-none-match": '"x"' }, { cache: "none" });
  assert.deepEqual([body, how, one.asked, one.puts], ["body 1", null, ['"x"'], 0]);
  const requests = [];
  const entry = { fetch: async (request) => (requests.push(request), new Response("from the entry")) };
  const other = cache({ execution: { exports: { Convert: entry } } });
  assert.equal((await other.ask({ cookie: "a" }, { cache: "workers" })).body, "from the entry");
  assert.deepEqual([requests[0].url, [...requests[0].headers]], [key, []]);
  assert.equal((await other.ask({}, { cache: "api" })).body, "body 1", "the entry is for the Workers Cache alone");
  const alone = await cache().ask({}, { cache: "workers" });
  assert.deepEqual([alone.body, alone.how], ["body 1", null], "where there is no entry, nobody is asked there, and no store either");
});
