// Keys, languages, and the page without a network.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, inPageOf, openBrowser, openPage } from "./browser.mjs";
import { BROKEN } from "./feeds.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const browser = await openBrowser();
const publisher = await servePublisher({
  "/feed.xml": { body: BROKEN },
});
const alone = await servePage();

const inPage = (address, run) => inPageOf(browser.context, address, run);

test("keys do everything", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("o");
    await page.waitForSelector('.entry[data-entry="0"] .entry-open');
    await page.keyboard.press("4");
    await page.waitForSelector("feed-tree");
    await page.keyboard.press("?");
    await page.waitForSelector(".help[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".help:not([open])", { state: "attached" });
    await page.keyboard.press("/");
    assert.equal(await page.evaluate(() => document.activeElement.id), "ask");
  }));

test("keys of one character can be switched off where they are listed, and stay off", () =>
  inPage(`${alone.url}/#u=${encodeURIComponent(`${publisher.url}/feed.xml`)}`, async (page) => {
    const list = page.getByRole("button", { name: "Keyboard" });
    const setting = page.getByRole("switch", { name: "One-character shortcuts" });
    const pressAll = async () => {
      for (const key of ["/", "?", "j", "o", "4"]) await page.keyboard.press(key);
      await page.waitForTimeout(50);
    };
    await page.waitForSelector(".verdict");
    await list.click();
    await setting.uncheck();
    await page.reload();
    await page.waitForSelector(".verdict");
    await pressAll();
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
    assert.equal(await page.locator(".help[open], .entry-open, feed-tree").count(), 0);
    await page.keyboard.press("F8");
    await page.waitForSelector("feed-source");
    await page.keyboard.press("Escape");
    await list.click();
    assert.deepEqual(await page.locator(".help kbd:not([data-off=true])").allInnerTexts(), ["F8", "Shift+F8", "Esc"]);
    assert.equal(await page.evaluate(() => document.activeElement.innerText), "Close");
    await setting.check();
    await page.keyboard.press("Escape");
    await page.locator("#main").focus();
    await page.keyboard.press("4");
    await page.waitForSelector("feed-tree");
    await page.evaluate(() => localStorage.clear());
  }));

test("the page speaks German too, and remembers it", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("button", { name: "Zeigen" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Zeigen" }).waitFor();
    assert.equal(await page.getAttribute("html", "lang"), "de");
    await page.evaluate(() => localStorage.clear());
  }));

test("after one visit it works without a network", async () => {
  const own = await openBrowser();
  const site = await servePage();
  try {
    const { page } = await openPage(own.context, `${site.url}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    site.close();
    await page.reload();
    await page.waitForSelector(".welcome");
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.locator("#tab-source").click();
    await page.waitForSelector("feed-source .cm-editor");
  } finally {
    await own.close();
  }
});
