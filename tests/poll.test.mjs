// When a feed is asked for again: one set of rules for the package and the handler, without a clock of its own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { install } from "./installed.mjs";

const { nextPoll } = await install().import("anyfeed/fetch");

const HOUR = 3600;
const DAY = 24 * HOUR;
/** A Thursday, at midnight. */
const now = Date.UTC(2026, 0, 15);
const dated = (time) => ({ published: new Date(time).toISOString() });
/** Entries so many hours apart, the newest just now. */
const every = (hours, count = 10) => Array.from({ length: count }, (_, index) => dated(now - index * hours * HOUR * 1000));
const wait = (entries, refresh, headers, history) => nextPoll({ entries, refresh }, headers && new Headers(headers), { now, ...history }).wait;

test("a feed is asked twice in its usual pause, four times an hour at most and once a day at least", () => {
  assert.equal(wait(every(2)), HOUR);
  assert.equal(wait(every(6)), 3 * HOUR);
  assert.equal(wait(every(0.01)), HOUR / 4);
  assert.equal(wait(every(200)), DAY);
});

test("one entry of long ago is no reason to ask often; dates to come, the same date twice, and no dates at all", () => {
  assert.equal(wait([dated(now - 3650 * DAY * 1000)]), DAY);
  assert.equal(wait([dated(now + 9 * HOUR * 1000), ...every(2)]), HOUR);
  assert.equal(wait([...every(2), ...every(2)]), HOUR);
  assert.equal(wait([]), HOUR);
  assert.equal(wait([{ published: "never" }, {}]), HOUR);
  assert.equal(wait([{ updated: new Date(now - 8 * HOUR * 1000).toISOString() }]), HOUR, "an eighth of the silence");
});

test("a burst after a long silence does not hide the usual pause", () => {
  const before = every(4, 8).map(({ published }) => dated(Date.parse(published) - 4 * HOUR * 1000));
  assert.equal(wait([dated(now), dated(now - 1000), ...before]), 2 * HOUR);
});

test("what the feed and the server ask for is the least: a week for a feed, a day for what speaks to caches", () => {
  assert.equal(wait(every(1), { minutes: 120 }), 2 * HOUR);
  assert.equal(wait(every(12), { minutes: 1 }), 6 * HOUR);
  assert.equal(wait([], { minutes: 30 }), HOUR / 2, "without dates the feed's word is all there is");
  assert.equal(wait(every(1), { minutes: 1e9 }), 7 * DAY);
  assert.equal(wait(every(1), {}, { "cache-control": "max-age=7200" }), 2 * HOUR);
  assert.equal(wait(every(1), {}, { "cache-control": "max-age=31536000" }), DAY);
  assert.equal(wait(every(1), {}, { expires: new Date(now + 3 * HOUR * 1000).toUTCString() }), 3 * HOUR);
  assert.equal(wait(every(1), {}, { "retry-after": "172800" }), 2 * DAY);
});

test("shared caches are told more than others, and would only give the same again", () => {
  assert.equal(wait(every(1), {}, { "cache-control": "max-age=0, s-maxage=7200" }), 2 * HOUR);
  assert.equal(wait(every(1), {}, { "cache-control": 'Max-Age = "7200"', age: "1800" }), 1.5 * HOUR);
  assert.equal(wait(every(1), {}, { "cache-control": "max-age=soon", expires: "0", "retry-after": "-5" }), HOUR / 2);
});

test("hours and days in which nothing is published are passed over; whoever names them all names none", () => {
  assert.equal(wait(every(2), { skipHours: [1, 2] }), 3 * HOUR);
  assert.equal(wait(every(2), { skipDays: ["Thursday", "Friday"] }), 2 * DAY);
  assert.equal(wait(every(2), { skipHours: Array.from({ length: 24 }, (_, hour) => hour) }), HOUR);
});

test("while nothing changes, a feed is asked less and less often; news puts it back", () => {
  const waits = [];
  let kept = { interval: HOUR / 4, failures: 3 };
  for (let count = 0; count < 30; count += 1) waits.push((kept = nextPoll(null, null, { ...kept, now })).wait);
  assert.deepEqual(waits.slice(0, 2), [1125, 1406]);
  assert.ok(waits.every((one, index) => index === 0 || one >= waits[index - 1]));
  assert.equal(waits.at(-1), DAY);
  assert.equal(kept.failures, 0);
  assert.equal(wait(every(2), {}, {}, kept), HOUR);
  assert.equal(nextPoll(null, new Headers({ "cache-control": "max-age=7200" }), { interval: HOUR, now }).wait, 2 * HOUR);
});

test("failures back off to a week, keep to Retry-After, and leave the rhythm alone", () => {
  const waits = [];
  let kept = { interval: HOUR, failures: 0 };
  for (let count = 0; count < 20; count += 1) waits.push((kept = nextPoll(null, null, { ...kept, failed: true, now })).wait);
  assert.deepEqual(waits.slice(0, 4), [900, 1800, 3600, 7200]);
  assert.equal(waits.at(-1), 7 * DAY);
  assert.deepEqual([kept.interval, kept.failures], [HOUR, 20]);
  const failed = (more) => nextPoll(null, null, { interval: HOUR, failed: true, now, ...more });
  assert.equal(failed({ retryAfter: 5000 }).wait, 5000);
  assert.equal(failed({ retryAfter: 5 }).wait, 900);
  assert.equal(failed({}).at, "2026-01-15T00:15:00.000Z");
});

test("what was kept may be anything", () => {
  for (const history of [{}, { interval: NaN, failures: -1 }, { interval: null, failures: Infinity, retryAfter: NaN }, { interval: -5 }]) {
    assert.equal(nextPoll(null, null, { ...history, now }).wait, 1.25 * HOUR);
    assert.equal(nextPoll(null, null, { ...history, failed: true, now }).wait, 900);
  }
});

test("a thousand entries are looked at as ten are, and dates nobody can write do not break it", () => {
  assert.equal(wait(every(2, 1000)), HOUR);
  assert.equal(nextPoll({ entries: [] }, null, { now, failures: 1e9, failed: true }).wait, 7 * DAY);
});
