/** anyfeed/fetch: gets feeds over HTTP with good manners. */
import type { Fetch, HeaderList, Signal } from "./environment.js";
import type { DiscoveredFeed, Entry, Feed, FeedHead, Limits, ParseOptions, Refresh } from "./index.js";

/**
 * Gets and parses a feed: conditional request, redirects, size and time limits
 * while reading, discovery when the address is a page. An address is a string or
 * what has it as `href`; one without a scheme ("example.org/feed.xml") means
 * `https:`, or `http:` for localhost and numbers. `feed:` means `http:`, here as in every function that
 * reads addresses: so it was meant by those who wrote it, and a server that speaks https redirects there.
 * @throws {FeedError | FetchError}
 * @example
 * const { url, etag, lastModified, nextPoll } = await fetchFeed("https://example.org/");
 * const again = await fetchFeed(url, { etag, lastModified });
 * if (again.notModified) console.log("nothing new; ask again at", again.nextPoll ?? nextPoll);
 * else console.log(again.feed.entries.length);
 */
export function fetchFeed(url: string | { readonly href: string }, options?: FetchOptions): Promise<FetchResult>;

/**
 * The same while the feed arrives: entries come as soon as they are whole, in constant memory; leaving the loop ends the
 * download. `timeout` is that to the beginning of the answer, `limits.bytes` cuts the feed there and says so in the report.
 * Customary paths (`probe`) are not tried. What fails after the first entry is thrown by the loop, a signal's reason as it is.
 * @throws {FeedError | FetchError}
 * @example
 * const result = await streamFeed("https://example.org/huge.xml", { limits: { bytes: 1e9 } });
 * if (!result.notModified) for await (const { title } of result.entries) console.log(result.head.title, title);
 */
export function streamFeed(url: string | { readonly href: string }, options?: FetchOptions): Promise<StreamedFeed | FeedNotModified>;

/**
 * When to ask for a feed again, and what to keep for the time after that: from Cache-Control, Expires, Retry-After, `ttl`, `sy:*`,
 * `skipHours`, `skipDays`, the rhythm of the entries, and how it went so far. Never more often than four times an hour; at least once a
 * day, unless a feed or its server asks for more. No network and no state: the same input has the same answer.
 * @example
 * let kept = nextPoll(feed, response.headers);
 * // Nothing came, or an error did: give it what it said before.
 * kept = nextPoll(null, response.headers, kept);
 * kept = nextPoll(null, null, { ...kept, failed: true, retryAfter: 120 });
 */
export function nextPoll(feed: PolledFeed | null, headers: HeaderReader | null, history?: PollHistory): Poll;

/** Of a feed what is looked at: what parsing gives has it. */
export interface PolledFeed {
  /** Their rhythm. */
  entries: readonly Partial<Pick<Entry, "published" | "updated">>[];
  /** Its own word. */
  refresh?: Partial<Omit<Refresh, "complete">> | undefined;
}

/** The headers of a Response, or what can be asked as they can. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** What is known of the visits before: the `Poll` of the last one, and more. */
export interface PollHistory {
  /** Seconds between visits, as the last `Poll` has them. */
  interval?: number | null | undefined;
  /** Failures in a row before this visit, as the last `Poll` has them. */
  failures?: number | null | undefined;
  /** This visit failed: no answer came, or one with an error. */
  failed?: boolean | undefined;
  /** Seconds, where an error has them in place of headers. */
  retryAfter?: number | null | undefined;
  /** Milliseconds, in place of the clock. */
  now?: number | undefined;
}

/** The next visit. */
export interface Poll {
  /** When, ISO 8601. */
  at: string;
  /** Seconds until then. */
  wait: number;
  /** Seconds between visits while all is well. */
  interval: number;
  /** Failures in a row. */
  failures: number;
}

/**
 * The article behind an entry whose feed gives only a title or a snippet
 * (`entry.completeness`): the page is fetched and its main content taken.
 * @throws {FeedError | FetchError} "unsupported" when the page has no article, or too much in it to look for one.
 * @example
 * if (entry.completeness !== "full") console.log((await fetchArticle(entry)).contentText);
 */
export function fetchArticle(
  entry: { url: string | null },
  options?: Pick<FetchOptions, "fetch" | "signal" | "timeout" | "limits" | "headers" | "auth">,
): Promise<{ url: string; title: string | null; contentHtml: string; contentText: string; wordCount: number }>;

export interface FetchOptions extends ParseOptions {
  /** From the result before: nothing is sent again that has not changed. */
  etag?: string | null | undefined;
  /** The same by time, for servers without tags. */
  lastModified?: string | null | undefined;
  /** Gives up when it says so; the call rejects with "aborted". */
  signal?: Signal | undefined;
  /**
   * Sent with each request, before anyfeed's own of the same name: an Authorization, a User-Agent. Authorization and
   * Cookie go to the server of the address alone, not where it redirects or a page leads to another one.
   */
  headers?: HeaderList | undefined;
  /** For what is not public: a token (`Bearer`), or a name and a password (`Basic`). Sent as `Authorization` is. */
  auth?: string | Credentials | undefined;
  /** Milliseconds to the last byte of all that is asked for, a page's feed included (default 15,000). */
  timeout?: number | undefined;
  /** Redirects followed (default 5). */
  redirects?: number | undefined;
  /** Follow the best feed of an HTML page (default true). */
  discover?: boolean | undefined;
  /** Try customary paths of the page's folder and of its site, too: twelve at most (default false). */
  probe?: boolean | undefined;
  /** `bytes` holds while reading. */
  limits?: Limits | undefined;
  /** A function to fetch with, in place of the global one. */
  fetch?: Fetch | undefined;
}

/** A name and a password; sent as UTF-8. */
export interface Credentials {
  /** Without a colon. */
  username: string;
  /** Any text. */
  password: string;
}

export type FetchResult = FetchedFeed | FeedNotModified;

/** A feed that came. */
export interface FetchedFeed extends FetchFacts {
  /** The feed. */
  feed: Feed;
  /** Something came. */
  notModified: false;
}

/** A feed that is coming; `nextPoll` is from the headers alone. */
export interface StreamedFeed extends FetchFacts {
  /** What is known of the feed when its first entry is there. */
  head: FeedHead;
  /** Entries as they are asked for. */
  entries: AsyncIterable<Entry>;
  /** The whole head and the report, when the loop has ended. */
  done: Promise<FeedHead>;
  /** Something came. */
  notModified: false;
}

/** Nothing changed since the answer that `etag` or `lastModified` is from. */
export interface FeedNotModified extends FetchFacts {
  /** Nothing came. */
  feed: null;
  /** It is as it was. */
  notModified: true;
}

/** What is known of an answer beside the feed. */
export interface FetchFacts {
  /** HTTP status. */
  status: number;
  /** The final address, the feed's own even where a page led to it: the one to ask again. */
  url: string;
  /** Where a permanent redirect says to go from now on. */
  movedTo: string | null;
  /**
   * What to send with the next request for the same address. Null when a page led here: what the
   * feed's server says of the feed would be taken for the page's.
   */
  etag: string | null;
  /** The same by time. */
  lastModified: string | null;
  /** Seconds to wait, from Retry-After. */
  retryAfter: number | null;
  /**
   * When to ask again, as `nextPoll` has it for the first visit. When nothing
   * changed, from the headers alone; null if they say nothing of it: keep the pace you had.
   */
  nextPoll: string | null;
  /** Who sends news of the feed, where it or its headers name somebody. When nothing changed, from the headers alone. */
  websub: WebSub | null;
  /** The page that the feed was found in. */
  discoveredFrom: string | null;
  /** All feeds that the page names, where there was a page. */
  alternatives: DiscoveredFeed[];
}

/** What subscribers to WebSub need. */
export interface WebSub {
  /** Where to subscribe: one is enough. */
  hubs: string[];
  /** What the hubs call the feed: its `self` link, else its address. */
  topic: string;
}

export class FetchError extends Error {
  /** For those who make one themselves: in a test, or in place of one of these functions. */
  constructor(
    code: FetchError["code"],
    message: string,
    details?: Partial<Pick<FetchError, "status" | "retryAfter"> & Record<"cause", unknown>>,
  );
  /** For telling it from other errors. */
  readonly name: "FetchError";
  /** What went wrong; stable. */
  readonly code: "invalid-url" | "timeout" | "network" | "status" | "too-many-redirects" | "too-large" | "aborted";
  /** HTTP status, where a server has answered. */
  readonly status: number | null;
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | null;
}
