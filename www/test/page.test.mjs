// Every way into the page, and every pane, in a browser.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { parseFeed } from "anyfeed";
import { folder as newFolder } from "../../tests/opened.mjs";
import { until } from "../../tests/until.mjs";
import { ask, inPageOf, openBrowser, openPage } from "./browser.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const BROKEN = `<rss version="2.0"><channel><title>Tea & cake</title><link>https://tea.example/</link>
<item><title>First & last</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid>
<pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>&lt;p&gt;One &lt;b&gt;cup&lt;/b&gt;&lt;img src="https://pictures.example/a.png"&gt;&lt;/p&gt;</description></item>
<item><title>Second</title><link>https://tea.example/2</link><guid>https://tea.example/2</guid>
<pubDate>Tue, 32 Sep 2021 16:45:00 GMT</pubDate><description>Two</description></item></channel></rss>`;
const HTML = `<!doctype html><html><head><title>A page</title>
<link rel="alternate" type="application/rss+xml" title="All posts" href="/feed.xml"><link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml"></head><body>Hello</body></html>`;

const SOUND = `<rss version="2.0"><channel><title>Tea</title><link>https://tea.example/</link><description>What we drink, and what we eat with it, told at some length so that it takes its room.</description>
<item><title>First</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid><pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>One</description></item></channel></rss>`;
const PICTURED = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>Pictures</title><id>p:1</id><updated>2024-01-01T00:00:00Z</updated><icon>https://pictures.example/icon.png</icon><logo>https://pictures.example/cover.png</logo>
<entry><title>One</title><id>p:2</id><updated>2024-01-01T00:00:00Z</updated><media:thumbnail url="https://pictures.example/one.png"/></entry></feed>`;
const TALK = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>Talk</title><link>https://talk.example/</link><itunes:author>Two</itunes:author>
<item><title>One</title><guid>https://talk.example/1</guid><enclosure url="https://talk.example/1.mp3" length="40000000" type="audio/mpeg"/><itunes:duration>60</itunes:duration>
<podcast:alternateEnclosure type="audio/opus" length="20000000"><podcast:source uri="https://talk.example/1.opus"/></podcast:alternateEnclosure>
<podcast:transcript url="/talk.vtt" type="text/vtt"/><psc:chapters version="1.2"><psc:chapter start="0" title="Beginning"/><psc:chapter start="10" title="Tea"/></psc:chapters></item></channel></rss>`;

const CHAPTERS = JSON.stringify({ version: "1.2.0", chapters: [
  { startTime: 0, title: "Beginning" }, { startTime: 75, title: "<b>Middle</b>" }, { startTime: 80, title: "A picture", toc: false }, { title: "Nowhere" },
] });

let letGo;
const held = new Promise((resume) => (letGo = resume));
const browser = await openBrowser();
const publisher = await servePublisher({
  "/feed.xml": { body: BROKEN },
  "/closed.xml": { body: BROKEN, cors: false },
  "/page": { body: HTML, type: "text/html" },
  "/dead-page": { body: HTML.replaceAll("/feed.xml", "/nowhere.xml"), type: "text/html" },
  "/comments.xml": { body: SOUND },
  "/talk.xml": { body: TALK },
  "/talk.vtt": { body: "WEBVTT\n\nNOTE no times\n\n1\n00:00.000 --> 00:04.000 align:start\n<v Ann>Welcome.\n\n00:00:12.000 --> 00:00:14.500\nTea it is.\n", type: "text/vtt" },
  "/chapters.json": { body: CHAPTERS, type: "application/json+chapters" },
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

const sentence = (page) => page.locator(".verdict .verdict-sentence").textContent();
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
    assert.match(await page.locator(".facts").innerText(), /through the handler/);
  }));

test("without a handler the page says so", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/closed.xml`);
    await page.waitForSelector(".failed");
    assert.match(await page.locator(".failed").innerText(), /no handler stands behind this page/);
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
    assert.equal(await page.getByRole("link", { name: "Original" }).getAttribute("href"), "https://tea.example/one");
  }));

test("a feed that was read as it stands opens on what was looked at, a broken one on its findings", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await ask(page, SOUND);
    await page.waitForSelector(".verdict");
    assert.equal(await page.locator("#tab-entries").getAttribute("aria-selected"), "true");
    const { y, height } = await page.locator(".entry-title").first().boundingBox();
    assert.ok(y + height < 740, `the first entry begins at ${y}`);
    await page.locator("#tab-mends").click();
    assert.match(await page.locator(".checked [data-so=true]").allInnerTexts().then((all) => all.join()), /Well-formed XML.*Links: 1 of 1 entries/);
    assert.match(await page.locator(".checked [data-so=false]").allInnerTexts().then((all) => all.join()), /Names its language/);
    await ask(page, BROKEN);
    await page.waitForSelector(".mend");
    assert.match(await sentence(page), /^Readable, but some of it is missing or was guessed: 2 kinds of fault in 3 places\.$/);
    await page.locator(".verdict .chip[data-severity=error]").click();
    assert.deepEqual(await page.locator(".mend-code").allInnerTexts(), ["date/unreadable"]);
  }));

test("images are loaded when somebody wants them, and at the next visit without a word", () =>
  inPage(`${alone.url}/`, async (page) => {
    const asked = [];
    await page.route("https://pictures.example/**", (route) => asked.push(new URL(route.request().url()).pathname) && route.abort());
    await ask(page, PICTURED);
    await page.waitForSelector(".verdict");
    assert.deepEqual(asked, []);
    await page.getByRole("switch", { name: "Show images" }).check();
    await until(() => asked.length === 3);
    assert.deepEqual(asked.sort(), ["/cover.png", "/icon.png", "/one.png"]);
    await page.reload();
    await ask(page, PICTURED);
    await page.waitForSelector(".entry-picture");
    await page.getByRole("switch", { name: "Show images" }).uncheck();
    await page.evaluate(() => localStorage.clear());
  }));

test("the repaired feed is downloaded in each format, and reads without a finding; what changed is listed", () =>
  inPage(`${alone.url}/`, async (page) => {
    const writers = [];
    page.on("request", (request) => /\/write-/.test(request.url()) && writers.push(request.url()));
    await ask(page, BROKEN);
    await page.waitForSelector(".repaired");
    assert.deepEqual(writers, []);
    for (const [name, ending, begins] of [["RSS 2.0", "xml", /<rss /], ["Atom", "atom", /<feed /], ["JSON Feed", "json", /^\{/]]) {
      const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: `Download as ${name}` }).click()]);
      assert.equal(saved.suggestedFilename(), `tea-cake-repaired.${ending}`);
      const text = await readFile(await saved.path(), "utf8");
      assert.match(text, begins);
      const { entries, report } = parseFeed(text);
      assert.deepEqual([entries.map(({ title }) => title), report.wellFormed], [["First & last", "Second"], true]);
    }
    await page.getByRole("button", { name: "What changed" }).click();
    const first = page.locator(".changes li").first();
    await first.waitFor();
    assert.match(await first.innerText(), /− .*<title>Tea & cake<\/title>[^]*\+ <title>Tea &amp; cake<\/title>/);
    await page.goto(`${alone.url}/?texts#g=ampersand`);
    await page.getByRole("button", { name: "What changed" }).click();
    // The text is HTML, so its ampersand is written as HTML has it, and that as XML has it.
    const text = page.locator(".changes li", { hasText: "R&D did not." });
    assert.match(await text.locator("ins").innerText(), /<description>.*R&amp;amp;D did not\./);
  }));

test("two copies of a feed are compared", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.locator("#tab-data").click();
    await page.getByRole("button", { name: "Compare" }).click();
    const later = BROKEN.replace("Second", "Second, corrected").replace("<item>", "<item><title>New</title><guid>https://tea.example/3</guid></item><item>");
    await page.setInputFiles(".compare input", { name: "later.xml", mimeType: "text/xml", buffer: Buffer.from(later) });
    await page.getByText("1 entry added").waitFor();
    assert.match(await page.locator(".compare").innerText(), /New[^]*1 entry changed[^]*Second, corrected[^]*title/);
    await page.setInputFiles(".compare input", { name: "same.xml", mimeType: "text/xml", buffer: Buffer.from(BROKEN) });
    await page.getByText("No entry was added").waitFor();
    await page.setInputFiles(".compare input", { name: "none.txt", mimeType: "text/plain", buffer: Buffer.from("nothing") });
    await page.getByText("The other copy could not be read.").waitFor();
  }));

test("a feed with an address can be subscribed to, in podcast programs if it is a podcast", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/talk.xml`);
    await page.waitForSelector(".verdict");
    await page.locator(".subscribe summary").click();
    const links = Object.fromEntries(await page.locator(".subscribe a").evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])));
    assert.equal(links["Default reader"], `feed:${publisher.url}/talk.xml`);
    assert.equal(links["Apple Podcasts"], `podcast://${publisher.url.slice(7)}/talk.xml`);
    assert.equal(links["Feedly"], `https://feedly.com/i/subscription/feed/${encodeURIComponent(`${publisher.url}/talk.xml`)}`);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".subscribe[open]").count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement.localName), "summary");
    await page.keyboard.press("Enter");
    await page.locator(".subscribe[open]").waitFor();
    await page.locator("#tab-source").focus();
    await page.waitForSelector(".subscribe:not([open])", { state: "attached" });
    await page.locator("#tab-data").click();
    await page.getByRole("button", { name: "Use it" }).click();
    const here = `${alone.url}/#u=${encodeURIComponent(`${publisher.url}/talk.xml`)}`;
    const [link, , badge] = await page.locator(".recipe pre").allInnerTexts();
    assert.equal(link, here);
    assert.equal(badge, `<a href="${here}"><img src="${alone.url}/badge.svg" width="88" height="24" alt="Feed, readable with anyfeed"></a>`);
    assert.equal((await page.request.get(`${alone.url}/badge.svg`)).status(), 200);
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

test("what is no feed is said to be none", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, "just a few words");
    await page.waitForSelector(".failed");
    assert.match(await page.locator(".failed").innerText(), /no feed in it/i);
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

test("the bytes at a mend's place are shown", () =>
  inPage(`${alone.url}/#g=apostrophe`, async (page) => {
    await page.waitForSelector(".verdict");
    await page.keyboard.press("F8");
    await page.getByRole("button", { name: "Show bytes" }).click();
    await page.waitForSelector(".bytes");
    for (let n = 0; n < 10 && !/encoding|Windows/i.test(await page.locator(".source-mend").innerText()); n++) await page.keyboard.press("F8");
    await page.waitForFunction(() => document.querySelector(".bytes-hex mark")?.textContent === "92");
  }));

test("text that was pasted has no bytes to show", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.keyboard.press("Escape");
    await page.keyboard.press("F8");
    await page.waitForSelector(".source-mend .mark");
    assert.equal(await page.getByRole("button", { name: "Show bytes" }).count(), 0);
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

test("the verdict counts what the list holds, and the list leads to source and entry", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    assert.match(await sentence(page), /missing or was guessed/);
    await page.locator("#tab-mends").click();
    const mend = page.locator(".mend", { has: page.getByText("date/unreadable", { exact: true }) });
    await mend.getByRole("button", { name: "entry 2" }).click();
    await page.waitForSelector('.entry[data-entry="1"] .entry-open');
    await page.locator("#tab-mends").click();
    await mend.getByRole("button", { name: /^Line/ }).click();
    await page.waitForSelector("feed-source .mend-current");
    assert.match(await page.locator("feed-source .mend-current").innerText(), /32 Sep/);
    await page.keyboard.press("F8");
    assert.match(await page.locator(".source-mend").innerText(), / of /);
  }));

test("the text of an entry stands in a frame without scripts, its pictures held back until asked for", () =>
  inPage(`${alone.url}/`, async (page) => {
    const asked = [];
    await page.route("https://pictures.example/**", (route) => asked.push(route.request().url()) && route.abort());
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.locator(".entry-title button").first().click();
    const frame = page.locator("entry-body iframe");
    assert.doesNotMatch(await frame.getAttribute("sandbox"), /allow-scripts/);
    assert.equal(await page.frameLocator("entry-body iframe").locator("b").innerText(), "cup");
    assert.equal(asked.length, 0);
    await page.getByRole("button", { name: "Load them" }).click();
    await page.frameLocator("entry-body iframe").locator("img").waitFor({ state: "attached" });
    await page.waitForTimeout(100);
    assert.equal(asked.length, 1);
  }));

test("data comes as a tree, as JSON, as JSON Feed, and with the lines to get it", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.locator("#tab-data").click();
    await page.locator("[role=treeitem]").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-expanded")), "false");
    await page.getByRole("button", { name: "JSON", exact: true }).click();
    assert.equal(JSON.parse(await page.locator(".code").innerText()).entries.length, 2);
    await page.getByRole("button", { name: "JSON Feed" }).click();
    await page.waitForSelector(".code");
    assert.match(await page.locator(".code").innerText(), /jsonfeed\.org\/version\/1\.1/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    const saved = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.equal(saved.items.length, 2);
    await page.getByRole("button", { name: "Use it" }).click();
    assert.match(await page.locator(".recipes").innerText(), /parseResponse/);
  }));

test("where each field came from is told on demand", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN);
    await page.waitForSelector(".verdict");
    await page.getByRole("switch", { name: "Where it came from" }).check();
    await page.waitForSelector(".provenance");
    assert.match(await page.locator(".provenance").first().innerText(), /title/);
  }));

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

test("keys of one character can be switched off in the settings and where they are listed, and stay off", () =>
  inPage(`${alone.url}/#u=${encodeURIComponent(`${publisher.url}/feed.xml`)}`, async (page) => {
    const setting = page.locator(".settings").getByRole("button", { name: "One-character shortcuts" });
    const pressAll = async () => {
      for (const key of ["/", "?", "j", "o", "4"]) await page.keyboard.press(key);
      await page.waitForTimeout(50);
    };
    await page.waitForSelector(".verdict");
    await setting.click();
    await page.reload();
    await page.waitForSelector(".verdict");
    assert.equal(await setting.getAttribute("aria-pressed"), "false");
    await pressAll();
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
    assert.equal(await page.locator(".help[open], .entry-open, feed-tree").count(), 0);
    await page.keyboard.press("F8");
    await page.waitForSelector("feed-source");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keyboard" }).click();
    assert.deepEqual(await page.locator(".help kbd:not([data-off=true])").allInnerTexts(), ["F8", "⇧F8", "Esc"]);
    assert.equal(await page.evaluate(() => document.activeElement.innerText), "Close");
    await page.getByRole("switch", { name: "One-character shortcuts" }).check();
    await page.keyboard.press("Escape");
    assert.equal(await setting.getAttribute("aria-pressed"), "true");
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

function podcast(chapters) {
  return `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Talk</title><link>https://talk.example/</link>
<item><title>One</title><guid>https://talk.example/1</guid><enclosure url="https://talk.example/1.mp3" length="1" type="audio/mpeg"/>
<podcast:chapters url="${chapters}" type="application/json+chapters"/></item></channel></rss>`;
}

function long(entries) {
  const item = (n) =>
    `<item><title>Entry ${n}</title><link>https://long.example/${n}</link><guid>https://long.example/${n}</guid><description>${"words ".repeat(40)}</description></item>`;
  return `<rss version="2.0"><channel><title>Long</title><link>https://long.example/</link>${Array.from({ length: entries }, (_, n) => item(n)).join("")}</channel></rss>`;
}
