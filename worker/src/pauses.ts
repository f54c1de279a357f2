/** Hosts that asked to be left alone, and until when. Kept by one isolate, bounded. */
import { httpDate } from "./dates";

const most = 1000;
const day = 86_400;

export class Pauses {
  readonly #until = new Map<string, number>();

  constructor(readonly now: () => number) {}

  /** Seconds that are left, or 0. */
  left(host: string): number {
    const until = this.#until.get(host);
    if (until === undefined) return 0;
    const seconds = Math.ceil((until - this.now()) / 1000);
    if (seconds <= 0) this.#until.delete(host);
    return Math.max(0, seconds);
  }

  add(host: string, seconds: number): void {
    if (this.#until.size >= most) {
      const oldest = this.#until.keys().next();
      if (!oldest.done) this.#until.delete(oldest.value);
    }
    this.#until.set(host, this.now() + seconds * 1000);
  }
}

/** Retry-After in either form, as 1 second to 24 hours; `otherwise` for what cannot be read. */
export function readRetryAfter(header: string | null, now: number, otherwise: number): number {
  const text = (header ?? "").trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((httpDate(text) - now) / 1000);
  if (Number.isNaN(seconds)) return otherwise;
  return Math.min(day, Math.max(1, seconds));
}
