// What visitors stumbled over once: www/README.md has the list.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { HTML, SOUND } from "./feeds.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const HFEED = `<!doctype html><html lang="en"><title>Tea</title><div class="h-feed"><h1 class="p-name">Tea</h1><article class="h-entry"><a class="u-url p-name" href="https://tea.example/1">One</a><time class="dt-published" datetime="2024-01-15T12:00:00Z">15 January</time><br><p class="e-content">Hot.</article></div>`;

const browser = await openBrowser();
const phone = await openBrowser({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
const site = await servePage();
const publisher = await servePublisher({ "/tea.xml": { body: SOUND }, "/login": { body: '<!doctype html><title>Sign in</title><form action="/login"><input type="password" name="password"></form>', type: "text/html" } });
const inPage = (run, context = browser.context) => inPageOf(context, `${site.url}/`, run);

test("a web page that is a feed need not be XML, and nobody says so of it", () =>
  inPage(async (page) => {
    await ask(page, HFEED);
    await page.waitForSelector(".verdict-check[data-verdict]");
    assert.match(await page.locator(".verdict .facts").innerText(), /h-feed/);
    assert.doesNotMatch(await page.locator(".verdict").innerText(), /well-formed/);
  }));

test("where there is no keyboard, nothing is said of keys", async () => {
  const keys = (page) => page.getByRole("button", { name: "Keyboard" }).isVisible();
  await inPage(async (page) => assert.equal(await keys(page), true));
  await inPage(async (page) => assert.equal(await keys(page), false), phone.context);
});

test("every view has its ways on: package, documentation, source, and what is kept private", () =>
  inPage(async (page) => {
    const foot = () => page.locator(".onward").innerText();
    const ways = [/Package.*Documentation.*Source/s, /No cookies, no tracking/];
    for (const words of [...ways, /For publishers/, /For developers/]) assert.match(await foot(), words);
    await ask(page, SOUND);
    await page.waitForSelector(".verdict");
    for (const words of ways) assert.match(await foot(), words);
    await ask(page, HTML);
    for (const words of ways) assert.match(await foot(), words);
  }));

test("the time that parsing takes is measured with the parser warm: the first document is no slower than the next", () =>
  inPage(async (page) => {
    const taken = async () => Number(/parsed in ([\d.]+)\sms/.exec(await page.locator(".verdict .facts", { hasText: "parsed in" }).innerText())[1]);
    await ask(page, `${publisher.url}/tea.xml`);
    const first = await taken();
    await ask(page, SOUND);
    await page.locator('.subject[data-kind="pasted"]').waitFor();
    const next = await taken();
    // Compiling takes a hundred times as long.
    assert.ok(first < 20 * Math.max(next, 0.5), `${first} ms, then ${next} ms`);
  }));

test("an error says what can be done next", async () => {
  for (const [path, wanted] of [["/nothing.xml", /enter the site’s own address/], ["/login", /signed in/]]) {
    await inPage(async (page) => {
      await ask(page, `${publisher.url}${path}`);
      await page.waitForSelector(".failed");
      const words = await page.locator(".failed").innerText();
      assert.match(words, /What you can do/);
      assert.match(words, wanted);
      assert.match(words, /Internet Archive/);
    });
  }
});
