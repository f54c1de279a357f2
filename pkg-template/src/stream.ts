/** Feeds that arrive in pieces: entries and JSON go out while they come in, and no more is read than is asked for. */
import type { ByteSource, Bytes, Entry, FeedHead, FeedStream, JsonOptions, JsonPiece, ParseOptions } from "../index";
import { open, type Opened } from "./engine";
import { FeedError } from "./error";
import { bytesOf } from "./gather";
import { joined } from "./http/body";
import { headerOf } from "./input";
import { knownOptions, question, shapeOption, streamOptions } from "./options";
import { PieceReader } from "./pieces";
import { originOf, type Source, sourceOf } from "./source";
import { TapeReader } from "./tape";

/** So much is handed to the core at once, whatever comes at once: its memory never shrinks. */
const PART = 64 * 1024;
const NOTHING = new Uint8Array(0);

export function parseStream(stream: ByteSource, contentType?: string | null, options?: ParseOptions): FeedStream {
  return new Reading(...opening(stream, contentType, options));
}

/** Where the bytes come from, and what reads them. */
export function opening(stream: ByteSource, contentType?: string | null, options?: ParseOptions): [Source, () => Opened] {
  const origin = originOf(stream);
  const known = knownOptions(options);
  const told = streamOptions({ ...(origin.url && { url: origin.url }), ...known });
  const header = headerOf(contentType) ?? origin.contentType;
  return [sourceOf(stream), () => open(question("parseFeed", false, header, told))];
}

export function jsonTransform(contentType?: string | null, options?: JsonOptions): ReadableWritablePair<Uint8Array, Uint8Array> {
  return jsonStream<Uint8Array>(contentType, options, joined);
}

export function jsonPieces(contentType?: string | null, options?: JsonOptions): ReadableWritablePair<JsonPiece[], Uint8Array> {
  let hasBegun = false;
  return jsonStream(contentType, options, (pieces) => pieces.map((bytes) => {
    const kind = !hasBegun ? "opening" : bytes[0] === CLOSING ? "closing" : "entry";
    hasBegun = true;
    return { kind, bytes: bytes[0] === COMMA ? bytes.subarray(1) : bytes };
  }));
}

const COMMA = 0x2c;
/** The bracket behind the entries. */
const CLOSING = 0x5d;

/** What the core gives: what stands before the entries, each of them with the comma before it, and the rest, one by one. */
function jsonStream<Out>(contentType: string | null | undefined, options: JsonOptions | undefined, outOf: (pieces: Bytes[]) => Out): ReadableWritablePair<Out, Uint8Array> {
  const told = streamOptions(knownOptions(options, "shape"));
  const shape = shapeOption(options);
  const header = headerOf(contentType);
  const reader = new PieceReader();
  const core = open(question(shape, false, header, told));
  const give = (controller: TransformStreamDefaultController<Out>) => {
    const pieces = reader.taken();
    if (pieces.length > 0) controller.enqueue(outOf(pieces));
  };
  const transformer: Transformer<Uint8Array, Out> & { cancel(): void } = {
    transform(chunk, controller) {
      for (const part of parts(chunk)) {
        const isDone = core.tell("push", part, reader);
        give(controller);
        if (!isDone) continue;
        core.close();
        return controller.terminate();
      }
    },
    flush(controller) {
      core.tell("finish", NOTHING, reader);
      give(controller);
      core.close();
    },
    cancel: () => core.close(),
  };
  return new TransformStream(transformer);
}

/** Entries as they are asked for. Whoever asks waits for whoever asked before. */
export class Reading implements FeedStream {
  readonly #source: Source;
  readonly #open: () => Opened;
  #core: Opened | null = null;
  /** What came and was not handed to the core yet. */
  #parts: Uint8Array[] = [];
  /** Entries that are out and were not asked for yet. */
  #entries: Entry[] = [];
  /** What was known when the first entry was out, and at the end. */
  #first: FeedHead | null = null;
  #last: FeedHead | null = null;
  #failure: { error: unknown } | null = null;
  #pulling: Promise<void> = Promise.resolve();
  /** The answer to whoever asked for an entry last. */
  #asked: Promise<unknown> = Promise.resolve();
  #iterated = false;
  /** Nobody asked for entries, and the first of them are gone. */
  #skipped = false;
  /** The loop was left: nobody wants entries any more. */
  #left = false;
  readonly #ended = deferred();

  constructor(source: Source, open: () => Opened) {
    this.#source = source;
    this.#open = open;
  }

  get head(): Promise<FeedHead> {
    return quiet(this.#readHead());
  }

  get done(): Promise<FeedHead> {
    return quiet(this.#readAll());
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Entry> {
    if (this.#iterated) throw new TypeError("The entries of a stream can be iterated once.");
    if (this.#skipped) throw new TypeError("`done` has read past the entries of this stream: iterate before you wait for it.");
    this.#iterated = true;
    const iterator: AsyncIterableIterator<Entry> = {
      next: () => this.#next(),
      return: () => this.#return(),
      [Symbol.asyncIterator]: () => iterator,
    };
    return iterator;
  }

  /** As of an async generator: whoever asks at the same time gets the next one. */
  #next(): Promise<IteratorResult<Entry>> {
    const asked = this.#asked.then(() => this.#nextEntry());
    this.#asked = asked.catch(() => {});
    return asked;
  }

  /** The loop was left early. */
  async #return(): Promise<IteratorResult<Entry>> {
    // A read under way is ended by cancelling its source.
    const unread = this.#entries.length > 0;
    this.#entries = [];
    if (!this.#last && !this.#failure) await this.#leave();
    if (this.#last && unread) this.#last = truncated(this.#last);
    this.#ended.resolve();
    return { done: true, value: undefined };
  }

  async #nextEntry(): Promise<IteratorResult<Entry>> {
    try {
      while (this.#entries.length === 0 && !this.#last && !this.#left) await this.#pull();
    } catch (error) {
      this.#ended.resolve();
      if (!this.#left) throw error;
    }
    const value = this.#entries.shift();
    if (value !== undefined) return { done: false, value };
    this.#ended.resolve();
    return { done: true, value: undefined };
  }

  async #readHead(): Promise<FeedHead> {
    while (!this.#first && !this.#last) await this.#pull();
    return (this.#first ?? this.#last)!;
  }

  async #readAll(): Promise<FeedHead> {
    // Whoever asks for this first and iterates then gets his entries all the same.
    await Promise.resolve();
    while (!this.#iterated && !this.#last) {
      await this.#pull();
      if (!this.#iterated && this.#entries.length > 0) {
        this.#skipped = true;
        this.#entries = [];
      }
    }
    if (this.#iterated) await this.#ended.promise;
    if (this.#failure) throw this.#failure.error;
    return this.#last!;
  }

  /** Reads one part more; one after the other. */
  #pull(): Promise<void> {
    const pulled = this.#pulling.then(() => this.#readPart());
    this.#pulling = pulled.catch(() => {});
    return pulled;
  }

  async #readPart(): Promise<void> {
    if (this.#last) return;
    if (this.#failure) throw this.#failure.error;
    let part: Uint8Array | undefined;
    try {
      part = this.#parts.shift() ?? (await this.#nextPart());
    } catch (error) {
      // What came before goes out first; whoever asks for more meets the failure.
      if (this.#breakOff(error)) return;
      throw error;
    }
    // A read that was under way ends when the loop is left.
    if (this.#last || this.#left) return;
    try {
      this.#core ??= this.#open();
      const reader = new TapeReader();
      const isDone = this.#core.tell(part ? "push" : "finish", part ?? NOTHING, reader) || !part;
      this.#take(reader.values, isDone);
      if (isDone && part) this.#source.cancel().catch(() => {});
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  async #nextPart(): Promise<Uint8Array | undefined> {
    const { done, value } = await this.#source.read();
    if (done) return undefined;
    this.#parts = [...parts(value)];
    return this.#parts.shift() ?? NOTHING;
  }

  #take(values: any[], isDone: boolean): void {
    if (isDone) {
      this.#last = values.pop();
      this.#close();
    } else if (!this.#first && values.length > 0) {
      const reader = new TapeReader();
      this.#core!.tell("glimpse", NOTHING, reader);
      this.#first = reader.values[0];
    }
    for (const entry of values) this.#entries.push(entry);
  }

  /** The source has failed. Says whether entries that were held back are out by it, or all that were wanted. */
  #breakOff(failure: unknown): boolean {
    const before = this.#entries.length;
    try {
      const reader = new TapeReader();
      const isDone = this.#core?.tell("breakOff", NOTHING, reader);
      if (isDone !== undefined) this.#take(reader.values, isDone);
      if (isDone) return true;
    } catch {
      // Why the source failed says more.
    }
    this.#fail(failure);
    return this.#entries.length > before;
  }

  async #leave(): Promise<void> {
    this.#left = true;
    const cancelled = this.#source.cancel();
    cancelled.catch(() => {});
    try {
      this.#core ??= this.#open();
      const reader = new TapeReader();
      this.#core.tell("leave", NOTHING, reader);
      this.#last = truncated(reader.values.pop());
      this.#close();
    } catch (error) {
      this.#fail(unknown(error));
    }
    await cancelled.catch(() => {});
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#source.cancel(error).catch(() => {});
    this.#close();
  }

  /** What the core holds is given back. */
  #close(): void {
    this.#core?.close();
    this.#core = null;
    this.#parts = [];
  }
}

/** What comes at once, in the parts that it is handed over in. */
export function* parts(chunk: unknown): Generator<Uint8Array> {
  const bytes = bytesOf(chunk);
  for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART);
}

/** Of a stream that was left, what came may be too little to say anything of it. */
function unknown(error: unknown): unknown {
  const isSilent = error instanceof FeedError && (error.code === "empty" || error.code === "not-a-feed");
  return isSilent ? new FeedError("not-a-feed", "The stream was left before anything showed that it is a feed.", { report: error.report }) : error;
}

function truncated(head: FeedHead): FeedHead {
  return { ...head, report: { ...head.report, truncated: true } };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** A promise that nobody looks at causes no unhandled rejection. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
