// The package and the handler ask servers in one way: the same words, the same redirects, the same patience.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, root } from "./installed.mjs";

const installed = install();
const { fetchFeed } = await installed.import("anyfeed/fetch");
const { createHandler } = await installed.import("anyfeed/handler");
const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"), "utf8");
const ok = () => new Response(FEED, { headers: { "content-type": "application/rss+xml" } });
const to = (status, location) => new Response(null, { status, headers: location === null ? {} : { location } });

/** What each asks for, in order, and what comes of it: the title of the first entry, or that there is none. */
async function both(answers) {
  const outcomes = [];
  const asking = (asked) => async (url, { headers }) => {
    const { pathname, search } = new URL(url);
    asked.push([decodeURIComponent(pathname + search), new Headers(headers).get("accept")]);
    return answers(pathname, asked.length);
  };
  const [byPackage, byHandler] = [[], []];
  const feed = await fetchFeed("https://example.org/feed", { fetch: asking(byPackage) }).catch(() => null);
  outcomes.push([byPackage, feed?.feed.entries[0].title ?? null, feed?.movedTo ?? null]);
  const response = await createHandler({ fetch: asking(byHandler), cache: null })(new Request("https://api.example.net/v1/feed?url=https://example.org/feed"));
  const json = await response.json();
  outcomes.push([byHandler, json.entries?.[0].title ?? null, response.headers.get("x-feed-moved-to")]);
  return outcomes;
}

const CASES = {
  "a feed": [() => ok(), 1, "Hello", null],
  "a redirect for good, then one for now": [(path) => (path === "/feed" ? to(308, "/new") : path === "/new" ? to(302, "/now") : ok()), 3, "Hello", "https://example.org/new"],
  "an address in UTF-8": [(path) => (path === "/feed" ? to(301, Buffer.from("/ö").toString("latin1")) : ok()), 2, "Hello", "https://example.org/%C3%B6"],
  "a redirect to nowhere": [() => to(301, null), 1, null, null],
  "redirects without end": [(_, count) => to(302, `/${count}`), 6, null, null],
  "304 by mistake, once": [(_, count) => (count === 1 ? to(304, null) : ok()), 2, "Hello", null],
  "304 by mistake, always": [() => to(304, null), 2, null, null],
};

for (const [name, [answers, requests, title, movedTo]] of Object.entries(CASES)) {
  test(`package and handler alike: ${name}`, async () => {
    const [byPackage, byHandler] = await both(answers);
    assert.deepEqual(byHandler, byPackage);
    assert.deepEqual([byPackage[0].length, byPackage[1], byPackage[2]], [requests, title, movedTo]);
  });
}
