/** One clock for all that a question asks for: a slow drip must not start it anew, and whoever asked may give up. */

export interface Clock {
  /** Aborts when a time is over, with what is said then, or when whoever asked gave up. */
  signal: AbortSignal;
  /** From now on so many milliseconds; what it gives takes them back. */
  after(milliseconds: number, reason: () => unknown): () => void;
  /** No time is measured any more; who waits goes on waiting. */
  stop(): void;
  /** Nobody wants anything any more. */
  end(reason?: unknown): void;
}

/** What a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export function startClock(asker?: AbortSignal): Clock {
  const controller = new AbortController();
  const timers: ReturnType<typeof setTimeout>[] = [];
  const leave = () => end(asker?.reason);
  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    asker?.removeEventListener("abort", leave);
  };
  const end = (reason?: unknown) => {
    stop();
    controller.abort(reason);
  };
  asker?.addEventListener("abort", leave, { once: true });
  if (asker?.aborted) leave();
  return {
    signal: controller.signal,
    after(milliseconds, reason) {
      const timer = setTimeout(() => end(reason()), Math.min(milliseconds, LONGEST));
      timers.push(timer);
      return () => clearTimeout(timer);
    },
    stop,
    end,
  };
}
