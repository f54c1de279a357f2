// A broken feed, as the handler gives it as Atom, is opened by the page with a smile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createHandler } from "anyfeed/handler";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { servePage } from "./serve.mjs";

const BROKEN = `<rss version="2.0"><channel><title>Tea & cake</title><link>https://tea.example/</link>
<item><title>First</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid><pubDate>2021-09-06T16:45:00Z</pubDate><description><p>Hot & sweet</description></item>
<item><title>Second</title><link>https://tea.example/2</link><guid isPermaLink="maybe">2</guid><pubDate>Mon, 7 Sep 2021 16:45</pubDate></channel>`;

const browser = await openBrowser({ serviceWorkers: "block" });
const site = await servePage({});

/** Of the verdict, once the document was checked: its mood and its words. */
async function moodOf(text) {
  let found;
  await inPageOf(browser.context, `${site.url}/`, async (page) => {
    await ask(page, text);
    await page.waitForSelector(".verdict-check[data-verdict]");
    found = [await page.locator(".verdict").getAttribute("data-mood"), await page.locator(".verdict-check").innerText()];
  });
  return found;
}

test("the handler's Atom of a broken feed opens with a smile, and the feed itself without one", async () => {
  const handler = createHandler();
  const response = await handler(new Request("https://api.example.com/v1/feed?format=atom&url=https://tea.example/feed.xml", { method: "POST", body: BROKEN, headers: { "content-type": "application/rss+xml" } }));
  assert.deepEqual([response.status, response.headers.get("content-type")], [200, "application/atom+xml; charset=utf-8"]);
  const [mood, said] = await moodOf(await response.text());
  assert.equal(mood, "clean", said);
  assert.match(said, /^No error/);
  assert.notEqual((await moodOf(BROKEN))[0], "clean");
});
