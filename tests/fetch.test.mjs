// anyfeed/fetch: a feed and what a second visit needs, refusals, options that make no sense.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, at, FEED, RSS } from "./fetch-server.mjs";
import { install } from "./installed.mjs";

const { fetchFeed, fetchArticle, FetchError } = await install().import("anyfeed/fetch");
const MINUTE = 60_000;
const failing = (path, expected, options) => assert.rejects(fetchFeed(at + path, options), expected);

test("a feed comes with what a second visit needs", async () => {
  asked.length = 0;
  const { feed, ...rest } = await fetchFeed(`${at}/feed`);
  assert.equal(feed.entries[0].title, "Hello");
  const { nextPoll, ...exact } = rest;
  assert.deepEqual(exact, {
    notModified: false,
    status: 200,
    url: `${at}/feed`,
    movedTo: null,
    etag: '"one"',
    lastModified: "Mon, 15 Jan 2024 13:45:00 GMT",
    retryAfter: null,
    websub: null, discoveredFrom: null,
    alternatives: [],
  });
  const minutes = (Date.parse(nextPoll) - Date.now()) / MINUTE;
  assert.ok(minutes > 1439 && minutes <= 1440, `nothing came for long, which is more than Cache-Control says: ${minutes} minutes`);
  assert.match(asked[0].headers["user-agent"], /^anyfeed\/\d/);
  assert.match(asked[0].headers.accept, /application\/rss\+xml/);
});

test("nothing new is nothing to read", async () => {
  const result = await fetchFeed(`${at}/feed`, { etag: '"one"', lastModified: "Mon, 15 Jan 2024 13:45:00 GMT" });
  assert.equal(result.feed, null);
  assert.equal(result.notModified, true);
  assert.equal(result.etag, '"one"');
  assert.equal(result.nextPoll, null, "nobody said anything of it: the caller keeps his pace");
  assert.equal(asked.at(-1).headers["if-modified-since"], "Mon, 15 Jan 2024 13:45:00 GMT");
});

test("that nothing changed is no answer to who knows nothing", async () => {
  const answers = [304, 200, 304, 304].map((status) => new Response(status === 200 ? FEED : null, { status, headers: RSS }));
  const fetch = async () => answers.shift();
  assert.equal((await fetchFeed("https://a.test/feed", { fetch })).feed.title, "Plain");
  await assert.rejects(fetchFeed("https://a.test/feed", { fetch }), { name: "FetchError", code: "status", status: 304 });
});

test("fetch is called as browsers ask for it: as a function, not as a method", async () => {
  const { fetch } = globalThis;
  const strict = function (...given) {
    if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
    return fetch(...given);
  };
  for (const options of [{}, { fetch: strict }]) {
    globalThis.fetch = strict;
    try {
      assert.equal((await fetchFeed(`${at}/moved`, options)).feed.title, "Plain");
      assert.equal((await fetchFeed(`${at}/page`, options)).feed.title, "Plain");
      assert.equal((await fetchArticle({ url: `${at}/article` }, options)).title, "Long read");
    } finally {
      globalThis.fetch = fetch;
    }
  }
});

test("what is read must be bytes", async () => {
  const body = (...parts) => new Response(new ReadableStream({ start: (out) => (parts.forEach((part) => out.enqueue(part)), out.close()) }), { headers: RSS });
  const buffer = Uint8Array.from(FEED).buffer;
  for (const part of ["<rss>", buffer, 5, null]) {
    await assert.rejects(fetchFeed("https://a.test/feed", { fetch: async () => body(part) }), { name: "FeedError", code: "invalid-argument", message: /bytes/ });
  }
  assert.equal((await fetchFeed("https://a.test/feed", { fetch: async () => body(new DataView(buffer, 0, 9), new DataView(buffer, 9)) })).feed.title, "Plain");
});

test("the door has what its types say, and no more", async () => {
  assert.deepEqual(Object.keys(await import("anyfeed/fetch")).sort(), ["FetchError", "fetchArticle", "fetchFeed", "nextPoll", "streamFeed"]);
});

test("every refusal has its code", async () => {
  await failing("/gone", { name: "FetchError", code: "status", status: 410, retryAfter: null });
  await failing("/busy", { code: "status", status: 503, retryAfter: 120 });
  await failing("/feed", { code: "too-large" }, { limits: { bytes: 100 } });
  await failing("/text", { name: "FeedError", code: "not-a-feed" });
  // The answer has begun when time is over, however busy the machine is.
  const fetch = async () => new Response(new ReadableStream(), { headers: RSS });
  await failing("/slow", { code: "timeout", status: 200 }, { timeout: 50, fetch });
  await failing("/broken", { code: "network", status: 200, message: /broke off/ });
  await failing("/slow", { code: "aborted" }, { signal: AbortSignal.timeout(50) });
  await failing("/feed", { code: "aborted" }, { signal: AbortSignal.abort() });
  await assert.rejects(fetchFeed("http://127.0.0.1:1/feed"), (error) => error instanceof FetchError && error.code === "network" && error.status === null && error.cause !== undefined);
  for (const url of ["", "feed", "ftp://example.org/", "javascript:alert(1)"]) await assert.rejects(fetchFeed(url), { code: "invalid-url" });
});

test("options that make no sense are refused before anybody is asked", async () => {
  asked.length = 0;
  for (const options of [{ timeout: -1 }, { timeout: NaN }, { redirects: "2" }, { discover: "no" }, { probe: 1 }, { maxEntries: -1 }, { html: "unsafe" }, { fetch: 5 }, { signal: {} }, "fast"]) {
    await failing("/feed", { name: "FeedError", code: "invalid-argument" }, options);
    await assert.rejects(fetchArticle({ url: `${at}/article` }, options), { name: "FeedError", code: "invalid-argument" });
  }
  for (const [name, value] of [["etag", "a\r\nX: y"], ["etag", 5], ["lastModified", "\u00e9\u20ac"], ["lastModified", new Date()]]) {
    await failing("/feed", { name: "FeedError", code: "invalid-argument", message: new RegExp(`options\\.${name}`) }, { [name]: value });
  }
  for (const url of [undefined, null, 7, {}]) await assert.rejects(fetchFeed(url), { name: "FeedError", code: "invalid-argument" });
  for (const entry of [undefined, null, "https://a.test/", { url: 7 }]) {
    await assert.rejects(fetchArticle(entry), { name: "FeedError", code: "invalid-argument" });
  }
  await assert.rejects(fetchFeed(at.replace("//", "//me:secret@")), ({ code, message }) => code === "invalid-url" && /password/.test(message) && !/secret/.test(message));
  assert.equal(asked.length, 0);
  assert.equal((await fetchFeed(`${at}/feed`, null)).feed.title, "Plain");
});

test("an error names the address that was asked, whatever the response says of itself", async () => {
  const answering = (response) => async () => response;
  const message = (response, options) => fetchFeed("https://a.test/feed", { ...options, fetch: answering(response) }).catch((error) => error.message);
  assert.match(await message(new Response("", { status: 500 })), /^https:\/\/a\.test\/feed answers with status 500/);
  assert.match(await message(new Response("long"), { limits: { bytes: 1 } }), /^https:\/\/a\.test\/feed is larger/);
});
