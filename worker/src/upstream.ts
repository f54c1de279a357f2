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
import { expired, limited } from "./limited";
import { ACCEPT } from "../../pkg-template/src/http/accept";
import { heeded } from "../../pkg-template/src/http/body";
import { type Clock, startClock } from "../../pkg-template/src/http/clock";
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

interface Budget {
  clock: Clock;
  /** The answer has begun: its first time is kept. */
  answered: () => void;
  /** So has ours. */
  begun: () => void;
}

const mostRedirects = 5;
/** Of a 429 that names no time. */
const unsaidSeconds = 600;

/** Fetches; throws Problem for everything that is no document. */
export async function openUpstream(address: string, scope: Scope, policy: Policy, validators: Validators): Promise<Upstream> {
  const started = scope.now();
  const budget = openBudget(scope);
  const { clock } = budget;
  try {
    const isConditional = validators.etag !== null || validators.lastModified !== null;
    const { response, url, movedTo } = await unlessUnasked<Followed<URL>>(isConditional, (before) => {
      if (before !== null) discard(before.response);
      return follow(before?.url ?? admit(address, policy), scope, policy, validators, clock);
    });
    if (response.status === 304 && !isConditional) throw refusal(response, url, scope);
    if (response.status !== 304) judge(response, url, scope);
    budget.answered();
    if (response.status === 304) clock.end();
    const body = response.status === 304 ? null : limited(response.body, scope.settings.maxBytes, clock);
    return {
      url,
      movedTo: movedTo?.href ?? null,
      status: response.status,
      headers: response.headers,
      contentType: response.headers.get("content-type"),
      validators: readValidators(response.headers),
      body,
      waited: scope.now() - started,
      abort: clock.end,
      begun: budget.begun,
    };
  } catch (fault) {
    const late = expired(clock);
    clock.end(fault);
    throw late ?? fault;
  }
}

/** Validators are those of the document in the end; a server that only redirects ignores them. */
function follow(first: URL, scope: Scope, policy: Policy, validators: Validators, clock: Clock): Promise<Followed<URL>> {
  return followed(first, mostRedirects, {
    ask: (url) => ask(url, scope, validators, clock),
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

async function ask(url: URL, scope: Scope, validators: Validators, clock: Clock): Promise<Response> {
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
    return await heeded(scope.fetch(url.href, { headers, redirect: "manual", signal: clock.signal }), clock.signal, discard);
  } catch (fault) {
    throw expired(clock) ?? connectionProblem(fault, url.href);
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

/** The clock of one chain, with the three times that the settings name. */
function openBudget(scope: Scope): Budget {
  const { firstByteMs, headMs, wholeMs } = scope.settings;
  const clock = startClock(scope.signal);
  const within = (milliseconds: number, what: string) =>
    clock.after(milliseconds, () => new Problem("upstream-timeout", `${what} within ${milliseconds / 1000} seconds.`));
  const [answered, begun] = [within(firstByteMs, "No answer began"), within(headMs, "The document did not come far enough")];
  within(wholeMs, "The document did not end");
  return { clock, answered, begun };
}
