// anyfeed/web: the same as the main door, as promises; the full module comes when a document needs it, and nobody notices.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { readCases } from "./cases.mjs";
import { root } from "./installed.mjs";
import { listen } from "./opened.mjs";
import { CORE, coreReads, dist, FULL, installed, openPage } from "./web.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const LEGACY = readCases().find(({ name }) => name === "encoding/shift-jis");
const main = await installed.import();
const { web, loads } = await openPage();

/** A result or a refusal, to compare. */
const settled = (promise) => promise.then((value) => ({ value }), (error) => ({ code: error.code, message: error.message, found: error.found, feeds: error.feeds, report: error.report }));
/** All that a stream gives. */
async function readAll(door, chunks, ...given) {
  const entries = [];
  const stream = door.parseStream(chunks, ...given);
  const failure = await settled((async () => { for await (const entry of stream) entries.push(entry); })());
  return { entries, failure, done: await settled(stream.done) };
}
const cut = (bytes, size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
const rss = (count, body = "") => Buffer.from(`<rss version="2.0"><channel><title>News</title>${Array.from({ length: count }, (_, at) => `<item><title>${at}</title><guid>${at}</guid>${body}</item>`).join("\n")}</channel></rss>`);
const titles = (entries) => entries.map(({ title }) => title);

test("the names of the main door, in a page, in Node and for CommonJS", async () => {
  const names = Object.keys(main).filter((name) => !["init", "jsonPieces", "jsonTransform"].includes(name));
  const expected = [...names, "configure", "warm"].sort();
  const here = [await installed.import("anyfeed/web"), installed.require("anyfeed/web")];
  for (const door of [web, ...here]) assert.deepEqual(Object.keys(door).sort(), expected);
  for (const door of here) {
    await door.warm();
    assert.deepEqual(await door.parseFeed(FEED), main.parseFeed(FEED));
    assert.throws(() => door.configure({ cores: "x" }), { code: "invalid-argument", message: /did you mean core/ });
    await assert.rejects(door.parseFeed("Good morning."), { code: "not-a-feed" });
  }
});

test("Workers, edge functions and servers get the main door, pages the one that fetches", async () => {
  const bundled = async (...conditions) => {
    const stdin = { contents: 'export { parseFeed } from "anyfeed/web";', resolveDir: installed.folder };
    const { outputFiles } = await build({ stdin, conditions, bundle: true, write: false, format: "esm", external: ["*.wasm", "*.wasm?module", "node:*"] });
    return outputFiles[0].text;
  };
  for (const condition of ["workerd", "edge-light", "node"]) assert.doesNotMatch(await bundled(condition), /import\.meta|new Worker/, condition);
  const forPages = await bundled("browser");
  for (const name of ["./lite.wasm", "./feed.wasm", "./web-thread.js"]) assert.ok(forPages.includes(`new URL("${name}", import.meta.url)`), name);
});

for (const { name, bytes, contentType = null, options } of readCases()) {
  test(`${name}: as the main door reads it`, async () => {
    // As if no document before had needed the full module.
    web.configure({ full: FULL });
    const whole = (door) => settled((async () => door.parseFeed(bytes, contentType, options))());
    assert.deepEqual(await whole(web), await whole(main));
    web.configure({ full: FULL });
    const parts = cut(bytes, 100);
    assert.deepEqual(await readAll(web, parts, contentType, options), await readAll(main, parts, contentType, options));
  });
}

test("every function gives what the main door gives", async () => {
  const page = '<html><link rel="alternate" type="application/rss+xml" href="/feed"><title>x</title>';
  const calls = {
    parseFeed: [FEED, "text/xml", { maxEntries: 1 }],
    parseFeedToJson: [FEED, null, { shape: "jsonfeed" }],
    safeParseFeed: [FEED],
    decodeDocument: [FEED],
    detectFeed: [FEED],
    discoverFeeds: [page, "text/html", "https://example.org/"],
    parseOpml: ['<opml version="2.0"><body><outline type="rss" xmlUrl="https://example.org/feed"/></body></opml>'],
    sanitizeHtml: ['<p onclick="x()">Hi', { baseUrl: "https://example.org/" }],
    htmlToText: ["<p>Fish &amp; chips"],
    canonicalizeUrl: ["https://example.org/?utm_source=x"],
    parseDate: ["Mon, 15 Jan 2024 14:45:00 +0100"],
  };
  for (const [name, given] of Object.entries(calls)) assert.deepEqual(await web[name](...given), main[name](...given), name);
  assert.deepEqual(await web.parseResponse(new Response(FEED)), await main.parseResponse(new Response(FEED)));
  assert.equal(web.version, main.version);
});

test("what is refused is refused as by the main door", async () => {
  const given = [[Promise.resolve(FEED)], [new Response(FEED)], [7], [FEED, 7], [FEED, null, { maxEntrie: 1 }], ["Good morning."], [""], ["https://example.org/feed.xml"]];
  for (const call of given) {
    const { ok, error } = await web.safeParseFeed(...call);
    const { error: same } = main.safeParseFeed(...call);
    assert.deepEqual([ok, error.code, error.message], [false, same.code, same.message]);
    assert.ok(error instanceof main.FeedError);
  }
  await assert.rejects(web.parseResponse(new Response("Nothing.", { status: 404 })), { code: "not-a-feed", message: /HTTP status 404/ });
  assert.throws(() => web.parseStream(5), { code: "invalid-argument" });
  assert.throws(() => web.configure({ core: undefined, worker: 1 }), { code: "invalid-argument", message: /worker is unknown/ });
  assert.throws(() => web.configure({ thread: 1 }), { code: "invalid-argument", message: /options\.thread must be/ });
});

test("nothing is loaded before the first call, core once for all, the full module when it is needed", async () => {
  const { web, loads } = await openPage();
  assert.deepEqual(loads, []);
  await Promise.all([web.warm(), web.parseFeed(FEED), web.htmlToText("<p>a"), readAll(web, [FEED])]);
  assert.deepEqual(loads, ["core"]);
  const legacy = () => web.parseFeed(LEGACY.bytes, LEGACY.contentType);
  const both = await Promise.all([legacy(), legacy(), web.parseFeed(FEED)]);
  assert.deepEqual(both[0], main.parseFeed(LEGACY.bytes, LEGACY.contentType));
  assert.deepEqual(loads, ["core", "full"]);
});

test("warm() reads a sample, unless somebody waits for a feed", async () => {
  const { web, loads } = await openPage();
  coreReads(1);
  await Promise.all([web.warm(), web.parseFeed(FEED)]);
  assert.deepEqual(loads, ["core"], "what core reads is the feed");
  await web.warm();
  assert.deepEqual(loads, ["core", "full"], "nobody waits: it is the sample");
  coreReads();
});

test("a load that failed is tried again by the next call", async () => {
  let isDown = true;
  const fetched = (module) => ({ then(resolve, reject) { isDown ? reject(new TypeError("Failed to fetch")) : resolve(module); } });
  const { web } = await openPage({ core: fetched(CORE), full: fetched(FULL) });
  await assert.rejects(Promise.all([web.parseFeed(FEED), web.warm()]), { code: "invalid-argument", message: /could not be fetched \(Failed to fetch\)/ });
  assert.equal((await readAll(web, [FEED])).failure.code, "invalid-argument");
  isDown = false;
  assert.equal((await web.parseFeed(FEED)).title, "Plain");
  isDown = true;
  await assert.rejects(web.parseFeed(LEGACY.bytes, LEGACY.contentType), { message: /Failed to fetch/ });
  isDown = false;
  assert.deepEqual(await web.parseFeed(LEGACY.bytes, LEGACY.contentType), main.parseFeed(LEGACY.bytes, LEGACY.contentType));
});

test("modules come from beside the script, and from addresses, bytes and Responses", async () => {
  const server = await listen(({ url }, response) => {
    if (!url.endsWith(".wasm")) return response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>App</title>");
    // Of a type that a browser will not compile while it arrives.
    response.writeHead(200, { "content-type": "application/octet-stream" }).end(readFileSync(dist(url.slice(1))));
  });
  const wasm = readFileSync(dist("lite.wasm"));
  const places = [`${server.url}/lite.wasm`, new URL(`${server.url}/lite.wasm`), fetch(`${server.url}/lite.wasm`), wasm, new Uint8Array(wasm).buffer, new Response(wasm)];
  for (const core of places) assert.equal((await (await openPage({ core })).web.parseFeed(FEED)).title, "Plain");
  const beside = await import(`${pathToFileURL(dist("web.js"))}?beside`);
  await beside.warm();
  assert.deepEqual(await beside.parseFeed(LEGACY.bytes, LEGACY.contentType), main.parseFeed(LEGACY.bytes, LEGACY.contentType));
  const { web } = await openPage({ core: `${server.url}/page` });
  await assert.rejects(web.parseFeed(FEED), { code: "invalid-argument", message: /\/page \(text\/html\) is a web page/ });
  web.configure({ core: Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0) });
  await assert.rejects(web.parseFeed(FEED), { code: "invalid-argument", message: /not anyfeed's/ });
});

test("where a build leaves the modules behind, the refusal says what to do", async () => {
  const alone = join(mkdtempSync(join(installed.folder, "alone-")), "web.mjs");
  writeFileSync(alone, readFileSync(dist("web.js")));
  await assert.rejects((await import(pathToFileURL(alone))).parseFeed(FEED), { name: "FeedError", code: "unsupported", message: /configure\(\{ core, full \}\)/ });
});

test("without WebAssembly every function refuses, with what to do", async () => {
  const { WebAssembly } = globalThis;
  const { web } = await openPage();
  try {
    delete globalThis.WebAssembly;
    await assert.rejects(web.htmlToText("<p>a"), { code: "unsupported", message: /Lockdown Mode/ });
    assert.equal((await web.safeParseFeed(FEED)).error.code, "unsupported");
  } finally {
    globalThis.WebAssembly = WebAssembly;
  }
  assert.equal((await web.parseFeed(FEED)).title, "Plain");
});

test("a stream goes over to the full module wherever core needs more, and gives no entry twice", async () => {
  const feed = rss(12);
  const parts = cut(feed, 90);
  const expected = await readAll(main, parts);
  assert.equal(expected.entries.length, 12);
  let overs = 0;
  for (let steps = 0; steps < parts.length + 4; steps++) {
    const { web, loads } = await openPage();
    coreReads(steps);
    assert.deepEqual(await readAll(web, parts), expected, `core reads ${steps} steps`);
    overs += loads.includes("full");
  }
  coreReads();
  // Each part, the head when the first entry is out, and the end.
  assert.equal(overs, parts.length + 2);
});

test("a whole document, too", async () => {
  const { web, loads } = await openPage();
  coreReads(0);
  assert.deepEqual(await web.parseFeed(FEED), main.parseFeed(FEED));
  coreReads();
  assert.deepEqual(loads, ["core", "full"]);
});

test("what a source uses again is kept as it was", async () => {
  const feed = rss(5);
  const buffer = new Uint8Array(64);
  function* reusing() {
    for (let at = 0; at < feed.length; at += 64) {
      const length = Math.min(64, feed.length - at);
      buffer.set(feed.subarray(at, at + length));
      yield buffer.subarray(0, length);
    }
  }
  const { web } = await openPage();
  coreReads(6);
  const { entries } = await readAll(web, reusing());
  coreReads();
  assert.deepEqual(titles(entries), ["0", "1", "2", "3", "4"]);
});

test("of a long stream no more than 4 MB is kept: the full module reads the rest", async () => {
  const { web, loads } = await openPage();
  const feed = rss(700, `<description>${"word ".repeat(2000)}</description>`);
  assert.ok(feed.length > 6 * 1024 * 1024);
  const { entries, done } = await readAll(web, cut(feed, 100_000));
  assert.deepEqual(titles(entries), Array.from({ length: 700 }, (_, at) => String(at)));
  assert.deepEqual([done.value.title, loads], ["News", ["core", "full"]]);
});

test("head is known with the first entry, and a loop that is left cancels the source", async () => {
  for (const steps of [Infinity, 0, 5]) {
    const { web } = await openPage();
    coreReads(steps);
    let isCancelled = false;
    const parts = cut(rss(50), 100);
    const source = new ReadableStream({ pull: (to) => void to.enqueue(new Uint8Array(parts.shift())), cancel: () => void (isCancelled = true) }, { highWaterMark: 0 });
    const stream = web.parseStream(source);
    assert.equal((await stream.head).title, "News");
    for await (const { title } of stream) if (title === "3") break;
    const done = await stream.done;
    assert.deepEqual([done.title, done.report.truncated, isCancelled], ["News", true, true], String(steps));
  }
  coreReads();
});

test("a stream that is left before anything came, or while a module is loaded, ends", async () => {
  const { web } = await openPage({ core: new Promise(() => {}) });
  const early = web.parseStream([FEED]);
  await early[Symbol.asyncIterator]().return();
  await assert.rejects(early.done, { code: "not-a-feed", message: /left before/ });
  web.configure({ core: CORE, full: new Promise(() => {}) });
  const parts = cut(rss(9), 100);
  const late = web.parseStream(parts);
  const iterator = late[Symbol.asyncIterator]();
  coreReads(4);
  assert.equal((await iterator.next()).value.title, "0");
  const waiting = Promise.all(Array.from({ length: 9 }, () => iterator.next()));
  await new Promise((done) => setTimeout(done, 20));
  await iterator.return();
  coreReads();
  assert.equal((await late.done).title, "News");
  void waiting;
});

test("a source that fails is heard of when every entry that came whole is out", async () => {
  const feed = rss(6).toString().replace("<item><title>4", " ".repeat(200) + "<item><title>4");
  const parts = cut(Buffer.from(feed.slice(0, feed.indexOf("<title>4"))), 70);
  function* failing() {
    yield* parts;
    throw new Error("The line is dead.");
  }
  const expected = await readAll(main, failing());
  assert.equal(expected.entries.length, 4);
  for (const steps of [Infinity, 0, 3, parts.length, parts.length + 1]) {
    const { web } = await openPage();
    coreReads(steps);
    assert.deepEqual(await readAll(web, failing()), expected, String(steps));
  }
  coreReads();
});
