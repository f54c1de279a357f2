/** How callers want something fetched; what makes no sense is refused. */
import { FeedError } from "anyfeed";
import type { FetchOptions } from "../../fetch";
import { DEFAULT_BYTES } from "../gather";
import { ACCEPT } from "../http/accept";
import { knownOptions } from "../options";
import { shown } from "../shown";
import { inBrowser, type Manner } from "./request";

/** Stands in where no signal is given. */
const NOBODY = { addEventListener() {} };

/** Options beside those of the parser. */
export const OWN = ["etag", "lastModified", "signal", "timeout", "redirects", "discover", "probe", "fetch", "headers", "auth"];
/** They say what is known of one address. */
const CONDITIONS = ["if-none-match", "if-modified-since"];

/** How a request is made, from what callers may set. Their headers come before ours. */
export function mannerOf({ fetch, signal, timeout, redirects, limits, headers, auth }: FetchOptions, accept = ACCEPT): Manner {
  const all: Record<string, string> = { accept };
  if (auth) all["authorization"] = authorizationOf(auth);
  if (!inBrowser) all["user-agent"] = `anyfeed/${VERSION} (+https://github.com/anyfeed/anyfeed)`;
  headersOf(headers).forEach((value, name) => CONDITIONS.includes(name) || (all[name] = value));
  return {
    fetch: fetch ?? globalThis.fetch,
    headers: all,
    signal,
    timeout: timeout ?? 15_000,
    end: performance.now() + (timeout ?? 15_000),
    redirects: redirects ?? 5,
    maxBytes: limits?.bytes ?? DEFAULT_BYTES,
  };
}

/** What callers know of the address. A page's feed is another one. */
export function conditionsOf({ etag, lastModified, headers }: FetchOptions): Record<string, string> {
  const all: Record<string, string> = {};
  headersOf(headers).forEach((value, name) => CONDITIONS.includes(name) && (all[name] = value));
  return { ...all, ...(etag && { "if-none-match": etag }), ...(lastModified && { "if-modified-since": lastModified }) };
}

/** Options that make no sense are refused before anybody is asked anything. */
export function check(options: FetchOptions): void {
  for (const name of ["timeout", "redirects"] as const) {
    const value = options[name] ?? 0;
    if (typeof value !== "number" || !(value >= 0)) {
      throw wrong(name, value, "a number from 0 up");
    }
  }
  for (const name of ["discover", "probe"] as const) {
    const value = options[name] ?? false;
    if (typeof value !== "boolean") throw wrong(name, value, "true or false");
  }
  for (const name of ["etag", "lastModified"] as const) checkHeader(options[name] ?? "", name);
  if (typeof (options.fetch ?? globalThis.fetch) !== "function") throw wrong("fetch", options.fetch, "a function");
  // Looked at by its shape: it may come from another realm.
  if (typeof (options.signal ?? NOBODY).addEventListener !== "function") {
    throw wrong("signal", options.signal, "an AbortSignal");
  }
  headersOf(options.headers);
  checkAuth(options.auth ?? "");
  knownOptions(options, ...OWN);
}

/** What is wrong with it is no place to show a secret. A name ends at its first colon (RFC 7617). */
function checkAuth(auth: unknown): void {
  const { username, password } = Object(auth) as { username?: unknown; password?: unknown };
  const isPair = typeof username === "string" && typeof password === "string" && !username.includes(":");
  if (!isPair && typeof auth !== "string") throw invalid("options.auth must be a token, or a username without a colon and a password.");
  try {
    new Headers({ authorization: authorizationOf(auth as NonNullable<FetchOptions["auth"]>) });
  } catch {
    throw invalid("options.auth must be what a header can hold.");
  }
}

/** btoa takes bytes: those of UTF-8. */
function authorizationOf(auth: NonNullable<FetchOptions["auth"]>): string {
  if (typeof auth === "string") return `Bearer ${auth}`;
  const bytes = new TextEncoder().encode(`${auth.username}:${auth.password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

function headersOf(headers: FetchOptions["headers"]): Headers {
  if (typeof (headers ?? {}) !== "object") throw wrong("headers", headers, "an object of headers");
  try {
    return new Headers((headers ?? {}) as HeadersInit);
  } catch (cause) {
    throw invalid(`options.headers must be what can be sent as headers: ${(cause as Error).message}`);
  }
}

/** What cannot be sent as a header is no server's fault. */
function checkHeader(value: unknown, name: string): void {
  if (typeof value !== "string") throw wrong(name, value, "a string");
  try {
    new Headers({ "if-none-match": value });
  } catch {
    throw wrong(name, value, "what a header can hold");
  }
}

function wrong(name: string, value: unknown, wanted: string): Error {
  return invalid(`options.${name} must be ${wanted}, not ${shown(value)}.`);
}

export function invalid(message: string): Error {
  return new FeedError("invalid-argument", message);
}
