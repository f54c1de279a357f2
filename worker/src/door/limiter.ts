/** How often each client may ask where no platform counts: so many requests in a minute, in this process. */

export interface Counted {
  success: boolean;
  /** Seconds until there may be more. */
  retryAfter: number;
}

interface Window {
  until: number;
  left: number;
}

const minute = 60_000;
/** Clients that are remembered; the longest known is forgotten first. */
const most = 10_000;

export class Limiter {
  readonly #windows = new Map<string, Window>();

  /** At 0 nobody is limited. */
  constructor(readonly requests: number) {}

  /** Null is a client that nobody knows: it cannot be told from the others, so it is not counted. */
  count(client: string | null, now: number): Counted {
    if (this.requests === 0 || client === null) return { success: true, retryAfter: 0 };
    const window = this.#windowOf(client, now);
    window.left -= 1;
    return { success: window.left >= 0, retryAfter: Math.ceil((window.until - now) / 1000) };
  }

  #windowOf(client: string, now: number): Window {
    const known = this.#windows.get(client);
    if (known && known.until > now) return known;
    this.#windows.delete(client);
    const [oldest] = this.#windows.size >= most ? this.#windows.keys() : [];
    if (oldest !== undefined) this.#windows.delete(oldest);
    const window = { until: now + minute, left: this.requests };
    this.#windows.set(client, window);
    return window;
  }
}
