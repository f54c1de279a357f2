// What the page has for podcasts: readers, one player, chapters and transcripts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { BROKEN, CHAPTERS, SHOWS, TALK, podcast } from "./feeds.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const browser = await openBrowser();
const publisher = await servePublisher({
  "/feed.xml": { body: BROKEN },
  "/talk.xml": { body: TALK },
  "/shows.xml": { body: SHOWS },
  "/talk.vtt": { body: "WEBVTT\n\nNOTE no times\n\n1\n00:00.000 --> 00:04.000 align:start\n<v Ann>Welcome.\n\n00:00:12.000 --> 00:00:14.500\nTea it is.\n", type: "text/vtt" },
  "/chapters.json": { body: CHAPTERS, type: "application/json+chapters" },
});
const alone = await servePage();

const inPage = (address, run) => inPageOf(browser.context, address, run);

test("a feed with an address can be subscribed to, in podcast programs if it is a podcast", () =>
  inPage(`${alone.url}/`, async (page) => {
    const url = `${publisher.url}/talk.xml?a=1&b=%C3%BC`;
    await ask(page, url);
    await page.waitForSelector(".verdict");
    await page.locator(".subscribe summary").click();
    const links = Object.fromEntries(await page.locator(".subscribe a").evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])));
    const { "Default reader": standard, "Apple Podcasts": apple, Overcast, NetNewsWire, Feedly, Inoreader } = links;
    assert.deepEqual([standard, NetNewsWire, apple], [`feed:${url}`, `feed:${url}`, `podcast://${url.slice(7)}`]);
    // An address within an address: read as programs read it, it is whole again.
    const within = (link, name) => new URL(link).searchParams.get(name);
    assert.deepEqual([within(Overcast, "url"), within(Inoreader, "add_feed"), decodeURIComponent(Feedly.split("/feed/")[1])], [url, url, url]);
    assert.match(Overcast, /^overcast:\/\/x-callback-url\/add\?url=http%3A/);
    assert.match(Feedly, /^https:\/\/feedly\.com\/i\/subscription\/feed\/http%3A/);
    assert.match(Inoreader, /^https:\/\/www\.inoreader\.com\/\?add_feed=http%3A/);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".subscribe[open]").count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement.localName), "summary");
    await page.keyboard.press("Enter");
    await page.locator(".subscribe[open]").waitFor();
    await page.locator("#tab-source").focus();
    await page.waitForSelector(".subscribe:not([open])", { state: "attached" });
    await page.locator("#tab-data").click();
    await page.getByRole("button", { name: "Use it" }).click();
    const here = `${alone.url}/#u=${encodeURIComponent(url)}`;
    const [link, , verdict, badge] = await page.locator(".recipe pre").allInnerTexts();
    assert.equal(link, here);
    assert.equal(badge, `<a href="${here}"><img src="${alone.url}/readable.svg" width="88" height="24" alt="Feed, readable with anyfeed"></a>`);
    assert.equal((await page.request.get(`${alone.url}/readable.svg`)).status(), 200);
    assert.equal(verdict, `<a href="${here}"><img src="${alone.url}/badge.svg?url=${encodeURIComponent(url)}" height="20" alt="Feed, checked by anyfeed"></a>`);
    // A file of that name would be sent in the place of the handler's answer.
    assert.equal((await page.request.get(`${alone.url}/badge.svg`)).status(), 404);
  }));

test("on a phone a podcast's first episode is seen at once", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await ask(page, `${publisher.url}/shows.xml`);
    await page.waitForSelector(".verdict-check[data-verdict]");
    const { y, height } = await page.locator(".entry-title").first().boundingBox();
    assert.ok(y + height < 740, `the first entry begins at ${y}`);
  }));

test("an episode has one player: formats, speed, chapters and a transcript that goes along", () =>
  inPage(`${alone.url}/`, async (page) => {
    const asked = [];
    await page.route("https://talk.example/**", (route) => asked.push(new URL(route.request().url()).pathname) && route.abort());
    await ask(page, `${publisher.url}/talk.xml`);
    await page.waitForSelector(".verdict");
    assert.equal(await page.locator("feed-player").count(), 1);
    assert.deepEqual(asked, []);
    assert.deepEqual(await page.getByLabel("Format").locator("option").allInnerTexts(), ["MP3, 40 MB", "Opus, 20 MB"]);
    await page.getByRole("button", { name: "Play" }).click();
    assert.equal(await page.locator("audio").getAttribute("src"), "https://talk.example/1.mp3");
    await page.getByLabel("Speed").selectOption("1.5");
    assert.equal(await page.locator("audio").evaluate((player) => player.playbackRate), 1.5);
    await page.getByLabel("Format").selectOption("1");
    assert.equal(await page.locator("audio").getAttribute("src"), "https://talk.example/1.opus");
    assert.equal(await page.locator("audio").evaluate((player) => player.playbackRate), 1.5);
    await page.getByRole("button", { name: /Read along/ }).click();
    await page.locator(".transcript li").first().waitFor();
    assert.deepEqual(await page.locator(".transcript li").allInnerTexts(), ["0:00 Ann: Welcome.", "0:12 Tea it is."]);
    await page.locator("audio").evaluate((player) => {
      Object.defineProperty(player, "currentTime", { get: () => 13, configurable: true });
      player.dispatchEvent(new Event("timeupdate"));
    });
    assert.equal(await page.locator(".transcript [aria-current]").innerText(), "0:12 Tea it is.");
    assert.equal((await page.locator(".extras [aria-current]").textContent()).trim(), "0:10 Tea");
    assert.equal(await page.locator(".chapter-line .now title").textContent(), "Tea, at 0:10");
    await page.evaluate(() => localStorage.clear());
  }));

test("chapters that stand in a file of their own are loaded when somebody asks", () =>
  inPage(`${alone.url}/`, async (page) => {
    const asked = [];
    page.on("request", (request) => request.url().endsWith("/chapters.json") && asked.push(request.url()));
    await ask(page, podcast(`${publisher.url}/chapters.json`));
    await page.waitForSelector(".verdict");
    assert.deepEqual(asked, []);
    await page.getByRole("button", { name: /Load the chapters/ }).click();
    const chapters = page.locator(".extras ol li");
    await chapters.first().waitFor();
    assert.deepEqual(await chapters.allInnerTexts(), ["0:00 Beginning", "1:15 <b>Middle</b>"]);
    // Whoever chooses one wants to hear it: the player is there at once.
    assert.equal(await page.locator("audio").count(), 0);
    await page.route("https://talk.example/**", (route) => route.abort());
    await page.getByRole("button", { name: "1:15" }).click();
    assert.equal(await page.locator("audio").evaluate((player) => player.currentTime), 75);
  }));

test("chapters that cannot be had leave a link", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, podcast(`${publisher.url}/feed.xml`));
    await page.getByRole("button", { name: /Load the chapters/ }).click();
    await page.getByText("The chapters could not be loaded.").waitFor();
    assert.equal(await page.getByRole("link", { name: "Chapters" }).getAttribute("href"), `${publisher.url}/feed.xml`);
  }));
