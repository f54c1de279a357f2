/** The cron in workerd, with the database simulated: which feeds are asked, with what, and when they are due again. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { until } from "../../tests/until.mjs";
import { scaled } from "./help/scaled.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss, sleep, status } from "./upstream/wire.mjs";

const modified = "Mon, 15 Jan 2024 13:45:00 GMT";
const conditional = [];
let broken = false;
const more = {
  tagged: {
    serve: (socket, request) => {
      const has = /if-none-match: "v1"/i.test(request);
      conditional.push(has && /if-modified-since: Mon, 15 Jan 2024/i.test(request));
      return (has ? status("304 N") : answer(rss(), { ETag: '"v1"', "Last-Modified": modified }))(socket);
    },
  },
  untagged: { serve: answer(rss()) },
  patient: { serve: answer(rss().replace("<channel>", "<channel><ttl>300</ttl>")) },
  gone: { serve: status("410 G") },
  wait: { serve: status("503 W", { "Retry-After": "7200" }) },
  moved: { serve: status("301 M", { Location: "/tagged" }) },
  page: { serve: answer("<!doctype html><link rel=alternate type=application/rss+xml href=/untagged>", { "Content-Type": "text/html" }) },
  flaky: { serve: (socket) => (broken ? status("500 E") : answer(rss()))(socket) },
};

const upstream = closing(await serve(more));
const worker = closing(await scaled(upstream.port));

let hosts = 0;
const now = () => Math.floor(Date.now() / 1000);
const read = (id) => worker.database.prepare("SELECT * FROM feeds WHERE id = ?").bind(id).first();

async function add(path) {
  const { meta } = await worker.database.prepare("INSERT INTO feeds (url) VALUES (?)").bind(`http://h${hosts++}.fault.example/${path}`).run();
  return meta.last_row_id;
}

/** The mark is forgotten, as if the cron had not run for long. */
async function makeDue(id) {
  await worker.database.prepare("DELETE FROM marks").run();
  await worker.database.prepare("UPDATE feeds SET next_at = ?, checked_at = NULL WHERE id = ?").bind(now() - 2, id).run();
}

/** Makes the feed due and waits until the cron's message has been worked on. */
async function turn(id) {
  await makeDue(id);
  await worker.cron();
  return until(async () => {
    const row = await read(id);
    return row.checked_at ? row : null;
  });
}

test("a new feed is fetched, stored, and asked again with its validators", async () => {
  const id = await add("tagged");
  const first = await turn(id);
  assert.deepEqual([first.etag, first.last_modified, first.failures, first.code], ['"v1"', modified, 0, null]);
  const stored = await worker.bucket.get(`feeds/${id}.json`);
  assert.equal((await stored.json()).entries.length, 3);
  assert.equal(conditional.at(-1), false);
  const second = await turn(id);
  assert.equal(conditional.at(-1), true);
  assert.deepEqual([second.etag, second.hash, second.changed_at], ['"v1"', first.hash, first.changed_at]);
  assert.equal(second.interval, Math.round(first.interval * 1.25));
  assert.equal((await worker.bucket.head(`feeds/${id}.json`)).uploaded.getTime(), stored.uploaded.getTime());
});

test("without validators, the same document is known by its hash, and not stored again", async () => {
  const id = await add("untagged");
  const first = await turn(id);
  const { uploaded } = await worker.bucket.head(`feeds/${id}.json`);
  const second = await turn(id);
  assert.equal(second.changed_at, first.changed_at);
  assert.ok(second.interval > first.interval);
  assert.equal((await worker.bucket.head(`feeds/${id}.json`)).uploaded.getTime(), uploaded.getTime());
});

/** Due after so many seconds and at most a tenth more. */
function within(row, seconds) {
  const wait = row.next_at - row.checked_at;
  assert.ok(wait >= seconds && wait <= seconds * 1.1 + 1, `${wait} s`);
}

test("a ttl is kept to", async () => {
  const row = await turn(await add("patient"));
  assert.equal(row.interval, 300 * 60);
  within(row, row.interval);
});

test("410 ends it", async () => {
  const id = await add("gone");
  const row = await turn(id);
  assert.deepEqual([row.next_at, row.code], [null, "gone"]);
  const before = upstream.hits.gone;
  await worker.database.prepare("DELETE FROM marks").run();
  await worker.cron();
  await sleep(500);
  assert.equal(upstream.hits.gone, before);
});

test("failures back off, Retry-After is kept to, success forgets them", async () => {
  const waiting = await turn(await add("wait"));
  assert.deepEqual([waiting.failures, waiting.code], [1, "upstream-unavailable"]);
  within(waiting, 7200);
  const id = await add("flaky");
  const good = await turn(id);
  broken = true;
  const bad = await turn(id);
  assert.deepEqual([bad.failures, bad.code, bad.hash], [1, "upstream-status", good.hash]);
  within(bad, 900);
  const worse = await turn(id);
  within(worse, 1800);
  broken = false;
  const healed = await turn(id);
  assert.deepEqual([healed.failures, healed.code], [0, null]);
});

test("where a feed moved for good, and which feed a page names, is remembered", async () => {
  const moved = await add("moved");
  await turn(moved);
  const before = upstream.hits.moved;
  const row = await turn(moved);
  assert.match(row.feed_url, /\/tagged$/);
  assert.equal(upstream.hits.moved, before);
  assert.equal(conditional.at(-1), true);
  const page = await add("page");
  assert.match((await turn(page)).feed_url, /\/untagged$/);
});

test("a cron that runs twice, and a message that comes twice, ask once", async () => {
  const id = await add("untagged");
  const before = upstream.hits.untagged ?? 0;
  await makeDue(id);
  const at = Date.now();
  await Promise.all([worker.cron(at), worker.cron(at)]);
  await until(async () => (await read(id)).checked_at);
  await worker.cron(at + 1000);
  await worker.jobs.sendBatch([{ body: { kind: "refresh", ids: [id] } }, { body: { kind: "refresh", ids: [id] } }]);
  await sleep(500);
  assert.equal(upstream.hits.untagged, before + 1);
});

test("a feed whose message was lost is found again at the full hour", async () => {
  const id = await add("untagged");
  await worker.database.prepare("UPDATE feeds SET next_at = ? WHERE id = ?").bind(now() - 8000, id).run();
  const full = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  await worker.cron(full - 60_000);
  await sleep(500);
  assert.equal((await read(id)).checked_at, null);
  await worker.cron(full);
  await until(async () => (await read(id)).checked_at);
});

test("thousands of rows go in messages of twenty-five, and each is asked once", async () => {
  const own = await scaled(upstream.port, { HOST_SPACING_MS: "1" });
  try {
    const insert = own.database.prepare("INSERT INTO feeds (url) VALUES (?)");
    await own.database.batch(Array.from({ length: 310 }, (_, index) => insert.bind(`http://h${index % 62}.fault.example/untagged?${index}`)));
    const before = upstream.hits.untagged ?? 0;
    await own.cron(Date.now() + 2000);
    await until(async () => (await own.feeds()).every((row) => row.checked_at !== null));
    assert.equal(upstream.hits.untagged, before + 310);
    const due = (await own.lines()).find((line) => line.event === "due");
    assert.deepEqual([due.due, due.messages], [310, 13]);
    // Everything is far from due now.
    await own.cron();
    assert.equal((await own.lines()).find((line) => line.event === "due").due, 0);
  } finally {
    await own.dispose();
  }
});
