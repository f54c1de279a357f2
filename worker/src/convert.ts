/**
 * An open document in, the bytes of its JSON, RSS or Atom out, as they come.
 *
 * Nothing leaves before the first entry or 64 KiB are there, so that early
 * faults still give a real status; and a moment longer, for what is whole by
 * then can be told from what may yet break off. What fails later ends the JSON validly, with
 * `report.truncated` and a diagnostic, and then breaks the stream off: a cache in
 * front does not keep an answer that broke off (`mend.ts` hides the break from
 * the client).
 */

import type { Feed, JsonOptions, JsonPiece } from "anyfeed";
import { ahead } from "./ahead";
import type { Scope } from "./context";
import { Problem } from "./errors";
import type { Completer } from "./full";
import { joined } from "../../pkg-template/src/http/body";
import { documentProblem } from "./refusals";
import { membersOf, reportOf, Shape } from "./shape";
import { brokenOff } from "./mend";
import type { Values } from "./parameters";
import { isWritten, written } from "./written";

export interface Source {
  body: ReadableStream<Uint8Array>;
  contentType: string | null;
  /** The base of relative addresses. */
  url: string | null;
  /** Called when the answer has begun. */
  begun: () => void;
  abort: (reason?: unknown) => void;
  /** Gets what the feed leaves out of its entries. */
  complete: Completer | null;
}

/** What is asked for; apart, each chunk is a piece of the document: see `piecesOf`. */
export interface View extends Values {
  apart?: boolean;
}

export interface Converted {
  body: ReadableStream<Uint8Array>;
  /** What the first kilobytes say of the feed; null if they say too little. */
  head: Feed | null;
  /** "whole" and "torn": the body is at its end. "open": it may yet break off. */
  state: "whole" | "torn" | "open";
}

/** Output without an entry that is held back at most, and input that is kept for a look at the head. */
const heldBack = 64 * 1024;
/** Then so much, and for so long, in the hope of the end. */
const wholeUpTo = 256 * 1024;
const patienceMs = 100;
/** Articles come from elsewhere; whoever asks for them waits. */
const fullPatienceMs = 2000;
/** Bytes of entries that wait behind one whose page is being fetched. Then the feed's own reading waits, too. */
const waitingMost = 4 * 1024 * 1024;

/** Bytes that the parser is given at once. */
const partMost = 16 * 1024;

/** What the parser says of a document that stops before its end. */
const cutCodes = ["xml/document-cut-off", "json/cut"];

export async function convert(source: Source, view: View, scope: Scope): Promise<Converted> {
  const work = new Work(source, view, scope);
  const chunks = work.chunks();
  let held: Held;
  try {
    held = await hold(chunks, work);
  } catch (fault) {
    source.abort(fault);
    void chunks.return(undefined);
    throw documentProblem(fault, work.fault);
  }
  const state = !held.isDone ? "open" : work.isTorn ? "torn" : "whole";
  return { head: work.look(), body: answer(held, chunks, work, scope), state };
}

/** What came before the answer begins, and what was asked for and did not come yet. */
interface Held {
  first: Uint8Array[];
  asked: Promise<IteratorResult<Uint8Array, void>> | null;
  isDone: boolean;
}

async function hold(chunks: AsyncGenerator<Uint8Array>, work: Work): Promise<Held> {
  const first: Uint8Array[] = [];
  let size = 0;
  let late: { over: Promise<null>; stop: () => void } | null = null;
  for (;;) {
    const next = chunks.next();
    // It may be left waiting; whoever reads the answer hears of it then.
    next.catch(() => undefined);
    const came = await (late === null ? next : Promise.race([next, late.over]));
    if (came !== null && !came.done) {
      first.push(came.value);
      size += came.value.length;
    }
    // A fault that came until then is the answer.
    if (late === null && work.fault !== null) throw work.fault;
    if (came === null || came.done || size >= wholeUpTo) {
      late?.stop();
      work.source.begun();
      return { first, asked: came === null ? next : null, isDone: came?.done === true };
    }
    if (late !== null || (work.entries === 0 && size < heldBack)) continue;
    // What comes from now on is in time, however long we wait for it.
    work.source.begun();
    late = patience(work.source.complete === null ? patienceMs : fullPatienceMs);
  }
}

/** In two steps: what came while the machine was busy is heard first. */
function patience(milliseconds: number): { over: Promise<null>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => { timer = setTimeout(resolve, 0, null); }, milliseconds);
  });
  return { over, stop: () => clearTimeout(timer) };
}

function answer(held: Held, chunks: AsyncGenerator<Uint8Array>, work: Work, scope: Scope): ReadableStream<Uint8Array> {
  const { first } = held;
  let { asked } = held;
  let marked = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const before = first.shift();
      if (before) return controller.enqueue(before);
      if (marked) return controller.error(new Error("The document broke off; its JSON is complete."));
      const next = await (asked ?? chunks.next());
      asked = null;
      if (!next.done) return controller.enqueue(next.value);
      scope.notes["entries"] = work.entries;
      if (!work.isTorn) return controller.close();
      if (work.isCut) scope.notes["late"] = work.fault?.code ?? "cut-short";
      marked = true;
      controller.enqueue(brokenOff);
    },
    cancel(reason) {
      work.source.abort(reason);
      work.source.complete?.stop();
      void chunks.return(undefined);
    },
  }, { highWaterMark: 0 });
}

/** What leaves, and in whose order. */
interface Part {
  kind: "opening" | "entry";
  bytes: Uint8Array | Promise<Uint8Array>;
  /** Of the bytes that came. */
  size: number;
}

const sizeOf = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.size, 0);

/** One document on its way through the parser. */
class Work {
  /** Why the input ended before its end. */
  fault: Problem | null = null;
  /** The document itself just stops, though the transport saw nothing wrong. */
  cutShort = false;
  /** Entries that were read and asked for; some may not have left yet. */
  entries = 0;
  #seen: Uint8Array[] | null = [];
  #seenSize = 0;
  /** What stands behind the entries, once it has come. */
  #closing: Uint8Array | null = null;

  constructor(readonly source: Source, readonly view: View, readonly scope: Scope) {}

  /** The document is not whole. */
  get isCut(): boolean {
    return this.fault !== null || this.cutShort;
  }

  /** The answer is not to be kept: the document is not whole, or an article may be had another time. */
  get isTorn(): boolean {
    return this.isCut || this.source.complete?.hasFailed() === true;
  }

  chunks(): AsyncGenerator<Uint8Array> {
    return isWritten(this.view.format) ? this.#written() : this.#converted();
  }

  #written(): AsyncGenerator<Uint8Array> {
    const { source, view, scope } = this;
    return written({
      parts: this.#parts(), contentType: source.contentType, options: parseOptions(source, view, scope), view, scope,
      took: () => { this.entries += 1; },
      broke: (fault) => {
        if (this.entries === 0) throw fault;
        this.fault ??= documentProblem(fault, null);
      },
      ended: (diagnostics) => this.#judge(diagnostics.map(({ code }) => code)),
    });
  }

  async *#converted(): AsyncGenerator<Uint8Array> {
    const { readable, writable } = this.scope.anyfeed.jsonPieces(this.source.contentType, parseOptions(this.source, this.view, this.scope));
    const pumped = this.#pump(writable);
    const shape = new Shape(this.view);
    const { complete } = this.source;
    const steps = this.#steps(readable.getReader(), shape);
    try {
      for await (const step of complete === null ? steps : ahead(steps, sizeOf, waitingMost)) {
        // One chunk out for one in: an entry may be small, and a step of a stream is not cheap.
        let parts: Uint8Array[] = [];
        for (const { kind, bytes } of step) {
          if ((this.view.apart || bytes instanceof Promise) && parts.length > 0) {
            yield joined(parts);
            parts = [];
          }
          const whole = bytes instanceof Promise ? await bytes : bytes;
          parts.push(kind === "opening" ? shape.opening(whole) : shape.entry(whole));
        }
        if (parts.length > 0) yield joined(parts);
      }
      await pumped;
      const closing = this.#closing;
      if (closing !== null) {
        this.#judge(codesOf(closing));
        yield shape.closing(closing, { truncated: this.fault !== null, fault: this.fault });
      } else yield shape.emergency(this.fault ?? new Problem("internal", "The parser stopped."));
    } finally {
      complete?.stop();
    }
  }

  /** What each chunk of the parser's holds of what was asked for; the pages of its entries are asked for at once. */
  async *#steps(reader: ReadableStreamDefaultReader<JsonPiece[]>, shape: Shape): AsyncGenerator<Part[]> {
    const { complete } = this.source;
    try {
      for (;;) {
        const { done, value } = await reader.read().catch((fault: unknown) => this.#broke(fault));
        if (done) return;
        const parts: Part[] = [];
        for (const { kind, bytes } of value) {
          if (kind === "closing") this.#closing = bytes;
          if (kind === "closing" || (kind === "entry" && !shape.takes(bytes))) continue;
          parts.push({ kind, bytes: kind === "entry" && complete !== null ? complete.complete(bytes) : bytes, size: bytes.length });
        }
        this.entries = shape.taken;
        yield parts;
      }
    } finally {
      reader.cancel().catch(() => undefined);
    }
  }

  /** The head of the feed, from the input seen until now; it is not kept on. */
  look(): Feed | null {
    const seen = this.#seen;
    this.#seen = null;
    if (seen === null) return null;
    try {
      const options = { url: this.source.url, maxEntries: 0, html: "none", text: false, extensions: false } as const;
      return this.scope.anyfeed.parseFeed(joined(seen), this.source.contentType, options);
    } catch {
      return null;
    }
  }

  /** The parser's own end with an error: before the first byte it is the answer, later it ends the JSON. */
  #broke(fault: unknown): { done: true; value: undefined } {
    if (this.entries === 0 || this.#closing !== null) throw fault;
    this.fault ??= documentProblem(fault, null);
    return { done: true, value: undefined };
  }

  async #pump(writable: WritableStream<Uint8Array>): Promise<void> {
    const writer = writable.getWriter();
    writer.closed.catch(() => undefined);
    try {
      for await (const part of this.#parts()) {
        await writer.ready;
        await writer.write(part);
      }
    } catch (fault) {
      this.source.abort(fault);
    }
    await writer.close().catch(() => undefined);
  }

  /**
   * In parts, whatever comes at once: what each gives is taken before the next, and it may be fifty times as much.
   * Whatever happens, the parser is told that this is all, and makes the best of it.
   */
  async *#parts(): AsyncGenerator<Uint8Array> {
    const reader = this.source.body.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        this.#keep(value);
        for (let at = 0; at < value.length; at += partMost) yield value.subarray(at, at + partMost);
      }
    } catch (fault) {
      if (fault instanceof Problem) this.fault ??= fault;
      else this.source.abort(fault);
    } finally {
      // Whoever has all that was asked for leaves the rest where it is.
      reader.cancel().catch(() => undefined);
    }
  }

  /** What the parser's own report says of the document's end. */
  #judge(codes: string[]): void {
    this.cutShort = codes.some((code) => cutCodes.includes(code));
    if (codes.includes("limit/bytes")) this.fault ??= new Problem("too-large", "The document is larger than is read here.");
  }

  #keep(value: Uint8Array): void {
    if (this.#seen === null || this.#seenSize >= heldBack) return;
    this.#seen.push(value.slice(0, heldBack - this.#seenSize));
    this.#seenSize += value.length;
  }
}

/** What the parser need not make because nobody asked for it is not made. */
export function parseOptions(source: { url: string | null }, view: Values, scope: Scope): JsonOptions {
  const { fields } = view;
  const wants = (...names: string[]) => fields === null || names.some((name) => fields.includes(name));
  const most = scope.settings.maxBytes;
  const options: JsonOptions = {
    url: source.url,
    shape: view.format === "jsonfeed" ? "jsonfeed" : "feed",
    html: view.html,
    limits: { bytes: most, inflated: most },
  };
  if (view.limit !== null && view.since === null) options.maxEntries = view.limit;
  // The form of rss2json.com asks which element a text is from, and has no place for the rest.
  if (view.rss_url !== null) return { ...options, provenance: true, text: false, extensions: false };
  if (view.format === "json") {
    options.text = wants("contentText", "wordCount", ...(view.full ? ["summary"] : []));
    options.extensions = wants("extensions", "foreign");
  }
  return options;
}

/** What the parser's own report names. Of the feed's own words the same bytes hold as many as it likes. */
function codesOf(closing: Uint8Array): string[] {
  const text = new TextDecoder().decode(closing);
  if (!text.includes('"code":"')) return [];
  return reportOf(membersOf(text))?.diagnostics.map(({ code }) => code) ?? [];
}
