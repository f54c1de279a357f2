// Feeds that arrive in parts: what comes is what the whole document gives, early, and no more is read than is asked for.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { jsonTransform, parseFeed, parseFeedToJson, parseResponse, parseStream } from "anyfeed";
import { fetchFeed } from "anyfeed/fetch";
import { readCases } from "./cases.mjs";
import { root } from "./installed.mjs";

const bytesOf = (text) => new TextEncoder().encode(text);
const item = (index) => `<item><title>Number ${index}</title><guid>${index}</guid></item>`;
const feedOf = (count) => `<rss version="2.0"><channel><title>Many</title>${Array.from({ length: count }, (_, index) => item(index)).join("")}</channel></rss>`;

/** A source that counts what was asked of it. */
function source(parts, { fails } = {}) {
  const told = { pulled: 0, cancelled: null };
  const waiting = [...parts];
  const stream = new ReadableStream(
    {
      pull(controller) {
        told.pulled++;
        const part = waiting.shift();
        if (part !== undefined) controller.enqueue(typeof part === "string" ? bytesOf(part) : part);
        else if (fails) controller.error(fails);
        else controller.close();
      },
      cancel(reason) {
        told.cancelled = reason ?? true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, told };
}

const slices = (bytes, size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));

async function all(feed) {
  const entries = [];
  for await (const entry of feed) entries.push(entry);
  return { ...(await feed.done), entries };
}

async function textOf(readable) {
  return new Response(readable).text();
}

test("every case in parts of 7 bytes is what it is as a whole, as objects and as JSON", async () => {
  const late = [];
  for (const { name, bytes, contentType = null, options } of readCases()) {
    let whole;
    try {
      whole = parseFeed(bytes, contentType, options);
    } catch (error) {
      await assert.rejects(all(parseStream(source(slices(bytes, 7)).stream, contentType, options)), { code: error.code }, name);
      continue;
    }
    const streamed = await all(parseStream(source(slices(bytes, 7)).stream, contentType, options));
    assert.equal(streamed.entries.length, whole.entries.length, name);
    const json = JSON.parse(await textOf(source(slices(bytes, 7)).stream.pipeThrough(jsonTransform(contentType, options))));
    assert.deepEqual(json, streamed, name);
    if (!isDeepStrictEqual(streamed, whole)) late.push(name);
  }
  // What stands behind the entries is known too late.
  assert.deepEqual(late.sort(), ["dates/order-by-direction", "ids/hash-of-date-proved", "people/head-after-entries", "urls/base-from-own-address-rss"]);
});

test("whatever gives chunks of bytes is read: a Response, its body, a stream of Node, a generator, a list, nothing", async () => {
  const text = feedOf(3);
  const bytes = bytesOf(text);
  async function* generated() {
    yield* slices(bytes, 50);
  }
  const sources = [new Response(text), new Response(text).body, Readable.from(slices(bytes, 50)), generated(), slices(bytes, 50), new Blob([text]).stream()];
  for (const source of sources) {
    const titles = [];
    const stream = parseStream(source);
    for await (const { title } of stream) titles.push(title);
    assert.deepEqual(titles, ["Number 0", "Number 1", "Number 2"]);
    assert.equal((await stream.done).title, "Many");
  }
  for (const source of [null, new Response(null), []]) await assert.rejects(parseStream(source).done, { name: "FeedError", code: "empty" });
  await assert.rejects(parseStream(["<rss>"]).done, { name: "FeedError", code: "invalid-argument", message: /bytes/ });
});

test("of a Response, its Content-Type and its address hold where none are given", async () => {
  const response = () => Object.defineProperty(new Response(Uint8Array.from('<rss version="2.0"><channel><item><title>\xe1</title><link>a</link></item></channel></rss>', (letter) => letter.charCodeAt(0)), { headers: { "content-type": "text/xml; charset=iso-8859-2" } }), "url", { value: "https://a.test/b/feed" });
  const first = async (...given) => {
    for await (const { title, url } of parseStream(response(), ...given)) return [title, url];
  };
  assert.deepEqual(await first(), ["á", "https://a.test/b/a"]);
  assert.deepEqual(await first("text/xml; charset=iso-8859-5", { url: "https://b.test/" }), ["с", "https://b.test/a"]);
});

test("whoever leaves the loop ends a stream of Node and a generator, even one that waits", async () => {
  const stalled = Readable.from((async function* () {
    yield bytesOf(feedOf(2).replace("</channel></rss>", ""));
    await new Promise(() => {});
  })());
  for await (const entry of parseStream(stalled)) if (entry) break;
  assert.ok(stalled.destroyed);
  let ended = false;
  function* generated() {
    try {
      for (;;) yield bytesOf(feedOf(2));
    } finally {
      ended = true;
    }
  }
  for await (const entry of parseStream(generated())) if (entry) break;
  assert.ok(ended);
});

test("an entry is there before the next part is asked for", async () => {
  const { stream, told } = source([feedOf(0).slice(0, -16), item(0), item(1), item(2), "</channel></rss>"]);
  const feed = parseStream(stream, "text/xml");
  const entries = feed[Symbol.asyncIterator]();
  assert.equal(told.pulled, 0);
  assert.equal((await entries.next()).value.title, "Number 0");
  assert.equal(told.pulled, 2);
  assert.equal((await entries.next()).value.title, "Number 1");
  assert.equal(told.pulled, 3);
  const head = await feed.head;
  assert.equal(head.title, "Many");
  assert.equal(told.pulled, 3);
  assert.equal((await entries.next()).value.title, "Number 2");
  assert.deepEqual(await entries.next(), { done: true, value: undefined });
  assert.equal((await feed.done).report.truncated, false);
});

test("the iterator can be iterated itself, as every other of the language", async () => {
  const entries = parseStream(source([feedOf(3)]).stream)[Symbol.asyncIterator]();
  assert.equal(entries[Symbol.asyncIterator](), entries);
  const titles = [(await entries.next()).value.title];
  for await (const { title } of entries) titles.push(title);
  assert.deepEqual(titles, ["Number 0", "Number 1", "Number 2"]);
});

test("a document that is longer than the limit is not ill-formed for that", async () => {
  const text = feedOf(2000);
  for (const bytes of [text.length - 10, text.length - 16, 70_001, 3000]) {
    for (const size of [text.length, 997]) {
      const { entries, report } = await all(parseStream(source(slices(bytesOf(text), size)).stream, null, { limits: { bytes } }));
      assert.deepEqual([report.wellFormed, report.truncated, report.diagnostics.map(({ code }) => code)], [true, true, ["limit/bytes"]], `${bytes}, ${size}`);
      assert.ok(entries.length > 20);
    }
  }
});

test("who asks several times at once gets the entries in their order", async () => {
  const feed = parseStream(source(slices(bytesOf(feedOf(5)), 16)).stream);
  const entries = feed[Symbol.asyncIterator]();
  const asked = Array.from({ length: 7 }, () => entries.next());
  const came = (await Promise.all(asked)).map(({ done, value }) => (done ? "done" : value.title));
  assert.deepEqual(came, ["Number 0", "Number 1", "Number 2", "Number 3", "Number 4", "done", "done"]);
});

test("`head` reads up to the first entry, and no entry is lost by it", async () => {
  const { stream, told } = source([feedOf(0).slice(0, -16), item(0), item(1), "</channel></rss>"]);
  const feed = parseStream(stream);
  assert.equal((await feed.head).title, "Many");
  assert.equal(told.pulled, 2);
  assert.deepEqual((await all(feed)).entries.map(({ title }) => title), ["Number 0", "Number 1"]);
});

test("whoever leaves the loop stops the source", async () => {
  const { stream, told } = source(Array.from(feedOf(100).match(/.{1,64}/g)));
  const feed = parseStream(stream);
  for await (const entry of feed) if (entry.title === "Number 1") break;
  assert.equal(told.cancelled, true);
  assert.ok(told.pulled < 10, `${told.pulled} parts`);
  const head = await feed.done;
  assert.equal(head.title, "Many");
  assert.equal(head.report.truncated, true);
  assert.throws(() => feed[Symbol.asyncIterator](), TypeError);
});

test("leaving at the last entry of a document that is all there loses nothing, and says so", async () => {
  const feed = parseStream(source([feedOf(2)]).stream);
  const got = [];
  for await (const entry of feed) if (got.push(entry.title) === 1) break;
  assert.equal((await feed.done).report.truncated, true);
});

test("leaving while a part is waited for ends the waiting", async () => {
  let cancelled = false;
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(bytesOf(feedOf(0).slice(0, -16) + item(0))),
    cancel: () => void (cancelled = true),
  });
  const feed = parseStream(stream);
  const entries = feed[Symbol.asyncIterator]();
  assert.equal((await entries.next()).value.title, "Number 0");
  const waiting = entries.next();
  await entries.return();
  assert.deepEqual(await waiting, { done: true, value: undefined });
  assert.equal(cancelled, true);
});

test("`done` alone reads to the end", async () => {
  const head = await parseStream(source(slices(bytesOf(feedOf(50)), 100)).stream).done;
  assert.equal(head.title, "Many");
  assert.equal(head.report.truncated, false);
});

test("a source that fails is not hidden, and nothing is rejected unseen", async () => {
  const unseen = [];
  const see = (reason) => unseen.push(reason);
  process.on("unhandledRejection", see);
  const fault = new Error("the network");
  const parts = [feedOf(0).slice(0, -16) + item(0)];
  const feed = parseStream(source(parts, { fails: fault }).stream);
  const entries = feed[Symbol.asyncIterator]();
  assert.equal((await entries.next()).value.title, "Number 0");
  await assert.rejects(entries.next(), fault);
  await assert.rejects(feed.done, fault);
  void parseStream(source([], { fails: fault }).stream).head;
  void parseStream(source(["nothing"]).stream).done;
  await assert.rejects(textOf(source(parts, { fails: fault }).stream.pipeThrough(jsonTransform())));
  await new Promise((done) => setTimeout(done, 20));
  process.off("unhandledRejection", see);
  assert.deepEqual(unseen, []);
});

test("a source that fails has given what came whole, though nobody names the encoding", async () => {
  const fault = new Error("the network");
  const parts = ['<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>', ...Array.from({ length: 50 }, (_, index) => `<item><title>Gr\u00f6\u00dfe \u2013 ${index}</title></item>`), "<item><title>cut"];
  const open = () => parseStream(source(parts, { fails: fault }).stream);
  const titles = [];
  const feed = open();
  await assert.rejects(async () => {
    for await (const { title } of feed) titles.push(title);
  }, fault);
  assert.equal(titles.length, 50);
  assert.equal(titles[49], "Gr\u00f6\u00dfe \u2013 49");
  assert.equal((await feed.head).title, "T");
  await assert.rejects(feed.done, fault);
  await assert.rejects(open().done, fault, "who wants the end alone hears of it");
  assert.equal((await open().head).title, "T");
  await assert.rejects(parseStream(source(["<rss><channel>"], { fails: fault }).stream).head, fault);
});

test("a source that fails when all that was wanted is there has not failed", async () => {
  // Without a declaration the letters are held back until more has come.
  const items = ["one", "two", "three"].map((title) => `<item><title>${title} \u00f6</title></item>`);
  const parts = ['<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>', ...items].map((part) => Buffer.from(part, "latin1"));
  const open = () => parseStream(source(parts, { fails: new Error("the network") }).stream, null, { maxEntries: 1 });
  const { title, entries } = await all(open());
  assert.deepEqual([title, entries.map(({ title, report }) => [title, report])], ["T", [["one \u00f6", undefined]]]);
  assert.equal((await open().done).title, "T");
});

test("a stream that is left before anything came does not say that it is empty", async () => {
  for (const start of [[], ["<"]]) {
    const stream = new ReadableStream({ start: (controller) => start.forEach((part) => controller.enqueue(bytesOf(part))) });
    const feed = parseStream(stream);
    const entries = feed[Symbol.asyncIterator]();
    const waiting = entries.next();
    await new Promise((go) => setTimeout(go, 5));
    await entries.return();
    assert.deepEqual(await waiting, { done: true, value: undefined });
    assert.deepEqual(await entries.next(), { done: true, value: undefined });
    await assert.rejects(feed.done, { name: "FeedError", code: "not-a-feed", message: /left/ });
    await assert.rejects(feed.head, { message: /left/ });
  }
});

test("what is no feed is refused as a whole document is", async () => {
  for (const [text, code] of [["", "empty"], ["plain words", "not-a-feed"], ["<!doctype html><title>A page</title>", "html"]]) {
    await assert.rejects(all(parseStream(source([text]).stream)), { name: "FeedError", code });
    await assert.rejects(textOf(source([text]).stream.pipeThrough(jsonTransform())), { name: "FeedError", code });
  }
  await assert.rejects(all(parseStream(source([]).stream)), { code: "empty" });
});

test("options that are inherited, or worked out when they are read, hold at every door", async () => {
  const limits = Object.create({ entries: 3 });
  const chosen = new (class {
    get maxEntries() {
      return 2;
    }
    get limits() {
      return limits;
    }
  })();
  const bytes = bytesOf(feedOf(5));
  const fetch = async () => new Response(bytes);
  for (const [options, count] of [[chosen, 2], [Object.create({ maxEntries: 1 }), 1], [{ limits }, 3]]) {
    const doors = {
      parseFeed: parseFeed(bytes, null, options).entries,
      parseStream: (await all(parseStream(source([bytes]).stream, null, options))).entries,
      jsonTransform: JSON.parse(await textOf(source([bytes]).stream.pipeThrough(jsonTransform(null, options)))).entries,
      parseResponse: (await parseResponse(new Response(bytes), options)).entries,
      fetchFeed: (await fetchFeed("https://a.test/feed", Object.assign(Object.create(options), { fetch }))).feed.entries,
    };
    for (const [door, entries] of Object.entries(doors)) assert.equal(entries.length, count, door);
  }
});

test("options that make no sense are refused at once; so is what gives no bytes", async () => {
  for (const open of [parseStream.bind(null, source([]).stream), jsonTransform]) {
    assert.throws(() => open(null, { html: "some" }), { code: "invalid-argument" });
    assert.throws(() => open(null, "safe"), { code: "invalid-argument" });
    assert.throws(() => open(null, { limits: { bytes: -1 } }), { code: "invalid-argument" });
  }
  assert.throws(() => jsonTransform(null, { shape: "atom" }), { code: "invalid-argument" });
  for (const given of [undefined, "<rss/>", new Uint8Array(3)]) assert.throws(() => parseStream(given), { name: "FeedError", code: "invalid-argument" });
  const { stream } = source([feedOf(1)]);
  stream.getReader();
  assert.throws(() => parseStream(stream), { name: "FeedError", code: "invalid-argument", message: /reader/ });
  const words = new ReadableStream({ start: (controller) => (controller.enqueue("text"), controller.close()) });
  await assert.rejects(all(parseStream(words)), { code: "invalid-argument" });
});

test("as many entries as were asked for, and the source is left", async () => {
  const parts = () => source(Array.from(feedOf(1000).match(/.{1,512}/g)));
  const { stream, told } = parts();
  const feed = await all(parseStream(stream, null, { maxEntries: 3 }));
  assert.deepEqual(feed.entries.map(({ title }) => title), ["Number 0", "Number 1", "Number 2"]);
  assert.equal(feed.report.truncated, true);
  assert.equal(told.cancelled, true);
  assert.ok(told.pulled < 5, `${told.pulled} parts`);
  const json = parts();
  assert.deepEqual(JSON.parse(await textOf(json.stream.pipeThrough(jsonTransform(null, { maxEntries: 3 })))), feed);
  assert.ok(json.told.pulled < 10, `${json.told.pulled} parts`);
});

test("who leaves early hears what is wrong with the label of the encoding", async () => {
  const labelled = (label, mark = "") => bytesOf(`${mark}<?xml version="1.0" encoding="${label}"?>${feedOf(3)}`);
  const documents = [
    [labelled("utf-16")],
    [labelled("utf-7")],
    [labelled("foo-9")],
    [labelled("utf-8"), "text/xml; charset=foo-9"],
    [labelled("iso-8859-1", "\ufeff")],
    [labelled("iso-8859-1"), "text/xml; charset=utf-8"],
  ];
  for (const [bytes, type = null] of documents) {
    const { report } = parseFeed(bytes, type, { maxEntries: 1 });
    assert.ok(report.diagnostics.some(({ code }) => code.startsWith("encoding/")), `${report.quality}`);
    const few = await all(parseStream(source([bytes]).stream, type, { maxEntries: 1 }));
    assert.deepEqual(few.report, report);
    const left = parseStream(source([bytes]).stream, type);
    for await (const _ of left) break;
    for (const { report: early } of [await left.head, await left.done]) {
      assert.deepEqual([early.quality, early.wellFormed, early.diagnostics], [report.quality, report.wellFormed, report.diagnostics]);
    }
  }
});

test("a limit of bytes ends a stream early, and is told", async () => {
  const bytes = bytesOf(feedOf(1000));
  const feed = await all(parseStream(source(slices(bytes, 999)).stream, null, { limits: { bytes: 10_000 } }));
  assert.ok(feed.entries.length > 100 && feed.entries.length < 300, `${feed.entries.length}`);
  assert.equal(feed.report.truncated, true);
});

test("two streams at once, and whole documents between", async () => {
  const one = parseStream(source(slices(bytesOf(feedOf(30)), 50)).stream)[Symbol.asyncIterator]();
  const other = parseStream(source(slices(bytesOf(feedOf(30).replaceAll("Number", "Nummer")), 70)).stream)[Symbol.asyncIterator]();
  for (let index = 0; index < 30; index++) {
    assert.equal((await one.next()).value.title, `Number ${index}`);
    assert.equal((await other.next()).value.title, `Nummer ${index}`);
    assert.equal(parseFeed(feedOf(2)).entries.length, 2);
  }
});

test("JSON leaves while bytes come: entries first, then the head", async () => {
  const { readable, writable } = jsonTransform("text/xml");
  const writer = writable.getWriter();
  const reader = readable.getReader();
  void writer.write(bytesOf(feedOf(0).slice(0, -16) + item(0)));
  const early = new TextDecoder().decode((await reader.read()).value);
  assert.match(early, /^\{"entries":\[\{.*"Number 0"/);
  void writer.write(bytesOf(item(1) + "</channel></rss>"));
  void writer.close();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += new TextDecoder().decode(part.value);
  const whole = parseFeedToJson(bytesOf(feedOf(2)), "text/xml");
  assert.equal(early + rest, new TextDecoder().decode(whole));
});

test("JSON Feed too", async () => {
  const options = { shape: "jsonfeed" };
  const streamed = await textOf(source(slices(bytesOf(feedOf(20)), 64)).stream.pipeThrough(jsonTransform(null, options)));
  assert.deepEqual(JSON.parse(streamed), JSON.parse(new TextDecoder().decode(parseFeedToJson(feedOf(20), null, options))));
});

test("a podcast of 50 MB needs less than 16 MB of the module's memory, and each byte is handed over once", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tests/long-stream.mjs"], { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  const { megabytes, entries, memory, first, copied } = JSON.parse(stdout);
  assert.ok(megabytes >= 50);
  assert.ok(entries > 10_000, `${entries} entries`);
  assert.ok(memory < 16, `${memory} MB`);
  assert.ok(first < 0.01, `the first entry came after ${first} of the document`);
  assert.ok(copied >= 1 && copied < 1.1, `${copied} times its bytes are copied`);
});
