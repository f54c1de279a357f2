// Ways out of what is on show and back to it, and what the page says of what it was given.

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "node:test";
import { listen } from "../../tests/opened.mjs";
import { until } from "../../tests/until.mjs";
import { ask, inPageOf, openBrowser } from "./browser.mjs";
import { servePage, servePublisher } from "./serve.mjs";

const rss = (inner) => `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Tea</title><link>https://tea.example/</link>${inner}</channel></rss>`;
const item = (n, date = "Mon, 15 Jan 2024 12:00:00 GMT") =>
  `<item><title>Entry ${n}</title><link>https://tea.example/${n}</link><guid>g${n}</guid><pubDate>${date}</pubDate><description>${"words ".repeat(20)}</description></item>`;
const items = (count, date) => Array.from({ length: count }, (_, n) => item(n, date)).join("");
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const pictured = rss(`<item><title>a</title><guid>a</guid><description>&lt;p&gt;Text&lt;/p&gt;&lt;img alt="own" src="${PIXEL}"&gt;&lt;img src="https://pictures.example/a.png"&gt;</description></item>`);
const dated = rss(`<item><title>a</title><guid>a</guid><dc:date>2024-01-15</dc:date></item><item><title>b</title><guid>b</guid><dc:date>2024-01-15T02:00:00</dc:date></item>
<item><title>c</title><guid>c</guid><dc:date>2024-01-15T02:00:00Z</dc:date></item>`);

/** Of what was asked for last. */
let letGo;
const browser = await openBrowser();
const publisher = await servePublisher({
  "/ok.xml": { body: rss(item(1)) },
  "/held.xml": { body: rss(items(2000)), pieces: 20, until: () => new Promise((resume) => (letGo = resume)) },
  "/dated.xml": { body: dated },
  "/daily.xml": { body: rss(Array.from({ length: 6 }, (_, n) => `<item><title>${n}</title><guid>${n}</guid><dc:date>2024-01-1${n}</dc:date></item>`).join("")) },
  "/pictured.xml": { body: pictured },
  "/unreadable.xml": { body: rss(items(2500, "junk")) },
});
publisher.list = `<opml version="2.0"><body><outline text="Tea" xmlUrl="${publisher.url}/ok.xml"/><outline text="Cake" xmlUrl="${publisher.url}/dated.xml"/></body></opml>`;
const body = gzipSync(rss(items(4000)));
const packed = await listen(async (request, response) => {
  response.writeHead(200, { "content-type": "application/rss+xml", "content-encoding": "gzip", "content-length": body.length, "access-control-allow-origin": "*" });
  for (let at = 0; at < body.length; at += 3000) {
    response.write(body.subarray(at, at + 3000));
    await new Promise((resume) => setTimeout(resume, 80));
  }
  response.end();
});
const alone = await servePage({ extra: { "/list.opml": publisher.list } });
const refusals = {
  "http://127.0.0.1:1/asked": [502, { code: "upstream-status", title: "The feed's server refused", detail: "The server answered 500.", upstream: { status: 500 } }],
  "http://127.0.0.1:1/missing": [404, { code: "upstream-not-found", title: "The feed does not exist", detail: "The server answered 404.", upstream: { status: 404 } }],
  "http://127.0.0.1:1/blocked": [403, { code: "blocked-url", title: "The address may not be fetched", detail: "Names without a dot are not public." }],
};
const handled = await servePage({
  raw: async (url, response) => {
    const [status, problem] = refusals[url];
    response.writeHead(status, { "content-type": "application/problem+json" }).end(JSON.stringify({ status, ...problem }));
  },
});

const inPage = (address, run, context = browser.context) => inPageOf(context, address, run);

/** The same in a browser with another clock or another taste. */
async function elsewhere(options, address, run) {
  const other = await openBrowser(options);
  try {
    await inPage(address, run, other.context);
  } finally {
    await other.close();
  }
}

const phase = (page) => page.getAttribute(".frame", "data-phase");

test("the way home leads away from what is still loading", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/held.xml`);
    await page.waitForSelector(".loading");
    await page.click(".wordmark");
    await page.waitForSelector(".welcome");
    letGo();
    await page.waitForTimeout(1000);
    assert.equal(await phase(page), "empty");
  }));

/** From now on the button is pressed as soon as it is there. */
const cancelAtOnce = (page) => page.evaluate(() => {
  const watch = new MutationObserver(() => {
    const button = document.querySelector(".loading .link");
    if (!button) return;
    watch.disconnect();
    button.click();
  });
  watch.observe(document.body, { subtree: true, childList: true });
});

test("the way home leads away from a small broken feed that has not come yet", () =>
  inPage(`${alone.url}/`, async (page) => {
    let letGo;
    const held = new Promise((resume) => (letGo = resume));
    await page.route("**/gallery/*.xml", (route) => held.then(() => route.continue()));
    await page.locator(".exhibit").first().click();
    await page.waitForFunction(() => location.hash.startsWith("#g="));
    await page.click(".wordmark");
    letGo();
    await page.waitForTimeout(1000);
    assert.equal(await phase(page), "empty");
  }));

const many = (count) => Array.from({ length: count }, (_, n) => ({ name: `f${n}.xml`, mimeType: "text/xml", buffer: Buffer.from(rss(item(n))) }));

test("looking into many files can be cancelled, and what was not looked into is said", () =>
  inPage(`${alone.url}/`, async (page) => {
    // Before the parser is there, and when it is.
    for (let turn = 0; turn < 2; turn++) {
      await cancelAtOnce(page);
      await page.setInputFiles("#pick-file", many(600));
      await page.waitForSelector(".notice[data-shown=true]");
      assert.equal(await phase(page), "empty");
      await page.waitForSelector(".notice[data-shown=false]", { state: "attached" });
    }
    await page.setInputFiles("#pick-file", many(600));
    await page.waitForSelector(".shelf");
    assert.match(await page.locator(".shelf").innerText(), /500 feeds among them/);
    assert.match(await page.locator(".shelf").innerText(), /only the first 500 were read/);
    await page.setInputFiles("#pick-file", many(3));
    await page.locator(".shelf h1", { hasText: "3 feeds among them" }).waitFor();
    assert.doesNotMatch(await page.locator(".shelf").innerText(), /only the first/);
  }));

test("back from a file leads to the list of files, and back from a feed to the list of subscriptions", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.setInputFiles("#pick-file", many(3));
    await page.waitForSelector(".shelf");
    await page.locator(".shelf-file").first().click();
    await page.waitForSelector(".verdict");
    await page.goBack();
    await page.waitForSelector(".shelf");
    assert.equal(await page.locator(".shelf-file").count(), 3);
    await ask(page, publisher.list);
    await page.waitForSelector(".found-feed");
    await page.locator(".found-feed").last().click();
    await page.waitForSelector(".verdict");
    assert.match(page.url(), /dated\.xml/);
    await page.goBack();
    await page.waitForSelector(".found-feed");
    assert.equal(await page.locator(".found-feed").count(), 2);
    await page.goForward();
    await page.waitForSelector(".verdict");
    assert.match(page.url(), /dated\.xml/);
  }));

test("back to a list that was there before the page was loaded anew leads to the start, and never to another list", () =>
  inPage(`${alone.url}/`, async (page) => {
    const list = (count) => `<opml version="2.0"><body>${`<outline text="Tea" xmlUrl="${publisher.url}/ok.xml"/>`.repeat(count)}</body></opml>`;
    const choose = async (count) => {
      await ask(page, list(count));
      await page.locator(".found-feed").nth(count - 1).click();
      await page.waitForSelector(".verdict");
    };
    await choose(2);
    await page.reload();
    await page.waitForSelector(".verdict");
    await page.goBack();
    await page.waitForSelector(".welcome");
    await page.goForward();
    await page.waitForSelector(".verdict");
    await choose(3);
    await page.goBack();
    await page.waitForSelector(".found-feed");
    assert.equal(await page.locator(".found-feed").count(), 3);
    await page.goBack();
    await page.waitForSelector(".welcome");
    assert.equal(await page.locator(".found-feed").count(), 0);
  }));

test("a list that has an address of its own is not fetched again for it", () =>
  inPage(`${alone.url}/`, async (page) => {
    const asked = [];
    page.on("request", (request) => request.url().endsWith(".opml") && asked.push(request.url()));
    await ask(page, `${alone.url}/list.opml`);
    await page.locator(".found-feed").first().click();
    await page.waitForSelector(".verdict");
    await page.goBack();
    await page.waitForSelector(".found-feed");
    assert.match(page.url(), /list\.opml/);
    await page.waitForTimeout(300);
    assert.equal(asked.length, 1);
    assert.equal(await phase(page), "failed");
  }));

test("a date without a time, or without a zone, is the day that the feed says, wherever it is read", () =>
  elsewhere({ timezoneId: "America/New_York", locale: "en-US" }, `${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/dated.xml`);
    await page.waitForSelector(".entry");
    const times = page.locator(".entry time");
    assert.deepEqual(await times.allInnerTexts(), ["Jan 15, 2024", "Jan 15, 2024", "Jan 14, 2024"]);
    const titles = await times.evaluateAll((all) => all.map(({ title }) => title));
    assert.equal(titles[0], "Monday, January 15, 2024");
    assert.match(titles[1], /January 15, 2024.* 2:00:00\sAM$/);
    assert.match(titles[2], /January 14, 2024.* 9:00:00\sPM EST$/);
    await ask(page, `${publisher.url}/daily.xml`);
    await page.waitForSelector(".rhythm");
    assert.match(await page.locator(".rhythm figcaption").innerText(), /Jan 10, 2024.*Jan 15, 2024/);
  }));

test("the text of an entry is as light or dark as the page around it", () =>
  elsewhere({ colorScheme: "light" }, `${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/ok.xml`);
    await page.locator(".entry-title button").first().click();
    // A frame has an empty body of its own before its document is there.
    const body = page.frameLocator("entry-body iframe").locator("body", { hasText: "words" });
    const color = (locator) => locator.evaluate((element) => getComputedStyle(element).color);
    const alike = async () => {
      await body.waitFor();
      const around = await color(page.locator("body"));
      await until(async () => (await color(body)) === around);
    };
    for (let turn = 0; turn < 3; turn++) {
      await alike();
      await page.locator(".settings .icon").first().click();
    }
    await page.reload();
    await page.locator(".entry-title button").first().click();
    await alike();
  }));

test("a picture that is in the feed itself is not held back", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/pictured.xml`);
    await page.locator(".entry-title button").first().click();
    const own = page.frameLocator("entry-body iframe").locator("img");
    await own.waitFor({ state: "attached" });
    await page.waitForTimeout(100);
    assert.equal(await own.count(), 1);
    assert.ok(await own.evaluate((picture) => picture.naturalWidth > 0));
    assert.match(await page.locator("entry-body .held").innerText(), /^1 image or player is not loaded/);
  }));

test("what the handler refuses is said in its words, with what helps by the site's status, not by its own", () =>
  inPage(`${handled.url}/`, async (page) => {
    for (const [path, words, not] of [["asked", /Try again later/, /502/], ["missing", /Check the address/, /status/], ["blocked", /Names without a dot/, /status/]]) {
      await ask(page, `http://127.0.0.1:1/${path}`);
      await page.locator(".failed").getByText(words).waitFor();
      const said = await page.locator(".failed").innerText();
      assert.doesNotMatch(said, not);
      assert.ok(said.includes(refusals[`http://127.0.0.1:1/${path}`][1].detail));
    }
  }));

test("a packed feed is never more than there is of it", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.evaluate(() => {
      globalThis.seen = [];
      new MutationObserver(() => {
        const bar = document.querySelector(".loading progress");
        const words = document.querySelector(".loading .quiet")?.textContent ?? "";
        if (bar && /kB/.test(words)) globalThis.seen.push({ words, value: bar.value, max: bar.max, isKnown: bar.hasAttribute("max") && bar.position >= 0 });
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await ask(page, `${packed.url}/x`);
    await page.waitForSelector(".verdict");
    const seen = await page.evaluate(() => globalThis.seen);
    assert.ok(seen.length > 0);
    for (const { words } of seen) {
      const [received, total] = words.match(/[\d,.]+/g).map((number) => Number(number.replaceAll(",", "")));
      assert.ok(total === undefined || received <= total, words);
    }
    assert.equal(seen.at(-1).isKnown, false);
  }));

/** A server that goes on until somebody hangs up, or until far more has gone out than anybody wants. */
async function serveEndless(start, piece, enough) {
  let hungUp, sent = 0;
  const isHungUp = new Promise((resume) => (hungUp = resume));
  const { url } = await listen((request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml", "access-control-allow-origin": "*" });
    response.write(start);
    const send = () => {
      if (sent >= enough) return void response.end();
      sent += piece.length;
      response.write(piece);
    };
    response.on("drain", send).on("close", hungUp);
    send();
  });
  return { url, isHungUp, sent: () => sent };
}

const MIB = 1024 * 1024;
const SPACE = Buffer.alloc(MIB, " ");

test("a document without an end is given up where the parser would give it up", () =>
  inPage(`${alone.url}/`, async (page) => {
    const endless = await serveEndless(rss("").replace("</channel></rss>", ""), SPACE, 200 * MIB);
    await ask(page, `${endless.url}/feed.xml`);
    await page.locator(".failed").getByText("too large for this page").waitFor();
    await endless.isHungUp;
    assert.ok(endless.sent() < 100 * MIB, `${endless.sent()} bytes`);
    // The page reads on.
    await ask(page, `${publisher.url}/ok.xml`);
    await page.waitForSelector(".verdict");
  }));

test("a file that is larger is not read at all", () =>
  inPage(`${alone.url}/`, async (page) => {
    await page.evaluate((size) => {
      globalThis.seen = 0;
      new MutationObserver(() => (globalThis.seen = Math.max(globalThis.seen, document.querySelector(".loading progress")?.value ?? 0)))
        .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(size)], "large.xml"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, 64 * MIB + 1);
    await page.locator(".failed").getByText("too large for this page").waitFor();
    assert.equal(await page.evaluate(() => globalThis.seen), 0);
  }));

test("a file of chapters without an end is given up, too", () =>
  inPage(`${alone.url}/`, async (page) => {
    const endless = await serveEndless('{"chapters":[', SPACE, 100 * MIB);
    await ask(page, `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Talk</title><item><title>One</title><guid>1</guid><enclosure url="https://talk.example/1.mp3" length="1" type="audio/mpeg"/><podcast:chapters url="${endless.url}/" type="application/json+chapters"/></item></channel></rss>`);
    await page.getByRole("button", { name: /Load the chapters/ }).click();
    await page.getByText("The chapters could not be loaded.").waitFor();
    await endless.isHungUp;
    assert.ok(endless.sent() < 40 * MIB, `${endless.sent()} bytes`);
  }));

test("what was counted but not kept is not left out of the sentence", () =>
  inPage(`${alone.url}/`, async (page) => {
    await ask(page, `${publisher.url}/unreadable.xml`);
    await page.waitForSelector(".verdict");
    assert.match(await page.locator(".verdict .verdict-sentence").innerText(), /in at least 2,000 places/);
  }));

test("a cancelled document is told for a while", () =>
  inPage(`${alone.url}/`, async (page) => {
    await cancelAtOnce(page);
    await ask(page, `${publisher.url}/held.xml`);
    await page.waitForSelector(".notice[data-shown=true]");
    await page.waitForSelector(".notice[data-shown=false]", { state: "attached" });
  }));

test("a link that was cut says so", () =>
  inPage(`${alone.url}/#d=7ZRNb9swDIb_iqBzY0u2k3gG0QMV2K3DsN2GgqZpW6g`, async (page) => {
    await page.waitForSelector(".failed");
    assert.match(await page.locator(".failed").innerText(), /link is incomplete/);
  }));

test("what is shared with words around it is found", async () => {
  for (const query of [`text=${encodeURIComponent(`Look at this: ${publisher.url}/ok.xml.`)}`, `url=&text=${encodeURIComponent(`${publisher.url}/ok.xml`)}`, `url=${encodeURIComponent(`${publisher.url}/ok.xml`)}&text=x`]) {
    await inPage(`${alone.url}/?${query}`, async (page) => {
      await page.waitForSelector(".verdict");
    });
  }
});

test("addresses in the spellings that people have for them", async () => {
  const spellings = {
    "feed:tea.example/x": "https://tea.example/x",
    "//tea.example/feed": "https://tea.example/feed",
    "localhost:1/feed": "http://localhost:1/feed",
    "127.0.0.1:1/feed.xml": "http://127.0.0.1:1/feed.xml",
    "tea.example:1/feed": "https://tea.example:1/feed",
  };
  for (const [asked, url] of Object.entries(spellings)) {
    await inPage(`${alone.url}/`, async (page) => {
      await page.route("**/feed*", (route) => (route.request().url().startsWith(alone.url) ? route.continue() : route.abort()));
      await ask(page, asked);
      await page.waitForSelector(".loading, .failed");
      assert.equal(decodeURIComponent(page.url()), `${alone.url}/#u=${url}`);
    });
  }
});
