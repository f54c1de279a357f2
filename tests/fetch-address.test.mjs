// anyfeed/fetch goes where it is sent, and nowhere else: addresses, redirects, pages that name feeds, and what servers learn on the way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, FEED, HTML, RSS } from "./fetch-server.mjs";
import { install } from "./installed.mjs";

const { fetchFeed, fetchArticle } = await install().import("anyfeed/fetch");
const failing = (path, expected, options) => assert.rejects(fetchFeed(at + path, options), expected);

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

test("an address is understood as people write it, as a string or a URL", async () => {
  const asked = [];
  const fetch = async (url) => (asked.push(url), new Response(FEED, { headers: RSS }));
  const { host } = new URL(at);
  assert.equal((await fetchFeed(`${host}/feed`)).url, `${at}/feed`);
  assert.equal((await fetchFeed(new URL(`${at}/feed`))).url, `${at}/feed`);
  for (const address of ["example.org/feed.xml", " example.org:8080 ", "feed:example.org/a", { href: "https://a.test/" }, "localhost:8080/feed"]) await fetchFeed(address, { fetch });
  assert.deepEqual(asked, ["https://example.org/feed.xml", "https://example.org:8080/", "http://example.org/a", "https://a.test/", "http://localhost:8080/feed"]);
  for (const address of ["feed.xml", "hello", "mailto:a@example.org", "/feed", "a@example.org/feed"]) await assert.rejects(fetchFeed(address, { fetch }), { code: "invalid-url" }, address);
  for (const address of [7, null, {}]) await assert.rejects(fetchFeed(address, { fetch }), { code: "invalid-argument" });
});

test("headers of the caller's are sent; what is meant for one server does not go to another", async () => {
  const asked = [];
  const moves = { "https://a.test/feed": "https://a.test/b", "https://a.test/b": "https://b.test/c", "https://b.test/c": "https://a.test/d" };
  const fetch = async (url, { headers }) => {
    asked.push([url, Object.keys(headers).sort().join(" "), headers["user-agent"]]);
    return moves[url] ? new Response(null, { status: 302, headers: { location: moves[url] } }) : new Response(FEED, { headers: RSS });
  };
  const headers = new Headers({ "Authorization": "Basic x", "Cookie": "a=b", "User-Agent": "mine", "X-Own": "1" });
  await fetchFeed("https://a.test/feed", { fetch, headers });
  const [all, some] = ["accept authorization cookie user-agent x-own", "accept user-agent x-own"];
  assert.deepEqual(asked.splice(0).map(([, names]) => names), [all, all, some, some]);
  await fetchFeed("https://a.test/x", { fetch, headers: { "Accept": "text/xml", "user-agent": "mine" }, etag: '"one"' });
  assert.deepEqual(asked.splice(0), [["https://a.test/x", "accept if-none-match user-agent", "mine"]]);
  await fetchArticle({ url: `${at}/article` }, { headers: [["x-own", "1"]] });
  for (const wrong of [7, "a: b", { "a b": "c" }, { a: "\n\0" }]) await assert.rejects(fetchFeed("https://a.test/", { fetch, headers: wrong }), { code: "invalid-argument", message: /^options\.headers/ });
  await assert.rejects(fetchFeed("https://a.test/", { fetch, header: {} }), { code: "invalid-argument", message: /did you mean headers\?/ });
  await assert.rejects(fetchFeed("https://a.test/", { fetch, maxEntrie: 1 }), { code: "invalid-argument", message: /did you mean maxEntries\?/ });
});

test("a token, or a name and a password, is sent as Authorization", async () => {
  const asked = [];
  const fetch = async (url, { headers }) => {
    asked.push(headers.authorization);
    return url === "https://a.test/away" ? new Response(null, { status: 302, headers: { location: "https://b.test/" } }) : new Response(FEED, { headers: RSS });
  };
  for (const auth of ["TOKEN", { username: "Änn", password: "pass:wörd" }, { username: "", password: "" }, "", null, undefined]) await fetchFeed("https://a.test/", { fetch, auth });
  assert.deepEqual(asked.splice(0), ["Bearer TOKEN", `Basic ${Buffer.from("Änn:pass:wörd").toString("base64")}`, "Basic Og==", undefined, undefined, undefined]);
  await fetchFeed("https://a.test/away", { fetch, auth: "TOKEN" });
  await fetchFeed("https://a.test/", { fetch, auth: "TOKEN", headers: { Authorization: "Own" } });
  assert.deepEqual(asked.splice(0), ["Bearer TOKEN", undefined, "Own"]);
  for (const auth of [7, "SECRET\nX: y", "SECRET\u20ac", { username: "SECRET" }, { username: "a:b", password: "SECRET" }, ["SECRET"]]) {
    await assert.rejects(fetchFeed("https://a.test/", { fetch, auth }), ({ code, message }) => code === "invalid-argument" && /^options\.auth/.test(message) && !/SECRET/.test(message), JSON.stringify(auth));
  }
  assert.equal(asked.length, 0);
});

test("a page's feed on another server does not learn them either, nor what is known of the page", async () => {
  const asked = {};
  const fetch = async (url, { headers }) => {
    asked[url] = Object.keys(headers).sort().join(" ");
    const link = url.endsWith("own") ? "/feed" : "https://b.test/feed";
    return url.endsWith("feed") ? new Response(FEED, { headers: RSS }) : new Response(`<!doctype html><link rel="alternate" type="application/rss+xml" href="${link}">`, { headers: HTML });
  };
  const headers = { authorization: "Basic x", "if-none-match": '"page"' };
  for (const page of ["own", "other"]) await fetchFeed(`https://a.test/${page}`, { fetch, headers });
  const names = "accept authorization user-agent";
  assert.deepEqual(asked, {
    "https://a.test/own": "accept authorization if-none-match user-agent",
    "https://a.test/feed": names,
    "https://a.test/other": "accept authorization if-none-match user-agent",
    "https://b.test/feed": "accept user-agent",
  });
});

test("an address in a header is UTF-8, as browsers read it", async () => {
  assert.equal((await fetchFeed(`${at}/accented`)).url, `${at}/%C3%B6`);
  const moved = (location) => async (url) => (url.endsWith("/feed") ? new Response(null, { status: 302, headers: { location } }) : new Response(FEED));
  assert.equal((await fetchFeed("https://a.test/feed", { fetch: moved("/caf\xe9") })).url, "https://a.test/caf%C3%A9", "where it cannot be, each byte is a character");
});

test("customary paths are those of the page's folder and of the site", async () => {
  const paths = async (page) => {
    const asked = [];
    const fetch = async (url) => (asked.push(new URL(url).pathname), asked.length > 1 ? new Response("", { status: 404 }) : new Response("<!doctype html><p>Hello", { headers: HTML }));
    await assert.rejects(fetchFeed(page, { probe: true, fetch }), { code: "html" });
    return asked.slice(1);
  };
  const names = ["feed", "rss", "atom.xml", "feed.xml", "rss.xml", "index.xml"];
  assert.deepEqual(await paths("https://a.test/blog/"), [...names.map((name) => `/blog/${name}`), ...names.map((name) => `/${name}`)]);
  const ofRoot = await paths("https://a.test/");
  assert.deepEqual(ofRoot.slice(0, 6), names.map((name) => `/${name}`));
  assert.equal(ofRoot.length, 12);
});

test("feed: is an old way to write http:", async () => {
  const asked = [];
  const fetch = async (url) => (asked.push(url), asked.length === 2 ? new Response(null, { status: 302, headers: { location: "feed://b.test/feed" } }) : new Response(FEED, { headers: RSS }));
  for (const url of ["feed://a.test/feed", "feed:a.test/feed", "FEED:https://a.test/feed"]) await fetchFeed(url, { fetch });
  assert.deepEqual(asked, ["http://a.test/feed", "http://a.test/feed", "http://b.test/feed", "https://a.test/feed"]);
});

test("a page leads to its feed, unless that is not wanted", async () => {
  const { feed, discoveredFrom, url, alternatives, etag, lastModified } = await fetchFeed(`${at}/page`);
  assert.equal(feed.title, "Plain");
  assert.equal(discoveredFrom, `${at}/page`);
  assert.equal(url, `${at}/feed`);
  assert.deepEqual(alternatives.map(({ title }) => title), ["All"]);
  assert.deepEqual([etag, lastModified], [null, null], "sent with the page's address they would be taken for the page's");
  await failing("/page", { name: "FeedError", code: "html" }, { discover: false });
  await failing("/bare", { name: "FeedError", code: "html" });
  assert.equal((await fetchFeed(`${at}/bare`, { probe: true })).feed.title, "Plain");
});
