/**
 * How long an answer may be kept: from the upstream's headers and from the feed
 * itself, within bounds.
 *
 * `s-maxage` and `must-revalidate` would switch off stale-while-revalidate and
 * stale-if-error on Workers Cache; they are never sent.
 */

import { httpDate } from "./dates";

const least = 60;
const most = 3600;
const usual = 300;

/** Seconds. `minutes` is what the feed says (ttl, sy:*). */
export function lifetime(headers: Headers, minutes: number | null, now: number): number {
  const control = readControl(headers.get("cache-control"));
  if (control.has("no-store") || control.has("private") || control.has("no-cache") || headers.get("vary")?.trim() === "*") return least;
  const said = [maxAge(headers, control, now), minutes === null ? null : minutes * 60].filter((one): one is number => one !== null);
  const seconds = said.length === 0 ? usual : Math.min(...said);
  return Math.min(most, Math.max(least, Math.floor(seconds)));
}

/** Seconds for which the upstream says that nothing will change; null if it says nothing. */
export function statedSeconds(headers: Headers, now: number): number | null {
  return maxAge(headers, readControl(headers.get("cache-control")), now);
}

export function cacheControl(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=3600, stale-if-error=604800`;
}

function maxAge(headers: Headers, control: Map<string, string>, now: number): number | null {
  const stated = control.get("s-maxage") ?? control.get("max-age");
  if (stated !== undefined && /^\d{1,12}$/.test(stated)) return Math.max(0, Number(stated) - readAge(headers));
  const expires = headers.get("expires");
  if (expires === null) return null;
  // What is no date, such as "0", lies in the past (RFC 9111, 5.3).
  return Math.max(0, (httpDate(expires) - now) / 1000 || 0);
}

function readAge(headers: Headers): number {
  const age = headers.get("age") ?? "";
  return /^\d{1,12}$/.test(age) ? Number(age) : 0;
}

function readControl(header: string | null): Map<string, string> {
  const directives = (header ?? "").split(",").map((part) => part.trim().toLowerCase().split("="));
  return new Map(directives.map(([name, value]) => [name ?? "", (value ?? "").replace(/"/g, "")]));
}
