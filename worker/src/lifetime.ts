/**
 * How long an answer may be kept: from the upstream's headers and from the feed
 * itself, within bounds.
 *
 * `s-maxage` and `must-revalidate` would switch off stale-while-revalidate and
 * stale-if-error on Workers Cache; they are never sent. Where the upstream
 * forbids stale copies, none is promised.
 */

import { cacheDirectives, freshSeconds, guessedSeconds, stalePromises, type StalePromises, USUAL_PROMISES } from "../../pkg-template/src/http/freshness";

const least = 60;
const most = 3600;
const usual = 300;

/** Seconds. `minutes` is what the feed says (ttl, sy:*). */
export function lifetime(headers: Headers, minutes: number | null, now: number): number {
  const control = cacheDirectives(headers);
  if (control.has("no-store") || control.has("private") || control.has("no-cache") || variesAlways(headers)) return least;
  const said = [freshSeconds(headers, now), minutes === null ? null : minutes * 60].filter((one): one is number => one !== null);
  const seconds = said.length === 0 ? Math.max(usual, guessedSeconds(headers, now)) : Math.min(...said);
  return Math.min(most, Math.max(least, Math.floor(seconds)));
}

/** The policy of an answer that says what the upstream said. */
export function keptAs(headers: Headers, minutes: number | null, now: number): string {
  return cacheControl(lifetime(headers, minutes, now), stalePromises(headers));
}

/** Whatever else an answer varies by is the same in all of our requests. */
function variesAlways(headers: Headers): boolean {
  return (headers.get("vary") ?? "").split(",").some((name) => name.trim() === "*");
}

/** An answer of seconds, and then so long a stale one. */
export function cacheControl(seconds: number, { whileRevalidate, ifError }: StalePromises = USUAL_PROMISES): string {
  const promises = [["stale-while-revalidate", whileRevalidate], ["stale-if-error", ifError]].filter(([, promised]) => promised !== 0);
  return [`public, max-age=${seconds}`, ...promises.map((promise) => promise.join("="))].join(", ");
}
