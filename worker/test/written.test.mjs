/** `format=rss` and `format=atom`: what was broken comes out as a sound feed, as it comes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ParseOption, XmlDocument } from "libxml2-wasm";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { anyfeed } from "./help/parser.mjs";
import { serve } from "./upstream/server.mjs";
import { head, rss } from "./upstream/wire.mjs";

const { parseFeed } = anyfeed;
const xml = { "Content-Type": "application/rss+xml", Connection: "close" };
const broken = `<rss version=2.0><channel><title>Fish & chips</title><link>https://example.org/</link>
<item><guid>1</guid><title>One & two<pubDate>Mon, 15 Jan 2024 14:45:00 +0100</pubDate><description>&lt;p&gt;Hi</description></item>
<item><guid>2</guid><title>Late</title><pubDate>Tue, 16 Jan 2024 10:00:00 GMT</pubDate></item></channel>`;
const page = '<!doctype html><title>No feed</title><p>Nothing here.';

const upstream = closing(await serve({
  broken: { serve: (socket) => socket.end(head("200 OK", xml) + broken) },
  page: { serve: (socket) => socket.end(head("200 OK", { ...xml, "Content-Type": "text/html" }) + page) },
  torn: { serve: (socket) => socket.end(head("200 OK", { ...xml, "Content-Length": 500_000 }) + rss(200, 2000).slice(0, 400_000)) },
}));
const { feed, ask } = edge(upstream.port);

const isWellFormed = (text) => {
  XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NONET }).dispose();
  return true;
};

for (const [format, type] of Object.entries({ rss: "application/rss+xml; charset=utf-8", atom: "application/atom+xml; charset=utf-8" })) {
  test(`${format}: a broken feed comes out sound, and says the same`, async () => {
    const response = await feed("broken", `&format=${format}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), type);
    const text = await response.text();
    assert.ok(isWellFormed(text));
    const [before, after] = [parseFeed(broken), parseFeed(text)];
    assert.ok(!before.report.wellFormed && after.report.wellFormed);
    assert.equal(after.format, format);
    assert.equal(after.feedUrl, `https://worker.test/v1/feed?url=${encodeURIComponent("http://fault.example/broken")}&format=${format}`);
    for (const name of ["title", "published", "contentHtml"]) assert.deepEqual(after.entries.map((one) => one[name]), before.entries.map((one) => one[name]));
  });

  test(`${format}: what is asked for is given`, async () => {
    const titles = async (query) => parseFeed(await (await feed("broken", `&format=${format}${query}`)).text()).entries.map(({ title }) => title);
    assert.equal((await titles("&limit=1")).length, 1);
    assert.deepEqual(await titles("&limit=0"), []);
    assert.deepEqual(await titles("&since=2024-01-16"), ["Late"]);
    assert.deepEqual(await titles("&since=2024-01-15&limit=1"), ["One & two"]);
    assert.match(await (await feed("broken", `&format=${format}&pretty=1`)).text(), /\n {2}<\w+>/);
  });

  test(`${format}: refusals are what they are for JSON`, async () => {
    const response = await feed("page", `&format=${format}`);
    assert.equal(response.status, 422);
    assert.match(response.headers.get("content-type"), /^application\/problem\+json/);
    assert.equal((await response.json()).code, "html-not-feed");
  });

  test(`${format}: a document that breaks off is ended validly, and is not kept`, async () => {
    const response = await feed("torn", `&format=${format}`);
    const text = await response.text();
    assert.ok(isWellFormed(text));
    assert.ok(parseFeed(text).entries.length > 20);
    assert.equal(response.headers.get("etag"), null);
    assert.equal(response.headers.get("cache-control"), "no-store");
  });

  test(`${format}: of what is posted`, async () => {
    const response = await ask(`/v1/feed?format=${format}`, { method: "POST", body: broken, headers: xml });
    assert.equal(response.headers.get("content-type"), type);
    const text = await response.text();
    assert.ok(isWellFormed(text));
    assert.equal(parseFeed(text).feedUrl, null);
  });
}
