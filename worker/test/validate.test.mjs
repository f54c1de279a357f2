/** What the checker says over HTTP: its shape, its formats, its limits, and the badge. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { check } from "./help/parser.mjs";
import { workerd } from "./help/workerd.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss, status } from "./upstream/wire.mjs";

const sound = readFileSync(new URL("../../tests/tables/check/rss.xml", import.meta.url));
const list = readFileSync(new URL("../../tests/tables/check/list.opml", import.meta.url));
const broken = '<rss version="2.0"><channel><title>A & "B" <b>\u001b</title><item><pubDate>2024-01-15</pubDate></item></channel></rss>';
const warned = rss(1).replace("<description>d", "<description>d").replace("<item>", '<item><pubDate>Mon, 15 Jan 2024 10:00:00 EDT</pubDate>').replace("<guid>", '<guid isPermaLink="false">');
const html = { "Content-Type": "text/html" };
const half = (socket) => { socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nContent-Length: 100000\r\n\r\n"); socket.write(rss(20)); setTimeout(() => socket.destroy(), 100); };
const upstream = closing(await serve({
  sound: { serve: answer(sound) },
  broken: { serve: answer(broken) },
  warned: { serve: answer(warned) },
  list: { serve: answer(list, { "Content-Type": "text/x-opml" }) },
  page: { serve: answer("<!doctype html><link rel=alternate type=application/rss+xml href=/sound>", html) },
  bare: { serve: answer("<!doctype html><title>Shop</title>", html) },
  packed: { serve: answer(gzipSync(rss(3, 60_000)), { "Content-Type": "application/gzip" }) },
  large: { serve: answer(rss(3, 60_000)) },
  unsized: { serve: (socket) => socket.end(`HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nConnection: close\r\n\r\n${rss(3, 60_000)}`) },
  half: { serve: half },
  gone: { serve: status("410 G") },
  named: { serve: (socket, request) => answer(named)(socket, request) },
  "moves.mp3": { serve: status("302 F", { Location: "http://169.254.169.254/latest" }) },
}));
let loads = 0;
const counting = () => { loads += 1; return check(); };
const open = (options) => edge(upstream.port, { check: counting, ...options });
const at = (name) => `url=http://fault.example/${name}`;
const small = { settings: { checkBytes: 100_000 } };
const { checkFeed } = await check();

test("the checker's report, and the reader's beside it", async () => {
  const { ask } = open();
  const report = await (await ask(`/v1/validate?${at("broken")}`)).json();
  const { verdict, profiles, findings, findingsTotal } = checkFeed(broken, "application/rss+xml", { url: "http://fault.example/broken" });
  assert.deepEqual([report.verdict, report.profiles, report.findings, report.findingsTotal], [verdict, profiles, findings, findingsTotal]);
  assert.deepEqual([report.format, report.version, report.entries], ["rss", "2.0", 1]);
  assert.ok(report.report.diagnostics.some(({ code }) => code === "xml/unescaped-ampersand"));
  assert.equal((await (await ask(`/v1/validate?${at("page")}`)).json()).verdict, "valid");
  const posted = await (await ask("/v1/validate?url=http://fault.example/broken", { method: "POST", body: broken, headers: { "Content-Type": "application/rss+xml" } })).json();
  assert.deepEqual(posted.findings, findings);
});

test("profiles are chosen by name", async () => {
  const { ask } = open();
  const report = await (await ask(`/v1/validate?${at("broken")}&profile=rss,interop`)).json();
  assert.deepEqual(report.profiles.map(({ name }) => name).sort(), ["interop", "rss"]);
  const wrong = await ask(`/v1/validate?${at("broken")}&profile=rss,itune`);
  assert.equal(wrong.status, 400);
  assert.match((await wrong.json()).detail, /"itune"; did you mean itunes\? Allowed: syntax/);
});

test("each format has its type", async () => {
  const { ask } = open();
  const given = async (format) => {
    const response = await ask(`/v1/validate?${at("broken")}&format=${format}`);
    assert.equal(response.status, 200);
    return [response.headers.get("content-type"), await response.text()];
  };
  const [sarifType, sarif] = await given("sarif");
  assert.equal(sarifType, "application/sarif+json; charset=utf-8");
  assert.equal(JSON.parse(sarif).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri, "http://fault.example/broken");
  const [junitType, junit] = await given("junit");
  assert.equal(junitType, "application/xml; charset=utf-8");
  assert.match(junit, /^<\?xml [^]*<testsuite name="http:\/\/fault\.example\/broken"/);
  const [githubType, github] = await given("github");
  assert.equal(githubType, "text/plain; charset=utf-8");
  assert.match(github, /^::/);
  const [prettyType, pretty] = await given("pretty");
  assert.equal(prettyType, "text/plain; charset=utf-8");
  assert.match(pretty, /^http:\/\/fault\.example\/broken\n[^]*\ninvalid: /);
  assert.doesNotMatch(pretty, /\x1b/);
  assert.match((await given("json"))[1], /^\{"verdict":"invalid"/);
  assert.equal((await ask(`/v1/validate?${at("broken")}&format=jsonfeed`)).status, 400);
});

test("a subscription list is checked by its own specification, and has no reader's report", async () => {
  const { ask } = open();
  for (const response of [await ask(`/v1/validate?${at("list")}`), await ask("/v1/validate", { method: "POST", body: list })]) {
    const { verdict, format, report } = await response.json();
    assert.deepEqual([verdict, format, report], ["valid", "opml", null]);
  }
  assert.equal((await (await ask(`/v1/validate?${at("bare")}`)).json()).code, "html-not-feed");
});

test("what is larger than is checked is refused, however it comes", async () => {
  const { ask } = open(small);
  for (const name of ["large", "unsized", "packed"]) {
    const response = await ask(`/v1/validate?${at(name)}`);
    assert.equal(response.status, 413, name);
    assert.equal((await response.json()).code, "too-large");
    assert.equal((await ask(`/v1/feed?${at(name)}`)).status, 200, `${name} is converted all the same`);
  }
  const posted = await ask("/v1/validate", { method: "POST", body: rss(3, 60_000) });
  assert.equal(posted.status, 413);
  await open(small).ask(`/v1/validate?${at("sound")}`).then((response) => assert.equal(response.status, 200));
});

test("what may not be fetched is not fetched", async () => {
  const { ask, fetched } = open();
  assert.equal((await ask("/v1/validate?url=http://127.0.0.1/")).status, 403);
  assert.match(await (await ask("/badge.svg?url=http://169.254.169.254/")).text(), /feed: not allowed/);
  assert.deepEqual(fetched, []);
});

test("of what broke off on its way nothing is said; a document that stops by itself is invalid", async () => {
  const { ask } = open();
  const response = await ask(`/v1/validate?${at("half")}`);
  assert.deepEqual([response.status, response.headers.get("cache-control")], [502, "no-store"]);
  assert.equal((await response.json()).code, "upstream-truncated");
  assert.match(await (await ask(`/badge.svg?${at("half")}`)).text(), /feed: unreachable/);
  const cut = await ask("/v1/validate", { method: "POST", body: rss(20).slice(0, 1000) });
  const { verdict, findings } = await cut.json();
  assert.equal(verdict, "invalid");
  assert.ok(findings.some(({ code }) => code === "xml/document-cut-off"));
});

test("the badge says the verdict, to those who see it and to those who hear it", async () => {
  const { ask } = open();
  for (const [name, words] of [["sound", /feed: valid$/], ["warned", /feed: valid, \d+ warnings?$/], ["broken", /feed: invalid, \d+ errors?$/], ["page", /feed: valid$/], ["bare", /feed: not a feed$/], ["gone", /feed: gone$/], ["missing-here", /feed: not found$/]]) {
    const response = await ask(`/badge.svg?${at(name)}`);
    assert.equal(response.status, 200, name);
    assert.equal(response.headers.get("content-type"), "image/svg+xml; charset=utf-8");
    const svg = await response.text();
    assert.match(/<title>([^<]*)<\/title>/.exec(svg)[1], words);
    assert.match(/aria-label="([^"]*)"/.exec(svg)[1], words);
    assert.match(svg, /^<svg [^>]*role="img"/);
    assert.doesNotMatch(svg, /<(?!\/?(?:svg|title|clipPath|rect|g|text)\b)|\son\w+=|href|style/i);
  }
});

test("a refused badge is grey, is asked for again soon, and has the status of a picture", async () => {
  const { ask } = open();
  for (const path of ["/badge.svg", "/badge.svg?url=", "/badge.svg?url=x&url=y", `/badge.svg?${at("sound")}&profile=no`, `/badge.svg?${at("sound")}&color=red`]) {
    const response = await ask(path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("cache-control"), "public, max-age=60");
    assert.match(await response.text(), /#5f6368/);
  }
  const limitedBadge = await open({ bindings: { RATE_LIMITER: { limit: async () => ({ success: false }) } } }).ask(`/badge.svg?${at("sound")}`);
  assert.match(await limitedBadge.text(), /try later/);
  assert.equal((await ask(`/badge.svg?${at("sound")}`, { method: "POST" })).status, 405);
  assert.match((await ask(`/badge.svg?${at("sound")}`)).headers.get("cache-control"), /^public, max-age=3600/);
  assert.equal(await (await ask(`/badge.svg?${at("sound")}`, { method: "HEAD" })).text(), "");
});

test("words fit in their boxes", async () => {
  const { ask } = open();
  for (const name of ["sound", "warned", "broken"]) {
    const svg = await (await ask(`/badge.svg?${at(name)}`)).text();
    const width = Number(/ width="(\d+)"/.exec(svg)[1]);
    const texts = [...svg.matchAll(/<text x="(\d+)" y="14" textLength="(\d+)">/g)].map(([, x, length]) => [Number(x), Number(length)]);
    const [[, left], [start, right]] = texts;
    assert.deepEqual([start, width], [6 + left + 12, left + right + 24]);
    assert.ok(right > 20);
  }
});

const named = rss(1).replace("<item>", '<item><enclosure url="http://127.0.0.1/a.mp3" length="1" type="audio/mpeg"/><enclosure url="http://fault.example/moves.mp3" length="1" type="audio/mpeg"/>');

test("servers are asked where it is enabled and asked for, behind the same guard", async () => {
  const off = await open().ask(`/v1/validate?${at("named")}&online=1`);
  assert.deepEqual([off.status, (await off.json()).detail], [400, "online=1 is not enabled here."]);
  const { ask, fetched } = open({ settings: { online: true } });
  const quiet = await (await ask(`/v1/validate?${at("named")}`)).json();
  assert.ok(!quiet.profiles.some(({ name }) => name === "network"));
  assert.deepEqual(fetched, ["http://fault.example/named"]);
  const report = await (await ask(`/v1/validate?${at("named")}&online=1`)).json();
  const { errors } = report.profiles.find(({ name }) => name === "network");
  const said = report.findings.filter(({ code }) => code === "network/enclosure-unreachable").map(({ message }) => message);
  assert.equal(errors, said.length);
  assert.deepEqual(said.map((message) => /: ([^:]*)\.$/.exec(message)[1]), ["The address is in a private or reserved network", "The address is in a private or reserved network"]);
  assert.ok(report.findings.some(({ code }) => code === "network/validators-missing"));
  assert.ok(fetched.every((url) => url.startsWith("http://fault.example/")), fetched.join(", "));
  assert.ok(fetched.length <= 31);
});

test("the address of what is posted is not asked, even then", async () => {
  const { ask, fetched } = open({ settings: { online: true } });
  const response = await ask(`/v1/validate?${at("named")}&online=1`, { method: "POST", body: '<rss version="2.0"><channel><title>T</title></channel></rss>' });
  assert.equal(response.status, 200);
  assert.deepEqual(fetched, []);
});

test("a stored badge stands in while the feed's server fails", async () => {
  const kept = new Map();
  const store = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
  let now = Date.now();
  const waiting = [];
  let port = upstream.port;
  const { handler } = edge(port, { check, store, now: () => now, settings: { cache: "api" }, fetch: (url, init) => (port === null ? Promise.reject(new Error("ECONNREFUSED")) : fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, init)) });
  const shown = async () => {
    const response = await handler.fetch(new Request(`https://worker.test/badge.svg?${at("sound")}`), {}, { waitUntil: (promise) => waiting.push(promise) });
    const svg = await response.text();
    await Promise.all(waiting);
    return [response.headers.get("x-cache"), /<title>([^<]*)/.exec(svg)[1]];
  };
  assert.deepEqual(await shown(), ["MISS", "feed: valid"]);
  port = null;
  assert.deepEqual(await shown(), ["HIT", "feed: valid"]);
  now += 7200_000;
  assert.deepEqual(await shown(), ["STALE", "feed: valid"]);
});

test("the checker's module is loaded when somebody asks for it", async () => {
  const { ask } = open();
  const before = loads;
  await ask(`/v1/feed?${at("sound")}`).then((response) => response.text());
  await ask("/healthz");
  await ask(`/v1/validate?${at("bare")}`);
  assert.equal(loads, before);
  await ask(`/v1/validate?${at("sound")}`).then((response) => response.text());
  assert.ok(loads > before);
});

test("the same in workerd", async () => {
  const worker = closing(await workerd(upstream.port, { ONLINE: "1" }));
  const { findings } = await (await open().ask(`/v1/validate?${at("broken")}`)).json();
  assert.deepEqual((await (await worker.ask(`/v1/validate?${at("broken")}`)).json()).findings, findings);
  const online = async (from) => (await (await from.ask(`/v1/validate?${at("named")}&online=1`)).json()).findings.filter(({ profile }) => profile === "network").map(({ message }) => message);
  assert.deepEqual(await online(worker), await online(open({ settings: { online: true } })));
  assert.match(await (await worker.ask(`/badge.svg?${at("sound")}`)).text(), /feed: valid</);
});
