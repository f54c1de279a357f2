/** One address to its bytes: redirects, a time limit and a size limit that hold while reading. */
import { FeedError } from "anyfeed";
import { bytesOf } from "../gather";
import { heeded, readUpTo } from "../http/body";
import { startClock } from "../http/clock";
import { retryAfter } from "../http/freshness";
import { discard, followed } from "../http/redirects";
import { readAddress, unwrapped } from "./address";
import { FetchError } from "./error";

export interface Manner {
  fetch: typeof fetch;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds for all that one call asks for, and when they are over, by `performance.now()`. */
  timeout: number;
  end: number;
  redirects: number;
  maxBytes: number;
  /** What is made of an answer, in place of gathering it. */
  read?: typeof read;
}

export interface Reply {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** What is still to come, where it was not gathered. */
  body?: ReadableStream<Uint8Array> | null;
  /** The final address, and where permanent redirects say to go from now on. */
  url: string;
  movedTo: string | null;
}

/** The status of the last answer that came. */
interface Met {
  status: number | null;
}

/** What is meant for one server alone. */
const SECRETS = ["authorization", "proxy-authorization", "cookie"];

/** Browsers do not show redirects, and ask the server first when a request carries headers of its own. */
export const inBrowser = /^Mozilla\//.test(globalThis.navigator?.userAgent ?? "");

export async function request(address: string, manner: Manner): Promise<Reply> {
  const clock = startClock(manner.signal);
  const met: Met = { status: null };
  let late = false;
  clock.after(manner.end - performance.now(), () => (late = true));
  try {
    return await follow(address, manner, clock.signal, met);
  } catch (error) {
    if (error instanceof FetchError || error instanceof FeedError) throw error;
    if (manner.signal?.aborted) throw new FetchError("aborted", "The caller gave up.", { cause: manner.signal.reason });
    const status = met.status ?? undefined;
    if (late) throw new FetchError("timeout", `${address} did not answer whole within ${manner.timeout} ms.`, { status });
    const ending = met.status === null ? "could not be reached" : "broke off while it answered";
    throw new FetchError("network", `${address} ${ending}.`, { status, cause: error });
  } finally {
    clock.stop();
  }
}

async function follow(address: string, manner: Manner, signal: AbortSignal, met: Met): Promise<Reply> {
  // Browsers' own fetch refuses to be called as a method of anything else.
  const { fetch } = manner;
  let { headers } = manner;
  const { response, url, movedTo } = await followed(webAddress(address), manner.redirects, {
    async ask(url) {
      met.status = null;
      const answer = await heeded(fetch(url, { headers, redirect: inBrowser ? "follow" : "manual", signal }), signal, discard);
      met.status = answer.status;
      return answer;
    },
    next(location, from) {
      const to = webAddress(location, from);
      headers = headersFrom(from, to, headers);
      return to;
    },
    tooMany: (_, status) => new FetchError("too-many-redirects", `${address} redirects more than ${manner.redirects} times.`, { status }),
  });
  const final = response.url || url;
  return { ...(await (manner.read ?? read)(response, final, manner, signal)), url: final, movedTo };
}

export async function read(response: Response, url: string, manner: Manner, signal: AbortSignal): Promise<Pick<Reply, "status" | "headers" | "bytes" | "body">> {
  const { status, headers } = response;
  if (status === 304) return { status, headers, bytes: new Uint8Array() };
  if (!response.ok) {
    discard(response);
    throw new FetchError("status", `${url} answers with status ${status}.`, { status, retryAfter: retryAfter(headers) });
  }
  if (!response.body) return { status, headers, bytes: new Uint8Array() };
  const { bytes, cut } = await readUpTo(response.body, manner.maxBytes, signal, bytesOf);
  if (cut) throw new FetchError("too-large", `${url} is larger than ${manner.maxBytes} bytes.`, { status });
  return { status, headers, bytes };
}

/** As browsers do: another server does not learn what is meant for this one, and does not pass it back either. */
export function headersFrom(from: string, to: string, headers: Record<string, string>): Record<string, string> {
  if (new URL(from).origin === new URL(to).origin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRETS.includes(name)));
}

/** The address of a request, or of a redirect from `base`: there, a host without a scheme is the name of a file. */
export function webAddress(text: string, base?: string): string {
  const plain = base === undefined ? readAddress(text) : unwrapped(text.trim());
  const url = URL.canParse(plain, base) ? new URL(plain, base) : null;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new FetchError("invalid-url", `${JSON.stringify(text)} is no web address.`);
  }
  if (url.username || url.password) {
    throw new FetchError("invalid-url", `The address of ${url.host} has a name or a password in it, which fetch refuses; give them in the option auth.`);
  }
  url.hash = "";
  return url.href;
}
