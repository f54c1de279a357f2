/**
 * An address in, an open document out: fetched with good manners, every hop
 * through the guard, inside fixed times.
 *
 * Outgoing headers are a fixed set; nothing of the client's request is passed on
 * but a validator that we ourselves gave out.
 */

import type { Scope } from "./context";
import { Problem } from "./errors";
import { admit, type Policy, unwrapped } from "./guard";
import { readRetryAfter } from "./pauses";
import { readValidators, type Validators } from "./validators";
import { connectionProblem } from "./connection";
import { limited } from "./limited";
import { ACCEPT } from "../../pkg-template/src/http/accept";
import { discard, followed, type Followed, unlessUnasked } from "../../pkg-template/src/http/redirects";

export interface Upstream {
  /** Where the document came from in the end. */
  url: URL;
  /** Where permanent redirects alone lead: the address to use from now on. */
  movedTo: string | null;
  status: number;
  headers: Headers;
  contentType: string | null;
  validators: Validators;
  /** Null when nothing changed (304). */
  body: ReadableStream<Uint8Array> | null;
  /** Milliseconds until the answer began. */
  waited: number;
  /** Breaks off. */
  abort: (reason?: unknown) => void;
  /** From now on only the whole time counts. */
  begun: () => void;
}

const mostRedirects = 5;
/** Of a 429 that names no time. */
const unsaidSeconds = 600;

/** Fetches; throws Problem for everything that is no document. */
export async function openUpstream(address: string, scope: Scope, policy: Policy, validators: Validators): Promise<Upstream> {
  const started = scope.now();
  const budget = new Budget(scope);
  try {
    const isConditional = validators.etag !== null || validators.lastModified !== null;
    const { response, url, movedTo } = await unlessUnasked<Followed<URL>>(isConditional, (before) => {
      if (before !== null) discard(before.response);
      return follow(before?.url ?? admit(address, policy), scope, policy, validators, budget);
    });
    if (response.status === 304 && !isConditional) throw refusal(response, url, scope);
    if (response.status !== 304) judge(response, url, scope);
    budget.answered();
    if (response.status === 304) budget.end();
    const body = response.status === 304 ? null : limited(response.body, scope.settings.maxBytes, budget);
    return {
      url,
      movedTo: movedTo?.href ?? null,
      status: response.status,
      headers: response.headers,
      contentType: response.headers.get("content-type"),
      validators: readValidators(response.headers),
      body,
      waited: scope.now() - started,
      abort: (reason) => budget.end(reason),
      begun: () => budget.begun(),
    };
  } catch (fault) {
    budget.end(fault);
    throw budget.expired ?? fault;
  }
}

/** Validators are those of the document in the end; a server that only redirects ignores them. */
function follow(first: URL, scope: Scope, policy: Policy, validators: Validators, budget: Budget): Promise<Followed<URL>> {
  return followed(first, mostRedirects, {
    ask: (url) => ask(url, scope, validators, budget),
    next: (location, from) => admitLocation(location, from, policy),
    tooMany: (from) => new Problem("too-many-redirects", `More than ${mostRedirects} redirects.`, { upstream: { url: from.href } }),
  });
}

function admitLocation(location: string, from: URL, policy: Policy): URL {
  try {
    return admit(unwrapped(location), policy, from);
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.code !== "invalid-url") throw fault;
    throw new Problem("upstream-status", "The server redirects to something that is no address.", { upstream: { url: from.href } });
  }
}

async function ask(url: URL, scope: Scope, validators: Validators, budget: Budget): Promise<Response> {
  const left = scope.pauses.left(url);
  if (left > 0) {
    throw new Problem("upstream-rate-limited", "The server asked to be left alone for a while.", {
      upstream: { url: url.href },
      retryAfter: left,
    });
  }
  const headers: Record<string, string> = { Accept: ACCEPT, "User-Agent": scope.userAgent };
  if (validators.etag !== null) headers["If-None-Match"] = validators.etag;
  if (validators.lastModified !== null) headers["If-Modified-Since"] = validators.lastModified;
  try {
    return await budget.within(scope.fetch(url.href, { headers, redirect: "manual", signal: budget.signal }));
  } catch (fault) {
    throw budget.expired ?? connectionProblem(fault, url.href);
  }
}

/** Lets documents through and turns every other answer into a problem. */
function judge(response: Response, url: URL, scope: Scope): void {
  const { status } = response;
  if (status === 200 || status === 203) {
    const length = Number(response.headers.get("content-length") ?? "0");
    // Said twice it is no number; the limit holds while reading, too.
    if (!(length > scope.settings.maxBytes)) return;
    throw new Problem("too-large", `The server announces ${length} bytes; at most ${scope.settings.maxBytes} are read.`);
  }
  discard(response);
  throw refusal(response, url, scope);
}

function refusal(response: Response, url: URL, scope: Scope): Problem {
  const { status } = response;
  const upstream = { url: url.href, status };
  if (status === 204 || status === 205) return new Problem("not-a-feed", "The server answered without a document.", { upstream, found: "empty" });
  if (status === 404) return new Problem("upstream-not-found", "The server answered 404.", { upstream });
  if (status === 410) return new Problem("gone", "The server answered 410.", { upstream });
  const said = readRetryAfter(response.headers, scope.now());
  if ((status === 429 || status === 503) && said !== null) scope.pauses.pauseHost(url, said);
  if (status === 429) {
    if (said === null) scope.pauses.pauseAddress(url, unsaidSeconds);
    return new Problem("upstream-rate-limited", "The server answered 429.", { upstream, retryAfter: said ?? unsaidSeconds });
  }
  if (status === 503) return new Problem("upstream-unavailable", "The server answered 503.", { upstream, retryAfter: said ?? 60 });
  return new Problem("upstream-status", `The server answered ${status}.`, { upstream });
}

/** One clock for the whole chain: a slow drip must not start it anew. */
export class Budget {
  readonly #controller = new AbortController();
  readonly #scope: Scope;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #first: ReturnType<typeof setTimeout>;
  #head: ReturnType<typeof setTimeout>;
  #leave: () => void;
  /** Whoever waits now, to be told when a time is over. */
  readonly #waiting = new Set<(fault: Problem) => void>();
  /** Set once a time is over. */
  expired: Problem | null = null;

  constructor(scope: Scope) {
    this.#scope = scope;
    const { firstByteMs, headMs, wholeMs } = scope.settings;
    this.#first = this.#after(firstByteMs, "No answer began");
    this.#head = this.#after(headMs, "The document did not come far enough");
    this.#after(wholeMs, "The document did not end");
    this.#leave = () => this.end(new Error("The client has gone."));
    scope.signal.addEventListener("abort", this.#leave);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /**
   * The promise's value, or the problem as soon as a time is over: not every fetch minds its signal. No race with one
   * promise that outlives them all: it would keep every value, and with them the whole document.
   */
  within<T>(promise: Promise<T>): Promise<T> {
    promise.catch(() => undefined);
    if (this.expired !== null) return Promise.reject(this.expired);
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      promise.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }

  answered(): void {
    clearTimeout(this.#first);
  }

  begun(): void {
    clearTimeout(this.#head);
  }

  end(reason?: unknown): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#scope.signal.removeEventListener("abort", this.#leave);
    if (!this.#controller.signal.aborted) this.#controller.abort(reason);
  }

  #after(milliseconds: number, what: string): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.expired ??= new Problem("upstream-timeout", `${what} within ${milliseconds / 1000} seconds.`);
      for (const reject of this.#waiting) reject(this.expired);
      this.end(this.expired);
    }, milliseconds);
    this.#timers.push(timer);
    return timer;
  }
}
