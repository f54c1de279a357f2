// The ways in and the panes once more, in Firefox where there is one. Where there is none the tests are skipped and say so.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { closing, folder as newFolder } from "../../tests/opened.mjs";
import { firefoxPath, launchFirefox } from "./marionette.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const FEED = `<rss version="2.0"><channel><title>Tea & cake</title><link>https://tea.example/</link>
<item><title>First & last</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid>
<pubDate>Tue, 32 Sep 2021 16:45:00 GMT</pubDate><description>&lt;p&gt;One &lt;b&gt;cup&lt;/b&gt;&lt;img src=x onerror="top.ran = 1"&gt;&lt;/p&gt;</description></item>
<item><title>Second</title><link>https://tea.example/2</link><guid>https://tea.example/2</guid><description>Two</description></item></channel></rss>`;
const PAGE = `<!doctype html><title>A page</title><link rel="alternate" type="application/rss+xml" title="All posts" href="/feed.xml">`;
const LONG = `<rss version="2.0"><channel><title>Long</title><link>https://long.example/</link>${Array.from(
  { length: 2000 },
  (_, n) => `<item><title>Entry ${n}</title><guid>g:${n}</guid><description>${"words ".repeat(40)}</description></item>`,
).join("")}</channel></rss>`;
const ENTER = "\uE007";
const F8 = "\uE038";
const skip = firefoxPath === null && "no Firefox on this machine; FIREFOX_PATH may name one";

describe("in Firefox", { skip }, () => {
  let page, alone, handled, publisher, letGo;
  const held = new Promise((resume) => (letGo = resume));

  before(async () => {
    publisher = await servePublisher({
      "/feed.xml": { body: FEED },
      "/closed.xml": { body: FEED, cors: false },
      "/page": { body: PAGE, type: "text/html" },
      "/held.xml": { body: LONG, pieces: 20, until: () => held },
    });
    alone = await servePage();
    handled = await servePage({
      raw: async (url, response) => response.writeHead(200, { "content-type": "text/plain" }).end(Buffer.from(await (await fetch(url)).arrayBuffer())),
    });
    page = closing(await launchFirefox());
    await page.resize(1200, 900);
  });

  /** A page of its own, that may break neither its policy nor anything else. */
  async function inPage(address, run) {
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitFor("#ask");
    await page.evaluate(() => {
      // Kept where every script of the tests can see it: each runs in a world of its own.
      const { dataset } = document.documentElement;
      dataset.faults = "";
      addEventListener("error", (event) => (dataset.faults += `${event.message}; `));
      addEventListener("unhandledrejection", (event) => (dataset.faults += `${event.reason}; `));
      document.addEventListener("securitypolicyviolation", (event) => (dataset.faults += `${event.violatedDirective} ${event.blockedURI}; `));
    });
    await run();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.faults ?? "the page was left"), "");
  }

  /** A document has lines, and so is put there whole, as a paste would. */
  const ask = async (text) => {
    await page.evaluate((asked) => {
      const field = document.querySelector("#ask");
      field.value = asked;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
    await page.type("#ask", ENTER);
  };
  const titles = () => page.evaluate(() => [...document.querySelectorAll(".entry-title")].map((title) => title.innerText));
  const choose = (selector, name) =>
    page.until((wanted, text) => {
      const found = [...document.querySelectorAll(wanted)].find((button) => button.innerText.includes(text));
      found?.click();
      return found !== undefined;
    }, selector, name);

  test("an address, directly", () => inPage(`${alone.url}/`, async () => {
    await page.type("#ask", `${publisher.url}/feed.xml${ENTER}`);
    await page.waitFor(".verdict");
    assert.deepEqual(await titles(), ["First & last", "Second"]);
    assert.match(await page.text(".facts"), /directly/);
  }));

  test("an address, through the handler", () => inPage(`${handled.url}/`, async () => {
    await page.type("#ask", `${publisher.url}/closed.xml${ENTER}`);
    await page.waitFor(".verdict");
    assert.match(await page.text(".facts"), /by this site’s server/);
  }));

  test("without a handler the page says so", () => inPage(`${alone.url}/`, async () => {
    await page.type("#ask", `${publisher.url}/closed.xml${ENTER}`);
    assert.match(await page.text(".failed"), /no server of its own/);
  }));

  test("a document, a link to an address, a link to a document", () => inPage(`${alone.url}/`, async () => {
    await ask(FEED);
    await page.waitFor(".verdict");
    const packed = await page.evaluate(async (text) => {
      const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    }, FEED);
    for (const hash of [`#u=${encodeURIComponent(`${publisher.url}/feed.xml`)}`, `#d=${packed}`]) {
      await inPage(`${alone.url}/${hash}`, async () => {
        await page.waitFor(".verdict");
        assert.equal((await titles()).length, 2);
      });
    }
  }));

  test("a paste and a drop", () => inPage(`${alone.url}/`, async () => {
    await page.evaluate((text) => {
      const paste = new ClipboardEvent("paste", { dataType: "text/plain", data: text, bubbles: true, cancelable: true });
      document.querySelector("#ask").dispatchEvent(paste);
    }, FEED);
    await page.waitFor(".verdict");
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text.replace("Tea", "Dropped tea")], "dropped.xml"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, FEED);
    await page.until(() => document.querySelector(".masthead-title")?.innerText.startsWith("Dropped"));
  }));

  test("a file, and several", () => inPage(`${alone.url}/`, async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "feed.xml"), FEED);
    await writeFile(join(folder, "note.txt"), "nothing of interest");
    await page.type("#pick-file", join(folder, "feed.xml"));
    await page.waitFor(".verdict");
    await page.type("#pick-file", [join(folder, "feed.xml"), join(folder, "note.txt")].join("\n"));
    assert.match(await page.text(".shelf h1"), /2 files, 1 feed among them/);
  }));

  test("a site's address opens the first feed that it names", () => inPage(`${alone.url}/`, async () => {
    await page.type("#ask", `${publisher.url}/page${ENTER}`);
    await page.waitFor(".verdict");
    assert.match(await page.text(".subject"), /feed\.xml/);
  }));

  test("a long feed shows entries while it comes", () => inPage(`${alone.url}/`, async () => {
    await page.type("#ask", `${publisher.url}/held.xml${ENTER}`);
    await page.waitFor(".loading ~ .panes .entry");
    assert.equal(await page.evaluate(() => document.querySelector(".verdict")), null);
    letGo();
    await page.waitFor(".verdict");
  }));

  test("list, source, bytes and entry lead to one another", () => inPage(`${alone.url}/#g=ampersand`, async () => {
    await page.waitFor(".verdict");
    await page.press(F8);
    await page.until(() => document.querySelector("feed-source")?.shadowRoot?.querySelector(".mend-current"));
    await choose(".source-mend button", "Show bytes");
    await page.waitFor(".bytes mark");
    await page.press("2");
    await page.click(".mend .place button");
    await page.waitFor("feed-source");
    await page.press("2");
    await choose(".mend .place button", "entry ");
    await page.waitFor(".entry-open");
  }));

  test("the text of an entry stands in a frame in which nothing runs", () => inPage(`${alone.url}/`, async () => {
    await ask(FEED);
    await page.waitFor(".verdict");
    await page.click(".entry-title button");
    await page.until(() => document.querySelector("entry-body iframe")?.contentDocument?.querySelector("b")?.innerText === "cup");
    assert.doesNotMatch(await page.evaluate(() => document.querySelector("entry-body iframe").getAttribute("sandbox")), /allow-scripts/);
    assert.equal(await page.evaluate(() => window.ran ?? null), null);
    await page.until(() => document.querySelector("entry-body iframe").clientHeight > 20);
  }));

  test("data in each view, and where each field came from", () => inPage(`${alone.url}/`, async () => {
    await ask(FEED);
    await page.waitFor(".verdict");
    await page.click("#tab-data");
    await page.waitFor("[role=treeitem]");
    await choose(".chip", "JSON Feed");
    assert.match(await page.text(".code"), /jsonfeed\.org\/version\/1\.1/);
    await choose(".chip", "Use it");
    assert.match(await page.text(".recipes"), /npx anyfeed/);
    await page.click(".pane-entries .switch:last-child input");
    await page.waitFor(".provenance");
  }));

  test("axe finds nothing", () => inPage(`${alone.url}/`, async () => {
    const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    const broken = () =>
      page.evaluate(`async () => { ${axe}; const { violations } = await axe.run(document, { iframes: false, preload: false }); return violations.map(({ id }) => id); }`);
    assert.deepEqual(await broken(), []);
    await ask(FEED);
    await page.waitFor(".verdict");
    assert.deepEqual(await broken(), []);
  }));

  test("after one visit it works without a network", async () => {
    const site = await servePage();
    await page.goto(`${site.url}/`);
    await page.until(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));
    site.close();
    await page.goto(`${site.url}/?again`);
    await page.waitFor(".welcome");
    await ask(FEED);
    await page.waitFor(".verdict");
  });
});
