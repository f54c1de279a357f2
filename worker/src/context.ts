/** What is handed to the handler, and what travels along with one request. */

import type { Settings } from "./settings";
import type { Pauses } from "./pauses";

export type Anyfeed = Pick<
  typeof import("anyfeed"),
  "jsonPieces" | "parseFeed" | "parseStream" | "parseFeedToJson" | "detectFeed" | "discoverFeeds" | "decodeDocument" | "parseOpml" | "version"
>;

export type ReadArticle = typeof import("anyfeed/fetch").fetchArticle;

/** What holds feeds against their specifications: a module of its own, loaded when it is asked for. */
export type Checker = Pick<typeof import("anyfeed/check"), "checkFeed" | "formatFindings">;

export type WriteStream = typeof import("anyfeed/write").writeStream;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The part of the Cache API that is used. */
export interface Store {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

export interface Dependencies {
  fetch: Fetch;
  anyfeed: Anyfeed;
  /** The article of an entry's page, for `full=1`. */
  article: ReadArticle;
  /** RSS and Atom from what was read. */
  writeStream: WriteStream;
  /** For /v1/validate and the badge. */
  check: () => Promise<Checker>;
  /** Milliseconds since 1970. */
  now: () => number;
  settings?: Partial<Settings>;
  /** Takes one line for each request. */
  log?: ((line: Record<string, unknown>) => void) | undefined;
  /** The older Cache API, or what looks like it. */
  store?: Store | null;
}

/** What one request may use and what it leaves for the log. */
export interface Scope {
  fetch: Fetch;
  anyfeed: Anyfeed;
  article: ReadArticle;
  writeStream: WriteStream;
  check: () => Promise<Checker>;
  now: () => number;
  /** Where this handler is reached; null for jobs. */
  origin: string | null;
  /** The address of the answer itself, for feeds that name their own; null where it has none. */
  self: string | null;
  settings: Settings;
  pauses: Pauses;
  /** Ends when the client has gone. */
  signal: AbortSignal;
  /** Honest name and address for the upstream's log. */
  userAgent: string;
  /** Validators that the caller holds, decoded from our own ETag. */
  ifNoneMatch: string | null;
  notes: Record<string, unknown>;
}
