/**
 * `full=1`: entries of which the feed gives only a part in, the same entries with
 * the article from their page out. A few pages an answer, a few at a time, each
 * behind the same guard as the feed; a page that cannot be had changes nothing.
 */

import type { Entry } from "anyfeed";
import type { Scope } from "./context";
import { admit, type Policy } from "./guard";
import type { Values } from "./parameters";

export type Completer = (entries: Uint8Array[]) => Promise<Uint8Array[]>;

const atOnce = 3;
const pageBytes = 2 * 1024 * 1024;
const pageMs = 8000;

/** Null where nobody asked for articles. */
export function completer(view: Values, scope: Scope, policy: Policy): Completer | null {
  if (!view.full) return null;
  let left = scope.settings.fullLimit;
  return async (entries) => {
    const done: Uint8Array[] = [];
    for (let at = 0; at < entries.length; at += atOnce) {
      const group = entries.slice(at, at + atOnce).map((bytes) => {
        if (left <= 0) return bytes;
        const entry = JSON.parse(new TextDecoder().decode(bytes)) as Entry;
        if (entry.completeness === "full" || entry.url === null) return bytes;
        left -= 1;
        return complete(entry, bytes, view, scope, policy);
      });
      done.push(...(await Promise.all(group)));
    }
    return done;
  };
}

async function complete(entry: Entry, bytes: Uint8Array, view: Values, scope: Scope, policy: Policy): Promise<Uint8Array> {
  try {
    const options = { fetch: guarded(scope, policy), signal: scope.signal, timeout: pageMs, limits: { bytes: pageBytes } };
    const { contentHtml, contentText, wordCount } = await scope.article(entry, options);
    const whole: Entry = { ...entry, contentHtml: view.html === "none" ? null : contentHtml, contentText, wordCount, completeness: "full" };
    return new TextEncoder().encode(JSON.stringify(whole));
  } catch {
    return bytes;
  }
}

/** A fetch for one hop: its address is judged, its headers are ours, its redirects come back here. */
function guarded(scope: Scope, policy: Policy): typeof fetch {
  return async (input, init) => {
    const url = admit(input instanceof Request ? input.url : String(input), policy);
    if (scope.pauses.left(url.host) > 0) throw new Error("The host asked for a pause.");
    const headers = { Accept: "text/html, application/xhtml+xml;q=0.9, */*;q=0.1", "User-Agent": scope.userAgent };
    return scope.fetch(url.href, { headers, redirect: "manual", ...(init?.signal ? { signal: init.signal } : {}) });
  };
}
