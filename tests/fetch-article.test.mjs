// anyfeed/fetch: the article behind an entry.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, HTML, LONG } from "./fetch-server.mjs";
import { install } from "./installed.mjs";

const { fetchArticle } = await install().import("anyfeed/fetch");

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
