// anyfeed/web in a Web Worker: a real thread, and one that breaks, is ended or was never there; and one kind of error behind all doors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { Worker as Thread } from "node:worker_threads";
import { readCases } from "./cases.mjs";
import { root } from "./installed.mjs";
import { until } from "./until.mjs";
import { installed, openPage } from "./web.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const LEGACY = readCases().find(({ name }) => name === "encoding/shift-jis");
const main = await installed.import();
const threads = [];
after(() => Promise.all(threads.map((thread) => thread.terminate())));

/** What a page calls Worker, upon a thread of Node's. */
class RealWorker {
  constructor(url, { type }) {
    assert.equal(type, "module");
    const scope = `const { parentPort } = require("node:worker_threads");
      globalThis.addEventListener = (type, listener) => parentPort.on("message", (data) => listener({ data }));
      globalThis.postMessage = (answer, transfer) => parentPort.postMessage(answer, transfer);
      import(${JSON.stringify(String(url))});`;
    this.thread = new Thread(scope, { eval: true });
    this.thread.on("message", (data) => this.onmessage({ data }));
    threads.push(this.thread);
  }
  postMessage(question) {
    this.thread.postMessage(question);
  }
  terminate() {
    void this.thread.terminate();
  }
}

/** Workers without a thread: what is posted is cloned as browsers do, and answered by `answer`, if at all. */
function pretended(answer = () => undefined) {
  const started = [];
  const asked = [];
  return Object.assign(class {
    constructor() { started.push(this); }
    postMessage(question) {
      asked.push(question.name);
      const data = answer(structuredClone(question));
      if (data) queueMicrotask(() => this.onmessage({ data }));
    }
    terminate() { this.isEnded = true; }
  }, { started, asked });
}

/** The door in a page that has such workers. */
async function openThreaded(Worker) {
  globalThis.Worker = Worker;
  return openPage({ thread: true });
}

/** What a call comes to. */
const outcome = (call) => call.then(() => "fine", (error) => error);
/** Waits until a worker was asked so often. */
const asked = (Worker, times) => until(() => Worker.asked.length >= times);

test("a thread reads what the page would, the full module included", async () => {
  const { web, loads } = await openThreaded(RealWorker);
  const feeds = await Promise.all([web.parseFeed(FEED), web.parseFeed(FEED.toString(), null, { html: "raw" })]);
  assert.deepEqual(feeds, [main.parseFeed(FEED), main.parseFeed(FEED.toString(), null, { html: "raw" })]);
  assert.deepEqual(loads, ["core"]);
  assert.deepEqual(await web.parseFeed(LEGACY.bytes, LEGACY.contentType), main.parseFeed(LEGACY.bytes, LEGACY.contentType));
  assert.deepEqual(await web.parseFeedToJson(FEED), main.parseFeedToJson(FEED));
  assert.equal(await web.htmlToText("<p>a"), "a");
  assert.deepEqual([loads, threads.length], [["core", "full"], 1]);
  assert.equal((await web.parseResponse(new Response(FEED))).title, "Plain");
  const { error } = await web.safeParseFeed("Good morning.");
  const { error: same } = main.safeParseFeed("Good morning.");
  assert.deepEqual([error.code, error.message, error.found, error.report], [same.code, same.message, same.found, same.report]);
  assert.ok(FEED.length > 0 && FEED.toString().startsWith("<"), "the caller keeps its bytes");
  web.configure({ thread: false });
  assert.equal((await web.parseFeed(FEED)).title, "Plain");
});

test("streams stay in the page", async () => {
  const Worker = pretended();
  const { web } = await openThreaded(Worker);
  const titles = [];
  for await (const { title } of web.parseStream([FEED])) titles.push(title);
  assert.deepEqual([titles, Worker.started.length], [["Hello"], 0]);
});

test("calls that wait when the thread is ended are rejected, and later ones are answered", async () => {
  const Worker = pretended();
  const { web } = await openThreaded(Worker);
  const waiting = outcome(web.htmlToText("<p>a"));
  await asked(Worker, 1);
  web.configure({ thread: false });
  const error = await waiting;
  assert.deepEqual([error.name, error.code, Worker.started[0].isEnded], ["FeedError", "unsupported", true]);
  assert.match(error.message, /was ended/);
  assert.equal(await web.htmlToText("<p>b"), "b");
});

test("a script that cannot be loaded is said to be that, and tried again", async () => {
  const Worker = pretended();
  const { web } = await openThreaded(Worker);
  for (const call of [() => web.htmlToText("<p>a"), () => web.parseFeed(FEED)]) {
    const waiting = outcome(call());
    await asked(Worker, Worker.started.length + 1);
    Worker.started.at(-1).onerror({});
    const error = await waiting;
    assert.deepEqual([error.name, error.code], ["FeedError", "unsupported"]);
    assert.match(error.message, /could not be loaded/);
    assert.doesNotMatch(error.message, /fault of ours/);
  }
  assert.equal(Worker.started.length, 2);
});

test("workers that a page may not start, and an environment without any", async () => {
  const { web } = await openThreaded(class { constructor() { throw new Error("of another origin"); } });
  assert.match((await outcome(web.parseFeed(FEED))).message, /did not start \(of another origin\).*leave `thread` out/);
  delete globalThis.Worker;
  assert.match((await outcome(web.parseFeed(FEED))).message, /no Web Workers: leave `thread` out/);
});

test("an error in a thread that answers spoils the calls that wait; the next one has a new thread", async () => {
  let isSilent = false;
  const Worker = pretended(({ id }) => (isSilent ? undefined : { id, value: "a" }));
  const { web } = await openThreaded(Worker);
  assert.equal(await web.htmlToText("<p>a"), "a");
  for (const says of [(thread) => thread.onerror({ message: "something went wrong there", preventDefault() {} }), (thread) => thread.onmessageerror({})]) {
    isSilent = true;
    const before = Worker.asked.length;
    const waiting = outcome(web.htmlToText("<p>a"));
    await asked(Worker, before + 1);
    says(Worker.started.at(-1));
    assert.equal((await waiting).code, "internal");
    isSilent = false;
    assert.equal(await web.htmlToText("<p>a"), "a");
  }
  assert.equal(Worker.started.length, 3);
});

test("a module is handed over once", async () => {
  const modules = [];
  const Worker = pretended(({ id, module }) => (modules.push(Boolean(module)), { id, value: "a" }));
  const { web } = await openThreaded(Worker);
  for (let calls = 0; calls < 3; calls++) await web.htmlToText("<p>a");
  assert.deepEqual(modules, [true, false, false]);
});

test("what cannot be handed to a thread is refused by name", async () => {
  const { web } = await openThreaded(pretended());
  const gone = new Uint8Array(8);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  for (const call of [web.parseFeed("<rss/>", null, { url: () => "" }), web.parseFeed(gone), web.parseFeed(gone.buffer), web.parseFeed(Promise.resolve("")), web.parseFeed(new Response(""))]) {
    const error = await outcome(call);
    assert.deepEqual([error.name, error.code], ["FeedError", "invalid-argument"]);
  }
  assert.match((await outcome(web.htmlToText(() => ""))).message, /What htmlToText is given cannot be handed to a worker/);
});

test("a FeedError is one, whichever door it comes from", async () => {
  const doors = [await installed.import(), installed.require("anyfeed"), await installed.import("anyfeed/lite"), await installed.import("anyfeed/slim")];
  const classes = [(await openPage()).web.FeedError, ...doors.map((door) => door.FeedError)];
  for (const door of doors) {
    const { error } = door.safeParseFeed("Good morning.");
    for (const FeedError of classes) assert.ok(error instanceof FeedError);
  }
});

test("what is no FeedError is none, and classes made of it stay themselves", async () => {
  const { FeedError } = await installed.import();
  const { FeedError: PagesError } = (await openPage()).web;
  class Narrower extends FeedError {}
  const [narrow, wide] = [new Narrower("empty", ""), new FeedError("empty", "")];
  assert.ok(narrow instanceof Narrower && narrow instanceof FeedError && narrow instanceof PagesError);
  assert.ok(!(wide instanceof Narrower));
  for (const other of [null, undefined, "FeedError", new Error("x"), { name: "FeedError", code: "empty" }, Object.assign(new Error("x"), { name: "FeedError" })]) {
    assert.ok(!(other instanceof FeedError));
  }
});
