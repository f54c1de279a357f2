/** When a feed is asked next, and whose turn it is at a host: rules without a clock of their own. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { rhythm, spread, least, most } = await load("scale/rhythm.ts");
const { Turns } = await load("scale/turns.ts");
const now = Date.UTC(2026, 0, 15);
const hour = 3_600_000;
const started = { interval: 3600, failures: 0 };
/** Entries so many hours apart, the newest just now. */
const every = (hours, count = 10) => Array.from({ length: count }, (_, index) => now - index * hours * hour);
const changed = (times, asked = null) => rhythm(started, { kind: "changed", times, asked }, now);

test("a feed is asked twice in its usual gap", () => {
  assert.equal(changed(every(2)).wait, 3600);
  assert.equal(changed(every(6)).wait, 3 * 3600);
});

test("between ten minutes and a day", () => {
  assert.equal(changed(every(0.01)).wait, least);
  assert.equal(changed(every(200)).wait, most);
});

test("one entry of ten years ago is no reason to ask often", () => {
  assert.equal(changed([now - 10 * 365 * 24 * hour]).wait, most);
});

test("dates that are still to come, the same date twice, and no dates at all", () => {
  assert.equal(changed([now + 9 * hour, ...every(2)]).wait, 3600);
  assert.equal(changed([...every(2), ...every(2)]).wait, 3600);
  assert.equal(changed([]).wait, 3600);
});

test("a burst after a long silence does not hide the usual gap", () => {
  assert.equal(changed([now, now - 1000, ...every(4, 8).map((time) => time - 4 * hour)]).wait, 2 * 3600);
});

test("what the publisher asks for is the least, up to a day", () => {
  assert.equal(changed(every(1), 7200).wait, 7200);
  assert.equal(changed(every(12), 60).wait, 6 * 3600);
  assert.equal(changed(every(1), 1e9).wait, most);
});

test("while nothing changes, a feed is asked less and less often; news puts it back", () => {
  let at = { interval: least, failures: 0 };
  const waits = [];
  for (let count = 0; count < 30; count += 1) waits.push((at = rhythm(at, { kind: "unchanged", asked: null }, now)).wait);
  assert.ok(waits.every((wait, index) => index === 0 || wait >= waits[index - 1]));
  assert.equal(waits[0], 750);
  assert.equal(waits.at(-1), most);
  assert.equal(rhythm(at, { kind: "changed", times: every(2), asked: null }, now).wait, 3600);
});

test("failures back off to a week, keep to Retry-After, and leave the rhythm alone", () => {
  let at = started;
  const waits = [];
  for (let count = 0; count < 20; count += 1) waits.push((at = rhythm(at, { kind: "failed", pause: null }, now)).wait);
  assert.deepEqual(waits.slice(0, 4), [900, 1800, 3600, 7200]);
  assert.equal(waits.at(-1), 7 * 86_400);
  assert.equal(at.interval, 3600);
  assert.equal(at.failures, 20);
  assert.equal(rhythm(at, { kind: "unchanged", asked: null }, now).failures, 0);
  assert.equal(rhythm(started, { kind: "failed", pause: 5000 }, now).wait, 5000);
  assert.equal(rhythm(started, { kind: "failed", pause: 5 }, now).wait, 900);
});

test("feeds that were added at once are spread over a tenth of their interval, and none is asked too soon", () => {
  const parts = Array.from({ length: 1000 }, (_, id) => spread(id, 1000));
  assert.ok(parts.every((part) => part >= 0 && part <= 100));
  for (let tenth = 0; tenth < 100; tenth += 10) {
    const count = parts.filter((part) => part >= tenth && part < tenth + 10).length;
    assert.ok(count > 70 && count < 130, `${count} of 1000 from ${tenth}`);
  }
});

const fine = { took: 10, failed: false, pause: 0 };

test("turns: at once, then the distance apart; who would wait long comes back once, and then it goes", () => {
  const turns = new Turns(1000);
  assert.deepEqual(turns.enter("a", 0, 2000), { go: true, wait: 0 });
  turns.leave("a", 10, fine);
  assert.deepEqual(turns.enter("b", 10, 2000), { go: true, wait: 990 });
  turns.leave("b", 1010, fine);
  assert.deepEqual([3, 4, 5].map((index) => turns.enter(`c${index}`, 1010, 500)), [990, 1990, 2990].map((wait) => ({ go: false, wait })));
  assert.deepEqual(turns.enter("c5", 1500, 500), { go: false, wait: 2500 });
  for (const [job, at] of [["c3", 2000], ["c4", 3000], ["c5", 4000]]) {
    assert.deepEqual(turns.enter(job, at, 500), { go: true, wait: 0 });
    turns.leave(job, at + 10, fine);
  }
  assert.equal(turns.booked.size, 0);
});

test("turns: those who come late do not come all at once", () => {
  const turns = new Turns(1000);
  turns.enter("a", 0, 0);
  turns.leave("a", 1, fine);
  turns.enter("b", 1, 0);
  turns.enter("c", 1, 0);
  assert.deepEqual(turns.enter("b", 60_000, 0), { go: true, wait: 0 });
  turns.leave("b", 60_001, fine);
  assert.deepEqual(turns.enter("c", 60_001, 2000), { go: true, wait: 999 });
});

test("turns: two are open at most; one that was never given back is forgotten", () => {
  const turns = new Turns(1);
  turns.enter("a", 0, 100);
  turns.enter("b", 10, 100);
  assert.equal(turns.enter("c", 20, 1000).go, false);
  assert.equal(turns.enter("a", 20, 1000).go, false);
  assert.equal(turns.enter("d", 200_000, 1000).go, true);
});

test("turns: a slow server sets the distance, a failing one doubles it, one that works again resets it", () => {
  const turns = new Turns(1000);
  const visit = (job, at, report) => {
    assert.equal(turns.enter(job, at, 0).go, true);
    turns.leave(job, at + report.took, { ...fine, ...report });
    return turns.gap;
  };
  assert.equal(visit("a", 0, { took: 4000 }), 4000);
  assert.equal(visit("b", 10_000, { took: 60_000 }), 10_000);
  assert.equal(visit("c", 100_000, { took: 10, failed: true }), 2000);
  assert.equal(visit("d", 200_000, { took: 10, failed: true }), 4000);
  for (let count = 0; count < 20; count += 1) visit(`e${count}`, 1e6 * (count + 1), { took: 10, failed: true });
  assert.ok(turns.gap <= 300_000);
  assert.equal(visit("f", 1e9, { took: 10 }), 1000);
});

test("turns: a pause holds for everybody", () => {
  const turns = new Turns(1000);
  turns.enter("a", 0, 0);
  turns.leave("a", 10, { took: 10, failed: true, pause: 60 });
  assert.deepEqual(turns.enter("b", 20, 2000), { go: false, wait: 59_990 });
  assert.deepEqual(turns.enter("b", 60_010, 2000), { go: true, wait: 0 });
});

test("turns: the distance holds while the one before is still at work", () => {
  const turns = new Turns(1000);
  assert.deepEqual(turns.enter("a", 0, 2000), { go: true, wait: 0 });
  assert.deepEqual(turns.enter("b", 10, 2000), { go: true, wait: 990 });
});

/** A thousand messages for one host, each coming back when it was told to: how often each was delivered, and when requests began. */
function crowd(spacing, took) {
  const turns = new Turns(spacing);
  const events = Array.from({ length: 1000 }, (_, job) => ({ at: 0, job, leaves: false }));
  const deliveries = new Array(1000).fill(0);
  const starts = [];
  for (let now = 0; events.length > 0;) {
    const next = events.reduce((best, event, index) => (event.at < events[best].at ? index : best), 0);
    const [{ at, job, leaves }] = events.splice(next, 1);
    now = Math.max(now, at);
    if (leaves) {
      turns.leave(String(job), now, { ...fine, took });
      continue;
    }
    deliveries[job] += 1;
    const turn = turns.enter(String(job), now, 2000);
    if (turn.go) {
      starts.push(now + turn.wait);
      events.push({ at: now + turn.wait + took, job, leaves: true });
    } else events.push({ at: now + Math.ceil(turn.wait / 1000) * 1000 + 300, job, leaves: false });
  }
  starts.sort((one, other) => one - other);
  return { most: Math.max(...deliveries), begun: starts.length, nearest: Math.min(...starts.slice(1).map((start, index) => start - starts[index])) };
}

for (const [took, most] of [[100, 2], [900, 2], [5000, 5]]) {
  test(`turns: a thousand jobs at one host that takes ${took} ms come ${most} times each at most`, () => {
    const seen = crowd(1000, took);
    assert.equal(seen.begun, 1000);
    assert.ok(seen.nearest >= 1000, `${seen.nearest} ms apart`);
    assert.ok(seen.most <= most, `${seen.most} deliveries`);
  });
}
