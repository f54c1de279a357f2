/** What is added to a pause, and whose turn it is at a host: rules without a clock of their own. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { spread } = await load("scale/spread.ts");
const { Turns } = await load("scale/turns.ts");

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
