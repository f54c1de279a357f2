// anyfeed/fetch: a feed whose entries come while it does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, at, RSS } from "./fetch-server.mjs";
import { install } from "./installed.mjs";

const { streamFeed } = await install().import("anyfeed/fetch");

test("streamed: head, entries and report, whatever redirects and pages led to the feed", async () => {
  for (const path of ["/feed", "/moved", "/page"]) {
    asked.length = 0;
    const result = await streamFeed(at + path, { headers: { authorization: "Bearer x" } });
    assert.deepEqual([result.notModified, result.head.title, result.url], [false, "Plain", `${at}/feed`]);
    const titles = [];
    for await (const { title } of result.entries) titles.push(title);
    assert.deepEqual([titles, (await result.done).report.quality], [["Hello"], "clean"]);
    assert.ok(asked.every(({ headers }) => headers.authorization === "Bearer x"), "its own server");
    const isPage = path === "/page";
    assert.deepEqual([result.etag, result.discoveredFrom, result.alternatives.length], isPage ? [null, `${at}/page`, 1] : ['"one"', null, 0]);
    assert.equal(result.movedTo, path === "/moved" ? `${at}/for-now` : null);
  }
});

test("streamed: nothing new is said at once, and what fails before the first entry rejects", async () => {
  const { notModified, etag } = await streamFeed(`${at}/feed`, { etag: '"one"' });
  assert.deepEqual([notModified, etag], [true, '"one"']);
  const fails = (path, expected, options) => assert.rejects(streamFeed(at + path, options), expected);
  await fails("/gone", { name: "FetchError", code: "status", status: 410 });
  await fails("/circle", { code: "too-many-redirects" });
  await fails("/text", { name: "FeedError", code: "not-a-feed" });
  await fails("/bare", { code: "html" });
  await fails("/page", { code: "html" }, { discover: false });
  await fails("/feed", { code: "invalid-argument" }, { timeout: "soon" });
  await fails("/feed", { name: "FetchError", code: "aborted" }, { signal: AbortSignal.abort(new Error("enough")) });
  await assert.rejects(streamFeed(5), { code: "invalid-argument" });
});

/** A feed without an end, and whether somebody has closed it. */
function endless() {
  const state = { isClosed: false, sent: 0 };
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(encoder.encode(state.sent++ ? `<item><title>${state.sent}</title><description>${"word ".repeat(9000)}</description></item>` : '<rss version="2.0"><channel><title>E</title>'));
    },
    cancel: () => void (state.isClosed = true),
  });
  return { state, fetch: async () => new Response(body, { headers: RSS }) };
}

test("streamed: leaving the loop, a signal and a limit end the download", async () => {
  const left = endless();
  for await (const { title } of (await streamFeed("https://a.test/", { fetch: left.fetch })).entries) if (title === "3") break;
  assert.deepEqual([left.state.isClosed, left.state.sent < 100], [true, true]);

  const stopped = endless();
  const controller = new AbortController();
  const { entries } = await streamFeed("https://a.test/", { fetch: stopped.fetch, signal: controller.signal });
  await assert.rejects(async () => {
    for await (const { title } of entries) if (title === "5") controller.abort(new Error("enough"));
  }, /enough/);
  assert.equal(stopped.state.isClosed, true);

  const limited = endless();
  const { entries: some, done } = await streamFeed("https://a.test/", { fetch: limited.fetch, limits: { bytes: 500_000 } });
  let count = 0;
  for await (const _ of some) count++;
  assert.ok(count > 3 && count < 20, String(count));
  assert.equal((await done).report.truncated, true);
});
