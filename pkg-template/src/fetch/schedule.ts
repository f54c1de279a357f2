/** When to ask again: what the server says, what the feed says, and how often it changes. */
import { parseDate } from "anyfeed";
import type { Feed } from "../../index";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody is asked more often than this, nor forgotten for longer. */
const SOONEST = 15 * MINUTE;
const LATEST = 7 * DAY;

/** The header in seconds. */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const text = headers.get("retry-after")?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const date = headerDate(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** The time of the next visit, ISO 8601. Null when neither a feed nor the headers say anything of it. */
export function nextPoll(headers: Headers, feed: Feed | null, now = Date.now()): string | null {
  const stated = Math.max(freshFor(headers, now) ?? 0, retryAfter(headers, now) ?? 0);
  if (!feed && stated <= 0) return null;
  const seconds = Math.max(stated, feed ? wished(feed, now) : 0);
  const at = new Date(now + Math.min(Math.max(seconds, SOONEST), LATEST) * 1000);
  return (feed ? loudAfter(at, feed.refresh) : at).toISOString();
}

/** The pause that a feed asks for or shows. */
function wished(feed: Feed, now: number): number {
  const { minutes } = feed.refresh;
  return minutes ? minutes * MINUTE : (rhythm(feed, now) ?? HOUR);
}

/** How long the answer may still be kept, in seconds. */
function freshFor(headers: Headers, now: number): number | null {
  const most = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(headers.get("cache-control") ?? "");
  const age = /^\d+$/.exec(headers.get("age")?.trim() ?? "");
  if (most) return Number(most[1]) - Number(age ?? 0);
  const until = headerDate(headers.get("expires") ?? "");
  return Number.isNaN(until) ? null : (until - now) / 1000;
}

/** A date in any of HTTP's three forms, each of which begins with a day of the week: "0" and "3600" are no dates here. */
function headerDate(text: string): number {
  const date = /^\s*[a-z]/i.test(text) ? parseDate(text) : null;
  return date && !date.inferred.includes("time") ? Date.parse(date.iso) : NaN;
}

/** Half the median pause between the last entries, or an eighth of the silence since then; at most a day. */
function rhythm(feed: Feed, now: number): number | null {
  const times = feed.entries.flatMap(({ published }) => (published ? [Date.parse(published) / 1000] : []));
  // Entries that came at once are one step of the rhythm; those of the future are none yet.
  const latest = [...new Set(times.filter((time) => time <= now / 1000))].sort((a, b) => b - a).slice(0, 11);
  const pauses = latest.slice(1).map((time, index) => latest[index] - time).sort((a, b) => a - b);
  if (!pauses.length) return null;
  const silence = now / 1000 - latest[0];
  return Math.min(Math.max(pauses[pauses.length >> 1] / 2, silence / 8), DAY);
}

/** The next time that is not in the hours and days on which, as the feed says, nothing is published. A feed that names them all means none. */
function loudAfter(at: Date, { skipHours, skipDays }: Feed["refresh"]): Date {
  const later = new Date(at);
  for (let hours = 0; hours <= 7 * 24; hours++) {
    if (!skipHours.includes(later.getUTCHours()) && !skipDays.includes(DAYS[later.getUTCDay()])) return later;
    later.setUTCHours(later.getUTCHours() + 1, 0, 0, 0);
  }
  return at;
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
