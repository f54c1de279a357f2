/**
 * Whose turn it is at one origin host: when the next request may begin.
 *
 * Requests begin at least `spacing` apart, and as far apart as the server takes
 * to answer; two are open at most. A server that fails is asked less and less
 * often; one that names a time is left alone until then. Who has to wait long
 * gets a turn of its own, so that it comes back once and not again and again.
 */

export interface Turn {
  /** False: come back after `wait`. */
  go: boolean;
  /** Milliseconds. */
  wait: number;
  /** Somebody else is at this very job. */
  twice?: boolean;
}

export interface Report {
  /** Milliseconds that the server took. */
  took: number;
  /** It failed in a way that may pass. */
  failed: boolean;
  /** Seconds for which it asked to be left alone. */
  pause: number;
}

const openAtOnce = 2;
/** A request that nobody gave back is over: its consumer has died. */
const longestOpen = 120_000;
const widest = 300_000;
const slowest = 10_000;
const whileCrowded = 5000;
/** A turn that nobody took. */
const missed = 3_600_000;

export class Turns {
  /** Kept: what was promised to jobs, and what the server asked for. */
  readonly booked = new Map<string, number>();
  pausedUntil = 0;
  failures = 0;
  #next = 0;
  #last = 0;
  #took = 0;
  readonly #open = new Map<string, number>();

  constructor(readonly spacing: number) {}

  /** Milliseconds between two requests. */
  get gap(): number {
    return Math.min(widest, Math.max(this.spacing, Math.min(slowest, this.#took)) * 2 ** this.failures);
  }

  /** `patience`: milliseconds that the job can wait where it is. */
  enter(job: string, now: number, patience: number): Turn {
    this.#forget(now);
    // The same job again, while it is worked on: the queue delivers at least once.
    if (this.#open.has(job)) return { go: false, wait: longestOpen, twice: true };
    const slot = this.booked.get(job);
    if (slot !== undefined && slot - now > patience) return { go: false, wait: slot - now };
    // Whoever finds no place goes to the end of the line: a nearer place would be promised to all of them.
    if (this.#open.size >= openAtOnce) return this.#book(job, Math.max(now + whileCrowded, this.#next), now);
    const free = slot === undefined ? this.#next : this.#last + this.gap;
    const at = Math.max(now, free, this.pausedUntil);
    if (at - now > patience) return this.#book(job, Math.max(at, this.#next), now);
    this.booked.delete(job);
    this.#open.set(job, at);
    this.#last = Math.max(this.#last, at);
    this.#next = Math.max(this.#next, at + this.gap);
    return { go: true, wait: at - now };
  }

  leave(job: string, now: number, report: Report): void {
    this.#open.delete(job);
    this.#took = report.took;
    this.failures = report.failed ? Math.min(8, this.failures + 1) : 0;
    if (report.pause > 0) this.pausedUntil = Math.max(this.pausedUntil, now + report.pause * 1000);
    this.#next = Math.max(this.#next, this.#last + this.gap);
  }

  #book(job: string, at: number, now: number): Turn {
    this.booked.set(job, at);
    this.#next = Math.max(this.#next, at + this.gap);
    return { go: false, wait: at - now };
  }

  #forget(now: number): void {
    for (const [job, since] of this.#open) if (now - since > longestOpen) this.#open.delete(job);
    for (const [job, at] of this.booked) if (now - at > missed) this.booked.delete(job);
  }
}
