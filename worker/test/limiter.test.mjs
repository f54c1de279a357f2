/** The door's own count of requests: bounded, and for each client by itself. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { Limiter } = await load("door/limiter.ts");
const { clientOf } = await load("door/client.ts");

test("one who sends from many addresses does not fill the memory: the longest known is forgotten, the others are still counted", () => {
  const limiter = new Limiter(1);
  const may = (client) => limiter.count(client, 0).success;
  for (let at = 0; at < 10_000; at++) may(`client ${at}`);
  assert.deepEqual([may("client 0"), may("client 9999")], [false, false]);
  assert.equal(may("one more"), true);
  assert.deepEqual([may("client 1"), may("client 0")], [false, true], "client 0 was forgotten");
});

test("who comes again after its minute is known as long as one who is new", () => {
  const limiter = new Limiter(1);
  const may = (client, now) => limiter.count(client, now).success;
  may("first", 0);
  for (let at = 1; at < 9999; at++) may(`client ${at}`, 30_000);
  assert.equal(may("first", 60_000), true);
  for (const one of ["one", "two"]) may(one, 60_000);
  assert.deepEqual([may("first", 60_000), may("client 1", 60_000)], [false, true], "client 1 was forgotten");
});

test("so many in a minute, then none until it is over; a client that nobody knows is not counted, and at 0 nobody is", () => {
  const limiter = new Limiter(2);
  const at = (now) => limiter.count("client", now);
  assert.deepEqual(at(1000), { success: true, retryAfter: 60 });
  assert.deepEqual(at(1001), { success: true, retryAfter: 60 });
  assert.deepEqual(at(30_999), { success: false, retryAfter: 31 });
  assert.deepEqual(at(31_000), { success: false, retryAfter: 30 });
  assert.deepEqual(at(60_999), { success: false, retryAfter: 1 });
  assert.deepEqual(at(61_000), { success: true, retryAfter: 60 }, "the next minute begins with the request that comes then");
  for (let count = 0; count < 5; count++) {
    assert.deepEqual(limiter.count(null, 0), { success: true, retryAfter: 0 });
    assert.deepEqual(new Limiter(0).count("client", 0), { success: true, retryAfter: 0 });
  }
});

const asking = (headers = {}) => new Request("https://worker.test/", { headers });

test("who asks is what the platform saw, and not what a header of somebody else's platform says", () => {
  const headers = { "cf-connecting-ip": "1.1.1.1", "x-real-ip": "2.2.2.2", "x-forwarded-for": "3.3.3.3" };
  for (const platform of [undefined, null, "4.4.4.4", {}, { ip: "" }, { ip: 7 }, { remoteAddr: {} }, { requestIP: () => null }, { requestIP: 7 }]) {
    assert.equal(clientOf(asking(headers), platform), null, JSON.stringify(platform));
  }
  assert.equal(clientOf(asking(headers), { ip: "4.4.4.4" }), "4.4.4.4");
  assert.equal(clientOf(asking(headers), { remoteAddr: { hostname: "4.4.4.4" } }), "4.4.4.4");
  assert.equal(clientOf(asking(headers), { requestIP: ({ url }) => ({ address: url === "https://worker.test/" ? "4.4.4.4" : null }) }), "4.4.4.4");
  const agent = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  try {
    Object.defineProperty(globalThis, "navigator", { value: { userAgent: "Cloudflare-Workers" }, configurable: true });
    assert.equal(clientOf(asking(headers), { ip: "4.4.4.4" }), "1.1.1.1");
  } finally {
    if (agent) Object.defineProperty(globalThis, "navigator", agent);
    else delete globalThis.navigator;
  }
  try {
    globalThis.EdgeRuntime = "edge-runtime";
    assert.equal(clientOf(asking(headers), undefined), "2.2.2.2");
  } finally {
    delete globalThis.EdgeRuntime;
  }
});

test("a neighbour is a proxy, which names who asked it last; one customer has a whole IPv6 network", () => {
  const behind = (ip, chain) => clientOf(asking(chain === undefined ? {} : { "x-forwarded-for": chain }), { ip });
  assert.equal(behind("10.0.0.1", "7.7.7.7, 5.5.5.5"), "5.5.5.5");
  assert.equal(behind("10.0.0.1", "7.7.7.7,5.5.5.5 ,  192.168.0.1"), "5.5.5.5");
  assert.equal(behind("::ffff:10.0.0.1", "::ffff:5.5.5.5"), "5.5.5.5");
  assert.equal(behind("::FFFF:5.5.5.5"), "5.5.5.5");
  assert.equal(behind("10.0.0.1", "unknown"), "10.0.0.1");
  assert.equal(behind("10.0.0.1"), "10.0.0.1");
  assert.equal(behind("10.0.0.1", "2a00:1450:4001:81b:1:2:3:4"), "2a00:1450:4001:81b");
  assert.equal(behind("10.0.0.1", "2a00::"), "2a00:0:0:0");
  assert.equal(behind("10.0.0.1", "2a00:1:2::4:5:6:7"), "2a00:1:2:0", "two colons for a single group");
  for (const none of ["x8.8.8.8", "8.8.8.8x", "8.8.8.256", "999.8.8.8", "2a00::1::2", "2a00::g", "2a00::1g", "2a00::g1", "2a00::12345", "2a00:1:2:3:4:5:6", "2a00:1:2:3:4:5:6:7:8", "2a00::1:2:3:4:5:6:7", "2a00:1%eth0::", "fe80::1", "10.0.0.9"]) {
    assert.equal(behind("10.0.0.1", none), "10.0.0.1", none);
  }
  assert.equal(behind("5.5.5.5", "7.7.7.7"), "5.5.5.5");
  assert.equal(behind("2a00:1450:4001:81b:1:2:3:4"), "2a00:1450:4001:81b");
  assert.equal(behind("2a00:1450:4001:081b::ffff:1"), "2a00:1450:4001:81b");
  assert.equal(behind("2a00:1:2:3::ffff:5.5.5.5"), "2a00:1:2:3::ffff:5.5.5.5");
  assert.equal(behind("2a00:ffff:5.5.5.5"), "2a00:ffff:5.5.5.5", "what is no address is its own name");
});
