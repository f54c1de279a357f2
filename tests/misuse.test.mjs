// What callers get wrong, and environments that lack something: each is told what to do.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import vm from "node:vm";
import { install, root } from "./installed.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const installed = install();
const anyfeed = await installed.import();
const { FeedError, parseFeed } = anyfeed;
const dist = (name) => join(installed.folder, "node_modules/anyfeed/dist", name);
const wasm = readFileSync(dist("feed.wasm"));
const invalid = (message) => ({ name: "FeedError", code: "invalid-argument", message });

test("unknown options are refused everywhere, with the name that was meant", async () => {
  const meant = {
    maxEntries: [() => parseFeed(FEED, null, { maxEntrie: 3 }), () => anyfeed.jsonTransform(null, { maxentries: 3 })],
    bytes: [() => parseFeed(FEED, null, { limits: { byte: 3 } }), () => anyfeed.parseStream(new Response(FEED).body, null, { limits: { byts: 3 } })],
    drop: [() => anyfeed.canonicalizeUrl("https://a.test/", { drops: ["a"] }), () => parseFeed(FEED, null, { canonical: { dropp: [] } })],
    baseUrl: [() => anyfeed.sanitizeHtml("", { baseURL: "https://a.test/" })],
    shape: [() => anyfeed.parseFeedToJson(FEED, null, { shap: "feed" })],
    html: [() => anyfeed.safeParseFeed(FEED, null, { htm: "raw" }).error],
  };
  for (const [name, calls] of Object.entries(meant)) {
    for (const call of calls) assert.throws(() => { throw call() ?? "nothing"; }, invalid(new RegExp(`is unknown: did you mean ${name}\\?$`)));
  }
  await assert.rejects(anyfeed.parseResponse(new Response(FEED), { signl: null }), invalid(/did you mean signal/));
  assert.throws(() => parseFeed(FEED, null, { sanitize: false }), invalid(/^options\.sanitize is unknown\. Known are url, maxEntries/));
  assert.throws(() => parseFeed(FEED, null, { ["x".repeat(1e6)]: 1 }), invalid(/^.{0,300}$/));
  assert.equal(parseFeed(FEED, null, { maxEntrie: undefined, html: undefined }).title, "Plain");
  const { configure } = await installed.import("anyfeed/web");
  assert.throws(() => configure({ thred: true }), invalid(/did you mean thread/));
});

test("what is undefined counts as not given, in every option of every door", async () => {
  const [check, merge, write] = await Promise.all(["check", "merge", "write"].map((door) => installed.import(`anyfeed/${door}`)));
  const named = (...names) => Object.fromEntries(names.map((name) => [name, undefined]));
  const feed = parseFeed(FEED);
  const pairs = [
    (options) => check.formatFindings(check.checkFeed(FEED, null, { now: null, ...options("url", "profiles", "maxFindings") }), "pretty", options("name", "color")),
    (options) => merge.mergeFeeds([feed], options("title", "url", "feedUrl", "limit", "sort", "dedupe")),
    (options) => write.toRss({ ...feed, ...options("nothing") }, options("self", "pretty", "strict", "onProblem", "stylesheet")),
    (options) => write.toAtom({ title: "T", ...options("description", "authors", "author", "generator", "refresh", "podcast"), entries: [{ title: "A", ...options("url", "html", "date", "media", "geo", "source") }] }),
    (options) => write.toOpml([{ url: "https://a.test/", ...options("title", "siteUrl", "outlines") }], options("title", "pretty")),
  ];
  for (const call of pairs) assert.deepEqual(call(named), call(() => ({})));
});

test("what is no document is refused with the function that is meant", async () => {
  const text = FEED.toString();
  const wrong = [
    [Promise.resolve(FEED), /not a Promise: await it/],
    [new Response(text), /not a Response: parseResponse/],
    [new Blob([text]), /not a Blob: .*arrayBuffer\(\)/],
    [new Response(text).body, /not a ReadableStream: parseStream/],
    [Readable.from([text]), /not a stream of Node: parseStream/],
    [new URL("https://a.test/feed"), /not an address: fetchFeed/],
    [undefined, /, not undefined\.$/],
  ];
  for (const [input, message] of wrong) assert.throws(() => parseFeed(input), invalid(message));
  for (const [given, message] of [[FEED, /not bytes: parseFeed/], [text, /must be a Response/], [Promise.resolve(new Response(text)), /not a Promise: await it/], [new Blob([text]), /not a Blob: .*blob\.stream/], [7, /not 7/]]) {
    assert.throws(() => anyfeed.parseStream(given), invalid(message));
  }
  await assert.rejects(anyfeed.parseResponse(Promise.resolve(new Response(text))), invalid(/not a Promise: await it/));
});

test("a text that names a document is no feed, and is told what reads it", () => {
  const refused = (input, message) => assert.throws(() => parseFeed(input), { code: "not-a-feed", found: "text", message });
  for (const address of ["https://example.org/feed.xml", " feed://example.org/ "]) refused(address, /^This is plain text, not a feed\. This is an address: fetchFeed of "anyfeed\/fetch"/);
  refused("./feed.xml", /the name of a file/);
  refused("Read https://example.org/feed.xml", /not a feed\.$/);
  assert.throws(() => anyfeed.parseFeedToJson("https://example.org/feed.xml"), { message: /fetchFeed/ });
  assert.match(anyfeed.safeParseFeed("https://example.org/feed.xml").error.message, /fetchFeed/);
});

test("of a response that failed, the refusal names the status", async () => {
  const { parseResponse } = anyfeed;
  await assert.rejects(parseResponse(new Response("Nothing here.", { status: 404 })), { code: "not-a-feed", found: "text", message: /HTTP status 404\. This is plain text/ });
  await assert.rejects(parseResponse(new Response(null, { status: 304 })), { code: "empty", message: /HTTP status 304/ });
  assert.equal((await parseResponse(new Response(FEED, { status: 500 }))).title, "Plain", "a feed is a feed");
});

test("slim says what came in place of the module, and from where", async () => {
  const slim = await installed.import("anyfeed/slim");
  const page = "<!doctype html><title>App</title>";
  const response = (body, type, status = 200) => Object.defineProperty(new Response(body, { status, headers: { "content-type": type } }), "url", { value: "https://a.test/feed.wasm" });
  const refusals = [
    [response(page, "text/html"), /^https:\/\/a\.test\/feed\.wasm \(text\/html\) is a web page, not the module/],
    [response(page, "application/wasm"), /^https:\/\/a\.test\/feed\.wasm is no WebAssembly module/],
    [response("", "application/octet-stream"), /feed\.wasm \(application\/octet-stream\) is empty/],
    [response("Not found", "text/plain"), /feed\.wasm \(text\/plain\) is text \("Not found"\)/],
    [response("", "text/html", 404), /^https:\/\/a\.test\/feed\.wasm answered with HTTP status 404/],
    [new Response("", { status: 404 }), /^The Response answered with HTTP status 404/],
    [Buffer.from(page), /^What was given is a web page/],
    [wasm.subarray(0, 5000), /is no WebAssembly module, or not all of one/],
    [{ then: (_, reject) => reject(new TypeError("Failed to fetch")) }, /could not be fetched \(Failed to fetch\)/],
    ["http://127.0.0.1:1/feed.wasm", /^http:\/\/127\.0\.0\.1:1\/feed\.wasm could not be fetched/],
    [`data:text/html,${encodeURIComponent(page)}`, /is a web page/],
  ];
  for (const [given, message] of refusals) await assert.rejects(slim.init(given), invalid(message));
  await slim.init(wasm);
  assert.equal(slim.parseFeed(FEED).title, "Plain");
});

/** The package in a realm of its own, with what is given as its globals. */
function elsewhere(globals, setting = {}, name = "index.cjs") {
  const context = vm.createContext(globals, setting);
  const module = { exports: {} };
  const compiled = () => vm.compileFunction(readFileSync(dist(name), "utf8"), ["module", "require"], { parsingContext: context });
  return { context, load: () => (compiled()(module, createRequire(dist(name))), module.exports) };
}

test("where there are no coders of text, as in Jest with jsdom, everything is read all the same", () => {
  const strange = '<rss version="2.0"><channel><title>Käse 日本 😀</title><item><title>Żółw</title><description>&lt;b&gt;日本語の長い文章です。&lt;/b&gt;</description></item></channel></rss>';
  const wanted = parseFeed(strange);
  for (const globals of [{ Buffer }, { atob }]) {
    const other = elsewhere(globals).load();
    for (const input of [strange, Buffer.from(strange), new TextEncoder().encode(strange)]) {
      assert.equal(JSON.stringify(other.parseFeed(input).entries), JSON.stringify(wanted.entries));
      assert.equal(other.parseFeed(input).title, wanted.title);
    }
    assert.equal(other.sanitizeHtml('<p onclick="a">日本 😀'), "<p>日本 😀</p>");
    assert.equal(other.htmlToText("<p>half \ud83d"), "half \ufffd");
    assert.throws(() => other.parseFeed("Good morning."), { name: "FeedError", code: "not-a-feed" });
  }
});

test("where WebAssembly is missing or not allowed, a FeedError says so", async () => {
  const missing = elsewhere({ Buffer });
  vm.runInContext("delete globalThis.WebAssembly", missing.context);
  const forbidden = elsewhere({ Buffer, TextDecoder, TextEncoder }, { codeGeneration: { wasm: false } });
  for (const [{ load }, message] of [[missing, /has no WebAssembly.*Lockdown/], [forbidden, /disallowed by embedder.*'wasm-unsafe-eval'/]]) {
    const other = load();
    const unsupported = { name: "FeedError", code: "unsupported", message };
    assert.throws(() => other.parseFeed(FEED), unsupported);
    const { ok, error } = other.safeParseFeed(FEED);
    assert.ok(!ok && error instanceof FeedError && error.code === "unsupported");
    await assert.rejects(other.parseStream(new Response(FEED).body).done, unsupported);
    await assert.rejects(other.parseResponse(new Response(FEED)), unsupported);
    await assert.rejects(other.init(), unsupported);
    assert.throws(() => other.jsonTransform(), unsupported);
  }
  for (const { context } of [missing, forbidden]) {
    const module = { exports: {} };
    vm.compileFunction(readFileSync(dist("slim.cjs"), "utf8"), ["module"], { parsingContext: context })(module);
    await assert.rejects(module.exports.init(wasm), { name: "FeedError", code: "unsupported" });
  }
});
