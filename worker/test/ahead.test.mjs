/** Steps that are made ahead: in their order, no more than may wait, and none once nobody takes them. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { ahead } = await load("ahead.ts");
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Counts to `last`; `state` says how far it came and whether it was let go. */
async function* count(last, state, fault = null) {
  try {
    for (let at = 1; at <= last; at += 1) {
      state.made = at;
      yield at;
    }
    if (fault !== null) throw fault;
  } finally {
    state.isOver = true;
  }
}

test("all of them, in their order, and the maker's fault behind them", async () => {
  const state = {};
  const taken = [];
  await assert.rejects(async () => {
    for await (const step of ahead(count(50, state, new Error("late")), () => 1, 8)) {
      if (step % 7 === 0) await soon();
      taken.push(step);
    }
  }, /late/);
  assert.deepEqual(taken, Array.from({ length: 50 }, (_, at) => at + 1));
});

test("the maker goes on while its taker waits, as far as it may", async () => {
  const state = {};
  const steps = ahead(count(1000, state), () => 1, 8);
  await steps.next();
  await soon();
  assert.equal(state.made, 10);
  await steps.next();
  await soon();
  assert.equal(state.made, 11);
  await steps.return();
  await soon();
  assert.deepEqual([state.made, state.isOver], [11, true]);
});
