/** What the headers of an answer say of when to come again: Cache-Control, Age, Expires, Retry-After. */
import type { HeaderReader } from "../../fetch";
import { httpDate } from "./dates";

/** Retry-After in either form, in seconds; null for what cannot be read. */
export function retryAfter(headers: HeaderReader, now = Date.now()): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const date = httpDate(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Directives by their names, in small letters; of one that stands twice the last. */
export function cacheDirectives(headers: HeaderReader): Map<string, string> {
  const parts = (headers.get("cache-control") ?? "").split(",").map((part) => part.trim().toLowerCase().split(/\s*=\s*/));
  return new Map(parts.map(([name = "", value = ""]) => [name, value.replaceAll('"', "")]));
}

/**
 * Seconds for which the server says that nothing will change; null if it says nothing.
 * What is said to shared caches is believed first: until then one of them would only give the same again.
 */
export function freshSeconds(headers: HeaderReader, now = Date.now()): number | null {
  const directives = cacheDirectives(headers);
  const stated = directives.get("s-maxage") ?? directives.get("max-age") ?? "";
  if (/^\d{1,12}$/.test(stated)) return Math.max(0, Number(stated) - ageOf(headers));
  const expires = headers.get("expires");
  // What is no date, such as "0", lies in the past (RFC 9111, 5.3).
  return expires === null ? null : Math.max(0, (httpDate(expires) - now) / 1000 || 0);
}

function ageOf(headers: HeaderReader): number {
  const age = headers.get("age")?.trim() ?? "";
  return /^\d{1,12}$/.test(age) ? Number(age) : 0;
}
