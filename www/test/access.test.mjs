// Every state of the page, light and dark, on a phone, a tablet and a desk: axe finds nothing, and a picture is kept.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { axe, openBrowser, openPage } from "./browser.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const PICTURES = fileURLToPath(new URL("../../artefacts/www/", import.meta.url));
const SIZES = [
  [320, 640],
  [360, 780],
  [768, 1024],
  [1440, 900],
];
const RTL = `<rss version="2.0"><channel><title>يوميات الحديقة</title><link>https://garden.example/</link><language>ar</language>
<description>ما ينمو وما لا ينمو</description><item><title>الفاصوليا أخيرا</title><link>https://garden.example/1</link><guid>https://garden.example/1</guid>
<pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>&lt;p&gt;أخذت وقتها، وها هي هنا الآن.&lt;/p&gt;</description></item></channel></rss>`;

let browser, site, publisher;

before(async () => {
  await mkdir(PICTURES, { recursive: true });
  browser = await openBrowser();
  site = await servePage();
  publisher = await servePublisher({ "/slow.xml": { body: RTL.padEnd(400_000), pieces: 100, pause: 300 } });
});

after(async () => {
  await browser.close();
  site.close();
  publisher.close();
});

const exhibit = (name, then = async () => {}) => async (page) => {
  await page.goto(`${site.url}/?${name}#g=${name}`);
  await page.waitForSelector(".verdict");
  await then(page);
};

const pane = (name) => async (page) => await page.locator(`#tab-${name}`).click();

const STATES = {
  empty: async (page) => await page.goto(`${site.url}/?empty`),
  loading: async (page) => {
    await page.goto(`${site.url}/?loading#u=${encodeURIComponent(`${publisher.url}/slow.xml`)}`);
    await page.waitForSelector(".loading");
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
};

for (const [name, reach] of Object.entries(STATES)) {
  for (const scheme of ["light", "dark"]) {
    test(`${name}, ${scheme}`, async () => {
      const { page, faults } = await openPage(browser.context, `${site.url}/`);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const found = [];
      for (const [width, height] of SIZES) {
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
