/** Gets feeds over HTTP with good manners. */
import { discoverFeeds, FeedError, parseFeed } from "anyfeed";
import type { FetchOptions, FetchResult } from "../../fetch";
import type { DiscoveredFeed, Feed } from "../../index";
import { inBrowser, request, type Manner, type Reply } from "./request";
import { nextPoll, retryAfter } from "./schedule";

export { FetchError } from "./error";
export { fetchArticle } from "./article";

const ACCEPT =
  "application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, text/html;q=0.5, */*;q=0.1";
const DEFAULT_BYTES = 64 * 1024 * 1024;
/** Stands in where no signal is given. */
const NOBODY = { addEventListener() {} };
/** Customary paths tried, at most. */
const GUESSES = 10;

export async function fetchFeed(url: string, given?: FetchOptions): Promise<FetchResult> {
  const options = given ?? {};
  check(options);
  if (typeof url !== "string") throw invalid(`url must be a string, not ${kindOf(url)}.`);
  const manner = mannerOf(options);
  const reply = await request(url, { ...manner, headers: { ...manner.headers, ...conditions(options) } });
  if (reply.status === 304) return resultOf(reply, null, [], options);
  try {
    return resultOf(reply, read(reply, options), [], options);
  } catch (error) {
    if (!(error instanceof FeedError) || error.code !== "html" || options.discover === false) throw error;
    return resultOfPage(reply, error, options, manner);
  }
}

/** How a request is made, from what callers may set. */
export function mannerOf({ fetch, signal, timeout, redirects, limits }: FetchOptions): Manner {
  const headers: Record<string, string> = { accept: ACCEPT };
  if (!inBrowser) headers["user-agent"] = `anyfeed/${VERSION} (+https://github.com/anyfeed/anyfeed)`;
  return {
    fetch: fetch ?? globalThis.fetch,
    headers,
    signal,
    timeout: timeout ?? 15_000,
    redirects: redirects ?? 5,
    maxBytes: limits?.bytes ?? DEFAULT_BYTES,
  };
}

/** Options that make no sense are refused before anybody is asked anything. */
export function check(options: FetchOptions): void {
  for (const name of ["timeout", "redirects"] as const) {
    const value = options[name] ?? 0;
    if (typeof value !== "number" || !(value >= 0)) {
      throw invalid(`options.${name} must be a number from 0 up, not ${String(value)}.`);
    }
  }
  if (typeof (options.fetch ?? globalThis.fetch) !== "function") throw invalid(`options.fetch must be a function, not ${kindOf(options.fetch)}.`);
  // Looked at by its shape: it may come from another realm.
  if (typeof (options.signal ?? NOBODY).addEventListener !== "function") {
    throw invalid(`options.signal must be an AbortSignal, not ${kindOf(options.signal)}.`);
  }
  try {
    parseFeed("", null, options);
  } catch (error) {
    if ((error as FeedError).code === "invalid-argument") throw error;
  }
}

export function invalid(message: string): Error {
  return new (FeedError as any)("invalid-argument", message);
}

export function kindOf(value: unknown): string {
  return value === null ? "null" : typeof value === "object" ? "an object" : String(value);
}

function conditions({ etag, lastModified }: FetchOptions): Record<string, string> {
  return { ...(etag && { "if-none-match": etag }), ...(lastModified && { "if-modified-since": lastModified }) };
}

function read({ bytes, headers, url }: Reply, options: FetchOptions): Feed {
  return parseFeed(bytes, headers.get("content-type"), { ...options, url });
}

/** The address is a page: its best feed, else the first customary path that holds one. */
async function resultOfPage(page: Reply, error: FeedError, options: FetchOptions, manner: Manner): Promise<FetchResult> {
  const candidates = error.feeds.slice(0, 1);
  if (options.probe && !candidates.length) candidates.push(...guesses(page).slice(0, GUESSES));
  for (const { url } of candidates) {
    try {
      const reply = await request(url, manner);
      const result = resultOf(reply, read(reply, options), error.feeds, options);
      // Sent with the page's address, the feed's validators would say for ever that nothing changed.
      return { ...result, etag: null, lastModified: null, discoveredFrom: page.url };
    } catch (failure) {
      if (error.feeds.length || options.signal?.aborted) throw failure;
    }
  }
  throw error;
}

function guesses({ bytes, headers, url }: Reply): DiscoveredFeed[] {
  return discoverFeeds(bytes, headers.get("content-type"), url).filter(({ from }) => from === "guess");
}

function resultOf(reply: Reply, feed: Feed | null, alternatives: DiscoveredFeed[], options: FetchOptions): FetchResult {
  const { headers, status, url, movedTo } = reply;
  const kept = status === 304;
  return {
    feed,
    notModified: kept,
    status,
    url,
    movedTo,
    // A server need not repeat them when nothing has changed.
    etag: headers.get("etag") ?? (kept ? (options.etag ?? null) : null),
    lastModified: headers.get("last-modified") ?? (kept ? (options.lastModified ?? null) : null),
    retryAfter: retryAfter(headers),
    nextPoll: nextPoll(headers, feed),
    discoveredFrom: null,
    alternatives,
  };
}
