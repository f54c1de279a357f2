/**
 * anyfeed/handler: the edge handler as a function from a Request to a Response, for whatever speaks fetch: Cloudflare
 * Workers, Deno, Bun, Vercel, Netlify. Node's own servers and AWS Lambda: "anyfeed/handler-node".
 */
import type { Fetch, FetchRequest, FetchResponse } from "./environment.js";

/**
 * The routes `/v1/feed`, `/v1/discover`, `/v1/validate`, `/v1/api.json`, `/badge.svg`, `/openapi.json`, `/healthz` and `/errors`.
 * It never rejects: what fails is an answer, too. `platform` and `execution` are what Deno, Bun, Netlify and Workers hand over beside
 * the request: they say who asks, and wait for what is still to be kept in the cache.
 * @example
 * import { createHandler } from "anyfeed/handler";
 * export default { fetch: createHandler() };
 */
export function createHandler(options?: HandlerOptions): (request: FetchRequest, platform?: unknown, execution?: unknown) => Promise<FetchResponse>;

export interface HandlerOptions {
  /**
   * What is fetched with, in place of the global function. Names that are made to lead to private addresses are refused
   * by table; where the machine's own network must be out of reach (anywhere but on Workers), take `publicFetch` of "anyfeed/handler-node".
   */
  fetch?: Fetch | undefined;
  /** Answers are kept here: `caches.default`, or whatever looks like the Cache API. */
  cache?: HandlerCache | null | undefined;
  /** Bytes, milliseconds and pages. */
  limits?: HandlerLimits | undefined;
  /** Whether a request is within what its sender may ask, in place of `limits.requests`: false answers 429. */
  allow?: ((request: FetchRequest) => boolean | Promise<boolean>) | undefined;
  /** Takes one line for each request; no address of a client is in it. */
  log?: ((line: Record<string, unknown>) => void) | undefined;
  /** Ports that may be fetched from (default 80 and 443). */
  ports?: number[] | undefined;
  /** Hosts that are never fetched from, beside the one that a request names: those that lead here. */
  ownHosts?: string[] | undefined;
  /** Names that may be fetched from although they look internal. */
  trustedHosts?: string[] | undefined;
  /** Enables `/v1/raw` and `html=raw` (default false). */
  raw?: boolean | undefined;
  /** Enables `/v1/validate?online=1`, which asks the servers that a feed names (default false). */
  online?: boolean | undefined;
  /** The address in the User-Agent that servers see; the handler's own by default. */
  contact?: string | undefined;
}

export interface HandlerLimits {
  /** Bytes of a document (default 64 MiB). */
  bytes?: number | undefined;
  /** Bytes of a document that is posted (default 5 MiB). */
  posted?: number | undefined;
  /** Milliseconds until a server begins to answer, redirects included (default 10,000). */
  firstByte?: number | undefined;
  /** Milliseconds until the document has ended (default 60,000). */
  whole?: number | undefined;
  /** Bytes of a document that `/v1/validate` and `/badge.svg` check, which takes all of it in memory (default 8 MiB). */
  checked?: number | undefined;
  /**
   * Requests of one client in a minute (default 60; 0 for no limit), counted in this process by the address that the platform saw.
   * A neighbour in the own network is taken for a proxy: then the last public address of `X-Forwarded-For` counts.
   */
  requests?: number | undefined;
  /** Pages that `full=1` fetches for one answer (default 10). */
  pages?: number | undefined;
}

/** The part of the Cache API that is used. */
export interface HandlerCache {
  match(key: string): Promise<FetchResponse | undefined>;
  put(key: string, response: FetchResponse): Promise<void>;
}
