// Every pane of a document, in a browser.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { parseFeed } from "anyfeed";
import { until } from "../../tests/until.mjs";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { BROKEN, HTML, PICTURED, SOUND } from "./feeds.mjs";
import { servePage } from "./serve.mjs";

const browser = await openBrowser();
const alone = await servePage();

const inPage = (address, run) => inPageOf(browser.context, address, run);
const sentence = (page) => page.locator(".verdict .verdict-sentence").textContent();

test("a feed that was read as it stands opens on its entries beside what was checked, a broken one on its findings", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await ask(page, SOUND);
    await page.waitForSelector(".verdict");
    assert.equal(await page.locator("#tab-entries").getAttribute("aria-selected"), "true");
    const { y, height } = await page.locator(".entry-title").first().boundingBox();
    assert.ok(y + height < 740, `the first entry begins at ${y}`);
    await page.locator("#tab-mends").click();
    await page.locator(".profile", { hasText: "RSS 2.0" }).waitFor();
    assert.match(await page.locator(".counted [data-so=true]").allInnerTexts().then((all) => all.join()), /Links: 1 of 1 entries/);
    await ask(page, BROKEN);
    await page.waitForSelector(".mend");
    assert.match(await sentence(page), /^Readable, but some of it is missing or was guessed: 2 kinds of fault in 3 places\.$/);
    await page.locator(".verdict .chip[data-severity=error]").click();
    assert.deepEqual(await page.locator(".mends-head ~ .mends > .mend > div > .mend-code code").allInnerTexts(), ["date/unreadable"]);
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

test("beside the repaired feed stands what to change in the program that wrote it, if that is known", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, BROKEN.replace("<item>", "<generator>https://wordpress.org/?v=6.8</generator><item>"));
    await page.locator(".generator", { hasText: "What to change in WordPress: wp-includes/feed-rss2.php" }).waitFor();
    await ask(page, BROKEN.replace("<item>", "<generator>Own work</generator><item>"));
    await page.locator(".verdict").waitFor();
    await page.locator(".repaired").waitFor();
    await page.locator(".generator").waitFor({ state: "detached" });
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
    await page.getByRole("switch", { name: "Show origins" }).check();
    await page.waitForSelector(".provenance");
    assert.match(await page.locator(".provenance").first().innerText(), /title/);
  }));
