/** anyfeed/worker: the same functions as promises, kept by a Web Worker, so that a page stays smooth. */
import type { PageWorker } from "./environment.js";
import type {
  canonicalizeUrl,
  decodeDocument,
  detectFeed,
  discoverFeeds,
  htmlToText,
  parseDate,
  parseFeed,
  parseFeedToJson,
  parseOpml,
  sanitizeHtml,
} from "./index.js";

export { FeedError } from "./index.js";

/**
 * Starts a worker; it loads anyfeed by itself.
 * @throws {FeedError} "unsupported" where there are no Web Workers.
 * @example
 * const worker = createFeedWorker();
 * const feed = await worker.parseFeed(bytes, contentType);
 */
export function createFeedWorker(options?: WorkerOptions): FeedWorker;

export interface WorkerOptions {
  /** A worker that runs "anyfeed/worker-thread", where yours must be started in a way of its own. */
  worker?: PageWorker;
  /** Hand the input's buffer over instead of copying it; it is then gone for the caller (default false). */
  transfer?: boolean;
}

/** Every call rejects with a FeedError where the function itself would throw one. */
export interface FeedWorker {
  parseFeed: Later<typeof parseFeed>;
  parseFeedToJson: Later<typeof parseFeedToJson>;
  decodeDocument: Later<typeof decodeDocument>;
  detectFeed: Later<typeof detectFeed>;
  discoverFeeds: Later<typeof discoverFeeds>;
  parseOpml: Later<typeof parseOpml>;
  sanitizeHtml: Later<typeof sanitizeHtml>;
  htmlToText: Later<typeof htmlToText>;
  canonicalizeUrl: Later<typeof canonicalizeUrl>;
  parseDate: Later<typeof parseDate>;
  /** Ends the worker; calls that wait are rejected. */
  terminate(): void;
}

type Later<F extends (...given: any[]) => unknown> = (...given: Parameters<F>) => Promise<ReturnType<F>>;
