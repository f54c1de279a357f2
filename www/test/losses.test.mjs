// What the page does where something of its own cannot be had: it says so, goes on, and asks again.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { until } from "../../tests/until.mjs";
import { ask, inPageOf, openBrowser, openPage } from "./browser.mjs";
import { asset, servePage, site as built } from "./serve.mjs";

const FEED = `<rss version="2.0"><channel><title>Tea</title><link>https://tea.example/</link>
<item><title>First</title><guid>https://tea.example/1</guid><description>One</description></item></channel></rss>`;
const EMBEDDED = `<!doctype html><title>Ours</title><script type="module" src="/feed-preview.js"></script><feed-preview src="/feed.xml">Our feed</feed-preview>`;

/** Changed by the tests: a path that holds null is not there. */
const extra = { "/feed.xml": FEED, "/embedded.html": EMBEDDED };

const browser = await openBrowser({ serviceWorkers: "block" });
const site = await servePage({ extra });

const inPage = (address, run, ready = "#ask", context = browser.context) => inPageOf(context, address, run, ready);

/** Runs while a file of the site is not there, and hands over what brings it back. */
async function without(path, run) {
  extra[path] = null;
  const bringBack = () => delete extra[path];
  try {
    await run(bringBack);
  } finally {
    bringBack();
  }
}

test("a parser that could not be loaded is loaded for the next document", async () =>
  without(await asset("lite.wasm"), (bringBack) =>
    inPage(`${site.url}/`, async (page) => {
      await ask(page, FEED);
      await page.getByText("The parser could not be loaded.").first().waitFor();
      bringBack();
      await ask(page, FEED);
      await page.waitForSelector(".verdict");
    })));

test("the full parser is loaded for the first document that needs it; where it could not be, for the next one", async () => {
  const path = await asset("feed.wasm");
  const own = await openBrowser({ serviceWorkers: "block" });
  await without(path, (bringBack) =>
    inPage(`${site.url}/`, async (page) => {
      const asked = [];
      page.on("request", (request) => request.url().endsWith(path) && asked.push(path));
      await ask(page, FEED);
      await page.waitForSelector(".verdict");
      assert.deepEqual(asked, []);
      // Entities of its own are more than the small module reads.
      const rare = `<!DOCTYPE rss [<!ENTITY tea "Tea">]>${FEED.replace("<title>First", "<title>&tea; first")}`;
      await ask(page, rare);
      await page.getByText("The parser could not be loaded.").first().waitFor();
      bringBack();
      await ask(page, rare);
      await page.waitForSelector(".verdict");
      assert.equal(asked.length, 2);
    }, "#ask", own.context));
  await own.close();
});

test("what shows documents and could not be loaded is loaded for the next one", async () => {
  for (const name of ["document.css", "document-en.js"]) {
    // With a cache of its own: assets are kept for good.
    const own = await openBrowser({ serviceWorkers: "block" });
    await without(await asset(name), (bringBack) =>
      inPage(`${site.url}/`, async (page) => {
        await ask(page, FEED);
        await page.locator("main").getByText("A part of this page could not be loaded.").waitFor();
        bringBack();
        await ask(page, FEED);
        await page.waitForSelector(".verdict");
      }, "#ask", own.context));
    await own.close();
  }
});

test("the element loads the parser again where it could not be loaded", () =>
  without("/lite.wasm", (bringBack) =>
    inPage(`${site.url}/embedded.html`, async (page) => {
      const readAgain = (address) => page.evaluate((source) => new Promise((resume) => {
        const element = document.querySelector("feed-preview");
        for (const event of ["feed", "feed-error"]) element.addEventListener(event, () => resume(event), { once: true });
        element.setAttribute("src", source);
      }), address);
      assert.equal(await readAgain("/feed.xml?1"), "feed-error");
      bringBack();
      assert.equal(await readAgain("/feed.xml?2"), "feed");
    }, "feed-preview")));

test("a language that could not be loaded leaves the page in English, and is said to be missing", async () => {
  const german = await openBrowser({ locale: "de-DE", serviceWorkers: "block" });
  try {
    const page = await german.context.newPage();
    await page.route("**/assets/de-*.js*", (route) => route.abort());
    await page.goto(`${site.url}/`);
    const isSaid = () => page.locator(".notice[data-shown=true]", { hasText: "The language could not be loaded." }).waitFor();
    await isSaid();
    await page.waitForSelector(".notice[data-shown=false]", { state: "attached" });
    await page.getByLabel("Language").selectOption("de");
    await isSaid();
    assert.equal(await page.getByLabel("Language").inputValue(), "en");
    assert.equal(await page.getAttribute("html", "lang"), "en");
  } finally {
    await german.close();
  }
});

test("a small broken feed that does not come is said to be missing, and others are read", () =>
  without("/gallery/well.xml", () =>
    inPage(`${site.url}/`, async (page) => {
      await page.locator(".exhibit").last().click();
      await page.locator(".failed").getByText("The server answered with status 404.").waitFor();
      await ask(page, FEED);
      await page.waitForSelector(".verdict");
    })));

test("a small broken feed that does not come does not keep the page from being kept", async () => {
  const own = await openBrowser();
  try {
    const page = await own.context.newPage();
    await page.route("**/gallery/*.xml", (route) => route.abort());
    await page.goto(`${site.url}/#g=well`);
    await page.locator(".failed").getByText("The feed could not be fetched.").waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
  } finally {
    await own.close();
  }
});

test("a folder and a file that cannot be had any more are said to be missing", () =>
  inPage(`${site.url}/`, async (page) => {
    await page.evaluate(() => {
      const gone = new DOMException("The folder is gone.", "NotFoundError");
      const folder = { isDirectory: true, createReader: () => ({ readEntries: (_, reject) => reject(gone) }) };
      DataTransferItem.prototype.webkitGetAsEntry = () => folder;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "folder"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.locator(".failed").getByText("The folder is gone.").waitFor();
    const launches = await browser.context.newPage();
    await launches.addInitScript(() => Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => (globalThis.launch = take) } }));
    await launches.goto(`${site.url}/`);
    await launches.waitForFunction(() => globalThis.launch);
    await launches.evaluate(() => globalThis.launch({ files: [{ getFile: () => Promise.reject(new DOMException("The file is gone.", "NotFoundError")) }] }));
    await launches.locator(".failed").getByText("The file is gone.").waitFor();
  }));

test("a page that is open keeps its files when there is a new version; the next page is of that", async () => {
  const german = `assets/${(await readdir(join(built, "assets"))).find((name) => name.startsWith("de-"))}`;
  const worker = await readFile(join(built, "service-worker.js"), "utf8");
  const files = {};
  const changing = await servePage({ extra: files });
  const own = await openBrowser();
  try {
    const { page } = await openPage(own.context, `${changing.url}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    files[`/${german}`] = null;
    files["/assets/de-NEW.js"] = await readFile(join(built, german));
    files["/index.html"] = (await readFile(join(built, "index.html"), "utf8")).replace("<title>", "<title>New: ");
    files["/service-worker.js"] = worker.replaceAll(german, "assets/de-NEW.js").replace(/anyfeed-[0-9a-f]{12}/, "anyfeed-new");
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise((resume) => registration.addEventListener("updatefound", () => resume(registration.installing)));
      await registration.update();
      const next = await found;
      const isDone = () => ["installed", "activated"].includes(next.state);
      if (!isDone()) await new Promise((resume) => next.addEventListener("statechange", () => isDone() && resume()));
    });
    await page.waitForTimeout(300);
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("button", { name: "Zeigen" }).waitFor();
    await page.close();
    const isNew = async () => {
      const next = await own.context.newPage();
      await next.goto(`${changing.url}/`);
      const html = await next.evaluate(() => fetch("./").then((response) => response.text()));
      await next.close();
      return html.includes("New: ");
    };
    await until(isNew);
  } finally {
    changing.close();
    await own.close();
  }
});
