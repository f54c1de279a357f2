/** Addresses and hosts that asked to be left alone, and until when. Kept by one isolate, bounded. */
import { retryAfter } from "../../pkg-template/src/http/freshness";

const most = 1000;
const day = 86_400;

/** Of each host one address is enough: a second one pauses the host. */
interface Pause {
  host: number;
  address: number;
  href: string;
}

export class Pauses {
  readonly #pauses = new Map<string, Pause>();

  constructor(readonly now: () => number) {}

  /** Seconds that are left, or 0. */
  left(url: URL): number {
    const pause = this.#pauses.get(url.host);
    if (pause === undefined) return 0;
    const until = Math.max(pause.host, pause.href === url.href ? pause.address : 0);
    const seconds = Math.ceil((until - this.now()) / 1000);
    if (Math.max(pause.host, pause.address) <= this.now()) this.#pauses.delete(url.host);
    return Math.max(0, seconds);
  }

  /** The server named the time: it means whoever asks so often. */
  pauseHost(url: URL, seconds: number): void {
    this.#keep(url, { host: this.now() + seconds * 1000, address: 0, href: url.href });
  }

  /** The server named none: it may mean this address alone, until another one answers so, too. */
  pauseAddress(url: URL, seconds: number): void {
    const before = this.#pauses.get(url.host);
    const isSecond = before !== undefined && before.href !== url.href && before.address > this.now();
    if (isSecond) this.pauseHost(url, seconds);
    else this.#keep(url, { host: before?.host ?? 0, address: this.now() + seconds * 1000, href: url.href });
  }

  #keep(url: URL, pause: Pause): void {
    if (this.#pauses.size >= most && !this.#pauses.has(url.host)) {
      const oldest = this.#pauses.keys().next();
      if (!oldest.done) this.#pauses.delete(oldest.value);
    }
    this.#pauses.set(url.host, pause);
  }
}

/** Retry-After in either form, as 1 second to 24 hours; null for what cannot be read. */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const seconds = retryAfter(headers, now);
  return seconds === null ? null : Math.min(day, Math.max(1, seconds));
}
