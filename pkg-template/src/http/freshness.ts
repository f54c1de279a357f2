/** What the headers of an answer say of when to come again (RFC 9111, RFC 5861): Cache-Control, Age, Date, Expires, Retry-After. */
import type { HeaderReader } from "../../fetch";
import { httpDate } from "./dates";

/** Retry-After in either form, in seconds; null for what cannot be read. */
export function retryAfter(headers: HeaderReader, now = Date.now()): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const date = httpDate(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Directives by their names, in small letters; of one that stands twice the first. */
export function cacheDirectives(headers: HeaderReader): Map<string, string> {
  const parts = (headers.get("cache-control") ?? "").split(",").map((part) => part.trim().toLowerCase().split(/\s*=\s*/));
  return new Map(parts.reverse().map(([name = "", value = ""]) => [name, value.replaceAll('"', "")]));
}

/**
 * Seconds for which the server says that nothing will change; null if it says nothing.
 * What is said to shared caches is believed first: until then one of them would only give the same again.
 */
export function freshSeconds(headers: HeaderReader, now = Date.now()): number | null {
  const directives = cacheDirectives(headers);
  const stated = directives.get("s-maxage") ?? directives.get("max-age");
  const date = dateOf(headers, now);
  const expires = headers.get("expires");
  if (stated === undefined && expires === null) return null;
  // What is no date, such as "0", lies in the past (RFC 9111, 5.3).
  const lifetime = stated === undefined ? (httpDate(expires) - date) / 1000 || 0 : seconds(stated);
  const age = seconds(headers.get("age")?.split(",")[0]);
  return Math.max(0, lifetime - Math.max(age, (now - date) / 1000));
}

/** Seconds for which an answer without any word of its own may be kept: a tenth of the time since it changed. */
export function guessedSeconds(headers: HeaderReader, now = Date.now()): number {
  return Math.max(0, (dateOf(headers, now) - httpDate(headers.get("last-modified"))) / 10_000 || 0);
}

/** Seconds for which a stale answer may stand in: while another is fetched, and while none can be had. */
export interface StalePromises {
  whileRevalidate: number;
  ifError: number;
}

const WEEK = 604_800;
export const NO_PROMISES: StalePromises = { whileRevalidate: 0, ifError: 0 };
export const USUAL_PROMISES: StalePromises = { whileRevalidate: 3600, ifError: WEEK };
/** Each forbids it (RFC 9111, 4.2.4). */
const NEVER_STALE = ["must-revalidate", "proxy-revalidate", "no-cache", "no-store", "private"];

/** What is said, or usual where nothing is. */
export function stalePromises(headers: HeaderReader, usual = USUAL_PROMISES): StalePromises {
  const directives = cacheDirectives(headers);
  if (NEVER_STALE.some((name) => directives.has(name))) return NO_PROMISES;
  const said = (name: string, otherwise: number) => (directives.has(name) ? Math.min(WEEK, seconds(directives.get(name))) : otherwise);
  return { whileRevalidate: said("stale-while-revalidate", usual.whileRevalidate), ifError: said("stale-if-error", usual.ifError) };
}

/** When the server answered, by its own clock; now, where it does not say it. */
function dateOf(headers: HeaderReader, now: number): number {
  const date = httpDate(headers.get("date"));
  return Number.isNaN(date) ? now : date;
}

/** What is no number of seconds is none; more than can be counted is as much as can be (RFC 9111, 1.2.2). */
function seconds(text: string | undefined): number {
  const number = (text ?? "").trim();
  return /^\d+$/.test(number) ? Math.min(Number(number), 2 ** 31) : 0;
}
