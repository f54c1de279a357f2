/**
 * A question in, its answer out, from a cache where there is one.
 *
 * "workers": the Workers Cache stands in front of the Convert entry; asking it in
 * one spelling is all there is to do. "api": the older Cache API, where freshness,
 * revalidation and stale answers are ours to see to. Answers that broke off are
 * kept by neither.
 */

import type { Execution } from "./bindings";
import type { Scope, Store } from "./context";
import { readUpTo } from "../../pkg-template/src/http/body";
import { freshSeconds, NO_PROMISES, stalePromises, type StalePromises } from "../../pkg-template/src/http/freshness";
import { discard } from "../../pkg-template/src/http/redirects";
import { mend, openMark } from "./mend";

export interface Ask {
  request: Request;
  question: string;
  scope: Scope;
  execution: Execution | undefined;
  store: Store | null;
  /** Never throws: a refusal is an answer. It ends with the client, or with another signal. */
  answer: (ifNoneMatch: string | null, signal?: AbortSignal) => Promise<Response>;
}

/** Bytes. Larger answers are not kept: they would have to be held in memory. */
const largestStored = 8 * 1024 * 1024;
const storedAt = "X-Stored-At";
/** Its own Cache-Control; the store has another. */
const saidControl = "X-Said-Control";

export async function throughCache(ask: Ask): Promise<Response> {
  const { settings } = ask.scope;
  const entry = ask.execution?.exports?.Convert;
  if (settings.cache === "workers" && entry) return mended(await entry.fetch(canonicalRequest(ask)));
  if (settings.cache === "api" && ask.store) return mended(await fromStore(ask, ask.store));
  return mended(await ask.answer(ask.request.headers.get("if-none-match")));
}

/** No header of the client's goes behind the cache: they are not part of its key. */
function canonicalRequest(ask: Ask): Request {
  return new Request(new URL(ask.question, ask.request.url).href, { signal: ask.request.signal });
}

async function fromStore(ask: Ask, store: Store): Promise<Response> {
  const key = new URL(ask.question, ask.request.url).href;
  const stored = await store.match(key);
  if (!stored) return renewed(ask, store, key);
  const age = (ask.scope.now() - Number(stored.headers.get(storedAt))) / 1000;
  const { fresh, whileRevalidate, ifError } = promisesOf(stored.headers.get(saidControl) ?? "");
  if (age < fresh) return fromStored(stored, "HIT", age);
  if (age < fresh + whileRevalidate && ask.execution?.waitUntil) {
    ask.execution.waitUntil(renewBehind(ask, store, key, stored.clone()));
    return fromStored(stored, "UPDATING", age);
  }
  const response = await renewed(ask, store, key, stored.clone());
  if (response.status < 500 || age >= fresh + ifError) {
    discard(stored);
    return response;
  }
  discard(response);
  return fromStored(stored, "STALE", age);
}

/** What the upstream says now; what is new is stored. */
async function renewed(ask: Ask, store: Store, key: string, stored?: Response, signal?: AbortSignal): Promise<Response> {
  const response = await ask.answer(stored?.headers.get("etag") ?? null, signal);
  if (stored && response.status === 304) return keep(ask, store, key, freshened(stored, response.headers), "REVALIDATED");
  if (stored) discard(stored);
  return response.status === 200 ? keep(ask, store, key, response, "MISS") : response;
}

/** Questions that are being asked anew while their stale answers are given: once each. */
const renewing = new Set<string>();

/** Whoever asked has an answer and may be gone by now: nobody's leaving ends this. */
async function renewBehind(ask: Ask, store: Store, key: string, stored: Response): Promise<void> {
  if (renewing.has(key)) return discard(stored);
  renewing.add(key);
  try {
    discard(await renewed(ask, store, key, stored, new AbortController().signal));
  } finally {
    renewing.delete(key);
  }
}

/** A stored answer with what was said of it since (RFC 9111, 4.3.4). */
function freshened(stored: Response, said: Headers): Response {
  const headers = shown(stored.headers);
  said.forEach((value, name) => headers.set(name, value));
  return new Response(stored.body, { headers });
}

/** Stores one branch of the answer and gives the other. Only what came to its end is stored. */
function keep(ask: Ask, store: Store, key: string, response: Response, how: string): Response {
  const control = response.headers.get("cache-control") ?? "";
  const { fresh, whileRevalidate, ifError } = promisesOf(control);
  if (fresh === 0 || response.body === null) return response;
  const [ours, theirs] = response.body.tee();
  const headers = new Headers(response.headers);
  headers.set(storedAt, String(ask.scope.now()));
  headers.set(saidControl, control);
  headers.set("Cache-Control", `public, max-age=${fresh + Math.max(whileRevalidate, ifError)}`);
  const stored = readUpTo(theirs, largestStored)
    .then(({ bytes, cut }) => (cut ? undefined : store.put(key, new Response(bytes as BodyInit, { headers }))))
    .catch(() => undefined);
  ask.execution?.waitUntil?.(stored);
  const given = new Headers(response.headers);
  given.set("X-Cache", how);
  return new Response(ours, { status: response.status, headers: given });
}

function fromStored(stored: Response, how: string, age: number): Response {
  const headers = shown(stored.headers);
  if (how === "STALE") headers.set("Cache-Control", "public, max-age=60");
  headers.set("Age", String(Math.max(0, Math.floor(age))));
  headers.set("X-Cache", how);
  return new Response(stored.body, { headers });
}

/** A stored answer's headers, as clients get them. */
function shown(stored: Headers): Headers {
  const headers = new Headers(stored);
  headers.set("Cache-Control", stored.get(saidControl) ?? "no-store");
  for (const name of [storedAt, saidControl, openMark, "Server-Timing"]) headers.delete(name);
  return headers;
}

/** What an answer's own words allow, in seconds. */
function promisesOf(control: string): StalePromises & { fresh: number } {
  const headers = new Headers({ "Cache-Control": control });
  return { fresh: freshSeconds(headers) ?? 0, ...stalePromises(headers, NO_PROMISES) };
}

function mended(response: Response): Response {
  return response.body === null ? response : new Response(mend(response.body), response);
}
