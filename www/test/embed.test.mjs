// The element that publishers put on their own page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, inPageOf, openBrowser } from "./browser.mjs";
import { servePage } from "./serve.mjs";

const FEED = `<rss version="2.0"><channel><title>Tea &amp; cake</title><link>https://tea.example/</link><description>Twice a week.</description>
<item><title>First</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid><pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>A cup.</description></item>
<item><title>Second</title><link>https://tea.example/2</link><guid>https://tea.example/2</guid><pubDate>Sun, 05 Sep 2021 16:45:00 GMT</pubDate></item></channel></rss>`;
const PAGE = (attributes) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our feed</title>
<script type="module" src="/feed-preview.js"></script></head><body><main><h1>Our feed</h1>
<feed-preview ${attributes}><a href="/feed.xml">The feed</a></feed-preview></main></body></html>`;

const browser = await openBrowser();
const site = await servePage({
  extra: {
    "/feed.xml": FEED,
    "/ours.html": PAGE('src="/feed.xml" verdict'),
    "/one.html": PAGE('src="/feed.xml" count="1"'),
    "/none.html": PAGE('src="/feed.xml" count="0"'),
    "/gone.html": PAGE('src="/gone.xml"'),
  },
});

const inPage = (path, run) => inPageOf(browser.context, site.url + path, run, "feed-preview");

test("it shows the feed, its address and its entries, and breaks no rule", () =>
  inPage("/ours.html", async (page) => {
    await page.locator("feed-preview h3").first().waitFor();
    const text = await page.locator("feed-preview section").innerText();
    for (const part of ["Tea & cake", "Twice a week.", "/feed.xml", "September 6, 2021", "A cup."]) assert.ok(text.includes(part), part);
    assert.equal(await page.locator("feed-preview h3 a").first().getAttribute("href"), "https://tea.example/1");
    assert.deepEqual(await axe(page), []);
  }));

test("its verdict speaks of reading alone, and does not smile", () =>
  inPage("/ours.html", async (page) => {
    const verdict = page.locator("feed-preview [part=verdict]");
    await verdict.waitFor();
    assert.match(await verdict.innerText(), /nothing had to be repaired\. No rules were checked\./);
    assert.equal(await verdict.locator("svg").getAttribute("data-mood"), "read");
  }));

test("it shows as many entries as it is told", () =>
  inPage("/one.html", async (page) => {
    await page.locator("feed-preview h3").first().waitFor();
    assert.equal(await page.locator("feed-preview h3").count(), 1);
  }));

test("it shows no entries where none are wanted", () =>
  inPage("/none.html", async (page) => {
    await page.locator("feed-preview h2").first().waitFor();
    assert.equal(await page.locator("feed-preview h3").count(), 0);
  }));

test("what stands between its tags stays where the feed cannot be had", () =>
  inPage("/gone.html", async (page) => {
    await page.evaluate(() => new Promise((resume) => {
      const element = document.querySelector("feed-preview");
      element.addEventListener("feed-error", resume);
      element.setAttribute("src", "/gone-too.xml");
    }));
    assert.ok(await page.getByRole("link", { name: "The feed" }).isVisible());
  }));
