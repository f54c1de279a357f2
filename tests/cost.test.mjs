// What is said of counts of instructions that do not fit their budgets.
import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, judgeTimes, lowered } from "../benches/cost/budget.mjs";
import { fault } from "../benches/cost/growth.mjs";

test("a regression fails, one too small to be seen in a time included", () => {
  assert.deepEqual(judge({ entries: 100.2 }, { entries: 100 }), []);
  assert.deepEqual(judge({ entries: 100.4 }, { entries: 100 }), ["entries: 100.40 instructions for a byte, +0.40 % above the budget of 100"]);
});

test("what was won asks for a lower budget", () => {
  assert.deepEqual(judge({ entries: 99.1 }, { entries: 100 }), []);
  assert.deepEqual(judge({ entries: 98.9 }, { entries: 100 }), ["entries: 98.90 instructions for a byte; lower the budget of 100: cargo xtask cost --record"]);
});

test("what has no budget asks for one", () => {
  assert.deepEqual(judge({ entries: 1 }, {}), ["entries: no budget yet; run cargo xtask cost --record"]);
});

test("recording raises no budget and drops none", () => {
  assert.deepEqual(lowered({ a: 120, b: 80.004, d: 1 }, { a: 100, b: 100, c: 100 }), { a: 100, b: 80, c: 100, d: 1 });
});

test("a check that takes more than twice a parse fails, and so do a small module that is slow, and what was not counted", () => {
  const row = (what, times) => [{ name: "real feeds", times: { [what]: { times } } }];
  assert.deepEqual(judgeTimes(row("a check", 2)), []);
  assert.deepEqual(judgeTimes(row("a check", 2.006)), ["real feeds: a check takes 2.006 times a parse, and at most 2 times is allowed"]);
  assert.equal(judgeTimes(row("lite", 2)).length, 1);
  assert.equal(judgeTimes(row("a check", NaN)).length, 1);
  assert.equal(judgeTimes(row("what has no limit", 1)).length, 1);
});

test("what grows faster than its size fails, and so does what is known not to hold and holds", () => {
  const question = { label: "whole: a" };
  const [linear, quadratic] = [{ ratio: 4.1, perByte: 300 }, { ratio: 15.8, perByte: 300 }];
  assert.equal(fault(question, linear, new Set()), null);
  assert.equal(fault(question, quadratic, new Set()), "whole: a: 15.80 times the instructions for four times the size, 300 for a byte");
  assert.equal(fault(question, quadratic, new Set(["whole: a"])), null);
  assert.match(fault(question, linear, new Set(["whole: a"])), /take it out of KNOWN$/);
  assert.match(fault(question, { ...linear, perByte: 11_000 }, new Set()), /11000 for a byte$/);
});
