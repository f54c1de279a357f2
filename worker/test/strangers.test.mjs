/** Pages and feeds that say much, odd or misleading things: what the answer makes of them. */

import assert from "node:assert/strict";
import test from "node:test";
import { edge } from "./help/edge.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, redirect, rss, status } from "./upstream/wire.mjs";

const json = async (response) => JSON.parse(await response.text());
const content = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
const item = (inside) => `<rss version="2.0" ${content} xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>T</title><item><guid>a</guid>${inside}</item></channel></rss>`;

/** What is asked of an upstream of its own. */
async function from(feeds, use, options) {
  const serving = Object.entries(feeds).map(([name, feed]) => [name, { serve: typeof feed === "string" ? answer(feed) : feed }]);
  const own = await serve(Object.fromEntries(serving));
  try {
    await use(edge(own.port, options), own);
  } finally {
    own.close();
  }
}

test("a page that names hundreds of feeds does not fill the headers", async () => {
  const long = "x".repeat(1500);
  const anchors = (name) => Array.from({ length: 400 }, (_, index) => `<a href="/rss/${name}-${index}/feed.xml">RSS ${index}</a>`).join("");
  const hubs = Array.from({ length: 5 }, (_, index) => `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="http://hub.test/${index}${long}"/>`).join("");
  const page = (name) => answer(`<!doctype html><link rel=alternate type=application/rss+xml href=/hubs>${anchors(name)}`, { "Content-Type": "text/html" });
  await from({ short: page("section"), long: page(long), hubs: rss(1).replace("<item>", `${hubs}<item>`) }, async ({ feed }) => {
    for (const name of ["short", "long"]) {
      const links = (await feed(name)).headers.get("link");
      assert.ok(links.length <= 4096, `${name}: ${links.length}`);
      assert.match(links, /rel="self".*rel="service-desc"/);
    }
    assert.equal((await feed("short")).headers.get("link").match(/rel="alternate"/g)?.length ?? 0, 5);
  });
});

test("api.json: the description is the item's own, as HTML", async () => {
  const feeds = {
    both: item("<description>short &amp;lt;text&amp;gt; &amp;amp; more</description><content:encoded><![CDATA[<p>long</p>]]></content:encoded>"),
    html: item("<description>&lt;b&gt;short&lt;/b&gt;</description><content:encoded><![CDATA[<p>long</p>]]></content:encoded>"),
    podcast: item("<description>the &lt;b&gt;notes&lt;/b&gt; of the show</description><itunes:summary>other words</itunes:summary>"),
    body: item("<content:encoded><![CDATA[<p>long</p>]]></content:encoded>"),
  };
  const made = async (ask, name) => {
    const [{ description, content }] = (await json(await ask(`/v1/api.json?rss_url=http://fault.example/${name}`))).items;
    return [description, content];
  };
  await from(feeds, async ({ ask }) => {
    assert.deepEqual(await made(ask, "both"), ["short &lt;text&gt; &amp; more", "<p>long</p>"]);
    assert.deepEqual(await made(ask, "html"), ["<b>short</b>", "<p>long</p>"]);
    assert.deepEqual(await made(ask, "podcast"), ["the <b>notes</b> of the show", "the <b>notes</b> of the show"]);
    assert.deepEqual(await made(ask, "body"), ["<p>long</p>", "<p>long</p>"]);
  });
});

test("an attribute named code is no report of ours", async () => {
  const coded = (code, entries) => rss(entries).replace("<rss ", '<rss xmlns:x="urn:x" ').replace("</channel>", `<x:a code="${code}"/></channel>`);
  const tagged = (text) => answer(text, { ETag: '"v1"' });
  await from({ bytes: tagged(coded("limit/bytes", 2)), none: tagged(coded("limit/bytes", 0)), cut: tagged(coded("xml/document-cut-off", 2)) }, async ({ feed, lines }) => {
    for (const [name, entries] of [["bytes", 2], ["none", 0], ["cut", 2]]) {
      for (const format of ["json", "jsonfeed"]) {
        const response = await feed(name, `&format=${format}`);
        const body = await json(response);
        assert.deepEqual([response.status, (body.entries ?? body.items).length], [200, entries], name);
        assert.match(response.headers.get("cache-control"), /max-age/);
        assert.ok(response.headers.has("etag"));
        if (format === "json") assert.deepEqual([body.report.quality, body.report.truncated], ["clean", false]);
      }
    }
    assert.ok(lines.every((line) => !("late" in line)));
  });
});

test("behind a redirect the feed's server hears the validators, too", async () => {
  const tagged = (socket, request) => (/If-None-Match: "v1"/i.test(request) ? status("304 N") : answer(rss(), { ETag: '"v1"' }))(socket);
  await from({ moved: redirect(301, "/tagged"), tagged }, async ({ feed }, own) => {
    const first = await feed("moved");
    await first.text();
    const again = await feed("moved", "", { headers: { "If-None-Match": first.headers.get("etag") } });
    await again.text();
    assert.equal(again.status, 304);
    assert.match(own.requests.tagged, /If-None-Match: "v1"/i);
  });
});

test("feed: in a redirect is an old way to write http:", async () => {
  await from({ moved: redirect(302, "feed://fault.example/ok"), wrapped: redirect(302, "feed:http://fault.example/ok"), file: redirect(302, "feed:file:///etc/passwd") }, async ({ feed, fetched }) => {
    for (const name of ["moved", "wrapped"]) assert.equal((await json(await feed(name))).entries.length, 3, name);
    assert.equal((await feed("file")).status, 403);
    assert.ok(fetched.every((url) => url.startsWith("http://fault.example/")), fetched.join(" "));
  });
});

test("a Content-Length that is no number says nothing", async () => {
  const fetch = async () => new Response(rss(), { headers: { "Content-Type": "text/xml", "Content-Length": "300, 300" } });
  await from({}, async ({ feed }) => assert.equal((await json(await feed("ok"))).entries.length, 3), { fetch });
});

test("a JSON Feed whose head stands behind its items has a title, whatever is asked for", async () => {
  const late = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", items: [{ id: "1", content_text: "a" }], title: "late", home_page_url: "http://fault.example/", hubs: [{ type: "WebSub", url: "http://hub.test/" }] });
  await from({ late: answer(late, { "Content-Type": "application/feed+json" }) }, async ({ ask, feed }) => {
    for (const limit of ["&limit=0", "&limit=1", ""]) {
      const response = await feed("late", limit);
      assert.equal((await json(response)).title, "late");
      assert.match(response.headers.get("link"), /hub/, limit);
    }
    assert.equal((await json(await ask("/v1/discover?url=http://fault.example/late"))).feeds[0].title, "late");
  });
});
