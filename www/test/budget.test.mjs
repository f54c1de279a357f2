// What the page weighs, what the gallery says of itself, and how soon a megabyte is on screen.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { parseFeed } from "../../pkg/dist/index.js";
import { openBrowser, openPage } from "./browser.mjs";
import { servePage, servePublisher, site } from "./serve.mjs";

const KILOBYTE = 1024;
/** Fetched before anything is asked; the wasm comes beside it. */
const FIRST_LOAD = ["index.html", "page.css", "main.js", "parser-worker.js", "icon.svg", "manifest.webmanifest"];

let browser, page;

before(async () => {
  browser = await openBrowser();
  page = await servePage();
});

after(async () => {
  await browser.close();
  page.close();
});

async function weight(file) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(await readFile(join(site, file)), options).length;
}

test("the first load is at most 40 KB beside the wasm", async (context) => {
  const main = await readFile(join(site, "main.js"), "utf8");
  const shared = [...main.matchAll(/from"\.\/(chunks\/[\w.-]+\.js)"/g)].map(([, file]) => file);
  let total = 0;
  for (const file of [...FIRST_LOAD, ...shared]) total += await weight(file);
  context.diagnostic(`first load ${total} bytes, wasm ${await weight("feed.wasm")} bytes`);
  assert.ok(total <= 40 * KILOBYTE, `${total} bytes`);
});

test("every small broken feed has the face that the gallery gives it", async () => {
  const { page: view, faults } = await openPage(browser.context, `${page.url}/`);
  const cards = await view.locator(".exhibit").evaluateAll((all) =>
    all.map((card) => [card.querySelector(".exhibit-title").textContent, card.querySelector(".face").dataset.mood]));
  assert.equal(cards.length, (await readdir(join(site, "gallery"))).length);
  const seen = [];
  for (const [title] of cards) {
    await view.locator(".exhibit", { hasText: title }).click();
    await view.waitForSelector(".verdict");
    seen.push([title, await view.locator(".verdict").getAttribute("data-quality")]);
    assert.ok((await view.locator(".entry").count()) > 1, title);
    await view.locator(".wordmark").click();
    await view.waitForSelector(".welcome");
  }
  assert.deepEqual(seen, cards);
  assert.deepEqual(faults, []);
});

test("the first entry of a megabyte is on screen within three times what Node takes to parse it", async (context) => {
  const body = megabyte();
  const publisher = await servePublisher({ "/long.xml": { body } });
  const { page: view } = await openPage(browser.context, `${page.url}/`);
  await view.locator(".exhibit").first().click();
  await view.waitForSelector(".verdict");
  const there = [];
  const here = [];
  // Other work on the machine slows now the one, now the other: the least of many is what each of them takes.
  for (let run = 0; run < 40 && (run < 5 || least(there) > 3 * least(here)); run++) {
    here.push(parsing(body));
    there.push(await view.evaluate(firstEntry, `${publisher.url}/long.xml`));
    await view.waitForSelector(".verdict");
  }
  publisher.close();
  context.diagnostic(`${body.length} bytes; Node parses in ${least(here).toFixed(1)} ms, first entry after ${least(there).toFixed(1)} ms, ${there.length} runs`);
  assert.ok(least(there) <= 3 * least(here));
});

const least = (all) => Math.min(...all);

function megabyte() {
  const item = (n) =>
    `<item><title>Entry ${n}</title><link>https://long.example/${n}</link><guid>https://long.example/${n}</guid><pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>${"&lt;p&gt;Some words.&lt;/p&gt; ".repeat(30)}</description></item>`;
  const items = Array.from({ length: 940 }, (_, n) => item(n)).join("");
  return Buffer.from(`<rss version="2.0"><channel><title>Long</title><link>https://long.example/</link>${items}</channel></rss>`);
}

function parsing(body) {
  const start = performance.now();
  assert.equal(parseFeed(body, "application/rss+xml").entries.length, 940);
  return performance.now() - start;
}

/** Runs in the page: asks for the address and waits for its first entry to be drawn. */
async function firstEntry(url) {
  const field = document.querySelector("#ask");
  field.value = url;
  const start = performance.now();
  field.form.requestSubmit();
  await new Promise((resume) => {
    const look = () => (document.querySelector(".entry-title button")?.textContent.trim() === "Entry 0" && performance.now() > start + 1 && !document.querySelector(".story") ? resume() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  return performance.now() - start;
}
