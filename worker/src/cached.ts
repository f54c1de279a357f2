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
import { cacheControl } from "./lifetime";
import { readUpTo } from "../../pkg-template/src/http/body";
import { mend, openMark } from "./mend";

export interface Ask {
  request: Request;
  question: string;
  scope: Scope;
  execution: Execution | undefined;
  store: Store | null;
  /** Never throws: a refusal is an answer. */
  answer: (ifNoneMatch: string | null) => Promise<Response>;
}

/** Seconds that a stored answer may stand in for an upstream that fails. */
const staleFor = 7 * 86_400;
/** Bytes. Larger answers are not kept: they would have to be held in memory. */
const largestStored = 8 * 1024 * 1024;
const storedAt = "X-Stored-At";
const freshFor = "X-Fresh-For";

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
  const age = stored ? (ask.scope.now() - Number(stored.headers.get(storedAt))) / 1000 : Infinity;
  if (stored && age < Number(stored.headers.get(freshFor))) return fromStored(stored, "HIT", age);
  const response = await ask.answer(stored?.headers.get("etag") ?? null);
  if (stored && response.status === 304) {
    return fromStored(keep(ask, store, key, stored, response.headers), "REVALIDATED", 0);
  }
  if (stored && response.status >= 500 && age < staleFor) {
    response.body?.cancel().catch(() => undefined);
    return fromStored(stored, "STALE", age);
  }
  stored?.body?.cancel().catch(() => undefined);
  return response.status === 200 ? keep(ask, store, key, response, response.headers) : response;
}

/** Stores one branch of the answer and gives the other. Only what came to its end is stored. */
function keep(ask: Ask, store: Store, key: string, response: Response, said: Headers): Response {
  const seconds = /max-age=(\d+)/.exec(said.get("cache-control") ?? "")?.[1];
  if (seconds === undefined || response.body === null) return response;
  const [ours, theirs] = response.body.tee();
  const headers = new Headers(response.headers);
  headers.set(storedAt, String(ask.scope.now()));
  headers.set(freshFor, seconds);
  headers.set("Cache-Control", `public, max-age=${staleFor}`);
  const stored = readUpTo(theirs, largestStored)
    .then(({ bytes, cut }) => (cut ? undefined : store.put(key, new Response(bytes as BodyInit, { headers }))))
    .catch(() => undefined);
  ask.execution?.waitUntil?.(stored);
  const given = new Headers(response.headers);
  given.set("X-Cache", "MISS");
  return new Response(ours, { status: response.status, headers: given });
}

function fromStored(stored: Response, how: string, age: number): Response {
  const headers = new Headers(stored.headers);
  const fresh = Number(headers.get(freshFor));
  headers.delete(storedAt);
  headers.delete(freshFor);
  headers.delete(openMark);
  headers.delete("Server-Timing");
  headers.set("Cache-Control", how === "STALE" ? "public, max-age=60" : cacheControl(fresh));
  headers.set("Age", String(Math.max(0, Math.floor(age))));
  headers.set("X-Cache", how);
  return new Response(stored.body, { headers });
}

function mended(response: Response): Response {
  return response.body === null ? response : new Response(mend(response.body), response);
}
