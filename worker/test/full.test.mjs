/** `full=1`: the articles of entries that are cut short, and what becomes of the feed and its tag when their pages cannot be had. */

import assert from "node:assert/strict";
import test from "node:test";
import { edge } from "./help/edge.mjs";
import { article as anyfeedsArticle } from "./help/parser.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, status } from "./upstream/wire.mjs";

const json = async (response) => JSON.parse(await response.text());

const words = "Seven geese crossed the frozen lake before dawn, and nobody in the village thought to count them. ";
const article = `<!doctype html><title>Geese</title><nav><a href=/>Home</a></nav><article><h1>Geese</h1>${`<p>${words.repeat(6)}</p>`.repeat(5)}<script>alert(1)</script></article>`;
// What reads articles is loaded with the first: not in the time that a page has.
await anyfeedsArticle({ url: "http://fault.example/" }, { fetch: async () => new Response(article, { headers: { "Content-Type": "text/html" } }) });
const snippets = `<rss version="2.0"><channel><title>T</title>${["geese", "private", "missing"].map((name) =>
  `<item><title>${name}</title><guid>${name}</guid><link>http://${name === "private" ? "10.0.0.1" : "fault.example"}/${name}</link></item>`).join("")}</channel></rss>`;

test("full=1 fetches the articles of entries that are cut short, behind the same guard", async () => {
  const own = await serve({ snippets: { serve: answer(snippets) }, geese: { serve: answer(article, { "Content-Type": "text/html" }) } });
  try {
    const { feed, fetched } = edge(own.port);
    const { entries } = await json(await feed("snippets", "&full=1"));
    assert.deepEqual(entries.map((entry) => [entry.id, entry.completeness]), [["geese", "full"], ["private", "title"], ["missing", "title"]]);
    assert.match(entries[0].contentText, /Seven geese/);
    assert.doesNotMatch(entries[0].contentHtml, /script/);
    assert.ok(fetched.every((url) => new URL(url).hostname === "fault.example"));
    const limited = edge(own.port, { settings: { fullLimit: 0 } });
    await (await limited.feed("snippets", "&full=1")).text();
    assert.equal(limited.fetched.length, 1);
  } finally {
    own.close();
  }
});

test("full=1 keeps the feed's own text where its page is a robot check, a document or an image", async () => {
  const pages = {
    check: answer(`<!doctype html><title>Just a moment...</title><body><h1>Just a moment...</h1>${"<p>Checking your browser before accessing fault.example.</p>".repeat(10)}`, { "Content-Type": "text/html" }),
    document: answer(`%PDF-1.4\n${words.repeat(20)}`, { "Content-Type": "application/pdf" }),
    image: answer("\x89PNG\r\n\x1a\n\0\0", { "Content-Type": "image/png" }),
  };
  const items = Object.keys(pages).map((name) => `<item><guid>${name}</guid><link>http://fault.example/${name}</link><description>What the feed says of ${name} …</description></item>`);
  const feeds = { cut: { serve: answer(`<rss version="2.0"><channel><title>T</title>${items.join("")}</channel></rss>`) } };
  const own = await serve({ ...feeds, ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, { serve: page }])) });
  try {
    const { feed, fetched } = edge(own.port);
    const { entries } = await json(await feed("cut", "&full=1"));
    assert.equal(fetched.length, 4);
    for (const { id, contentText, summary, completeness } of entries) {
      assert.match(contentText ?? summary, new RegExp(`^What the feed says of ${id}`));
      assert.notEqual(completeness, "full");
    }
  } finally {
    own.close();
  }
});

/** A feed of items with nothing but a title; the pages are at /p1, /p2 … */
const titles = (count, padding = 0) => `<rss version="2.0"><channel><title>T</title>${Array.from({ length: count }, (_, index) => {
  const date = new Date(Date.UTC(2024, 0, index + 1)).toUTCString();
  return `<item><title>p${index + 1}</title><guid>p${index + 1}</guid><link>http://fault.example/p${index + 1}</link><pubDate>${date}</pubDate><!--${"x".repeat(padding)}--></item>`;
}).join("")}</channel></rss>`;

const page = { serve: answer(article, { "Content-Type": "text/html" }) };
const pages = (count, what) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index + 1}`, what]));

test("full=1 keeps what the feed says of an article as its summary", async () => {
  const one = (name, inside) => `<item><guid>${name}</guid><link>http://fault.example/geese</link>${inside}</item>`;
  const own = await serve({
    short: { serve: answer(`<rss version="2.0"><channel><title>T</title>${one("plain", "<description>Geese were seen.</description>")}${one("html", "<description>&lt;b&gt;Geese&lt;/b&gt; were seen.</description>")}</channel></rss>`) },
    geese: page,
  });
  try {
    const open = () => edge(own.port);
    const { entries } = await json(await open().feed("short", "&full=1"));
    assert.deepEqual(entries.map(({ completeness, summary, summaryHtml }) => [completeness, summary, summaryHtml]), [
      ["full", "Geese were seen.", null],
      ["full", "Geese were seen.", "<b>Geese</b> were seen."],
    ]);
    const some = await json(await open().feed("short", "&full=1&fields=summary"));
    assert.deepEqual(some.entries[0], { summary: "Geese were seen." });
    const none = open();
    assert.equal((await json(await none.feed("short", "&full=1&fields=id,title"))).entries.length, 2);
    assert.equal(none.fetched.length, 1, "no page is fetched for nobody");
  } finally {
    own.close();
  }
});

test("pages that never answer cost no entries, and the answer begins without them", async () => {
  const feed = answer(titles(400, 2000), { ETag: '"v1"' });
  let givenUp = 0;
  const own = await serve({ cut: { serve: feed }, ...pages(400, { serve: (socket) => socket.on("close", () => { givenUp += 1; }) }) });
  try {
    const attempt = async (wholeMs) => {
      const { feed: ask, fetched } = edge(own.port, { settings: { wholeMs } });
      givenUp = 0;
      const response = await ask("cut", "&full=1");
      const begun = givenUp;
      const { entries, report } = await json(response);
      assert.deepEqual([response.status, entries.length, report.truncated], [200, 400, false]);
      assert.ok(fetched.length <= 11);
      return begun === 0;
    };
    // On a busy machine the pages may be given up before the answer has had the time to begin.
    assert.ok((await attempt(20_000)) || (await attempt(40_000)), "the answer waits for pages");
  } finally {
    own.close();
  }
});

test("pages are given up even where fetch does not mind its signal", async () => {
  const own = await serve({ cut: { serve: answer(titles(12)) } });
  try {
    const deaf = (url) => (url.endsWith("/cut") ? fetch(`http://127.0.0.1:${own.port}/cut`) : new Promise(() => {}));
    const { entries, report } = await json(await edge(own.port, { fetch: deaf, settings: { wholeMs: 12_000 } }).feed("cut", "&full=1"));
    assert.deepEqual([entries.length, report.truncated], [12, false]);
  } finally {
    own.close();
  }
});

test("three pages at a time are fetched, and entries keep their order", async () => {
  let open = 0;
  let most = 0;
  const slow = { serve: async (socket) => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 30 + 20 * (open % 3)));
    open -= 1;
    page.serve(socket);
  } };
  const own = await serve({ cut: { serve: answer(titles(8)) }, ...pages(8, slow) });
  try {
    const { entries } = await json(await edge(own.port).feed("cut", "&full=1"));
    assert.deepEqual(entries.map(({ id, completeness }) => `${id} ${completeness}`), Array.from({ length: 8 }, (_, index) => `p${index + 1} full`));
    assert.equal(most, 3);
  } finally {
    own.close();
  }
});

test("pages are fetched for the entries that are given alone", async () => {
  const own = await serve({ cut: { serve: answer(titles(20)) }, ...pages(20, page) });
  try {
    for (const [query, ids] of [["since=2024-01-18", ["p18", "p19", "p20"]], ["since=2024-01-01&limit=2", ["p1", "p2"]]]) {
      const { feed, fetched } = edge(own.port);
      const { entries } = await json(await feed("cut", `&full=1&${query}`));
      assert.deepEqual(entries.map(({ id, completeness }) => [id, completeness]), ids.map((id) => [id, "full"]), query);
      assert.deepEqual(fetched.slice(1), ids.map((id) => `http://fault.example/${id}`));
    }
  } finally {
    own.close();
  }
});

test("an answer is confirmed later only where all of its pages were had, or will never be", async () => {
  let served = page.serve;
  const feed = (socket, request) => (/"v1"/.test(request) ? status("304 N") : answer(titles(1), { ETag: '"v1"' }))(socket);
  const own = await serve({ cut: { serve: feed }, p1: { serve: (socket) => served(socket) } });
  const kept = new Map();
  const store = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
  const ask = async (options) => {
    const response = await edge(own.port, options).feed("cut", "&full=1");
    const { entries } = await json(response);
    return [entries[0].completeness, response.headers.has("etag"), response.headers.get("cache-control") === "no-store"];
  };
  try {
    assert.deepEqual(await ask(), ["full", true, false]);
    served = status("404 N");
    assert.deepEqual(await ask(), ["title", true, false]);
    served = status("500 E");
    assert.deepEqual(await ask(), ["title", false, true]);
    const stored = [];
    await ask({ store, execution: { waitUntil: (promise) => stored.push(promise) }, settings: { cache: "api" } });
    await Promise.allSettled(stored);
    assert.equal(kept.size, 0);
    served = page.serve;
    assert.equal((await ask({ store, settings: { cache: "api" } }))[0], "full");
  } finally {
    own.close();
  }
});
