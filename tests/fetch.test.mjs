// anyfeed/fetch against a server that redirects, changes, dawdles and refuses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, root } from "./installed.mjs";
import { listen } from "./opened.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const { fetchFeed, fetchArticle, FetchError, streamFeed } = await install().import("anyfeed/fetch");
const RSS = { "content-type": "application/rss+xml" };
const HTML = { "content-type": "text/html" };
const LONG = "<p>A sentence that says something, and goes on.</p>".repeat(30);
const LINKS = 'See <a href="next">the next one</a>, <a href="/top">the first one</a> and <a href="https://b.test/">another one</a>.';
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
  "/accented": [302, { location: Buffer.from("/\u00f6").toString("latin1") }],
  "/%C3%B6": [200, RSS, FEED],
  "/away": [302, { location: "ftp://example.org/feed" }],
  "/gone": [410, HTML, "gone"],
  "/busy": [503, { "retry-after": "120" }, "busy"],
  "/page": [200, HTML, '<!doctype html><title>P</title><link rel="alternate" type="application/rss+xml" href="/feed" title="All">'],
  "/bare": [200, HTML, "<!doctype html><title>P</title><p>Nothing here."],
  "/text": [200, { "content-type": "text/plain" }, "Good morning."],
  "/pdf": [200, { "content-type": "application/pdf" }, `%PDF-1.4\n${"A sentence that says something, and goes on.\n".repeat(30)}`],
  "/image": [200, HTML, Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1")],
  "/json": [200, { "content-type": "application/json" }, JSON.stringify({ text: "A sentence that says something. ".repeat(30) })],
  "/check": [200, HTML, `<!doctype html><title>Just a moment...</title><body><h1>Just a moment...</h1>${"<p>Checking your browser before accessing a.test. This process is automatic.</p>".repeat(10)}</body>`],
  "/wordless": [200, HTML, `<!doctype html><title>W</title><article>${'<p><img src="a.png"></p>'.repeat(10)}</article>`],
  "/bodiless": [200, HTML, `<!doctype html><!-- no <body> here --><script>"<body>"</script>${ARTICLE}`],
  "/guarded": [200, HTML, `<!doctype html>${ARTICLE}<script>a.src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/main.js"</script>`],
  "/fragment": [200, HTML, `<long-read>${ARTICLE}</long-read>`],
  "/worded": [200, HTML, `By us. ${ARTICLE}`],
  "/named-json": [200, HTML, '{"text":"A sentence that says something."}'],
  "/member": [200, HTML, `<!doctype html><form><input type="password"></form>${ARTICLE}`],
  "/linked": [200, HTML, `<!doctype html><title>L</title><article>${LONG}<p>${LINKS}</p></article>`],
  "/based": [200, HTML, `<!doctype html><title>L</title><base href="/deep/down/"><article>${LONG}<p>${LINKS}</p></article>`],
  "/article": [200, HTML, `<!doctype html>${ARTICLE}`],
};

const { url: at } = await listen((request, response) => {
  asked.push(request);
  if (request.url === "/slow") return response.writeHead(200, RSS).write("<rss>");
  if (request.url === "/broken") return response.writeHead(200, { ...RSS, "content-length": FEED.length + 100 }).write(FEED, () => response.destroy());
  if (request.headers["if-none-match"] === '"one"') return response.writeHead(304).end();
  const [status, headers = {}, body = ""] = PAGES[request.url] ?? [404];
  response.writeHead(status, headers).end(body);
});

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

test("what an answer without news says of the next visit is heard", async () => {
  const answering = (headers) => async () => new Response(null, { status: 304, headers });
  const minutes = async (headers) => {
    const { nextPoll } = await fetchFeed("https://a.test/feed", { etag: '"one"', fetch: answering(headers) });
    return nextPoll && Math.round((Date.parse(nextPoll) - Date.now()) / MINUTE);
  };
  assert.equal(await minutes({ "cache-control": "max-age=7200" }), 120);
  assert.equal(await minutes({ expires: new Date(Date.now() + 90 * MINUTE).toUTCString() }), 90);
  assert.equal(await minutes({ "cache-control": "max-age=60" }), 15, "nobody is asked more often than that");
  assert.equal(await minutes({ "cache-control": "max-age=0" }), null);
  assert.equal(await minutes({ "cache-control": "max-age=7200", age: "3600" }), 60, "a cache has kept it for an hour");
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

test("one clock for a page, its feed and all that is tried", async () => {
  /** Pages come after `pause`, and everything else never. */
  const slow = (pages, pause = 0) => {
    const asked = [];
    const fetch = async (url, { signal }) => {
      asked.push(new URL(url).pathname);
      const page = pages[asked.at(-1)];
      if (page) return new Promise((answer) => setTimeout(answer, pause, new Response(page, { headers: HTML })));
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
    };
    return { asked, fetch };
  };
  const bare = slow({ "/": "<!doctype html><p>Hello" });
  await assert.rejects(fetchFeed("https://a.test/", { probe: true, timeout: 100, fetch: bare.fetch }), { name: "FetchError", code: "timeout", message: /100 ms/ });
  assert.ok(bare.asked.length <= 2, `when time is over nothing else is tried: ${bare.asked}`);
  // Timers go off in their order: a clock of the feed's own would begin when the page is there, and end behind this one.
  const linked = slow({ "/": '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed">' }, 300);
  const behind = new Promise((over) => setTimeout(over, 500, "the feed has a clock of its own"));
  const call = fetchFeed("https://a.test/", { timeout: 400, fetch: linked.fetch }).catch(({ code }) => code);
  assert.equal(await Promise.race([call, behind]), "timeout");
});

test("what says when to come again is heard if it can be read", async () => {
  const answer = (headers, status = 503) => fetchFeed("https://a.test/feed", { etag: '"one"', fetch: async () => new Response(null, { status, headers }) });
  const seconds = (text) => answer({ "retry-after": text }).catch(({ retryAfter }) => retryAfter);
  for (const text of ["1.5", "-5", "soon", "10s", "2030-01-01", ""]) assert.equal(await seconds(text), null, text);
  assert.equal(await seconds(" 120 "), 120);
  const date = (milliseconds) => new Date(Date.now() + milliseconds).toUTCString();
  assert.ok(Math.abs((await seconds(date(60 * MINUTE))) - 3600) <= 60);
  assert.equal(await seconds(date(-MINUTE)), 0);
  const forms = ["Sat, 06 Nov 2049 08:49:37 GMT", "Saturday, 06-Nov-49 08:49:37 GMT", "Sat Nov  6 08:49:37 2049"];
  const far = (Date.UTC(2049, 10, 6, 8, 49, 37) - Date.now()) / 1000;
  for (const form of forms) assert.ok(Math.abs((await seconds(form)) - far) <= 60, form);
  for (const expires of ["0", "-1", "3600", "2100"]) assert.equal((await answer({ expires }, 304)).nextPoll, null, expires);
});

test("a feed that names all hours or all days names none, and entries of one time show no rhythm", async () => {
  const hours = (inside, entries = "") => `<rss version="2.0"><channel><title>T</title>${inside}${entries}</channel></rss>`;
  const minutes = async (text) => {
    const { nextPoll } = await fetchFeed("https://a.test/feed", { fetch: async () => new Response(text, { headers: RSS }) });
    return Math.round((Date.parse(nextPoll) - Date.now()) / MINUTE);
  };
  const list = (name, values) => `<skip${name}s>${values.map((value) => `<${name.toLowerCase()}>${value}</${name.toLowerCase()}>`).join("")}</skip${name}s>`;
  const day = Array.from({ length: 24 }, (_, hour) => hour);
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  assert.equal(await minutes(hours(list("Hour", day))), 60);
  assert.equal(await minutes(hours(list("Hour", day.map((hour) => hour + 1)))), 60);
  assert.equal(await minutes(hours(list("Day", week))), 60);
  const soon = (new Date(Date.now() + 60 * MINUTE)).getUTCHours();
  const wait = await minutes(hours(list("Hour", [soon])));
  assert.ok(wait >= 60 && wait <= 121, `${wait} minutes: an hour that is named is passed over`);
  const same = "<item><pubDate>Mon, 15 Jan 2024 13:45:00 GMT</pubDate></item>".repeat(5);
  assert.equal(await minutes(hours("", same)), 24 * 60, "what came at once and long ago is no reason to ask often");
  const at = (ago) => `<item><pubDate>${new Date(Date.now() - ago * MINUTE).toUTCString()}</pubDate></item>`;
  assert.equal(await minutes(hours("", [60, 120, 180].map(at).join(""))), 30, "half of the usual pause");
  assert.equal(await minutes(hours("", [480, 490, 500].map(at).join(""))), 60, "an eighth of the silence");
  assert.equal(await minutes(hours("", [-600, 60, 120, 180].map(at).join(""))), 30, "what is announced is no news yet");
});

test("time and signal hold for a fetch that does not mind its signal", async () => {
  const deaf = () => new Promise(() => {});
  await assert.rejects(fetchFeed("https://a.test/feed", { timeout: 50, fetch: deaf }), { name: "FetchError", code: "timeout" });
  await assert.rejects(fetchFeed("https://a.test/feed", { signal: AbortSignal.timeout(50), fetch: deaf }), { code: "aborted" });
  await assert.rejects(fetchArticle({ url: "https://a.test/a" }, { timeout: 50, fetch: deaf }), { code: "timeout" });
  let cancelled = 0;
  const late = async () => (await new Promise((go) => setTimeout(go, 100)), new Response(new ReadableStream({ cancel: () => void cancelled++ })));
  await assert.rejects(fetchFeed("https://a.test/feed", { timeout: 50, fetch: late }), { code: "timeout" });
  await new Promise((go) => setTimeout(go, 100));
  assert.equal(cancelled, 1, "an answer that nobody waits for is not read");
  assert.equal((await fetchFeed("https://a.test/feed", { fetch: () => new Response(FEED, { headers: RSS }) })).feed.title, "Plain");
});

test("what is read must be bytes", async () => {
  const body = (...parts) => new Response(new ReadableStream({ start: (out) => (parts.forEach((part) => out.enqueue(part)), out.close()) }), { headers: RSS });
  const buffer = Uint8Array.from(FEED).buffer;
  for (const part of ["<rss>", buffer, 5, null]) {
    await assert.rejects(fetchFeed("https://a.test/feed", { fetch: async () => body(part) }), { name: "FeedError", code: "invalid-argument", message: /bytes/ });
  }
  assert.equal((await fetchFeed("https://a.test/feed", { fetch: async () => body(new DataView(buffer, 0, 9), new DataView(buffer, 9)) })).feed.title, "Plain");
});

test("feed: is an old way to write http:", async () => {
  const asked = [];
  const fetch = async (url) => (asked.push(url), asked.length === 2 ? new Response(null, { status: 302, headers: { location: "feed://b.test/feed" } }) : new Response(FEED, { headers: RSS }));
  for (const url of ["feed://a.test/feed", "feed:a.test/feed", "FEED:https://a.test/feed"]) await fetchFeed(url, { fetch });
  assert.deepEqual(asked, ["http://a.test/feed", "http://a.test/feed", "http://b.test/feed", "https://a.test/feed"]);
});

test("the door has what its types say, and no more", async () => {
  assert.deepEqual(Object.keys(await import("anyfeed/fetch")).sort(), ["FetchError", "fetchArticle", "fetchFeed", "nextPoll", "streamFeed"]);
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
  asked = [];
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

test("an article is found, and is safe", async () => {
  const article = await fetchArticle({ url: `${at}/article` });
  assert.equal(article.title, "Long read");
  assert.match(article.contentText, /A sentence that says something/);
  assert.doesNotMatch(article.contentHtml, /script|Home/);
  assert.ok(article.wordCount >= 240);
  await assert.rejects(fetchArticle({ url: null }), { code: "invalid-url" });
});

test("what is no article is none", async () => {
  for (const path of ["/pdf", "/image", "/json", "/check", "/named-json", "/wordless", "/feed", "/text"]) {
    await assert.rejects(fetchArticle({ url: at + path }), { name: "FeedError", code: "unsupported" }, path);
  }
  for (const path of ["/bodiless", "/member", "/guarded", "/fragment", "/worded"]) {
    assert.match((await fetchArticle({ url: at + path })).contentText, /A sentence that says something/, path);
  }
});

test("an article's title is its page's, though no <head> or <body> is written; what names none has none", async () => {
  const svg = "<svg><title>A picture</title></svg>";
  const article = `<article>${svg}${LONG}</article>`;
  const pages = {
    "<!doctype html><html lang=en><title>Long read</title><body>": "Long read",
    "<!doctype html><title>Long read</title>": "Long read",
    "<html><head><title>Long read</title></head>": "Long read",
    "<!doctype html><html><head></head><body>": null,
  };
  for (const [before, title] of Object.entries(pages)) {
    const fetch = async () => new Response(before + article, { headers: HTML });
    assert.equal((await fetchArticle({ url: "https://a.test/1" }, { fetch })).title, title, before);
  }
});

test("addresses in an article are resolved against its page, not against the page that asks", async () => {
  const { parseHTML } = await import("linkedom");
  const links = async (path) => [...(await fetchArticle({ url: at + path })).contentHtml.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  const check = async () => {
    assert.deepEqual(await links("/linked"), [`${at}/next`, `${at}/top`, "https://b.test/"]);
    assert.deepEqual(await links("/based"), [`${at}/deep/down/next`, `${at}/top`, "https://b.test/"]);
  };
  await check();
  // What it makes has its creator's address, as in a browser.
  globalThis.DOMParser = class {
    parseFromString(html) {
      const { document } = parseHTML(html.replace("<!doctype html>", "<html><body>"));
      const own = document.querySelector("base")?.getAttribute("href") ?? "";
      Object.defineProperty(Object.getPrototypeOf(document), "baseURI", { configurable: true, get: () => new URL(own, "https://host.test/app/").href });
      return document;
    }
  };
  try {
    await check();
  } finally {
    delete globalThis.DOMParser;
  }
});

test("an error names the address that was asked, whatever the response says of itself", async () => {
  const answering = (response) => async () => response;
  const message = (response, options) => fetchFeed("https://a.test/feed", { ...options, fetch: answering(response) }).catch((error) => error.message);
  assert.match(await message(new Response("", { status: 500 })), /^https:\/\/a\.test\/feed answers with status 500/);
  assert.match(await message(new Response("long"), { limits: { bytes: 1 } }), /^https:\/\/a\.test\/feed is larger/);
});

test("streamed: head, entries and report, whatever redirects and pages led to the feed", async () => {
  for (const path of ["/feed", "/moved", "/page"]) {
    asked = [];
    const result = await streamFeed(at + path, { headers: { authorization: "Bearer x" } });
    assert.deepEqual([result.notModified, result.head.title, result.url], [false, "Plain", `${at}/feed`]);
    const titles = [];
    for await (const { title } of result.entries) titles.push(title);
    assert.deepEqual([titles, (await result.done).report.quality], [["Hello"], "clean"]);
    assert.ok(asked.every(({ headers }) => headers.authorization === "Bearer x"), "its own server");
    const isPage = path === "/page";
    assert.deepEqual([result.etag, result.discoveredFrom, result.alternatives.length], isPage ? [null, `${at}/page`, 1] : ['"one"', null, 0]);
    assert.equal(result.movedTo, path === "/moved" ? `${at}/for-now` : null);
  }
});

test("streamed: nothing new is said at once, and what fails before the first entry rejects", async () => {
  const { notModified, etag } = await streamFeed(`${at}/feed`, { etag: '"one"' });
  assert.deepEqual([notModified, etag], [true, '"one"']);
  const fails = (path, expected, options) => assert.rejects(streamFeed(at + path, options), expected);
  await fails("/gone", { name: "FetchError", code: "status", status: 410 });
  await fails("/circle", { code: "too-many-redirects" });
  await fails("/text", { name: "FeedError", code: "not-a-feed" });
  await fails("/bare", { code: "html" });
  await fails("/page", { code: "html" }, { discover: false });
  await fails("/feed", { code: "invalid-argument" }, { timeout: "soon" });
  await fails("/feed", { name: "FetchError", code: "aborted" }, { signal: AbortSignal.abort(new Error("enough")) });
  await assert.rejects(streamFeed(5), { code: "invalid-argument" });
});

/** A feed without an end, and whether somebody has closed it. */
function endless() {
  const state = { isClosed: false, sent: 0 };
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(encoder.encode(state.sent++ ? `<item><title>${state.sent}</title><description>${"word ".repeat(9000)}</description></item>` : '<rss version="2.0"><channel><title>E</title>'));
    },
    cancel: () => void (state.isClosed = true),
  });
  return { state, fetch: async () => new Response(body, { headers: RSS }) };
}

test("streamed: leaving the loop, a signal and a limit end the download", async () => {
  const left = endless();
  for await (const { title } of (await streamFeed("https://a.test/", { fetch: left.fetch })).entries) if (title === "3") break;
  assert.deepEqual([left.state.isClosed, left.state.sent < 100], [true, true]);

  const stopped = endless();
  const controller = new AbortController();
  const { entries } = await streamFeed("https://a.test/", { fetch: stopped.fetch, signal: controller.signal });
  await assert.rejects(async () => {
    for await (const { title } of entries) if (title === "5") controller.abort(new Error("enough"));
  }, /enough/);
  assert.equal(stopped.state.isClosed, true);

  const limited = endless();
  const { entries: some, done } = await streamFeed("https://a.test/", { fetch: limited.fetch, limits: { bytes: 500_000 } });
  let count = 0;
  for await (const _ of some) count++;
  assert.ok(count > 3 && count < 20, String(count));
  assert.equal((await done).report.truncated, true);
});
