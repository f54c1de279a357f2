/** One address in, what its server says out: redirects one by one, within a time and a number of requests. */
import { discard, locationOf } from "../http/redirects";

/** Fetches one hop; its redirects come back. Throws for what may not be fetched or does not answer. */
export type HopFetch = (url: string, init: { method: string; headers: Record<string, string>; redirect: "manual"; signal: AbortSignal }) => Promise<Response>;

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

export interface Answer {
  /** Where it came from in the end. */
  url: string;
  redirects: Redirect[];
  status: number;
  headers: Headers;
  /** The beginning, as far as it was wanted. */
  bytes: Uint8Array;
}

export interface Failed {
  reason: string;
}

export interface Wish {
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
  /** Says when enough bytes came; none are read without it. */
  isEnough?: (bytes: Uint8Array) => boolean;
  /** Bytes at most. */
  most?: number;
}

const MOST_REDIRECTS = 5;

export const hasFailed = (outcome: Answer | Failed): outcome is Failed => "reason" in outcome;

export class Asker {
  #left: number;
  /** Somebody was not asked any more. */
  isSpent = false;

  constructor(readonly fetch: HopFetch, readonly milliseconds: number, most: number) {
    this.#left = most;
  }

  /** Null, when nobody may be asked any more. */
  async ask(url: string, wish: Wish = {}): Promise<Answer | Failed | null> {
    const redirects: Redirect[] = [];
    const signal = AbortSignal.timeout(this.milliseconds);
    for (let at = url; ; ) {
      if (this.#left <= 0) {
        this.isSpent = true;
        return null;
      }
      this.#left -= 1;
      const response = await this.#hop(at, wish, signal);
      if ("reason" in response) return response;
      const to = resolved(locationOf(response), at);
      if (to === null) return { url: at, redirects, status: response.status, headers: response.headers, ...(await begun(response, wish, signal)) };
      discard(response);
      if (redirects.length === MOST_REDIRECTS) return { reason: `more than ${MOST_REDIRECTS} redirects` };
      redirects.push({ from: at, to, status: response.status });
      at = to;
    }
  }

  async #hop(url: string, { method = "GET", headers = {} }: Wish, signal: AbortSignal): Promise<Response | Failed> {
    if (!/^https?:\/\//i.test(url)) return { reason: "it is no web address" };
    try {
      return await this.fetch(url, { method, headers, redirect: "manual", signal });
    } catch (error) {
      return { reason: signal.aborted ? "it did not answer in time" : reasonOf(error) };
    }
  }
}

function resolved(location: string | null, base: string): string | null {
  return location !== null && URL.canParse(location, base) ? new URL(location, base).href : null;
}

/** What is left of the body is not fetched. */
async function begun({ body }: Response, { isEnough, most = 0 }: Wish, signal: AbortSignal): Promise<{ bytes: Uint8Array }> {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  let bytes = new Uint8Array();
  try {
    while (reader && isEnough && bytes.length < most && !isEnough(bytes)) {
      const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
      if (done || !value) break;
      const longer = new Uint8Array(Math.min(most, bytes.length + value.length));
      longer.set(bytes);
      longer.set(value.subarray(0, longer.length - bytes.length), bytes.length);
      bytes = longer;
    }
  } catch {
    // What came is what there is.
  }
  signal.removeEventListener("abort", stop);
  stop();
  return { bytes };
}

/** What the innermost cause says, in few plain characters. */
function reasonOf(error: unknown): string {
  let said = "it did not answer";
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; depth++) {
    const { detail } = at as { detail?: unknown };
    said = (typeof detail === "string" ? detail : at.message) || said;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return said.replace(/[^\x20-\x7e]/g, "?").replace(/\.$/, "").slice(0, 120);
}
