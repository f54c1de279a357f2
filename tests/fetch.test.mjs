// anyfeed/fetch against a server that redirects, changes, dawdles and refuses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { install, root } from "./installed.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const { fetchFeed, fetchArticle, FetchError } = await install().import("anyfeed/fetch");
const RSS = { "content-type": "application/rss+xml" };
const HTML = { "content-type": "text/html" };
const ARTICLE = `<title>Long read</title><nav><a href="/">Home</a></nav><article><h1>Long read</h1>${"<p>A sentence that says something, and goes on.</p>".repeat(30)}<script>steal()</script></article>`;
const MINUTE = 60_000;
let asked = [];

/** Path → status, headers, body. */
const PAGES = {
  "/feed": [200, { ...RSS, etag: '"one"', "last-modified": "Mon, 15 Jan 2024 13:45:00 GMT", "cache-control": "max-age=7200" }, FEED],
  "/moved": [301, { location: "/moved-again" }],
  "/moved-again": [308, { location: "/for-now" }],
  "/for-now": [302, { location: "/feed#top" }],
  "/circle": [302, { location: "/circle" }],
  "/away": [302, { location: "ftp://example.org/feed" }],
  "/gone": [410, HTML, "gone"],
  "/busy": [503, { "retry-after": "120" }, "busy"],
  "/page": [200, HTML, '<!doctype html><title>P</title><link rel="alternate" type="application/rss+xml" href="/feed" title="All">'],
  "/bare": [200, HTML, "<!doctype html><title>P</title><p>Nothing here."],
  "/text": [200, { "content-type": "text/plain" }, "Good morning."],
  "/article": [200, HTML, `<!doctype html>${ARTICLE}`],
};

const server = createServer((request, response) => {
  asked.push(request);
  if (request.url === "/slow") return response.writeHead(200, RSS).write("<rss>");
  if (request.headers["if-none-match"] === '"one"') return response.writeHead(304).end();
  const [status, headers = {}, body = ""] = PAGES[request.url] ?? [404];
  response.writeHead(status, headers).end(body);
});
let at;
before(() => new Promise((listening) => server.listen(0, "127.0.0.1", listening)).then(() => (at = `http://127.0.0.1:${server.address().port}`)));
after(() => (server.closeAllConnections(), server.close()));

const failing = (path, expected, options) => assert.rejects(fetchFeed(at + path, options), expected);

test("a feed comes with what a second visit needs", async () => {
  asked = [];
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
    discoveredFrom: null,
    alternatives: [],
  });
  const minutes = (Date.parse(nextPoll) - Date.now()) / MINUTE;
  assert.ok(minutes > 119 && minutes <= 120, `Cache-Control is heard: ${minutes} minutes`);
  assert.match(asked[0].headers["user-agent"], /^anyfeed\/\d/);
  assert.match(asked[0].headers.accept, /application\/rss\+xml/);
});

test("nothing new is nothing to read", async () => {
  const result = await fetchFeed(`${at}/feed`, { etag: '"one"', lastModified: "Mon, 15 Jan 2024 13:45:00 GMT" });
  assert.equal(result.feed, null);
  assert.equal(result.notModified, true);
  assert.equal(result.etag, '"one"');
  assert.equal(asked.at(-1).headers["if-modified-since"], "Mon, 15 Jan 2024 13:45:00 GMT");
});

test("redirects are followed, and only permanent ones move the address", async () => {
  const { url, movedTo, feed } = await fetchFeed(`${at}/moved`);
  assert.equal(url, `${at}/feed`);
  assert.equal(movedTo, `${at}/for-now`);
  assert.equal(feed.title, "Plain");
  assert.equal((await fetchFeed(`feed:${at}/feed`)).status, 200);
  await failing("/circle", { name: "FetchError", code: "too-many-redirects" });
  await failing("/moved", { code: "too-many-redirects" }, { redirects: 2 });
  await failing("/away", { code: "invalid-url" });
});

test("a page leads to its feed, unless that is not wanted", async () => {
  const { feed, discoveredFrom, url, alternatives } = await fetchFeed(`${at}/page`);
  assert.equal(feed.title, "Plain");
  assert.equal(discoveredFrom, `${at}/page`);
  assert.equal(url, `${at}/feed`);
  assert.deepEqual(alternatives.map(({ title }) => title), ["All"]);
  await failing("/page", { name: "FeedError", code: "html" }, { discover: false });
  await failing("/bare", { name: "FeedError", code: "html" });
  assert.equal((await fetchFeed(`${at}/bare`, { probe: true })).feed.title, "Plain");
});

test("every refusal has its code", async () => {
  await failing("/gone", { name: "FetchError", code: "status", status: 410, retryAfter: null });
  await failing("/busy", { code: "status", status: 503, retryAfter: 120 });
  await failing("/feed", { code: "too-large" }, { limits: { bytes: 100 } });
  await failing("/text", { name: "FeedError", code: "not-a-feed" });
  await failing("/slow", { code: "timeout" }, { timeout: 50 });
  await failing("/slow", { code: "aborted" }, { signal: AbortSignal.timeout(50) });
  await failing("/feed", { code: "aborted" }, { signal: AbortSignal.abort() });
  await assert.rejects(fetchFeed("http://127.0.0.1:1/feed"), (error) => error instanceof FetchError && error.code === "network" && error.cause !== undefined);
  for (const url of ["", "feed", "ftp://example.org/", "javascript:alert(1)"]) await assert.rejects(fetchFeed(url), { code: "invalid-url" });
});

test("options that make no sense are refused before anybody is asked", async () => {
  asked = [];
  for (const options of [{ timeout: -1 }, { timeout: NaN }, { redirects: "2" }, { maxEntries: -1 }, { html: "unsafe" }]) {
    await failing("/feed", { name: "FeedError", code: "invalid-argument" }, options);
  }
  assert.equal(asked.length, 0);
});

test("an article is found, and is safe", async () => {
  const article = await fetchArticle({ url: `${at}/article` });
  assert.equal(article.title, "Long read");
  assert.match(article.contentText, /A sentence that says something/);
  assert.doesNotMatch(article.contentHtml, /script|Home/);
  assert.ok(article.wordCount >= 240);
  await assert.rejects(fetchArticle({ url: null }), { code: "invalid-url" });
});
