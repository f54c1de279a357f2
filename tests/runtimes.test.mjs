// The package where people run it: as a Worker in workerd, as an edge function's bundle, in a page of Chromium.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { launch } from "./chromium.mjs";
import { install, root } from "./installed.mjs";
import { closing, listen } from "./opened.mjs";
import { until } from "./until.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"), "utf8");
const LEGACY = readFileSync(join(root, "tests/feeds/encoding/shift-jis.xml"));
const installed = install();
const packageFile = (name) => readFileSync(join(installed.folder, "node_modules/anyfeed/dist", name));

test("a Worker that imports it runs in workerd", async () => {
  const program = `
    import { parseFeed, parseFeedToJson, jsonTransform } from "anyfeed";
    export default { async fetch(request) {
      const { pathname } = new URL(request.url);
      const type = request.headers.get("content-type");
      if (pathname === "/stream") return new Response(request.body.pipeThrough(jsonTransform(type)));
      const bytes = await request.arrayBuffer();
      if (pathname === "/json") return new Response(parseFeedToJson(bytes, type));
      try { return Response.json(parseFeed(bytes, type)); }
      catch (error) { return Response.json({ code: error.code, message: error.message }, { status: 422 }); }
    } };`;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: installed.folder },
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["*.wasm"],
  });
  const worker = closing(new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
      { type: "CompiledWasm", path: "feed.wasm", contents: packageFile("feed.wasm") },
    ],
    compatibilityDate: "2026-01-01",
    cf: false,
  }));
  const ask = async (path, body) => {
    const response = await worker.dispatchFetch(`http://worker${path}`, { method: "POST", body, headers: { "content-type": "text/xml" } });
    return response.json();
  };
  const feed = await ask("/", FEED);
  assert.equal(feed.entries[0].title, "Hello");
  assert.deepEqual(await ask("/json", FEED), feed);
  assert.deepEqual((await ask("/stream", FEED)).entries, feed.entries);
  assert.equal((await ask("/", "Good morning.")).code, "not-a-feed");
});

test("a page reads feeds by script tag, by module, by slim, by anyfeed/web and in its worker, under a strict policy", async () => {
  const page = `<!doctype html><meta charset="utf-8"><title>waiting</title><script src="/dist/anyfeed.iife.min.js"></script>
    <script type="module" nonce="n">
      import { parseFeed } from "/dist/index.js";
      import * as web from "/dist/web.js";
      import * as threaded from "/dist/web.js?threaded";
      import * as slim from "/dist/slim.js";
      const bytes = new Uint8Array(await (await fetch("/feed")).arrayBuffer());
      await slim.init(fetch("/dist/feed.wasm"));
      threaded.configure({ thread: true });
      const doors = [anyfeed, { parseFeed }, slim, web, threaded];
      const feeds = await Promise.all(doors.map((door) => door.parseFeed(bytes.slice(), "text/xml")));
      // The one that slim was given. What is no feed is asked of the whole module.
      const before = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("feed.wasm")).length;
      const refusal = await threaded.parseFeed("Good morning.").catch((error) => error.name + " " + error.code);
      const legacy = new Uint8Array(await (await fetch("/legacy")).arrayBuffer());
      const [late, later] = await Promise.all([web, threaded].map((door) => door.parseFeed(legacy, "text/xml")));
      const streamed = [];
      for await (const { title } of threaded.parseStream(await fetch("/legacy"))) streamed.push(title);
      window.titles = [...feeds.map((feed) => feed.entries[0].title), refusal, before, late.entries[0].title, later.entries[0].title, streamed.length];
    </script>`;
  const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
  const server = await listen(({ url }, response) => {
    if (url === "/") {
      const policy = "default-src 'none'; connect-src 'self'; script-src 'self' 'nonce-n' 'wasm-unsafe-eval'";
      return response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy }).end(page);
    }
    if (url === "/feed") return response.end(FEED);
    if (url === "/legacy") return response.writeHead(200, { "content-type": "text/xml" }).end(LEGACY);
    if (!url.startsWith("/dist/")) return response.writeHead(404).end();
    const [name] = url.slice(6).split("?");
    response.writeHead(200, { "content-type": types[extname(name)] }).end(packageFile(name));
  });
  const browser = closing(await launch());
  const tab = await browser.newPage();
  const complaints = [];
  tab.on("pageerror", (error) => complaints.push(String(error)));
  await tab.goto(`${server.url}/`);
  // The browser driver's own way of waiting needs 'unsafe-eval'.
  await until(async () => complaints.length || (await tab.evaluate("window.titles")));
  assert.deepEqual(complaints, []);
  assert.deepEqual(await tab.evaluate("window.titles"), ["Hello", "Hello", "Hello", "Hello", "Hello", "FeedError not-a-feed", 1, "日本語 ～", "日本語 ～", 2]);
});

test("a page gets feeds and articles with its own fetch", async () => {
  const program = `import { fetchArticle, fetchFeed } from "anyfeed/fetch";
    (async () => {
      const { feed, url } = await fetchFeed(new URL("/site/", location).href);
      const { title, contentHtml } = await fetchArticle({ url: new URL("/site/article", location).href });
      return [feed.entries[0].title, new URL(url).pathname, title, /<a[^>]* href="([^"]*)"/.exec(contentHtml)[1].replace(location.origin, "")];
    })().then((came) => { window.came = came; }, (error) => { window.came = [String(error), String(error.cause)]; });`;
  const { outputFiles } = await build({ stdin: { contents: program, resolveDir: installed.folder }, bundle: true, write: false, format: "iife" });
  const html = { "content-type": "text/html" };
  const pages = {
    "/": [html, '<!doctype html><title>a page</title><script src="/program.js"></script>'],
    "/program.js": [{ "content-type": "text/javascript" }, outputFiles[0].text],
    "/site/": [html, '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed">'],
    "/site/article": [html, `<!doctype html><title>Long read</title><article><p><a href="next">Next</a>${"<p>A sentence that says something, and goes on.</p>".repeat(30)}</article>`],
    "/feed": [{ "content-type": "text/xml" }, FEED],
  };
  const server = await listen(({ url }, response) => (pages[url] ? response.writeHead(200, pages[url][0]).end(pages[url][1]) : response.writeHead(404).end()));
  const browser = closing(await launch());
  const tab = await browser.newPage();
  await tab.goto(`${server.url}/`);
  await until(() => tab.evaluate("window.came"));
  assert.deepEqual(await tab.evaluate("window.came"), ["Hello", "/feed", "Long read", "/site/next"]);
});
