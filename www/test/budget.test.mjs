// What the page weighs, and what the gallery says of itself.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { openBrowser, openPage } from "./browser.mjs";
import { asset, servePage, site } from "./serve.mjs";

const KILOBYTE = 1024;
/** Fetched before anything is asked; the wasm comes beside it. */
const FIRST_LOAD = ["page.css", "main.js", "parser-worker.js"];
const BESIDE = ["index.html", "icon.svg", "manifest.webmanifest"];

const browser = await openBrowser();
const page = await servePage();

async function weight(file) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(await readFile(join(site, file)), options).length;
}

/** What a first document adds: a module or two, and what shows it, in English. */
async function shown(...modules) {
  const files = [...modules, "document.css", "document-en.js"];
  const script = (await readdir(join(site, "assets"))).find((file) => /^document-[0-9A-Z]{8}\.js$/.test(file));
  const weights = await Promise.all([...(await Promise.all(files.map(asset))), `assets/${script}`].map(weight));
  return weights.reduce((sum, one) => sum + one, 0);
}

test("the first load is at most 32 KB beside the wasm", async (context) => {
  const named = await Promise.all(FIRST_LOAD.map(asset));
  const scripts = await Promise.all(named.filter((file) => file.endsWith(".js")).map((file) => readFile(join(site, file), "utf8")));
  const imported = scripts.join("\n").matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g);
  const shared = new Set(Array.from(imported, ([, file]) => `assets/${file}`));
  assert.ok(shared.size > 0);
  let total = 0;
  for (const file of [...BESIDE, ...named, ...shared]) total += await weight(file);
  context.diagnostic(`first load ${total} bytes; until a sound feed is shown ${total + (await shown("lite.wasm"))}, a broken one ${total + (await shown("lite.wasm", "feed.wasm"))}`);
  assert.ok(total <= 32 * KILOBYTE, `${total} bytes`);
});

test("the font of the first view is at most 30 KB; the others are loaded when a text needs them", async () => {
  assert.ok((await readFile(join(site, await asset("literata.woff2")))).length <= 30 * KILOBYTE);
  const { page: view } = await openPage(browser.context, "about:blank", "body");
  const fonts = [];
  view.on("request", (request) => request.resourceType() === "font" && fonts.push(new URL(request.url()).pathname));
  await view.goto(`${page.url}/`);
  await view.waitForSelector("#ask");
  await view.evaluate(() => document.fonts.ready);
  assert.deepEqual(fonts, [await asset("literata.woff2")]);
});

test("every small broken feed has the face that the gallery gives it", async () => {
  const { page: view, faults } = await openPage(browser.context, `${page.url}/`);
  const cards = await view.locator(".exhibit").evaluateAll((all) =>
    all.map((card) => [card.querySelector(".exhibit-title").textContent, card.querySelector(".face").dataset.mood]));
  assert.equal(cards.length, (await readdir(join(site, "gallery"))).length);
  const seen = [];
  for (const [title] of cards) {
    await view.locator(".exhibit", { hasText: title }).click();
    await view.waitForSelector(".verdict-check[data-verdict]");
    seen.push([title, await view.locator(".verdict").getAttribute("data-mood")]);
    // A smile is said of what was checked.
    if (seen.at(-1)[1] === "clean") assert.equal(await view.locator(".verdict-check").getAttribute("data-verdict"), "valid", title);
    assert.ok((await view.locator(".entry").count()) > 1, title);
    await view.locator(".wordmark").click();
    await view.waitForSelector(".welcome");
  }
  assert.deepEqual(seen, cards);
  assert.deepEqual(faults, []);
});
