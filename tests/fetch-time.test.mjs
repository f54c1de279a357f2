// anyfeed/fetch and time: one clock for all that a call asks for, and when to come again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, FEED, HTML, RSS } from "./fetch-server.mjs";
import { install } from "./installed.mjs";

const { fetchFeed, fetchArticle } = await install().import("anyfeed/fetch");
const MINUTE = 60_000;

test("what an answer without news says of the next visit is heard", async () => {
  const answering = (headers) => async () => new Response(null, { status: 304, headers });
  const minutes = async (headers) => {
    const { nextPoll } = await fetchFeed("https://a.test/feed", { etag: '"one"', fetch: answering(headers) });
    return nextPoll && Math.round((Date.parse(nextPoll) - Date.now()) / MINUTE);
  };
  assert.equal(await minutes({ "cache-control": "max-age=7200" }), 120);
  assert.equal(await minutes({ expires: new Date(Date.now() + 90 * MINUTE).toUTCString() }), 90);
  assert.equal(await minutes({ "cache-control": "max-age=60" }), 15, "nobody is asked more often than that");
  assert.equal(await minutes({ "cache-control": "max-age=0" }), null);
  assert.equal(await minutes({ "cache-control": "max-age=7200", age: "3600" }), 60, "a cache has kept it for an hour");
});

test("what says when to come again is heard if it can be read", async () => {
  const answer = (headers, status = 503) => fetchFeed("https://a.test/feed", { etag: '"one"', fetch: async () => new Response(null, { status, headers }) });
  const seconds = (text) => answer({ "retry-after": text }).catch(({ retryAfter }) => retryAfter);
  for (const text of ["1.5", "-5", "soon", "10s", "2030-01-01", ""]) assert.equal(await seconds(text), null, text);
  assert.equal(await seconds(" 120 "), 120);
  const date = (milliseconds) => new Date(Date.now() + milliseconds).toUTCString();
  assert.ok(Math.abs((await seconds(date(60 * MINUTE))) - 3600) <= 60);
  assert.equal(await seconds(date(-MINUTE)), 0);
  const forms = ["Sat, 06 Nov 2049 08:49:37 GMT", "Saturday, 06-Nov-49 08:49:37 GMT", "Sat Nov  6 08:49:37 2049"];
  const far = (Date.UTC(2049, 10, 6, 8, 49, 37) - Date.now()) / 1000;
  for (const form of forms) assert.ok(Math.abs((await seconds(form)) - far) <= 60, form);
  for (const expires of ["0", "-1", "3600", "2100"]) assert.equal((await answer({ expires }, 304)).nextPoll, null, expires);
});

test("a feed that names all hours or all days names none, and entries of one time show no rhythm", async () => {
  const hours = (inside, entries = "") => `<rss version="2.0"><channel><title>T</title>${inside}${entries}</channel></rss>`;
  const minutes = async (text) => {
    const { nextPoll } = await fetchFeed("https://a.test/feed", { fetch: async () => new Response(text, { headers: RSS }) });
    return Math.round((Date.parse(nextPoll) - Date.now()) / MINUTE);
  };
  const list = (name, values) => `<skip${name}s>${values.map((value) => `<${name.toLowerCase()}>${value}</${name.toLowerCase()}>`).join("")}</skip${name}s>`;
  const day = Array.from({ length: 24 }, (_, hour) => hour);
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  assert.equal(await minutes(hours(list("Hour", day))), 60);
  assert.equal(await minutes(hours(list("Hour", day.map((hour) => hour + 1)))), 60);
  assert.equal(await minutes(hours(list("Day", week))), 60);
  const soon = (new Date(Date.now() + 60 * MINUTE)).getUTCHours();
  const wait = await minutes(hours(list("Hour", [soon])));
  assert.ok(wait >= 60 && wait <= 121, `${wait} minutes: an hour that is named is passed over`);
  const same = "<item><pubDate>Mon, 15 Jan 2024 13:45:00 GMT</pubDate></item>".repeat(5);
  assert.equal(await minutes(hours("", same)), 24 * 60, "what came at once and long ago is no reason to ask often");
  const at = (ago) => `<item><pubDate>${new Date(Date.now() - ago * MINUTE).toUTCString()}</pubDate></item>`;
  assert.equal(await minutes(hours("", [60, 120, 180].map(at).join(""))), 30, "half of the usual pause");
  assert.equal(await minutes(hours("", [480, 490, 500].map(at).join(""))), 60, "an eighth of the silence");
  assert.equal(await minutes(hours("", [-600, 60, 120, 180].map(at).join(""))), 30, "what is announced is no news yet");
});

test("one clock for a page, its feed and all that is tried", async () => {
  /** Pages come after `pause`, and everything else never. */
  const slow = (pages, pause = 0) => {
    const asked = [];
    const fetch = async (url, { signal }) => {
      asked.push(new URL(url).pathname);
      const page = pages[asked.at(-1)];
      if (page) return new Promise((answer) => setTimeout(answer, pause, new Response(page, { headers: HTML })));
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
    };
    return { asked, fetch };
  };
  const bare = slow({ "/": "<!doctype html><p>Hello" });
  await assert.rejects(fetchFeed("https://a.test/", { probe: true, timeout: 100, fetch: bare.fetch }), { name: "FetchError", code: "timeout", message: /100 ms/ });
  assert.ok(bare.asked.length <= 2, `when time is over nothing else is tried: ${bare.asked}`);
  // Timers go off in their order: a clock of the feed's own would begin when the page is there, and end behind this one.
  const linked = slow({ "/": '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed">' }, 300);
  const behind = new Promise((over) => setTimeout(over, 500, "the feed has a clock of its own"));
  const call = fetchFeed("https://a.test/", { timeout: 400, fetch: linked.fetch }).catch(({ code }) => code);
  assert.equal(await Promise.race([call, behind]), "timeout");
});

test("time and signal hold for a fetch that does not mind its signal", async () => {
  const deaf = () => new Promise(() => {});
  await assert.rejects(fetchFeed("https://a.test/feed", { timeout: 50, fetch: deaf }), { name: "FetchError", code: "timeout" });
  await assert.rejects(fetchFeed("https://a.test/feed", { signal: AbortSignal.timeout(50), fetch: deaf }), { code: "aborted" });
  await assert.rejects(fetchArticle({ url: "https://a.test/a" }, { timeout: 50, fetch: deaf }), { code: "timeout" });
  let cancelled = 0;
  const late = async () => (await new Promise((go) => setTimeout(go, 100)), new Response(new ReadableStream({ cancel: () => void cancelled++ })));
  await assert.rejects(fetchFeed("https://a.test/feed", { timeout: 50, fetch: late }), { code: "timeout" });
  await new Promise((go) => setTimeout(go, 100));
  assert.equal(cancelled, 1, "an answer that nobody waits for is not read");
  assert.equal((await fetchFeed("https://a.test/feed", { fetch: () => new Response(FEED, { headers: RSS }) })).feed.title, "Plain");
});
