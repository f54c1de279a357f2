/** Every spelling of an address that must not be fetched is refused, and what is public passes. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { admit, readAddress } = await load("guard.ts");
const policy = { ports: [80, 443], ownHosts: ["self.worker.dev"], trustedHosts: [] };
const vectors = readFileSync(new URL("data/addresses.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));

for (const { url, expect, note } of vectors) {
  test(`${expect} ${note}: ${JSON.stringify(url).slice(0, 80)}`, () => {
    if (expect === "allow") return assert.ok(admit(url, policy).href);
    assert.throws(() => admit(url, policy), (fault) => ["blocked-url", "invalid-url"].includes(fault.code));
  });
}

test("what people paste is understood", () => {
  const read = (text) => admit(readAddress(text), policy).href;
  assert.equal(read("example.org/feed"), "https://example.org/feed");
  assert.equal(read(" feed://example.org/feed "), "http://example.org/feed");
  assert.equal(read("feed:example.org/feed"), "http://example.org/feed");
  assert.equal(read("feed:https://example.org/feed"), "https://example.org/feed");
  assert.equal(read("feed:http://example.org/feed"), "http://example.org/feed");
  assert.equal(read("example.org:443/feed#top"), "https://example.org/feed");
  assert.throws(() => read("localhost/feed"));
  assert.throws(() => read("feed:file:///etc/passwd"));
});

test("a public top level is none of the internal names", () => {
  assert.equal(admit("https://blog.radix.host/feed", policy).hostname, "blog.radix.host");
});

test("names that stand for an address of their own choice", () => {
  for (const host of ["A.10.0.0.1.1time.169.254.169.254.1time.repeat.rebind.network", "127.0.0.1.xip.name", "localho.st", "192-168-1-1.0123456789abcdef.plex.direct", "x.lcl.host", "app.localhost.direct"]) {
    assert.throws(() => admit(`http://${host}/`, policy), { code: "blocked-url" }, host);
  }
});

test("ports open by configuration, own hosts stay closed", () => {
  assert.equal(admit("http://example.org:8080/", { ...policy, ports: [80, 443, 8080] }).port, "8080");
  assert.throws(() => admit("https://worker.test/", { ...policy, ownHosts: ["worker.test"] }));
});
