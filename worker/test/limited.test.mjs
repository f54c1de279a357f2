/** A body within its size and its time: to the byte, told apart, and let go of. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { limited, expired } = await load("limited.ts");
const { startClock } = await load("../../pkg-template/src/http/clock.ts");

/** A clock that tells how it ended. */
function watched() {
  const clock = startClock();
  const ends = [];
  return { ...clock, ends, end: (reason) => (ends.push(reason), clock.end(reason)) };
}

/** A body of so many chunks of ten bytes, then what follows; it tells why it was cancelled. */
function body(chunks, then = (controller) => controller.close()) {
  const said = { given: 0, cancelled: null };
  const stream = new ReadableStream({
    pull: (controller) => (said.given++ < chunks ? controller.enqueue(new Uint8Array(10).fill(said.given)) : then(controller)),
    cancel: (reason) => void (said.cancelled = { reason }),
  }, { highWaterMark: 0 });
  return Object.assign(stream, { said });
}

async function read(stream) {
  const parts = [];
  try {
    for await (const part of stream) parts.push(...part);
    return { parts, fault: null };
  } catch (fault) {
    return { parts, fault };
  }
}

test("what is as long as may be passes, a byte more is too large, and what came before was given", async () => {
  const clock = watched();
  assert.deepEqual(await read(limited(body(3), 30, clock)), { parts: [...Array(10).fill(1), ...Array(10).fill(2), ...Array(10).fill(3)], fault: null });
  assert.deepEqual(clock.ends, [undefined]);
  const [long, other] = [body(4), watched()];
  const { parts, fault } = await read(limited(long, 29, other));
  assert.deepEqual([parts.length, fault.code], [20, "too-large"]);
  assert.equal(long.said.cancelled.reason, fault, "nobody reads on");
  assert.deepEqual(other.ends, [fault]);
});

test("nothing is read before somebody asks for it", async () => {
  const calm = body(3);
  const reader = limited(calm, 100, watched()).getReader();
  await new Promise((go) => setImmediate(go));
  assert.equal(calm.said.given, 0);
  await reader.read();
  assert.equal(calm.said.given, 1);
});

test("no body is an empty one, and the clock stops", async () => {
  const clock = watched();
  assert.deepEqual(await read(limited(null, 10, clock)), { parts: [], fault: null });
  assert.equal(clock.ends.length, 1);
});

test("a body that breaks off is told as that; where a time is over, that is the reason", async () => {
  const broken = () => body(1, (controller) => controller.error(new Error("socket hang up")));
  assert.equal((await read(limited(broken(), 100, watched()))).fault.code, "upstream-truncated");
  assert.equal((await read(limited(body(1, (controller) => controller.error(new Error("incorrect header check"))), 100, watched()))).fault.code, "upstream-protocol");
  const { fault: over } = await read(limited(body(4), 29, watched()));
  const clock = watched();
  assert.equal(expired(clock), null);
  const reading = read(limited(body(1, () => new Promise(() => {})), 100, clock));
  setImmediate(() => clock.end(over));
  assert.equal((await reading).fault, over);
  assert.equal(expired(clock), over);
  const left = watched();
  left.end(new Error("The client has gone."));
  assert.equal(expired(left), null, "whoever left is no time");
});

test("whoever leaves ends it", async () => {
  const clock = watched();
  const left = body(5);
  const reader = limited(left, 100, clock).getReader();
  await reader.read();
  const reason = new Error("gone");
  await reader.cancel(reason);
  assert.equal(left.said.cancelled.reason, reason);
  assert.deepEqual(clock.ends, [reason]);
  let isOver = false;
  const slow = new ReadableStream({ cancel: () => new Promise((done) => setTimeout(() => done(isOver = true), 20)) });
  await limited(slow, 100, watched()).cancel();
  assert.ok(isOver, "and knows when it has ended");
});
