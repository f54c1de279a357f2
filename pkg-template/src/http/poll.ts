/** When to ask for a feed again: what the server says, what the feed says, how often it changes, and how it went so far. */
import type { HeaderReader, Poll, PollHistory, PolledFeed } from "../../fetch";
import { freshSeconds, retryAfter } from "./freshness";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Nobody is asked more often than this. */
export const SOONEST = 15 * MINUTE;
/** Nor less often, unless the feed or the server asks for it, or nothing but failures comes. */
export const LATEST = DAY;
const FIRST_FAILURE = 15 * MINUTE;
/** Entries whose dates show the rhythm. */
const LOOKED_AT = 11;

/** What the function of this name in `anyfeed/fetch` does. */
export function nextPoll(feed: PolledFeed | null, headers: HeaderReader | null, history: PollHistory = {}): Poll {
  const { failed = false, now = Date.now() } = history;
  const [before, failures] = [known(history.interval) ?? HOUR, known(history.failures) ?? 0];
  const pause = Math.min(known(history.retryAfter) ?? (headers && retryAfter(headers, now)) ?? 0, WEEK);
  if (failed) {
    const wait = Math.max(pause, Math.min(WEEK, FIRST_FAILURE * 2 ** Math.min(failures, 16)));
    return { at: dateAfter(now, wait), wait, interval: before, failures: failures + 1 };
  }
  const least = Math.max(pause, asked(feed, headers, now), SOONEST);
  // A quiet feed is asked a quarter less often each time; news puts it back to its own rhythm.
  const own = feed ? rhythm(feed, now) : before * 1.25;
  const interval = Math.round(Math.max(least, Math.min(own, LATEST)));
  const at = loudAfter(now + interval * 1000, feed?.refresh);
  return { at: new Date(at).toISOString(), wait: Math.round((at - now) / 1000), interval, failures: 0 };
}

/** Whether headers alone say when to come again. */
export const isStated = (headers: HeaderReader, now = Date.now()): boolean => Boolean(freshSeconds(headers, now) || retryAfter(headers, now));

/** Caches are promised a year by mistake; who writes a pause into a feed means its readers. */
function asked(feed: PolledFeed | null, headers: HeaderReader | null, now: number): number {
  const fresh = Math.min((headers && freshSeconds(headers, now)) ?? 0, DAY);
  return Math.max(fresh, Math.min((feed?.refresh?.minutes ?? 0) * MINUTE, WEEK));
}

/** Half the median pause between the last entries, or an eighth of the silence since then, in seconds. */
function rhythm({ entries, refresh }: PolledFeed, now: number): number {
  const times = entries.map(({ published, updated }) => Date.parse(published ?? updated ?? "")).filter((time) => time <= now);
  // Entries that came at once are one step of the rhythm; those of the future are none yet.
  const latest = [...new Set(times)].sort((a, b) => b - a).slice(0, LOOKED_AT);
  if (!latest.length) return refresh?.minutes ? 0 : HOUR;
  const pauses = latest.slice(1).map((time, index) => latest[index]! - time).sort((a, b) => a - b);
  const usual = pauses[pauses.length >> 1] ?? 0;
  return Math.max(usual / 2, (now - latest[0]!) / 8) / 1000;
}

/** The next time that is not in the hours and days on which, as the feed says, nothing is published. A feed that names them all means none. */
function loudAfter(at: number, refresh: PolledFeed["refresh"] | undefined): number {
  const { skipHours = [], skipDays = [] } = refresh ?? {};
  const later = new Date(at);
  for (let hours = 0; hours <= 7 * 24; hours++) {
    if (!skipHours.includes(later.getUTCHours()) && !skipDays.includes(DAYS[later.getUTCDay()]!)) return later.getTime();
    later.setUTCHours(later.getUTCHours() + 1, 0, 0, 0);
  }
  return at;
}

/** What was kept elsewhere may be anything. */
const known = (value: number | null | undefined): number | null => (Number.isFinite(value) && value! >= 0 ? value! : null);

const dateAfter = (now: number, seconds: number): string => new Date(now + seconds * 1000).toISOString();

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
