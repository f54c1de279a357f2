// Every state of the page: how it is reached, and that axe finds nothing there; a picture is kept.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { axe, openBrowser, openPage } from "./browser.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const PICTURES = fileURLToPath(new URL("../../artefacts/www/", import.meta.url));
const RTL = `<rss version="2.0"><channel><title>يوميات الحديقة</title><link>https://garden.example/</link><language>ar</language>
<description>ما ينمو وما لا ينمو</description><item><title>الفاصوليا أخيرا</title><link>https://garden.example/1</link><guid>https://garden.example/1</guid>
<pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>&lt;p&gt;أخذت وقتها، وها هي هنا الآن.&lt;/p&gt;</description></item></channel></rss>`;

const WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenbandknopffabrikantentochter";
const LONG = `<rss version="2.0"><channel><title>${"A title that does not know where to stop and so goes on ".repeat(4)}</title><link>https://a-host-with-a-very-long-name.of-a-very-long-domain.example/and/a/path</link>
<description>${`${WORD} `.repeat(3)}</description><generator>${WORD}</generator><item><title>${WORD}${WORD}</title><guid>https://long.example/1</guid><author>${WORD} (${WORD})</author><category>${WORD}</category><category>short</category>
<description>&lt;h2&gt;${WORD}&lt;/h2&gt;&lt;p&gt;${`${WORD} and so on. `.repeat(6)}&lt;/p&gt;&lt;pre&gt;${WORD.repeat(3)}&lt;/pre&gt;&lt;table&gt;&lt;tr&gt;&lt;td&gt;${WORD}&lt;/td&gt;&lt;td&gt;${WORD}&lt;/td&gt;&lt;td&gt;3&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</description></item></channel></rss>`;
const MANY = `<rss version="2.0"><channel><title>Fish & chips & so on</title>${Array.from(
  { length: 120 },
  (_, n) => `<item><title>Salt & vinegar ${n}</title><guid>g:${n}</guid><pubDate>${n % 3 ? "yesterday" : `0${(n % 9) + 1}/06/2021`}</pubDate><description><p>One &mdash; two <br> three & four</description></item>`,
).join("\n")}</channel></rss>`;
const TALK = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>Two chairs</title><link>https://chairs.example/</link>
<description>A conversation a week.</description><language>en</language><itunes:author>Two people</itunes:author><podcast:funding url="https://chairs.example/give">Buy us tea</podcast:funding>
${Array.from({ length: 8 }, (_, n) => `<item><title>Part ${8 - n}</title><link>https://chairs.example/${n}</link><guid>https://chairs.example/${n}</guid><pubDate>Mon, 0${8 - n} Mar 2021 06:00:00 GMT</pubDate>
<itunes:duration>42:10</itunes:duration><itunes:season>2</itunes:season><itunes:episode>${8 - n}</itunes:episode><itunes:image href="https://chairs.example/${n}.jpg"/><enclosure url="https://chairs.example/${n}.mp3" length="40486912" type="audio/mpeg"/>
<podcast:transcript url="https://chairs.example/${n}.vtt" type="text/vtt" language="en"/><podcast:transcript url="https://chairs.example/${n}.srt" type="application/x-subrip" language="de"/>
${n % 2 ? `<podcast:chapters url="https://chairs.example/${n}.json" type="application/json+chapters"/>` : `<psc:chapters version="1.2"><psc:chapter start="0" title="Beginning"/><psc:chapter start="12:30" title="Tea"/></psc:chapters>`}<description>On tea.</description></item>`).join("\n")}</channel></rss>`;

await mkdir(PICTURES, { recursive: true });
const browser = await openBrowser();
const site = await servePage();
const never = () => new Promise(() => {});
const PAGE = `<!doctype html><title>Two chairs</title><link rel="alternate" type="application/rss+xml" title="Episodes" href="/talk.xml"><link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml">`;
const publisher = await servePublisher({ "/site": { body: PAGE, type: "text/html" }, "/talk.xml": { body: TALK }, "/held.xml": { body: TALK.replace("</channel>", `${"<!-- the rest -->".repeat(9000)}</channel>`), pieces: 10, until: never }, "/slow.xml": { body: RTL.padEnd(400_000), pieces: 100, until: never } });

const exhibit = (name, then = async () => {}) => async (page) => {
  await page.goto(`${site.url}/?${name}#g=${name}`);
  await page.waitForSelector(".verdict-check[data-verdict]");
  await then(page);
};

/** A document of our own, by the field. */
const typed = (document, then) => async (page) => {
  await page.goto(`${site.url}/?typed`);
  await page.fill("#ask", document);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".verdict-check[data-verdict]");
  if ((await page.locator("#tab-entries").count()) > 0) await pane("entries")(page);
  await then(page);
};

const pane = (name) => async (page) => await page.locator(`#tab-${name}`).click();

const STATES = {
  empty: async (page) => await page.goto(`${site.url}/?empty`),
  loading: async (page) => {
    await page.goto(`${site.url}/?loading#u=${encodeURIComponent(`${publisher.url}/slow.xml`)}`);
    await page.waitForSelector(".loading");
  },
  arriving: async (page) => {
    await page.goto(`${site.url}/?arriving#u=${encodeURIComponent(`${publisher.url}/held.xml`)}`);
    await page.waitForSelector(".loading ~ .panes .entry");
  },
  good: exhibit("well"),
  broken: exhibit("dates"),
  open: exhibit("podcast", async (page) => {
    if (await page.locator("#tab-entries").count()) await pane("entries")(page);
    await page.locator(".entry-title button").first().click();
    await page.getByRole("switch").last().check();
    await page.waitForSelector(".provenance");
  }),
  mends: exhibit("ampersand", async (page) => {
    await pane("mends")(page);
    for (const places of await page.locator(".mend-places > summary").all()) await places.click();
  }),
  source: exhibit("ampersand", async (page) => {
    await pane("source")(page);
    await page.waitForSelector("feed-source .cm-editor");
    await page.keyboard.press("F8");
  }),
  data: exhibit("well", pane("data")),
  use: exhibit("well", async (page) => {
    await pane("data")(page);
    await page.getByRole("button", { name: "Use it" }).click();
  }),
  rtl: async (page) => {
    await page.goto(`${site.url}/?rtl`);
    await page.fill("#ask", RTL);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".verdict");
    await page.locator(".entry-title button").first().click();
    assert.equal(await page.locator(".entry").evaluate((entry) => getComputedStyle(entry).direction), "rtl");
  },
  long: typed(LONG, async (page) => await page.locator(".entry-title button").first().click()),
  many: typed(MANY, async (page) => await pane("mends")(page)),
  talk: typed(TALK, async (page) => {
    await page.getByRole("switch").last().check();
    await page.getByText("Chapters").first().click();
  }),
  site: async (page) => {
    await page.goto(`${site.url}/?site#u=${encodeURIComponent(`${publisher.url}/site`)}`);
    await page.waitForSelector(".verdict-check[data-verdict]");
    await page.locator(".others summary").click();
  },
  bytes: exhibit("apostrophe", async (page) => {
    await page.keyboard.press("F8");
    await page.getByRole("button", { name: "Show bytes" }).click();
    await page.waitForSelector(".bytes");
    await page.waitForSelector("feed-source .cm-editor");
  }),
  found: async (page) => {
    await page.goto(`${site.url}/?found`);
    await page.fill("#ask", `<!doctype html><title>A garden</title><link rel="alternate" type="application/atom+xml" title="All posts" href="https://garden.example/atom.xml"><link rel="alternate" type="application/rss+xml" title="Comments" href="https://garden.example/comments.rss">`);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".found");
  },
  shelf: async (page) => {
    await page.goto(`${site.url}/?shelf`);
    await page.setInputFiles("#pick-file", [
      { name: "garden.xml", mimeType: "text/xml", buffer: Buffer.from(RTL) },
      { name: "talk.xml", mimeType: "text/xml", buffer: Buffer.from(TALK) },
      { name: "a-note-with-a-rather-long-name-that-nobody-shortened.txt", mimeType: "text/plain", buffer: Buffer.from("words") },
    ]);
    await page.waitForSelector(".shelf");
  },
  error: async (page) => {
    await page.goto(`${site.url}/?error#u=${encodeURIComponent("http://127.0.0.1:9/feed.xml")}`);
    await page.waitForSelector(".failed");
  },
  help: async (page) => {
    await page.goto(`${site.url}/?help`);
    await page.waitForSelector("#ask");
    await page.keyboard.press("Tab");
    await page.keyboard.press("?");
    await page.waitForSelector(".help[open]");
  },
  unkeyed: async (page) => {
    await page.goto(`${site.url}/?unkeyed#g=well`);
    await page.waitForSelector(".verdict");
    await page.getByRole("button", { name: "Keyboard" }).click();
    await page.getByRole("switch", { name: "One-character shortcuts" }).uncheck();
    await page.evaluate(() => localStorage.clear());
    await page.waitForSelector(".help[open] kbd[data-off=true]");
  },
};

/** A test for each state and scheme, in windows of these sizes. */
export function testStates(schemes, sizes) {
  for (const [name, reach] of Object.entries(STATES)) for (const scheme of schemes) {
    test(`${name}, ${scheme}`, async () => {
      const { page, faults } = await openPage(browser.context, `${site.url}/`);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const found = [];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await reach(page);
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${PICTURES}${name}-${width}-${scheme}.png`, fullPage: ["empty", "open"].includes(name) });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${width}: ${wide} px too wide`);
        found.push(...(await axe(page)).map((violation) => `${width}: ${violation}`));
      }
      await page.close();
      assert.deepEqual(found, []);
      assert.deepEqual(faults, []);
    });
  }
}
