/** anyfeed/worker: the functions that take a whole document or a text, as promises, kept by a Web Worker, so that a page stays smooth. */
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
  worker?: PageWorker | undefined;
  /** Hand the input's buffer over instead of copying it; it is then gone for the caller (default false). */
  transfer?: boolean | undefined;
}

/** Every call rejects with a FeedError where the function itself would throw one. */
export interface FeedWorker {
  /** `parseFeed` of "anyfeed", as a promise. */
  parseFeed: Later<typeof parseFeed>;
  /** `parseFeedToJson` of "anyfeed", as a promise. */
  parseFeedToJson: Later<typeof parseFeedToJson>;
  /** `decodeDocument` of "anyfeed", as a promise. */
  decodeDocument: Later<typeof decodeDocument>;
  /** `detectFeed` of "anyfeed", as a promise. */
  detectFeed: Later<typeof detectFeed>;
  /** `discoverFeeds` of "anyfeed", as a promise. */
  discoverFeeds: Later<typeof discoverFeeds>;
  /** `parseOpml` of "anyfeed", as a promise. */
  parseOpml: Later<typeof parseOpml>;
  /** `sanitizeHtml` of "anyfeed", as a promise. */
  sanitizeHtml: Later<typeof sanitizeHtml>;
  /** `htmlToText` of "anyfeed", as a promise. */
  htmlToText: Later<typeof htmlToText>;
  /** `canonicalizeUrl` of "anyfeed", as a promise. */
  canonicalizeUrl: Later<typeof canonicalizeUrl>;
  /** `parseDate` of "anyfeed", as a promise. */
  parseDate: Later<typeof parseDate>;
  /** Ends the worker; calls that wait are rejected. */
  terminate(): void;
}

type Later<F extends (...given: any[]) => unknown> = (...given: Parameters<F>) => Promise<ReturnType<F>>;
