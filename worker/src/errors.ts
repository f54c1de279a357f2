/**
 * Every way in which the handler refuses: one list of codes, from which the
 * answers, their status, their lifetime, the error pages and the OpenAPI
 * document come.
 *
 * Faults of the upstream are 5xx with `no-store`: a cache in front may then go
 * on serving the copy it has (`stale-if-error`).
 */

export interface ProblemKind {
  status: number;
  title: string;
  /** One or two sentences for the error's own page. */
  about: string;
  /** Seconds that the refusal may be cached; 0 is `no-store`. */
  keep: number;
}

const row = (status: number, keep: number, title: string, about: string): ProblemKind => ({ status, keep, title, about });

export const problems = {
  "bad-request": row(400, 3600, "The request is not valid",
    "A parameter is unknown, given twice, missing or has a value that is not allowed. The detail names it and says what is allowed."),
  "invalid-url": row(400, 3600, "The address is not a URL",
    "The address cannot be read as a web address. Give http:// or https:// and a public host name."),
  "blocked-url": row(403, 3600, "The address may not be fetched",
    "Only public http and https addresses on the usual ports are fetched: no private or reserved networks, no internal names, no credentials in the address. The same applies to every redirect."),
  "not-authorized": row(401, 0, "The deployment asks for a token",
    "Batches need the deployment's token, in the header Authorization: Bearer."),
  "not-found": row(404, 3600, "There is nothing at this path",
    "The path is not one of the handler's routes, or the route is not enabled in this deployment."),
  "not-ready": row(404, 0, "The result is not there yet",
    "The address belongs to the batch, but it has not been converted yet. Retry-After says when to ask again."),
  "method-not-allowed": row(405, 3600, "The method is not allowed here",
    "The Allow header names the methods that the route supports."),
  "upstream-not-found": row(404, 300, "The feed does not exist",
    "The server that should have the feed answered 404."),
  gone: row(410, 86400, "The feed has been removed",
    "The server answered 410: it asks clients to stop fetching the feed."),
  "too-large": row(413, 3600, "The document is too large",
    "The document is larger than this deployment reads, on the wire or after decompression."),
  "unsupported-encoding": row(415, 0, "The compression is not supported",
    "A posted document may be compressed with gzip or deflate, or not at all. Content-Encoding names something else."),
  "html-not-feed": row(422, 300, "The address is a web page, not a feed",
    "The document is a web page; the detail says which kind. The feeds that it links to, if any, are in `alternatives`."),
  "not-a-feed": row(422, 300, "There is no feed in the document",
    "The document was fetched, but it is not a feed in any supported format. `found` says what it is, if that is known."),
  "rate-limited": row(429, 0, "Too many requests",
    "This client sends too many requests. Retry-After says when to try again."),
  "not-enabled": row(501, 0, "This deployment has no batches",
    "Batches need a queue, durable objects, a bucket and a token. At least one of these is missing."),
  "upstream-status": row(502, 0, "The feed's server refused",
    "The server answered with an error status; `upstream.status` has it."),
  "upstream-unreachable": row(502, 0, "The feed's server cannot be reached",
    "The host name does not exist, the connection was refused, or no secure connection could be made."),
  "upstream-reset": row(502, 0, "The feed's server closed the connection",
    "The connection was closed before there was a response."),
  "upstream-protocol": row(502, 0, "The feed's server does not speak HTTP properly",
    "The server's response is not valid HTTP, or its compression is invalid."),
  "upstream-truncated": row(502, 0, "The feed was cut off",
    "The connection ended in the middle of the document, before its first entry."),
  "too-many-redirects": row(502, 0, "The feed's server redirects in circles",
    "There were more than five redirects in a row."),
  "upstream-rate-limited": row(503, 0, "The feed's server asks to wait",
    "The server answered 429. It is not asked again until the time in Retry-After. Without one, that applies to the address, and to the server once it refuses a second address."),
  "upstream-unavailable": row(503, 0, "The feed's server is not available now",
    "The server answered 503. Retry-After has the time that it gave, if any."),
  "upstream-timeout": row(504, 0, "The feed's server is too slow",
    "There was no complete response within the time limit."),
  internal: row(500, 0, "Something went wrong here",
    "A bug in the handler. Its log has the error under the id in X-Request-Id."),
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** Members beside those that every problem document has. */
export interface ProblemExtras {
  upstream?: { url: string; status?: number; contentType?: string | null };
  found?: string | null;
  alternatives?: unknown[];
  report?: unknown;
  /** Seconds. */
  retryAfter?: number;
  allow?: string[];
  /** Seconds that this refusal may be cached, where its reason is not in the address. */
  keep?: number;
}

export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(`${code}: ${detail}`);
  }

  get kind(): ProblemKind {
    return problems[this.code];
  }
}
