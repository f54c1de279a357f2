/** Every spelling of an address that must not be fetched is refused, and what is public passes. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { admit, isAdmitted, readAddress, readBase } = await load("guard.ts");
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

/** Written once more, so that none can be lost from the guard's own. */
const INTERNAL = "local localhost localdomain internal intranet lan home corp private domain home.arpa in-addr.arpa ip6.arpa onion i2p alt test example invalid svc consul docker workgroup";
const REBINDING = `nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com yoogle.com 1u.ms rbndr.us rebind.it ip6.name local.gd fbi.com
  spoofed.burpcollaborator.net 127-0-0-1.org.uk backname.io traefik.me bugbounty.dod.network xip.name rebind.network localho.st lcl.host localhost.direct
  localhst.co.uk smackaho.st fuf.me ulh.us devd.io local-ip.co local-ip.sh plex.direct direct.quickconnect.to`;

test("every internal name, every zone that rebinds, and all below them", () => {
  const words = (text) => text.trim().split(/\s+/);
  const refused = (host, why) => assert.throws(() => admit(`http://${host}/`, policy), (fault) => fault.code === "blocked-url" && why.test(fault.detail), host);
  for (const name of words(INTERNAL)) refused(`feed.${name}`, /internal/);
  for (const zone of words(REBINDING)) for (const host of [zone, `10-0-0-1.${zone}`]) refused(host, /its own choice/);
  for (const name of words(`${INTERNAL} ${REBINDING}`)) assert.ok(admit(`http://not${name.replaceAll(".", "-")}.org/`, policy), name);
});

/** The first and the last address of every network that is not public, with its neighbours. */
const NETWORKS = `0.0.0.0 0.255.255.255|10.0.0.0 10.255.255.255|100.64.0.0 100.127.255.255|127.0.0.0 127.255.255.255|169.254.0.0 169.254.255.255
  172.16.0.0 172.31.255.255|192.0.0.0 192.0.0.255|192.0.2.0 192.0.2.255|192.31.196.0 192.31.196.255|192.52.193.0 192.52.193.255|192.88.99.0 192.88.99.255
  192.168.0.0 192.168.255.255|192.175.48.0 192.175.48.255|198.18.0.0 198.19.255.255|198.51.100.0 198.51.100.255|203.0.113.0 203.0.113.255|224.0.0.0 255.255.255.255`;

test("networks of IPv4 begin and end where they should", () => {
  const number = (host) => host.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
  const text = (value) => [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256).join(".");
  const passes = (value) => isAdmitted(`http://${text(value)}/`, policy);
  const all = NETWORKS.trim().split(/[|\n]\s*/).map((one) => one.split(" ").map(number));
  assert.equal(all.length, 17);
  const isKnown = (value) => value < 0 || value >= 2 ** 32 || all.some(([from, to]) => value >= from && value <= to);
  for (const [from, to] of all) {
    for (const value of [from, from + 1, to]) assert.ok(!passes(value), text(value));
    for (const value of [from - 1, to + 1]) assert.ok(isKnown(value) || passes(value), text(value));
  }
});

test("networks of IPv6 begin and end where they should", () => {
  const passes = (host) => isAdmitted(`http://[${host}]/`, policy);
  const last = "ffff:ffff:ffff:ffff";
  for (const host of [
    "1fff:ffff::1", "4000::", "2001::", "2001:1ff:ffff::1", "2001:db8::", `2001:db8:ffff:ffff:${last}`, "2620:4f:8000::", `2620:4f:8000:ffff:${last}`,
    "3fff::", `3fff:fff:ffff:ffff:${last}`, "2002:a00:808::", "2002:7f00:1::1", "64:ff9b::a00:808", "64:ff9b::c058:6301", "2002:c058:6301::1", "64:ff9b::a00:1", "64:ff9b::", "64:ff9b:0:0:0:1::808", "64:ff9b:1::808:808", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
  ]) assert.ok(!passes(host), host);
  for (const host of [
    "2000::", "3ffe:ffff::1", "2001:200::", "2001:db7:ffff::1", "2001:db9::", "2620:4f:7fff::1", "2620:4f:8001::", "2620:50:8000::", "3fff:1000::", "2002:808:808::", "2003::", "64:ff9b::808:808", "64:ff9b::d043:dede", "2606:4700::1111",
  ]) assert.ok(passes(host), host);
});

test("an address may have 2,048 characters, and none that deceive", () => {
  const long = (length) => `http://example.org/${"a".repeat(length - 19)}`;
  assert.equal(admit(long(2048), policy).href.length, 2048);
  assert.throws(() => admit(long(2049), policy), { code: "invalid-url" });
  for (const text of ["", " ", "http://exa mple.org/", "http://example.org/a\tb", "http://example.org/\u007f", "http:\\\\example.org", "http:/example.org", "http:example.org", "http:///example.org", "//example.org", "http://good.example.org#@evil.org/", "http://", "http://example.1/", "http://a.b.0x7f/", "http://example.1./", "http://1.2.3.4.5/"]) {
    assert.throws(() => admit(text, policy), { code: "invalid-url" }, JSON.stringify(text));
  }
  assert.equal(admit(" http://example.org/#part ", policy).href, "http://example.org/", "what follows # is nobody's business");
  assert.ok(admit("http://example.org/?u=http://a#b@c", policy), "who is asked stands before that");
  const base = new URL("http://example.org/a/");
  assert.throws(() => admit(" ", policy, base), { code: "invalid-url" });
  assert.equal(admit("b c", policy, base).href, "http://example.org/a/b%20c", "a redirect may have blanks");
  assert.throws(() => admit("b\tc", policy, base), { code: "invalid-url" });
  assert.throws(() => admit("b\\c", policy, base), { code: "invalid-url" });
});

test("schemes, names and ports", () => {
  for (const text of ["ftp://example.org/", "http://user@example.org/", "http://:word@example.org/"]) {
    assert.throws(() => admit(text, policy), { code: "blocked-url" }, text);
  }
  const only = (ports) => ({ ...policy, ports });
  assert.ok(admit("http://example.org/", only([80])) && admit("https://example.org/", only([443])));
  for (const [text, ports] of [["http://example.org/", [443]], ["https://example.org/", [80]], ["http://example.org:8080/", [80, 443]]]) {
    assert.throws(() => admit(text, only(ports)), { code: "blocked-url" }, text);
  }
  assert.throws(() => admit("http://example.org:8080/", policy), { detail: "Only these ports are fetched from: 80, 443." });
  const label = (length) => `http://${"a".repeat(length)}.org/`;
  assert.ok(admit(label(63), policy));
  for (const text of [label(64), "http://nodot/", "http://-a.org/", "http://a-.org/", "http://a..org/", "http://a!b.org/"]) {
    assert.throws(() => admit(text, policy), { code: "blocked-url" }, text);
  }
  for (const text of ["http://a_b.org/", "http://_a.org/", "http://a-b.org/", "http://a.b.c.org./", "http://EXAMPLE.org/", "http://1a.org/"]) assert.ok(admit(text, policy), text);
});

test("own hosts and all below them stay closed, trusted ones pass alone", () => {
  const more = { ...policy, ownHosts: ["other.dev", "self.dev"], trustedHosts: ["feed.internal", "self.dev"] };
  for (const host of ["self.dev", "a.self.dev", "SELF.dev.", "a.feed.internal"]) assert.throws(() => admit(`http://${host}/`, more), { code: "blocked-url" }, host);
  for (const host of ["feed.internal", "notself.dev", "self.dev.org"]) assert.ok(admit(`http://${host}/`, more), host);
  assert.deepEqual([isAdmitted("http://feed.internal/", more), isAdmitted("http://10.0.0.1/", more)], [true, false]);
  assert.ok(admit("http://example.org/", { ...more, ownHosts: [] }));
});

test("a base may be anywhere, but has a scheme of the web", () => {
  assert.equal(readBase("http://10.0.0.1/a#b"), "http://10.0.0.1/a");
  assert.throws(() => readBase("ftp://example.org/"), { code: "blocked-url" });
  assert.throws(() => readBase("a/b"), { code: "invalid-url" });
});
