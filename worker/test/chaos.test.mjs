/**
 * Chaos: consumers die in the middle, messages come twice and late, one in ten calls to storage fails, clocks jump. Nothing
 * is lost, and nothing is done twice. `SEEDS=500 SEED=1 node --test worker/test/chaos.test.mjs` plays more schedules; each that
 * fails names its seed.
 */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { World } from "./help/chaos.mjs";
import { rss } from "./upstream/wire.mjs";

const first = Number(process.env.SEED ?? 1);
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 6) }, (_, index) => first + index);
const batch = "00000000-0000-4000-8000-000000000001";
const addresses = ["good", "slow", "flaky", "missing", "limited", "good?2"].flatMap((path) => [0, 1, 2].map((host) => `http://h${host}.test/${path}`));
const feeds = ["tagged", "untagged", "flaky"].flatMap((path) => [4, 5].map((host) => `http://h${host}.test/${path}`));
const minute = 60_000;

/** Servers: some slow, some failing now and then, some that know their own documents again. */
function servers(world, asked) {
  const answer = (status, headers = {}, body = null) => new Response(body, { status, headers: { "content-type": "application/rss+xml", ...headers } });
  const document = (name) => rss(2).replace("<channel>", `<channel><description>${name}</description>`);
  /** What a feed says now: another text every three hours. */
  const current = (url) => document(`${url} ${Math.floor(world.time / (180 * minute))}`);
  const paths = {
    good: () => answer(200, {}, document("good")),
    slow: () => new Promise((done) => world.setTimeout(() => done(answer(200, {}, document("slow"))), 6000)),
    flaky: (url) => (world.random() < 0.4 ? answer(500) : answer(200, {}, current(url))),
    missing: () => answer(404),
    limited: () => (world.random() < 0.4 ? answer(429, { "retry-after": "90" }) : answer(200, {}, document("limited"))),
    untagged: (url) => answer(200, {}, current(url)),
    tagged: (url, init) => {
      const tag = `"${Math.floor(world.time / (180 * minute))}"`;
      const isKnown = new Headers(init.headers).get("if-none-match") === tag;
      const answered = isKnown ? answer(304, { etag: tag }) : answer(200, { etag: tag }, current(url));
      return new Promise((done) => world.setTimeout(() => done(answered), world.random() * 8000));
    },
  };
  const serve = async ({ url, isolate }, init) => {
    const entry = { url, isolate, isOpen: true };
    const twice = asked.some((one) => one.isOpen && one.isolate.isAlive && one.url === url);
    asked.push(Object.assign(entry, { twice }));
    try {
      return await paths[/\/(\w+)/.exec(new URL(url).pathname)[1]](url, init);
    } finally {
      entry.isOpen = false;
    }
  };
  return { serve, current };
}

async function play(seed, rates) {
  const asked = [];
  let played;
  const world = new World(seed, (request, init) => played.serve(request, init), rates);
  played = servers(world, asked);
  addresses.forEach((url, index) => world.send({ kind: "convert", batch, index, url, query: "", origin: "https://worker.invalid" }));
  const now = Math.floor(world.time / 1000);
  feeds.forEach((url, at) => world.database.rows.set(at + 1, { id: at + 1, url, feed_url: null, next_at: now, interval: 3600, failures: 0, etag: null, last_modified: null, hash: null, code: null, checked_at: null, changed_at: null }));
  await pass(world, 12 * 60);
  world.isRough = false;
  const calmed = world.time + world.jump;
  // A clock that went back, a message that is late, a pause of a day: everything is asked again within two.
  await pass(world, 2 * 24 * 60 + 6 * 60);
  await world.rest();
  return { world, asked, calmed, current: played.current };
}

/** So many minutes, with the cron of each. */
async function pass(world, minutes) {
  const end = world.time + minutes * minute;
  let ran = 0;
  while (world.time < end) {
    if (Math.floor(world.time / minute) !== ran) {
      ran = Math.floor(world.time / minute);
      await world.cron();
    }
    await world.step();
  }
}

/** How often each thing went wrong in all schedules together: what is rare may spare one of them. */
const met = {};

for (const seed of seeds) {
  test(`seed ${seed}`, async () => {
    const { world, calmed } = await play(seed);
    assert.deepEqual(world.messages.filter(({ body }) => body.kind === "convert"), [], "nothing waits any more");
    assert.deepEqual(world.dead, []);
    for (const [index, url] of addresses.entries()) results(world, `batches/${batch}/results/${String(index).padStart(4, "0")}`, url);
    for (const row of world.database.rows.values()) refreshed(world, row, calmed);
    for (const [kind, count] of Object.entries(world.counts)) met[kind] = (met[kind] ?? 0) + count;
  });
}

test("everything that can go wrong did", () => {
  assert.notDeepEqual(met, {});
  for (const [kind, count] of Object.entries(met)) if (kind !== "buried") assert.ok(count > 0, `no ${kind}`);
});

test("where no object forgets and no clock jumps, nobody is asked the same thing twice at once", async () => {
  for (const seed of seeds.slice(0, 2)) {
    const { asked } = await play(seed, { reset: 0, jump: 0, kill: 0.02 });
    assert.ok(asked.length > addresses.length + feeds.length);
    assert.deepEqual(asked.filter(({ twice }) => twice).map(({ url }) => url), [], `seed ${seed}`);
  }
});

/** An address of a batch has one end, and keeps it. */
function results(world, key, url) {
  const writes = world.bucket.writes.filter((one) => one.key === key);
  const end = writes.findIndex(({ note }) => note.state !== "retrying");
  assert.ok(end >= 0, `${url} has an end`);
  assert.deepEqual(writes.slice(end + 1).map(({ note }) => note), [], `${url} was ${writes[end].note.state}, and was written again`);
  const { state, code } = writes[end].note;
  if (url.includes("missing")) assert.ok(code === "upstream-not-found" || code === "internal", code);
  else if (url.includes("good") || url.includes("slow")) assert.ok(state === "done" || code === "internal" || /^upstream-(reset|unreachable)$/.test(code), `${url}: ${code}`);
}

/** A feed is asked again, however it went before; what is stored is what its row says. */
function refreshed(world, row, calmed) {
  assert.ok(row.checked_at * 1000 > calmed, `${row.url} was asked again`);
  assert.ok(row.next_at !== null);
  const { content } = world.bucket.writes.filter(({ key }) => key === `feeds/${row.id}.json`).at(-1);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  // After a failure the row may not know yet what somebody stored who was taken for dead.
  if (row.code === null) assert.equal(row.hash, hash, `${row.url}: what is stored is what the row says`);
}
