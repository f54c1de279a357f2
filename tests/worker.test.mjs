// anyfeed/worker and a worker that breaks, is ended or was never there; and one kind of error behind all doors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { install, root } from "./installed.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const installed = install();
const { createFeedWorker, FeedError: WorkersError } = await installed.import("anyfeed/worker");

/** A worker without a thread: what is posted is cloned as browsers do, and answered by `answer`, if at all. */
function pretended(answer = () => undefined) {
  const worker = new EventTarget();
  return Object.assign(worker, {
    ended: 0,
    postMessage(question, transfer) {
      const data = answer(structuredClone(question, { transfer }));
      if (data) queueMicrotask(() => worker.says("message", { data }));
    },
    terminate: () => void worker.ended++,
    says: (type, given) => worker.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), given)),
  });
}

/** What a call comes to. */
const outcome = (call) => call.then(() => "fine", (error) => error);

test("calls that wait when the worker is ended are rejected, and so is every later one", async () => {
  const worker = createFeedWorker({ worker: pretended() });
  const waiting = worker.htmlToText("<p>a");
  worker.terminate();
  const [first, later] = [await outcome(waiting), await outcome(worker.htmlToText("<p>b"))];
  assert.deepEqual([first.name, first.code], ["FeedError", "unsupported"]);
  assert.deepEqual([later.name, later.code], ["FeedError", "unsupported"]);
  assert.match(first.message, /was ended/);
  assert.match(later.message, /was ended/);
});

test("a script that cannot be loaded is said to be that, now and later", async () => {
  const thread = pretended();
  const worker = createFeedWorker({ worker: thread });
  const waiting = worker.htmlToText("<p>a");
  thread.says("error");
  for (const error of [await outcome(waiting), await outcome(worker.parseFeed(FEED))]) {
    assert.deepEqual([error.name, error.code], ["FeedError", "unsupported"]);
    assert.match(error.message, /could not be loaded/);
    assert.doesNotMatch(error.message, /fault of ours/);
  }
});

test("an error in a worker that answers spoils the calls that wait, and no later one", async () => {
  let isSilent = false;
  const thread = pretended(({ id }) => (isSilent ? undefined : { id, value: "a" }));
  const worker = createFeedWorker({ worker: thread });
  assert.equal(await worker.htmlToText("<p>a"), "a");
  isSilent = true;
  const waiting = worker.htmlToText("<p>a");
  thread.says("error", { message: "something else went wrong there" });
  assert.equal((await outcome(waiting)).code, "internal");
  isSilent = false;
  assert.equal(await worker.htmlToText("<p>a"), "a");
  for (const data of ["a word that was not meant for us", null, { id: 1, value: "b" }]) thread.says("message", { data });
});

test("a worker stays its owner's, and several clients may have it", async () => {
  const thread = pretended(({ id, given: [html] }) => ({ id, value: html.slice(3) }));
  const heard = [];
  thread.onmessage = ({ data }) => heard.push(data);
  thread.addEventListener("message", (event) => thread.onmessage(event));
  const [one, other] = [createFeedWorker({ worker: thread }), createFeedWorker({ worker: thread })];
  assert.deepEqual(await Promise.all([outcome(one.htmlToText("<p>a")), outcome(other.htmlToText("<p>b")), outcome(one.htmlToText("<p>c"))]), ["fine", "fine", "fine"]);
  assert.deepEqual([await one.htmlToText("<p>a"), await other.htmlToText("<p>b")], ["a", "b"]);
  thread.says("message", { data: "mine" });
  assert.equal(heard.length, 6);
  assert.equal(heard.at(-1), "mine");
  assert.ok(thread.says("error", { message: "of the owner's" }), "the owner hears of it");
});

test("an answer that cannot be read is an answer", async () => {
  const thread = pretended();
  const waiting = createFeedWorker({ worker: thread }).htmlToText("<p>a");
  thread.says("messageerror");
  assert.equal((await outcome(waiting)).code, "internal");
});

test("the worker's side listens beside its owner, and to calls alone", async () => {
  const said = [];
  const scope = Object.assign(new EventTarget(), { postMessage: (answer) => said.push(answer) });
  const names = ["addEventListener", "postMessage"];
  for (const name of names) globalThis[name] = scope[name].bind(scope);
  try {
    await import(pathToFileURL(join(installed.folder, "node_modules/anyfeed/dist/worker-thread.js")));
    const hear = (data) => scope.dispatchEvent(Object.assign(new Event("message"), { data }));
    for (const data of [null, "mine", { id: 1 }, { id: "a 1", name: "mine", given: [] }]) hear(data);
    assert.deepEqual(said, []);
    hear({ id: "a 1", name: "htmlToText", given: ["<p>a"] });
    assert.deepEqual(said, [{ id: "a 1", value: "a" }]);
  } finally {
    for (const name of names) delete globalThis[name];
  }
});

test("options that are null are none, as everywhere", () => {
  assert.throws(() => createFeedWorker(null), { name: "FeedError", code: "unsupported" }, "here is no Web Worker");
});

test("what cannot be handed to a worker is refused by name", async () => {
  const worker = createFeedWorker({ worker: pretended(), transfer: true });
  const gone = new Uint8Array(8);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  // Not every worker's postMessage refuses it.
  const deaf = createFeedWorker({ worker: Object.assign(new EventTarget(), { postMessage() {}, terminate() {} }), transfer: true });
  for (const call of [worker.parseFeed("<rss/>", null, { url: () => "" }), worker.parseFeed(gone), deaf.parseFeed(gone), deaf.parseFeed(gone.buffer)]) {
    const error = await outcome(call);
    assert.deepEqual([error.name, error.code], ["FeedError", "invalid-argument"]);
    assert.match(error.message, /parseFeed/);
  }
});

test("a FeedError is one, whichever door it comes from", async () => {
  const doors = [await installed.import(), installed.require("anyfeed"), await installed.import("anyfeed/lite"), await installed.import("anyfeed/slim")];
  const classes = [WorkersError, ...doors.map((door) => door.FeedError)];
  for (const door of doors) {
    const { error } = door.safeParseFeed("Good morning.");
    for (const FeedError of classes) assert.ok(error instanceof FeedError);
  }
});

test("what is no FeedError is none, and classes made of it stay themselves", async () => {
  const { FeedError } = await installed.import();
  class Narrower extends FeedError {}
  const [narrow, wide] = [new Narrower("empty", ""), new FeedError("empty", "")];
  assert.ok(narrow instanceof Narrower && narrow instanceof FeedError && narrow instanceof WorkersError);
  assert.ok(!(wide instanceof Narrower));
  for (const other of [null, undefined, "FeedError", new Error("x"), { name: "FeedError", code: "empty" }, Object.assign(new Error("x"), { name: "FeedError" })]) {
    assert.ok(!(other instanceof FeedError));
  }
});
