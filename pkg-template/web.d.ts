/**
 * The door for web pages: the same names as "anyfeed", as promises.
 *
 * A small module reads what most feeds are made of. What needs more (a legacy encoding, broken markup, a page) has the
 * full one fetched, once, and gives the same result as "anyfeed". Nothing is fetched before the first call.
 * In Node, Workers and edge functions, and for `require`, it is "anyfeed" itself that answers.
 */
import type { FetchResponse, ModuleBytes } from "./environment.js";
import type * as anyfeed from "./index.js";

export type * from "./index.js";
export { FeedError, parseResponse, parseStream, version } from "./index.js";

/** The same function, as a promise; it rejects with a FeedError where the function itself would throw one. */
type Later<F extends (...given: any[]) => unknown> = (...given: Parameters<F>) => Promise<ReturnType<F>>;

/**
 * Parses one feed document.
 * @example
 * const feed = await parseFeed(bytes, contentType, { url: response.url });
 */
export const parseFeed: Later<typeof anyfeed.parseFeed>;
/** Like parseFeed, for callers who do not like to catch. */
export const safeParseFeed: Later<typeof anyfeed.safeParseFeed>;
/** The same result as UTF-8 JSON text. */
export const parseFeedToJson: Later<typeof anyfeed.parseFeedToJson>;
/** The document as text, as the parser reads it. */
export const decodeDocument: Later<typeof anyfeed.decodeDocument>;
/** What a document is, from its first kilobytes; null if it is not a feed. */
export const detectFeed: Later<typeof anyfeed.detectFeed>;
/** The feeds that an HTML page names, best first; then the customary paths to try. */
export const discoverFeeds: Later<typeof anyfeed.discoverFeeds>;
/** The feeds of an OPML subscription list. */
export const parseOpml: Later<typeof anyfeed.parseOpml>;
/** HTML from strangers, safe to insert into a page. */
export const sanitizeHtml: Later<typeof anyfeed.sanitizeHtml>;
/** HTML as plain text. */
export const htmlToText: Later<typeof anyfeed.htmlToText>;
/** One spelling for all addresses of a page; null if it is not a web address. */
export const canonicalizeUrl: Later<typeof anyfeed.canonicalizeUrl>;
/** A date in any form and language that feeds are seen to use; null when it cannot be read. */
export const parseDate: Later<typeof anyfeed.parseDate>;

/**
 * Makes the first call as fast as the second: fetches and compiles the small module, and runs it once unless somebody waits for it.
 * @example
 * warm().catch(() => {}); // while the feed itself is being fetched
 */
export function warm(): Promise<void>;

/**
 * Where the modules are, and who runs them; what is not named stays as it was. Call it before anything else.
 * @throws {FeedError} "invalid-argument" for an unknown name.
 * @example
 * configure({ core: "/static/core.wasm", full: "/static/feed.wasm" });
 */
export function configure(options: WebOptions): void;

/** An address, a Response, bytes, or a compiled module. */
export type ModulePlace = string | { readonly href: string } | FetchResponse | ModuleBytes | WebAssembly.Module;

export interface WebOptions {
  /** The small module, instead of the one beside the script. */
  core?: ModulePlace | Promise<ModulePlace> | undefined;
  /** The full module, instead of the one beside the script. */
  full?: ModulePlace | Promise<ModulePlace> | undefined;
  /** Run in a Web Worker, so that not even a large document holds the page up; `parseStream` stays in the page, and reads 64 KB at a time (default false). */
  thread?: boolean | undefined;
}
