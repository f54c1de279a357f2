// The parser, away from the page: documents in, feeds out, entries as soon as they are read.

import { FeedError, decodeDocument, discoverFeeds, parseFeed, parseFeedToJson, parseOpml } from "anyfeed/web";
import type { Feed, ParseOptions } from "anyfeed";
import { FetchFailure, fetchDocument } from "./fetching.js";
import { follow } from "./ahead.js";
import { LARGEST, collect, type Listener } from "./collecting.js";
import { MOST, glance } from "./glancing.js";
import { load } from "./module.js";
import type { Answer, Ask, Document, Failure, Origin, Origins, Site, Way } from "./protocol.js";

interface Read {
  input: Uint8Array | string;
  contentType: string | null;
  url: string | null;
  way: Way;
  size: number;
}

/** Above this, measuring would keep what else is asked waiting. */
const WORTH_MEASURING = 4_000_000;
const PATIENCE = 60_000;

// Before anything is asked, so that it is there by then.
load().catch(() => undefined);

let kept: Read | null = null;
let last: { feed: Feed; text: string } | null = null;
let current: { turn: number; abort: AbortController } | null = null;

const say = (answer: Answer) => postMessage(answer);

addEventListener("message", (event: MessageEvent<Ask>) => {
  const ask = event.data;
  answerTo(ask).catch((error: unknown) => say({ kind: "failed", turn: ask.turn, failure: failureOf(error, ask) }));
});

async function answerTo(ask: Ask): Promise<void> {
  if (ask.kind === "cancel") return current?.abort.abort();
  // Before anything is waited for: it may be cancelled from now on.
  const { signal } = ask.kind === "read" || ask.kind === "glance" ? begin(ask.turn) : new AbortController();
  await load().catch((error: unknown) => {
    throw new FetchFailure("parser", String(error), null, false);
  });
  signal.throwIfAborted();
  switch (ask.kind) {
    case "read":
      return await read(ask.turn, ask.origin, ask.handler, signal);
    case "base":
      if (kept) await show(ask.turn, (kept = { ...kept, url: ask.url }), null);
      return;
    case "other":
      return say({ kind: "other", turn: ask.turn, feed: await other(ask.origin, ask.handler) });
    case "repaired":
      if (kept) say({ kind: "repaired", turn: ask.turn, from: await allOrigins(kept), to: await allOrigins({ input: ask.text, contentType: null, url: kept.url }) });
      return;
    case "provenance":
      if (kept) say({ kind: "provenance", turn: ask.turn, ...(await origins(kept)) });
      return;
    case "jsonfeed":
      if (kept) say({ kind: "jsonfeed", turn: ask.turn, text: await jsonFeed(kept) });
      return;
    case "bytes":
      return await bytes(ask.turn, ask.mend, ask);
    case "document":
      return hand(ask.port);
    case "chapters": {
      const { readChapters } = await import("./chapters.js");
      return say({ kind: "chapters", turn: ask.turn, url: ask.url, chapters: await readChapters(ask.url, ask.handler) });
    }
    case "transcript": {
      const { readTranscript } = await import("./transcripts.js");
      return say({ kind: "transcript", turn: ask.turn, url: ask.url, cues: await readTranscript(ask.url, ask.handler) });
    }
    case "glance":
      return say({ kind: "glanced", turn: ask.turn, glances: await glance(ask.files, signal), isCut: ask.files.length > MOST });
  }
}

/** Whatever was being read is given up. */
function begin(turn: number): AbortController {
  current?.abort.abort();
  const abort = new AbortController();
  current = { turn, abort };
  return abort;
}

async function read(turn: number, origin: Origin, handler: string, signal: AbortSignal): Promise<void> {
  kept = null;
  const document = await open(origin, handler, signal, telling(turn));
  signal.throwIfAborted();
  kept = document;
  try {
    await show(turn, document, null, signal);
  } catch (failure) {
    const better = origin.kind === "url" ? await named(failure, document, handler, signal) : null;
    if (better === null) throw failure;
    kept = better.document;
    await show(turn, better.document, better.site, signal);
  }
}

async function show(turn: number, document: Read, site: Site | null, signal?: AbortSignal): Promise<void> {
  const feed = await parse(document, {});
  const { text } = await decodeDocument(document.input, document.contentType);
  // Whoever has asked for another document meanwhile has the full module's coming still before them.
  signal?.throwIfAborted();
  const { size, way, contentType, url } = document;
  last = { feed, text };
  say({ kind: "whole", turn, feed, text, size, way, contentType, url, site });
  if (size < WORTH_MEASURING) setTimeout(() => void measure(turn, document), 0);
}

/** The first of the feeds that a website names, in place of the website; null where there is none to be had. */
async function named(failure: unknown, page: Read, handler: string, signal: AbortSignal): Promise<{ document: Read; site: Site } | null> {
  if (!isFailure(failure) || failure.code !== "html") return null;
  const [first] = failure.feeds;
  if (!first || page.url === null) return null;
  try {
    const document = await open({ kind: "url", url: first.url }, handler, signal);
    await parse(document, { maxEntries: 1, html: "none", text: false });
    return { document, site: { url: page.url, feeds: failure.feeds } };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Another copy of the feed; null where it cannot be had. */
async function other(origin: Origin, handler: string): Promise<Feed | null> {
  try {
    return await parse(await open(origin, handler, AbortSignal.timeout(PATIENCE)), {});
  } catch {
    return null;
  }
}

/** The first run also pays for compiling; what is shown is the middle one of three that follow, where three do not take long. */
async function measure(turn: number, document: Read): Promise<void> {
  if (current?.turn !== turn) return;
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < 3 && performance.now() - begin < 100) {
    const start = performance.now();
    await parse(document, {});
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  say({ kind: "timing", turn, milliseconds: times[times.length >> 1] ?? 0 });
}

type Listening = (contentType: string | null, url: string | null) => Listener;

/** Tells the page what has arrived of a document, and its first entries. */
const telling = (turn: number): Listening => (contentType, url) => ({
  progress: (received, total) => say({ kind: "progress", turn, received, total }),
  follower: follow(contentType, url, (ahead) => say({ kind: "entries", turn, ...ahead })),
});

async function open(origin: Origin, handler: string, signal: AbortSignal, listening?: Listening): Promise<Read> {
  if (origin.kind === "text") {
    const size = new Blob([origin.text]).size;
    return { input: origin.text, contentType: null, url: origin.url, way: "local", size };
  }
  if (origin.kind === "blob") {
    const { blob, contentType, url } = origin;
    const input = await collect(blob.stream(), blob.size, signal, LARGEST, listening?.(contentType, url));
    return { input, contentType, url, way: "local", size: input.byteLength };
  }
  const fetched = await fetchDocument(origin.url, handler, signal);
  const { headers } = fetched.response;
  const total = headers.has("content-encoding") ? null : Number(headers.get("content-length")) || null;
  const { contentType, url, way } = fetched;
  const input = await collect(fetched.response.body, total, signal, LARGEST, listening?.(contentType, url));
  return { input, contentType, url, way, size: input.byteLength };
}

async function parse(document: Document, more: ParseOptions): Promise<Feed> {
  const options: ParseOptions = { limits: { diagnostics: 2000 }, ...more };
  if (document.url !== null) options.url = document.url;
  try {
    return await parseFeed(document.input, document.contentType, options);
  } catch (error) {
    throw await withSurroundings(error, document);
  }
}

/** What else can be said of a document that is no feed: the subscriptions in it, the addresses to try. */
async function withSurroundings(error: unknown, document: Document): Promise<unknown> {
  if (!(error instanceof FeedError)) return error;
  const { input, contentType, url } = document;
  // What the page asks is always in order: what is refused is the full module, which could not be had.
  const code = error.code === "invalid-argument" ? "parser" : error.code === "needs-full" ? "internal" : error.code;
  const failure = plainFailure(code, error.message);
  failure.found = error.found;
  failure.feeds = error.feeds;
  if (error.found === "opml") {
    failure.code = "opml";
    failure.subscriptions = (await parseOpml(input, contentType)).feeds;
  }
  if (error.found === "html" && url !== null) {
    failure.guesses = (await discoverFeeds(input, contentType, url)).filter((feed) => feed.from !== "link");
  }
  return failure;
}

function hand(port: MessagePort): void {
  if (!kept) return;
  const { input, contentType, url } = kept;
  port.postMessage({ input, contentType, url } satisfies Document);
}

/** The bytes at a mend's place. Text that was pasted never had any. */
async function bytes(turn: number, mend: number, place: { from: number; to: number }): Promise<void> {
  if (!kept || !last || typeof kept.input === "string") return;
  const { excerpt, inflated } = await import("./raw-bytes.js");
  const found = excerpt(await inflated(kept.input), last.text, last.feed.report.encoding, place);
  say({ kind: "bytes", turn, mend, excerpt: found });
}

async function origins(document: Document): Promise<Origins> {
  const feed = await parse(document, { provenance: true, html: "none", text: false, extensions: false });
  return { head: feed.provenance, entries: feed.entries.map(({ provenance }) => provenance) };
}

/** With those of texts, which are long. */
async function allOrigins(document: Document): Promise<Origins> {
  const feed = await parse(document, { provenance: true, extensions: false });
  return { head: feed.provenance, entries: feed.entries.map(({ provenance }) => provenance) };
}

async function jsonFeed(document: Read): Promise<string> {
  const json = await parseFeedToJson(document.input, document.contentType, { shape: "jsonfeed", url: document.url });
  return JSON.stringify(JSON.parse(new TextDecoder().decode(json)), null, 2);
}

function failureOf(error: unknown, ask: Ask): Failure {
  if (isFailure(error)) return error;
  if (error instanceof FetchFailure) {
    return { ...plainFailure(error.code, error.message), status: error.status, alone: error.alone };
  }
  const aborted = current?.turn === ask.turn && current.abort.signal.aborted;
  return plainFailure(aborted ? "cancelled" : "internal", String(error));
}

function isFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null && "subscriptions" in error;
}

function plainFailure(code: Failure["code"], detail: string): Failure {
  return { code, detail, found: null, feeds: [], guesses: [], subscriptions: [], status: null, alone: false };
}
