/** What a caller can count on: parameters, refusals, headers, shapes, caching. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { load } from "./help/bundle.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss, status } from "./upstream/wire.mjs";

const dated = `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title><ttl>30</ttl>${[1, 2, 3].map((day) =>
  `<item><title>d${day}</title><guid>d${day}</guid><published>2024-01-0${day}T00:00:00Z</published><pubDate>0${day} Jan 2024 00:00:00 GMT</pubDate></item>`).join("")}</channel></rss>`;
const modified = "Mon, 15 Jan 2024 13:45:00 GMT";
const more = {
  dated: { serve: answer(dated) },
  tagged: { serve: (socket, request) => (/If-None-Match: "v1"/i.test(request) ? status("304 N") : answer(rss(), { ETag: '"v1"', "Last-Modified": modified }))(socket) },
  moved: { serve: status("301 M", { Location: "/ok" }) },
  "429-bare": { serve: status("429 T") },
  "429-other": { serve: status("429 T") },
  page: { serve: answer('<!doctype html><link rel=alternate type=application/rss+xml href=/ok><link rel=alternate type=application/rss+xml href=/dated>', { "Content-Type": "text/html" }) },
};

const upstream = closing(await serve(more));
const open = (options) => edge(upstream.port, options);
const json = async (response) => JSON.parse(await response.text());

const refusals = [
  ["/v1/feed", /"url" is missing/],
  ["/v1/feed?url=example.org&limits=3", /Unknown parameter "limits"\. This route knows: url, format, limit/],
  ["/v1/feed?url=example.org&limit=x", /"limit" cannot be "x"\. Allowed: a whole number from 0 to 100000/],
  ["/v1/feed?url=example.org&limit=-1", /"limit"/],
  ["/v1/feed?url=example.org&format=cdf", /Allowed: json, jsonfeed, rss, atom/],
  ["/v1/feed?url=example.org&format=rss&fields=title", /fields and compact go with/],
  ["/v1/feed?url=example.org&format=atom&compact=1", /fields and compact go with/],
  ["/v1/feed?url=example.org&format=atom&full=1", /full=1 goes with/],
  ["/v1/feed?url=example.org&since=yesterday", /Allowed: a date or a time/],
  ["/v1/feed?url=example.org&since=2024-02-31x", /since/],
  ["/v1/feed?url=example.org&since=2024-02-30", /"since" cannot be "2024-02-30"/],
  ["/v1/feed?url=example.org&since=2023-02-29T10:00:00Z", /since/],
  ["/v1/feed?url=example.org&fields=title,body", /knows no "body"\. Allowed: id, url/],
  ["/v1/feed?url=example.org&format=jsonfeed&fields=_anyfeed", /knows no "_anyfeed"/],
  ["/v1/feed?url=example.org&pretty=maybe", /Allowed: 1, 0, true, false/],
  ["/v1/feed?url=example.org&url=example.net", /given twice/],
  ["/v1/feed?url=example.org&html=raw", /not enabled/],
  ["/v1/feed?url=example.org&%3Cscript%3E=1", /Unknown parameter "<script>"/],
];
for (const [path, words] of refusals) {
  test(`400 ${path}`, async () => {
    const { ask, fetched } = open();
    const response = await ask(path);
    const problem = await json(response);
    assert.equal(response.status, 400);
    assert.equal(problem.code, "bad-request");
    assert.match(problem.detail, words);
    assert.match(response.headers.get("content-type"), /^application\/problem\+json/);
    assert.deepEqual(fetched, []);
  });
}

test("addresses that cannot be read or may not be fetched", async () => {
  const { ask, fetched } = open();
  for (const [address, code] of [["http://", "invalid-url"], ["http://127.1/", "blocked-url"], ["https://worker.test/v1/feed", "blocked-url"], ["ftp://example.org/x", "blocked-url"]]) {
    assert.equal((await json(await ask(`/v1/feed?url=${encodeURIComponent(address)}`))).code, code, address);
  }
  assert.deepEqual(fetched, []);
});

test("unknown paths, methods and codes", async () => {
  const { ask } = open();
  assert.equal((await ask("/nothing")).status, 404);
  const wrong = await ask("/v1/feed?url=example.org", { method: "DELETE" });
  assert.equal(wrong.status, 405);
  assert.equal(wrong.headers.get("allow"), "GET, HEAD, POST, OPTIONS");
  assert.equal((await ask("/errors/nothing")).status, 404);
  assert.equal((await ask("/v1/raw?url=fault.example/ok")).status, 404);
});

test("every code has a page", async () => {
  const { ask } = open();
  const { problems } = await load("errors.ts");
  for (const code of Object.keys(problems)) {
    const response = await ask(`/errors/${code}`);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h2>${code}</h2>`));
  }
});

test("preflight", async () => {
  const response = await open().ask("/v1/feed", { method: "OPTIONS" });
  assert.equal(response.status, 204);
  assert.equal(response.headers.get("access-control-allow-origin"), "*");
  assert.match(response.headers.get("access-control-allow-headers"), /If-None-Match/);
  // What is posted may be packed.
  assert.match(response.headers.get("access-control-allow-headers"), /Content-Encoding/);
});

test("the upstream sees an honest name and nothing of the client's", async () => {
  const { feed } = open();
  await (await feed("ok", "", { headers: { Cookie: "a=b", Authorization: "Basic x", "User-Agent": "Spy", "X-Own": "1" } })).text();
  const request = upstream.requests.ok;
  assert.match(request, /user-agent: anyfeed-edge\/\S+ \(\+https:\/\/worker\.test\/\)/i);
  assert.match(request, /accept: application\/atom\+xml/i);
  assert.doesNotMatch(request, /cookie|authorization|spy|x-own/i);
});

test("a request by the handler itself is refused", async () => {
  const response = await open().feed("ok", "", { headers: { "User-Agent": "anyfeed-edge/1.0 (+https://x/)" } });
  assert.equal(response.status, 403);
  // Of the address it says nothing: others who ask for it are to be heard.
  assert.equal(response.headers.get("cache-control"), "no-store");
});

test("what is known of the upstream stands in headers", async () => {
  const response = await open().feed("moved");
  await response.text();
  assert.equal(response.headers.get("x-feed-url"), "http://fault.example/ok");
  assert.equal(response.headers.get("x-feed-moved-to"), "http://fault.example/ok");
  assert.equal(response.headers.get("x-feed-status"), "200");
  assert.match(response.headers.get("link"), /<[^>]+>; rel="self"/);
  assert.match(response.headers.get("server-timing"), /upstream;dur=\d+, total;dur=\d+/);
  assert.match(response.headers.get("x-request-id"), /^[0-9a-f-]{36}$/);
});

test("a page leads to its best feed; the page and the others are named", async () => {
  const response = await open().feed("page");
  assert.equal((await json(response)).entries.length, 3);
  assert.equal(response.headers.get("x-feed-discovered-from"), "http://fault.example/page");
  assert.match(response.headers.get("link"), /<http:\/\/fault\.example\/page>; rel="via"/);
  assert.match(response.headers.get("link"), /<http:\/\/fault\.example\/dated>; rel="alternate"/);
  const without = await open().feed("page", "&discover=0");
  const problem = await json(without);
  assert.equal(problem.code, "html-not-feed");
  assert.deepEqual(problem.alternatives.map((one) => one.url), ["http://fault.example/ok", "http://fault.example/dated"]);
});

test("limit, since, fields, compact, pretty", async () => {
  const { feed } = open();
  const ids = async (query) => (await json(await feed("dated", query))).entries.map((entry) => entry.id);
  assert.deepEqual(await ids("&limit=2"), ["d1", "d2"]);
  assert.deepEqual(await ids("&since=2024-01-02"), ["d2", "d3"]);
  assert.deepEqual(await ids("&since=2024-01-02T00:00:00Z&limit=1"), ["d2"]);
  assert.equal((await json(await feed("dated", "&since=2024-01-02&limit=1"))).report.truncated, true);
  const chosen = await json(await feed("dated", "&fields=title,id"));
  assert.deepEqual(chosen.entries[0], { title: "d1", id: "d1" });
  const compact = await json(await feed("dated", "&compact=1"));
  assert.ok(!("contentHtml" in compact.entries[0]));
  assert.equal(compact.entries.length, 3);
  const pretty = await (await feed("dated", "&pretty=1")).text();
  assert.deepEqual(JSON.parse(pretty), await json(await feed("dated")));
  assert.equal(pretty, JSON.stringify(JSON.parse(pretty), null, 2));
  const both = await (await feed("dated", "&pretty=1&compact=1&fields=title")).text();
  assert.equal(both, JSON.stringify(JSON.parse(both), null, 2));
});

test("JSON Feed", async () => {
  const response = await open().feed("dated", "&format=jsonfeed");
  assert.match(response.headers.get("content-type"), /^application\/feed\+json/);
  assert.equal((await json(response)).items.length, 3);
});

test("how long an answer keeps comes from the feed, too", async () => {
  for (const query of ["", "&limit=0"]) {
    const response = await open().feed("dated", query);
    await response.text();
    assert.equal(response.headers.get("cache-control"), "public, max-age=1800, stale-while-revalidate=3600, stale-if-error=604800");
  }
});

test("conditional: our tag carries the upstream's validator", async () => {
  const { feed } = open();
  const first = await feed("tagged");
  await first.text();
  const tag = first.headers.get("etag");
  assert.equal(first.headers.get("last-modified"), modified);
  const again = await feed("tagged", "", { headers: { "If-None-Match": tag } });
  assert.equal(again.status, 304);
  assert.equal(again.headers.get("etag"), tag);
  assert.match(upstream.requests.tagged, /if-none-match: "v1"/i);
  // Another question is another answer, whatever the upstream says.
  const other = await feed("tagged", "&limit=1", { headers: { "If-None-Match": tag } });
  assert.equal(other.status, 200);
  await other.text();
  assert.doesNotMatch(upstream.requests.tagged, /if-none-match/i);
});

test("HEAD has GET's headers and no body", async () => {
  const response = await open().feed("ok", "", { method: "HEAD" });
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type"), /^application\/json/);
  assert.equal(await response.text(), "");
});

test("discover", async () => {
  const { ask } = open();
  const page = await json(await ask("/v1/discover?url=http://fault.example/page"));
  assert.deepEqual(page.feeds.map((feed) => [feed.url, feed.from]), [["http://fault.example/ok", "link"], ["http://fault.example/dated", "link"]]);
  const self = await json(await ask("/v1/discover?url=http://fault.example/ok"));
  assert.deepEqual(self.feeds.map((feed) => [feed.url, feed.from, feed.title]), [["http://fault.example/ok", "self", "T"]]);
});

test("discover with probe tries the customary paths", async () => {
  const own = await serve({ bare: { serve: answer("<!doctype html><p>Hello", { "Content-Type": "text/html" }) }, feed: { serve: answer(rss()) } });
  try {
    const { ask } = edge(own.port);
    assert.deepEqual((await json(await ask("/v1/discover?url=http://fault.example/bare"))).feeds, []);
    const probed = await json(await ask("/v1/discover?url=http://fault.example/bare&probe=1"));
    assert.ok(probed.feeds.some((feed) => feed.url === "http://fault.example/feed" && feed.from === "guess"));
  } finally {
    own.close();
  }
});

test("the customary paths are tried three at a time", async () => {
  let open = 0;
  let most = 0;
  const own = await serve({ bare: { serve: answer("<!doctype html><p>Hello", { "Content-Type": "text/html" }) } });
  try {
    const waiting = async (url, init) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return fetch(`http://127.0.0.1:${own.port}${new URL(url).pathname}`, init).finally(() => { open -= 1; });
    };
    const { ask } = edge(own.port, { fetch: waiting });
    await (await ask("/v1/discover?url=http://fault.example/bare&probe=1")).text();
    assert.ok(most >= 1 && most <= 3, `${most} at once`);
  } finally {
    own.close();
  }
});

test("html=none leaves text; html=raw only where it is enabled", async () => {
  const own = await serve({ marked: { serve: answer(rss(1).replace("<description></description></item>", "<description>&lt;p onclick=x()&gt;Hello&lt;/p&gt;</description></item>")) } });
  try {
    const entry = async (query, settings) => (await json(await edge(own.port, { settings }).feed("marked", query))).entries[0];
    const html = (one) => [one.contentHtml, one.summaryHtml].join("");
    const safe = await entry("");
    assert.match(html(safe), /<p>Hello/);
    const none = await entry("&html=none");
    assert.equal(html(none), "");
    assert.match([none.contentText, none.summary].join(""), /Hello/);
    assert.match(html(await entry("&html=raw", { raw: true })), /onclick/);
  } finally {
    own.close();
  }
});

test("validate gives the report and no entries", async () => {
  const { ask } = open();
  const report = await json(await ask("/v1/validate?url=http://fault.example/dated"));
  assert.equal(report.entries, 3);
  assert.equal(report.format, "rss");
  assert.ok(Array.isArray(report.report.diagnostics));
  const posted = await json(await ask("/v1/validate", { method: "POST", body: rss() }));
  assert.equal(posted.entries, 3);
});

test("raw: text that nothing runs, where enabled", async () => {
  const response = await open({ settings: { raw: true } }).ask("/v1/raw?url=http://fault.example/page");
  assert.match(response.headers.get("content-type"), /^text\/plain/);
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
  assert.equal(response.headers.get("x-feed-content-type"), "text/html");
  assert.match(response.headers.get("access-control-expose-headers"), /X-Feed-Content-Type/);
  assert.match(await response.text(), /^<!doctype html>/);
});

test("api.json answers as rss2json does", async () => {
  const { ask } = open();
  const good = await json(await ask("/v1/api.json?rss_url=http://fault.example/dated&count=2"));
  assert.equal(good.status, "ok");
  assert.equal(good.feed.title, "T");
  assert.deepEqual(good.items.map((item) => [item.title, item.pubDate]), [["d1", "2024-01-01 00:00:00"], ["d2", "2024-01-02 00:00:00"]]);
  const sorted = await json(await ask("/v1/api.json?rss_url=http://fault.example/dated&order_by=pubDate&count=1"));
  assert.equal(sorted.items[0].title, "d3");
  const keyed = await ask("/v1/api.json?rss_url=http://fault.example/dated&count=1&api_key=secret");
  assert.equal((await json(keyed)).items.length, 1);
  const bad = await ask("/v1/api.json?rss_url=http://fault.example/404");
  assert.equal(bad.status, 404);
  assert.equal((await json(bad)).status, "error");
});

test("health, robots, OpenAPI", async () => {
  const { ask } = open();
  assert.equal((await json(await ask("/healthz"))).ok, true);
  assert.match(await (await ask("/robots.txt")).text(), /Disallow: \/v1\//);
  const document = await json(await ask("/openapi.json"));
  assert.equal(document.openapi, "3.1.0");
});

test("the rate limit of the binding", async () => {
  const bindings = { RATE_LIMITER: { limit: async () => ({ success: false }) } };
  const response = await open({ bindings }).feed("ok");
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "60");
});

test("one line for each request, without address or query", async () => {
  const { feed, lines } = open();
  await (await feed("404", "", { headers: { "cf-connecting-ip": "198.51.100.7" } })).text();
  assert.equal(lines.length, 1);
  assert.equal(lines[0].code, "upstream-not-found");
  assert.equal(lines[0].host, "fault.example");
  assert.doesNotMatch(JSON.stringify(lines[0]), /198\.51|\/404/);
});

test("a host that asked for a pause is left alone until it is over", async () => {
  let now = Date.now();
  const own = await serve();
  try {
    const { feed } = edge(own.port, { now: () => now });
    await feed("429");
    assert.equal((await feed("ok")).headers.get("retry-after"), "120");
    assert.equal(own.hits.ok, undefined);
    now += 121_000;
    assert.equal((await feed("ok")).status, 200);
  } finally {
    own.close();
  }
});

test("a server that names no time means the address that it refuses, until a second one is refused", async () => {
  let now = Date.now();
  const own = await serve(more);
  try {
    const { feed } = edge(own.port, { now: () => now });
    assert.equal((await feed("429-bare")).headers.get("retry-after"), "600");
    assert.equal((await feed("429-bare")).status, 503);
    assert.equal(own.hits["429-bare"], 1, "it is left alone");
    assert.equal((await feed("ok")).status, 200, "others are not");
    assert.equal((await feed("429-other")).status, 503);
    assert.equal((await feed("ok")).headers.get("retry-after"), "600", "the host means all");
    now += 601_000;
    assert.equal((await feed("ok")).status, 200);
  } finally {
    own.close();
  }
});

test("api.json keeps the feed's order among equals, in both directions", async () => {
  const feed = (authors) => `<rss version="2.0"><channel><title>T</title>${authors.map((author, index) => `<item><title>${index}</title><author>${author}</author></item>`).join("")}</channel></rss>`;
  const own = await serve({ many: { serve: answer(feed(["Cy", "Al", "Bo", "Al", "Cy", "Bo", "Al"])) } });
  try {
    const { ask } = edge(own.port);
    const titles = async (query) => (await json(await ask(`/v1/api.json?rss_url=http://fault.example/many&order_by=author${query}`))).items.map(({ title }) => title).join("");
    assert.equal(await titles("&order_dir=asc"), "1362504");
    assert.equal(await titles(""), "0425136");
    assert.equal(await titles("&count=3"), "042");
    assert.equal(await titles("&count=4&order_dir=asc"), "1362");
  } finally {
    own.close();
  }
});
