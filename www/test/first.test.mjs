// The first view: what is there before any script has run, how long files may be kept, and what was looked at before.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { until } from "../../tests/until.mjs";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { asset, servePage, servePublisher, site as built } from "./serve.mjs";

const FEED = `<rss version="2.0"><channel><title>Tea</title><item><title>One</title><guid>1</guid></item></channel></rss>`;
const TEXT = `<rss version="2.0"><channel><title>Tea</title><item><title>One</title><guid>1</guid><description>&lt;p&gt;&lt;em&gt;Herbata&lt;/em&gt; w młynie&lt;/p&gt;</description></item></channel></rss>`;

const browser = await openBrowser();
const publisher = await servePublisher({ "/tea.xml": { body: FEED } });
const site = await servePage();

test("the headline is there without any script, and the script leaves it as it is", async () => {
  const bare = await openBrowser({ javaScriptEnabled: false });
  const page = await bare.context.newPage();
  await page.goto(`${site.url}/`);
  const headline = await page.locator("h1").innerText();
  assert.match(await page.locator("main").innerText(), /with JavaScript and WebAssembly/);
  await bare.close();
  await inPageOf(browser.context, `${site.url}/`, async (drawn) => {
    assert.equal(await drawn.locator("h1").innerText(), headline);
    assert.equal(await drawn.locator("h1").count(), 1);
  });
});

test("every file that the page loads has its content in its name and may be kept for good; the page itself may not", () =>
  inPageOf(browser.context, "about:blank", async (page) => {
    const seen = [];
    page.on("response", (response) => seen.push(response));
    await page.goto(`${site.url}/`);
    await page.waitForSelector("#ask");
    await ask(page, `${publisher.url}/tea.xml`);
    await page.waitForSelector(".verdict");
    const kept = seen.filter((response) => /immutable/.test(response.headers()["cache-control"] ?? "")).map((response) => new URL(response.url()).pathname);
    for (const name of ["main.js", "page.css", "document.css", "parser-worker.js"]) assert.ok(kept.includes(await asset(name)), name);
    assert.deepEqual(kept.filter((path) => !path.startsWith("/assets/")), []);
    assert.equal(seen[0].headers()["cache-control"], undefined);
  }, "body"));

test("what the first view loads at once is named in the HTML", async () => {
  const html = await readFile(join(built, "index.html"), "utf8");
  const main = await readFile(join(built, await asset("main.js")), "utf8");
  for (const [, file] of main.matchAll(/from"\.\/([\w.-]+\.js)"/g)) assert.match(html, new RegExp(`modulepreload" href="assets/${file}"`));
});

test("headlines and texts have the font that is shipped, wherever the page is opened", () =>
  inPageOf(browser.context, `${site.url}/`, async (page) => {
    const loaded = () => document.fonts.ready.then((fonts) => Array.from(fonts).filter(({ status }) => status === "loaded").map(({ family, style, unicodeRange }) => `${family} ${style} ${unicodeRange.split(",")[0]}`));
    assert.deepEqual(await page.evaluate(loaded), ["Literata normal U+20-7E"]);
    await ask(page, TEXT);
    await page.locator(".entry-title button").first().click();
    const body = page.frameLocator("entry-body iframe").locator("body");
    await body.waitFor();
    await until(async () => (await body.evaluate(loaded)).length === 3);
  }));

test("nothing jumps about when the script takes over from the HTML", () =>
  inPageOf(browser.context, "about:blank", async (page) => {
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (globalThis.shifted += value))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${site.url}/?shift`);
    await page.waitForSelector("#ask");
    await page.waitForTimeout(300);
    // As browsers count it: a hundredth of what they call good.
    assert.ok((await page.evaluate(() => globalThis.shifted)) < 0.001);
  }, "body"));

test("feeds looked at before are offered at the next visit, until somebody has them forgotten", () =>
  inPageOf(browser.context, `${site.url}/`, async (page) => {
    await page.evaluate(() => localStorage.clear());
    await ask(page, `${publisher.url}/tea.xml`);
    await page.waitForSelector(".verdict");
    await page.goto(`${site.url}/?again`);
    await page.locator(".recent").getByRole("button", { name: "Tea" }).click();
    await page.waitForSelector(".verdict");
    await page.click(".wordmark");
    await page.getByRole("button", { name: "Clear" }).click();
    assert.equal(await page.locator(".recent").count(), 0);
    await page.evaluate(() => localStorage.setItem("anyfeed.recent", "{ not json"));
    await page.goto(`${site.url}/?broken`);
    await page.waitForSelector("#ask");
    assert.equal(await page.locator(".recent").count(), 0);
    await page.evaluate(() => localStorage.clear());
  }));
