/**
 * How long an answer may be kept: from the upstream's headers and from the feed
 * itself, within bounds.
 *
 * `s-maxage` and `must-revalidate` would switch off stale-while-revalidate and
 * stale-if-error on Workers Cache; they are never sent.
 */

import { cacheDirectives, freshSeconds } from "../../pkg-template/src/http/freshness";

const least = 60;
const most = 3600;
const usual = 300;

/** Seconds. `minutes` is what the feed says (ttl, sy:*). */
export function lifetime(headers: Headers, minutes: number | null, now: number): number {
  const control = cacheDirectives(headers);
  if (control.has("no-store") || control.has("private") || control.has("no-cache") || headers.get("vary")?.trim() === "*") return least;
  const said = [freshSeconds(headers, now), minutes === null ? null : minutes * 60].filter((one): one is number => one !== null);
  const seconds = said.length === 0 ? usual : Math.min(...said);
  return Math.min(most, Math.max(least, Math.floor(seconds)));
}

export function cacheControl(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=3600, stale-if-error=604800`;
}
