// The checker on the page: what was checked, what was found, where, and what is said of a feed that was not checked.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkFeed } from "anyfeed/check";
import { ask, axe, inPageOf, openBrowser, openPage } from "./browser.mjs";
import { asset, servePage } from "./serve.mjs";

/** Read as it stands; by the specification it lacks a description, and its entry has a date of another form. */
const INVALID = `<rss version="2.0"><channel><title>Tea</title><link>https://tea.example/</link>
<item><title>First</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid><pubDate>2021-09-06T16:45:00Z</pubDate></item></channel></rss>`;
const BROKEN = INVALID.replace("<title>Tea", "<title>Tea & cake").replace("2021-09-06T16:45:00Z", "Tue, 32 Sep 2021 16:45:00 GMT");
const TALK = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Talk</title><link>https://talk.example/</link><itunes:author>Two</itunes:author>
<item><title>One</title><guid>https://talk.example/1</guid><enclosure url="https://talk.example/1.mp3" length="1" type="audio/mpeg"/></item></channel></rss>`;
const SOUND = readFileSync(new URL("../gallery/well.xml", import.meta.url), "utf8");

const extra = {};
const browser = await openBrowser({ serviceWorkers: "block" });
const site = await servePage({ extra });
const inPage = (run) => inPageOf(browser.context, `${site.url}/`, run);
const isChecked = (page) => page.waitForSelector(".verdict-check[data-verdict]");
const texts = (place) => place.allInnerTexts().then((all) => all.map((text) => text.replace(/\s+/g, " ").trim()));

test("the checker comes with the first document, not before", () =>
  inPage(async (page) => {
    const asked = [];
    page.on("request", (request) => /check/.test(request.url()) && asked.push(request.url()));
    await page.waitForTimeout(200);
    assert.deepEqual(asked, []);
    await ask(page, SOUND);
    await isChecked(page);
    assert.ok(asked.some((url) => url.endsWith(".js")));
  }));

test("a sound feed smiles once it was checked, and shows by which profiles", () =>
  inPage(async (page) => {
    await ask(page, SOUND);
    await isChecked(page);
    assert.equal(await page.locator(".verdict").getAttribute("data-mood"), "clean");
    const report = checkFeed(SOUND);
    const rules = report.profiles.reduce((sum, profile) => sum + profile.rules, 0);
    assert.match(await page.locator(".verdict-check").innerText(), new RegExp(`^No errors, .* · ${rules} rules in ${report.profiles.length} profiles$`));
    const rows = await texts(page.locator(".profile"));
    assert.equal(rows.length, report.profiles.length);
    assert.ok(rows.includes("Atom 1.0 114 rules"), rows.join("; "));
    assert.ok(rows.some((row) => row.startsWith("Interoperability 2 suggestions")), rows.join("; "));
    assert.deepEqual(await axe(page), []);
  }));

test("a feed that is invalid is not smiled at, whatever reading it was like", () =>
  inPage(async (page) => {
    await ask(page, INVALID);
    await isChecked(page);
    assert.equal(await page.locator(".verdict").getAttribute("data-quality"), "clean");
    assert.equal(await page.locator(".verdict").getAttribute("data-mood"), "mended");
    assert.match(await page.locator(".verdict-check").innerText(), /^2 errors,/);
    assert.equal(await page.locator(".profile").first().getAttribute("data-worst"), "error");
    const codes = await page.locator("details[open] > .mends .mend-code code").allInnerTexts();
    assert.deepEqual(codes.sort(), ["rss/channel-description-missing", "rss/item-date-form"]);
    assert.deepEqual(await axe(page), []);
  }));

test("a finding leads to its place in the source, and F8 to the next one", () =>
  inPage(async (page) => {
    await ask(page, INVALID);
    await isChecked(page);
    const row = page.locator(".mend", { has: page.getByText("rss/item-date-form", { exact: true }) });
    assert.match(await row.innerText(), /What readers do with it: .*jumps to the top/);
    assert.match(await row.locator(".mend-code a").getAttribute("href"), /^https:\/\/www\.rssboard\.org\//);
    await row.getByRole("button", { name: "Line 2" }).click();
    await page.waitForSelector("feed-source .mend-current");
    assert.equal(await page.locator("feed-source .mend-current").allInnerTexts().then((all) => all.join("")), "<pubDate>2021-09-06T16:45:00Z</pubDate>");
    assert.match(await page.locator(".source-mend").innerText(), /RFC 822/);
    await page.keyboard.press("F8");
    await page.locator(".source-mend", { hasText: " of " }).waitFor();
  }));

test("what the reader reports and a rule says of one place is said once", () =>
  inPage(async (page) => {
    await ask(page, BROKEN);
    await isChecked(page);
    const mend = page.locator(".mend", { has: page.getByText("date/unreadable", { exact: true }) });
    assert.match(await mend.innerText(), /rss\/item-date-form/);
    assert.equal(await page.getByText("rss/item-date-form", { exact: true }).count(), 1);
    assert.equal(await page.getByText("xml/unescaped-ampersand", { exact: true }).count(), 1);
    assert.ok((await texts(page.locator(".profile"))).includes("Well-formedness, encoding, repairs 1 error, listed above"), (await texts(page.locator(".profile"))).join("; "));
    await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
    const report = checkFeed(BROKEN);
    assert.deepEqual(new Set(await page.locator(".mend-code").allInnerTexts().then((all) => all.map((code) => code.split(" ")[0]))),
      new Set([...report.findings.map(({ code }) => code), "date/unreadable"]));
  }));

test("a podcast is checked as Apple and Podcasting 2.0 want it, or says that it is not", () =>
  inPage(async (page) => {
    await ask(page, TALK);
    await isChecked(page);
    const rows = await texts(page.locator(".profile"));
    assert.ok(rows.some((row) => /^Apple Podcasts \d+ errors/.test(row)), rows.join("; "));
    assert.ok(rows.includes("Podcasting 2.0 not declared by this feed, so not checked"), rows.join("; "));
  }));

test("in German the words around the findings are German", () =>
  inPage(async (page) => {
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("button", { name: "Zeigen" }).waitFor();
    await ask(page, INVALID);
    await isChecked(page);
    assert.match(await page.locator(".verdict-check").innerText(), /^2 Fehler, .* · \d+ Regeln aus \d+ Profilen$/);
    assert.ok((await texts(page.locator(".profile"))).includes("Sicherheit 16 Regeln"));
    await page.evaluate(() => localStorage.clear());
  }));

test("a checker that could not be loaded is said to be missing, praises nothing, and is loaded again", async () => {
  for (const name of ["check.wasm", "check-worker.js"]) {
    const path = await asset(name);
    const own = await openBrowser({ serviceWorkers: "block" });
    extra[path] = null;
    const { page } = await openPage(own.context, `${site.url}/`);
    await ask(page, SOUND);
    await page.locator(".checked").getByText("The checker could not be loaded.").waitFor();
    assert.equal(await page.locator(".verdict").getAttribute("data-mood"), "mended");
    assert.match(await page.locator(".counted").innerText(), /Well-formed XML/);
    delete extra[path];
    await page.locator(".checked").getByRole("button", { name: "Try again" }).click();
    await isChecked(page);
    await own.close();
  }
});

test("after one visit the checker works without a network", async () => {
  const own = await openBrowser();
  const gone = await servePage();
  const { page } = await openPage(own.context, `${gone.url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  gone.close();
  await page.reload();
  await ask(page, SOUND);
  await isChecked(page);
  await own.close();
});
