// The handler and the page as npm start serves them: in workerd, and in Chromium.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { launch } from "./chromium.mjs";
import { serve } from "./edge.mjs";
import { closing } from "./opened.mjs";
import { root } from "./setup.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"), "utf8");
// What the handler fetches comes from here, not from the network.
const outboundService = (request) => {
  assert.equal(request.url, "https://feeds.example.org/plain.xml");
  return new Response(FEED, { headers: { "content-type": "application/rss+xml" } });
};
const worker = closing(await serve({ port: 0, outboundService }));
const { origin } = await worker.ready;

test("POST /v1/feed reads the body", async () => {
  const response = await fetch(`${origin}/v1/feed`, { method: "POST", body: FEED, headers: { "content-type": "text/xml" } });
  assert.equal(response.status, 200, await response.clone().text());
  assert.match(JSON.stringify(await response.json()), /"title":"Hello"/);
});

test("GET /v1/feed?url= fetches and reads", async () => {
  const response = await fetch(`${origin}/v1/feed?url=https://feeds.example.org/plain.xml`);
  assert.equal(response.status, 200, await response.clone().text());
  assert.match(JSON.stringify(await response.json()), /"title":"Hello"/);
});

test("a private address is refused", async () => {
  const response = await fetch(`${origin}/v1/feed?url=http://127.0.0.1/feed.xml`);
  assert.equal(response.status, 403, await response.clone().text());
});

test("the page opens without complaint", { skip: !existsSync(join(root, "www")) }, async () => {
  const browser = await launch();
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const complaints = [];
    tab.on("pageerror", (error) => complaints.push(String(error)));
    await tab.goto(`${origin}/`, { waitUntil: "load" });
    mkdirSync(join(root, "artefacts"), { recursive: true });
    await tab.screenshot({ path: join(root, "artefacts/page.png") });
    assert.match(await tab.title(), /anyfeed/i);
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
});
