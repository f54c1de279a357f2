/**
 * Feeds that arrive in pieces.
 *
 * The core reads whole documents so far. Until it reads piece by piece, the bytes are gathered here and read at
 * their end: what callers see is the same, but the first entry waits for the last byte and memory holds them all.
 */
import type { Entry, Feed, FeedHead, FeedStream, JsonOptions, ParseOptions } from "../index";
import { gatherer, readUpTo } from "./gather";
import { parseFeed, parseFeedToJson } from "./whole";
import { headerOf } from "./input";
import { bytesOption, parseOptions, shapeOption } from "./options";

export function parseStream(
  stream: ReadableStream<Uint8Array>,
  contentType?: string | null,
  options?: ParseOptions,
): FeedStream {
  parseOptions(options);
  return new GatheredStream(stream, headerOf(contentType), options ?? {});
}

export function jsonTransform(
  contentType?: string | null,
  options?: JsonOptions,
): ReadableWritablePair<Uint8Array, Uint8Array> {
  parseOptions(options);
  shapeOption(options);
  const header = headerOf(contentType);
  const { gather, gathered } = gatherer(bytesOption(options, Infinity));
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk) => void gather(chunk),
    flush: (controller) => controller.enqueue(parseFeedToJson(gathered(), header, unlimited(options ?? {}))),
  });
}

/**
 * While streaming, what is not limited has no limit; but a body that inflates is held whole, and a small one may
 * become gigabytes: there the limit stays.
 */
function unlimited<T extends ParseOptions>(options: T): T {
  return { ...options, limits: { entries: Infinity, ...options.limits, bytes: Infinity } };
}

class GatheredStream implements FeedStream, AsyncIterator<Entry> {
  readonly #stream: ReadableStream<Uint8Array>;
  readonly #contentType: string | null;
  readonly #options: ParseOptions;
  #feed: Promise<Feed> | null = null;
  #next = 0;
  #iterated = false;
  #left = false;
  #ended: { promise: Promise<void>; resolve: () => void } | null = null;

  constructor(stream: ReadableStream<Uint8Array>, contentType: string | null, options: ParseOptions) {
    this.#stream = stream;
    this.#contentType = contentType;
    this.#options = options;
  }

  get head(): Promise<FeedHead> {
    return quiet(this.#read().then(headOf));
  }

  get done(): Promise<FeedHead> {
    return quiet(this.#finish());
  }

  [Symbol.asyncIterator](): AsyncIterator<Entry> {
    if (this.#iterated) throw new TypeError("The entries of a stream can be iterated once.");
    this.#iterated = true;
    let resolve = () => {};
    const promise = new Promise<void>((settle) => (resolve = settle));
    this.#ended = { promise, resolve };
    return this;
  }

  async next(): Promise<IteratorResult<Entry>> {
    try {
      const { entries } = await this.#read();
      if (!this.#left && this.#next < entries.length) return { done: false, value: entries[this.#next++] };
    } catch (error) {
      this.#ended?.resolve();
      throw error;
    }
    this.#ended?.resolve();
    return { done: true, value: undefined };
  }

  /** The loop was left early. */
  async return(): Promise<IteratorResult<Entry>> {
    this.#left = true;
    if (!this.#feed) await this.#stream.cancel().catch(() => {});
    this.#ended?.resolve();
    return { done: true, value: undefined };
  }

  async #finish(): Promise<FeedHead> {
    await this.#ended?.promise;
    const feed = await this.#read();
    const head = headOf(feed);
    const unread = this.#left && this.#next < feed.entries.length;
    return unread ? { ...head, report: { ...head.report, truncated: true } } : head;
  }

  #read(): Promise<Feed> {
    return (this.#feed ??= this.#readAll());
  }

  async #readAll(): Promise<Feed> {
    const { bytes, cut } = await readUpTo(this.#stream, bytesOption(this.#options, Infinity));
    const feed = parseFeed(bytes, this.#contentType, unlimited(this.#options));
    if (cut) feed.report.truncated = true;
    return feed;
  }
}

function headOf({ entries, ...head }: Feed): FeedHead {
  return head;
}

/** A promise that nobody looks at causes no unhandled rejection. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
