// Every way in which a document reaches the page, and what is shown until it is there.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder as newFolder } from "../../tests/opened.mjs";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { BROKEN, HTML, SOUND, long } from "./feeds.mjs";
import { servePage, servePublisher } from "./serve.mjs";

let letGo;
const held = new Promise((resume) => (letGo = resume));
const browser = await openBrowser();
const publisher = await servePublisher({
  "/feed.xml": { body: BROKEN },
  "/closed.xml": { body: BROKEN, cors: false },
  "/page": { body: HTML, type: "text/html" },
  "/dead-page": { body: HTML.replaceAll("/feed.xml", "/nowhere.xml"), type: "text/html" },
  "/comments.xml": { body: SOUND },
  "/held.xml": { body: long(4000), pieces: 20, until: () => held },
  "/never.xml": { body: long(4000), pieces: 40, until: () => new Promise(() => {}) },
});
const alone = await servePage();
const handled = await servePage({
  raw: async (url, response) => {
    const upstream = await fetch(url);
    response.writeHead(200, { "content-type": "text/plain" }).end(Buffer.from(await upstream.arrayBuffer()));
  },
});

const inPage = (address, run) => inPageOf(browser.context, address, run);
const titles = (page) => page.locator(".entry-title").allInnerTexts();

test("an address that other pages may read is fetched directly", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/feed.xml`);
    await page.waitForSelector(".verdict");
    assert.deepEqual(await titles(page), ["First & last", "Second"]);
    assert.match(await page.locator(".facts").innerText(), /directly/);
    assert.match(page.url(), /#u=http/);
  }));

test("an address that they may not is fetched through the handler", () =>
  inPage(`${handled.url}/`, async (page) => {
    await ask(page, `${publisher.url}/closed.xml`);
    await page.waitForSelector(".verdict");
    assert.match(await page.locator(".facts").innerText(), /by this site’s server/);
  }));

test("without a handler the page says so", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/closed.xml`);
    await page.waitForSelector(".failed");
    assert.match(await page.locator(".failed").innerText(), /no server of its own/);
  }));

test("a pasted document is read at once", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), BROKEN);
    await page.focus("#ask");
    await page.keyboard.press("Control+V");
    await page.waitForSelector(".verdict");
    assert.equal((await titles(page)).length, 2);
  }));

test("the clipboard's button reads what is on it", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), BROKEN);
    await page.getByRole("button", { name: "Paste", exact: true }).click();
    await page.waitForSelector(".verdict");
  }));

test("a file is read, several are laid out, and one of them opens", () =>
  inPage(`${alone.url}/`, async (page) => {
    const folder = await newFolder();
    await writeFile(join(folder, "feed.xml"), BROKEN);
    await writeFile(join(folder, "note.txt"), "nothing of interest");
    await page.setInputFiles("#pick-file", join(folder, "feed.xml"));
    await page.waitForSelector(".verdict");
    await page.setInputFiles("#pick-folder", folder);
    await page.waitForSelector(".shelf");
    assert.match(await page.locator(".shelf h1").innerText(), /2 files, 1 feed among them/);
    await page.locator(".shelf-file").first().click();
    await page.waitForSelector(".verdict");
  }));

test("a file can be dropped anywhere", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.evaluate((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.xml"));
      const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent("dragenter", options));
      document.body.dispatchEvent(new DragEvent("drop", options));
    }, BROKEN);
    await page.waitForSelector(".verdict");
    assert.equal(await page.locator(".drop-zone").count(), 0);
  }));

test("a link holds an address, or a whole document", () =>
  inPage(`${alone.url}/#u=${encodeURIComponent(`${publisher.url}/feed.xml`)}`, async (page) => {
    await page.waitForSelector(".verdict");
    await page.evaluate((text) => navigator.clipboard.writeText(text), BROKEN);
    await page.getByRole("button", { name: "Paste", exact: true }).click();
    await page.waitForFunction(() => !location.hash);
    await page.waitForSelector(".verdict");
    await page.locator("#tab-data").click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.waitForSelector(".notice[data-shown=true]");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#d=[\w-]+$/);
    await inPage(link, async (other) => {
      await other.waitForSelector(".verdict");
      assert.deepEqual(await titles(other), ["First & last", "Second"]);
    });
  }));

test("a site's address opens the first feed that it names, and lists the others", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/page`);
    await page.waitForSelector(".verdict");
    assert.equal((await titles(page)).length, 2);
    assert.match(await page.locator(".subject").innerText(), /\/feed\.xml/);
    assert.match(page.url(), /#u=.*page$/);
    await page.locator(".others summary").click();
    assert.deepEqual(await page.locator(".others li").allInnerTexts(), ["All posts (shown)", "Comments"]);
    await page.getByRole("button", { name: "Comments" }).click();
    await page.getByText("1 entry", { exact: true }).waitFor();
    assert.match(page.url(), /comments\.xml$/);
  }));

test("a site whose feed cannot be had says so, and still lists what it names", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/dead-page`);
    await page.locator(".failed .found-feed").first().waitFor();
    assert.match(await page.locator(".failed h1").innerText(), /web page, not a feed/);
  }));

test("what is read is named, by its file or its address, and so is the window", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.setInputFiles("#pick-file", { name: "tea.xml", mimeType: "text/xml", buffer: Buffer.from(BROKEN) });
    await page.waitForSelector(".verdict");
    assert.match(await page.locator(".subject p").innerText(), /^File tea\.xml$/);
    assert.equal(await page.title(), "Tea & cake · anyfeed");
    await page.click(".wordmark");
    await page.waitForSelector(".welcome");
    assert.match(await page.title(), /^anyfeed:/);
  }));

test("a document without an address is read again as one from the address that somebody enters", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `<rss version="2.0"><channel><title>Tea</title><item><title>One</title><link>/one</link></item></channel></rss>`);
    await page.getByText("url/no-base").waitFor();
    await page.locator(".mend").getByRole("button", { name: "Where is it from?" }).click();
    await page.keyboard.type("tea.example/feed.xml");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".verdict")?.dataset.quality === "clean");
    assert.equal(await page.getByRole("link", { name: "Original page" }).getAttribute("href"), "https://tea.example/one");
  }));

test("what is no feed is said to be none", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, "just a few words");
    await page.waitForSelector(".failed");
    assert.match(await page.locator(".failed").innerText(), /not a feed/i);
  }));

test("a long feed shows how much has come, and can be cancelled", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/never.xml`);
    await page.waitForSelector(".loading progress");
    assert.equal(await page.locator(".verdict").count(), 0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForSelector(".welcome");
  }));

test("a long feed shows entries while it comes, and goes on where it was when it is there", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/held.xml`);
    await page.waitForSelector(".loading ~ .panes .entry");
    assert.equal(await page.locator(".verdict").count(), 0);
    assert.equal(await page.locator(".masthead-title").innerText(), "Long");
    await page.getByRole("button", { name: "Entry 1", exact: true }).click();
    await page.waitForSelector('.entry[data-entry="1"] .entry-open');
    letGo();
    await page.waitForSelector(".verdict");
    await page.waitForSelector('.entry[data-entry="1"] .entry-open');
    assert.match(await page.locator(".facts").innerText(), /4,000/);
  }));
