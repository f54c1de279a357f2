/**
 * When a feed is to be asked next: from how it publishes, what it asks for, and
 * how it answered.
 */

export interface Rhythm {
  /** Seconds between two requests while nothing changes and nothing fails. */
  interval: number;
  /** Failures in a row. */
  failures: number;
}

export type Seen =
  /** A document that is new. `times`: of its entries, in milliseconds. */
  | { kind: "changed"; times: number[]; asked: number | null }
  /** 304, or the same once more. `asked`: the seconds that the publisher wants between requests. */
  | { kind: "unchanged"; asked: number | null }
  /** `pause`: seconds from Retry-After. */
  | { kind: "failed"; pause: number | null };

export const least = 600;
export const most = 86_400;
/** Of a feed that only fails. */
const mostFailing = 7 * 86_400;
const firstFailure = 900;
/** Entries that tell the rhythm. */
const looked = 10;

/** Gives the rhythm from now on and the seconds until the next request. */
export function rhythm(before: Rhythm, seen: Seen, now: number): Rhythm & { wait: number } {
  if (seen.kind === "failed") {
    const failures = before.failures + 1;
    const wait = Math.min(mostFailing, firstFailure * 2 ** Math.min(16, failures - 1));
    return { interval: before.interval, failures, wait: Math.max(wait, seen.pause ?? 0) };
  }
  // A quiet feed is asked a quarter less often each time; news puts it back to its own rhythm.
  const own = seen.kind === "changed" ? ownInterval(seen.times, now) : before.interval * 1.25;
  const interval = Math.round(bounded(Math.max(own, Math.min(most, seen.asked ?? 0))));
  return { interval, failures: 0, wait: interval };
}

/** Half of the usual gap between entries, or an eighth of the silence since the last one. */
function ownInterval(times: number[], now: number): number {
  const past = [...new Set(times.filter((time) => time <= now))].sort((one, other) => other - one).slice(0, looked);
  const [newest] = past;
  if (newest === undefined) return 3600;
  const gaps = past.slice(1).map((time, index) => (past[index] ?? time) - time).sort((one, other) => one - other);
  const gap = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(gap / 2, (now - newest) / 8) / 1000;
}

function bounded(seconds: number): number {
  return Math.min(most, Math.max(least, seconds));
}

/** Seconds more, a tenth at most and always the same for a feed: what was added at once is not asked at once for ever. */
export function spread(id: number, interval: number): number {
  const part = (Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32;
  return Math.round((part * interval) / 10);
}
