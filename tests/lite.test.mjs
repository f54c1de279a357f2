// anyfeed/lite: the doors of the small module, and its refusals; that it reads as the full one does is asked by core.test.mjs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, transformSync } from "esbuild";
import { Miniflare } from "miniflare";
import { compiles } from "./compiler.mjs";
import { install, root } from "./installed.mjs";
import { closing } from "./opened.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const installed = install();
const general = await installed.import();
const lite = await installed.import("anyfeed/lite");
const file = (name) => readFileSync(join(installed.folder, "node_modules/anyfeed/dist", name));

test("what needs the whole package is refused with a word for what that is", () => {
  const page = Buffer.from("<!doctype html><title>Page</title>");
  const feed = (field) => `<rss version="2.0"><channel><title>T</title><item><title>A</title>${field}</item></channel></rss>`;
  for (const [read, word] of [
    [() => lite.parseFeed(page), "page"],
    [() => lite.parseFeed("<!DOCTYPE rss [<!ENTITY a 'b'>]><rss version='2.0'><channel><title>&a;</title></channel></rss>"), "doctype"],
    [() => lite.parseFeed("<CHANNEL HREF='http://a/'><TITLE>A</TITLE></CHANNEL>"), "cdf"],
    [() => lite.parseFeed(Buffer.from('<?xml version="1.0" encoding="big5"?><rss/>')), "encoding"],
    [() => lite.parseFeed(feed("<description>&lt;p>A &lt;math>&lt;mi>x&lt;/mi>&lt;/math></description>")), "formula"],
    [() => lite.parseFeed(feed("<language xmlns='http://purl.org/dc/elements/1.1/'>de-1996</language>")), "language"],
    [() => lite.parseFeedToJson(feed("<point xmlns='http://www.georss.org/georss'>0.001 0.5</point>")), "number"],
    [() => lite.discoverFeeds(page, null, "https://example.org/"), "tool"],
    [() => lite.parseOpml("<opml/>"), "tool"],
    [() => lite.detectFeed(FEED), "tool"],
    [() => lite.canonicalizeUrl("https://example.org/"), "tool"],
    [() => lite.parseDate("the day after tomorrow, 9"), "date"],
  ]) {
    assert.throws(read, { name: "FeedError", code: "needs-full", found: word }, String(read));
  }
  const { error } = lite.safeParseFeed(page);
  assert.equal(error.code, "needs-full");
});

test("what one call needs is forgotten in the next", () => {
  assert.throws(() => lite.parseFeed("<html>"), { code: "needs-full" });
  assert.equal(lite.parseFeed(FEED).title, "Plain");
  assert.equal(lite.parseDate("2024-01-05").iso, general.parseDate("2024-01-05").iso);
  assert.equal(lite.htmlToText("<p>Fish &amp; chips"), "Fish & chips");
  assert.equal(lite.sanitizeHtml('<p onclick="x">Hi'), general.sanitizeHtml('<p onclick="x">Hi'));
});

test("import, require and a module of one's own hosting", async () => {
  const required = installed.require("anyfeed/lite");
  assert.deepEqual(Object.keys(required).sort(), Object.keys(general).sort());
  assert.equal(required.parseFeed(FEED).title, "Plain");
  const slim = await installed.import("anyfeed/slim");
  await slim.init(file("lite.wasm"));
  assert.equal(slim.parseFeed(FEED).title, "Plain");
});

test("nothing happens at import of the small module's doors", () => {
  for (const name of ["lite.js", "lite-workerd.js", "lite-edge.js"]) {
    const code = file(name).toString();
    transformSync(code, { format: "iife" });
    assert.doesNotMatch(code, /\beval\(|new Function\(|import\.meta|"node:|"\.\/(?:feed\.wasm|inline)/, name);
  }
});

test("it runs in workerd", async () => {
  const program = `import { parseFeed } from "anyfeed/lite";
    export default { async fetch(request) { return Response.json(parseFeed(await request.arrayBuffer(), "text/xml")); } };`;
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
      { type: "CompiledWasm", path: "lite.wasm", contents: file("lite.wasm") },
    ],
    compatibilityDate: "2026-01-01",
    cf: false,
  }));
  const response = await worker.dispatchFetch("http://worker/", { method: "POST", body: FEED });
  assert.equal((await response.json()).entries[0].title, "Hello");
});

test("programs in TypeScript compile", () => {
  const program = `import { parseFeed, type Feed } from "anyfeed/lite";\nimport type { Entry } from "anyfeed";
    const feed: Feed = parseFeed("");\nconst entry: Entry | undefined = feed.entries[0];\nexport { entry };`;
  compiles(installed, "lite.mts", program);
  compiles(installed, "lite.cts", program);
});
