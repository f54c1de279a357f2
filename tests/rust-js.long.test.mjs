// The crate in an application of Rust on the web (examples/web.rs): the results are the package's, in Node and on a page.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { readCases } from "./cases.mjs";
import { launch } from "./chromium.mjs";
import { closing, listen } from "./opened.mjs";
import { root } from "./setup.mjs";

execFileSync("cargo", ["xtask", "example"], { cwd: root, stdio: "inherit" });
const folder = join(root, "target/example");
const { feed } = await import(join(folder, "node/web.js"));
const { parseFeedToJson } = await import(join(root, "pkg/dist/index.js"));

test("every case gives the object that the package gives", () => {
  const cases = readCases().filter(({ error }) => !error);
  assert.ok(cases.length > 500, `${cases.length}`);
  for (const { name, bytes, contentType, options } of cases) {
    const wanted = JSON.parse(new TextDecoder().decode(parseFeedToJson(bytes, contentType, options)));
    assert.deepEqual(JSON.parse(JSON.stringify(feed(bytes, contentType, options))), wanted, name);
  }
});

test("what is no feed is thrown, with what it is instead", () => {
  const page = Buffer.from("<html><head><link rel=alternate type=application/rss+xml href=https://example.org/feed></head><body>Hello</body></html>");
  assert.throws(() => feed(page, "text/html"), (error) => {
    assert.ok(error instanceof Error);
    assert.deepEqual([error.code, error.feeds[0].url], ["html", "https://example.org/feed"]);
    return true;
  });
  assert.throws(() => feed(page, undefined, { maxEntries: "two" }), { code: "invalid-argument" });
});

test("on a page, too", async () => {
  const types = { "web.js": "text/javascript", "web_bg.wasm": "application/wasm" };
  const { url } = await listen((request, response) => {
    const name = basename(request.url);
    response.setHeader("content-type", types[name] ?? "text/html");
    response.end(types[name] ? readFileSync(join(folder, "page", name)) : "<!doctype html><title>-</title>");
  });
  const browser = closing(await launch());
  const page = await browser.newPage();
  await page.goto(url);
  const titles = await page.evaluate(async () => {
    const { default: start, feed: read } = await import("/web.js");
    await start({ module_or_path: "/web_bg.wasm" });
    const rss = "<rss><channel><title>News</title><item><title>One</title></item></channel></rss>";
    return read(new TextEncoder().encode(rss), "text/xml").entries.map(({ title }) => title);
  });
  assert.deepEqual(titles, ["One"]);
});
