/** The door's own count of requests: bounded, and for each client by itself. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { Limiter } = await load("door/limiter.ts");

test("one who sends from many addresses does not fill the memory: the longest known is forgotten, the others are still counted", () => {
  const limiter = new Limiter(1);
  const may = (client) => limiter.count(client, 0).success;
  for (let at = 0; at < 10_000; at++) may(`client ${at}`);
  assert.deepEqual([may("client 0"), may("client 9999")], [false, false]);
  assert.equal(may("one more"), true);
  assert.deepEqual([may("client 1"), may("client 0")], [false, true], "client 0 was forgotten");
});
