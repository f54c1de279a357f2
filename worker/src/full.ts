/**
 * `full=1`: entries of which the feed gives only a part in, the same entries with
 * the article from their page out. A few pages an answer, a few at a time, each
 * behind the same guard as the feed; a page that cannot be had changes nothing,
 * and one that does not answer holds nothing up for long.
 */

import type { Entry } from "anyfeed";
import type { Scope } from "./context";
import { Problem } from "./errors";
import { admit, type Policy } from "./guard";
import type { Values } from "./parameters";
import { ACCEPT_PAGE } from "../../pkg-template/src/http/accept";
import { heeded } from "../../pkg-template/src/http/body";

export interface Completer {
  /** The entry as it is to leave; a promise where its page is fetched. */
  complete: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** Whether a page could not be had that may be had another time. */
  hasFailed: () => boolean;
  /** Nobody waits for pages any more. */
  stop: () => void;
}

const atOnce = 3;
const pageBytes = 2 * 1024 * 1024;
const pageMs = 8000;

/** What an article changes of its entry. */
const changed = ["contentHtml", "contentText", "wordCount", "completeness", "summary", "summaryHtml"];

/** Null where nobody asked for articles, or for nothing that they change. */
export function completer(view: Values, scope: Scope, policy: Policy): Completer | null {
  if (!view.full || view.fields?.every((name) => !changed.includes(name))) return null;
  let left = scope.settings.fullLimit;
  let failed = false;
  const over = new AbortController();
  const stop = (): void => over.abort();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  const fetchPage = async (entry: Entry, bytes: Uint8Array): Promise<Uint8Array> => {
    try {
      const options = { fetch: guarded(scope, policy), signal: over.signal, timeout: pageMs, limits: { bytes: pageBytes } };
      over.signal.throwIfAborted();
      const { contentHtml, contentText, wordCount } = await heeded(scope.article(entry, options), over.signal);
      const html = view.html === "none" ? null : contentHtml;
      const whole: Entry = { ...entry, ...summaryOf(entry), contentHtml: html, contentText, wordCount, completeness: "full" };
      return new TextEncoder().encode(JSON.stringify(whole));
    } catch (fault) {
      failed ||= !isFinal(fault);
      return bytes;
    }
  };
  return {
    complete: (bytes) => {
      if (left <= 0) return bytes;
      const entry = JSON.parse(new TextDecoder().decode(bytes)) as Entry;
      if (entry.completeness === "full" || entry.url === null) return bytes;
      left -= 1;
      if (clock === undefined) {
        // The pages of an answer have a part of the time that its document has: it must not break off because of them.
        clock = setTimeout(stop, scope.settings.wholeMs / 4);
        scope.signal.addEventListener("abort", stop);
      }
      const lane = left % atOnce;
      const page = (lanes[lane] ?? Promise.resolve()).then(() => fetchPage(entry, bytes));
      lanes[lane] = page;
      return page;
    },
    hasFailed: () => failed,
    stop: () => {
      clearTimeout(clock);
      scope.signal.removeEventListener("abort", stop);
      stop();
    },
  };
}

/** What the feed says beside a fuller text sums it up. */
function summaryOf({ summary, summaryHtml, contentHtml, contentText }: Entry): Pick<Entry, "summary" | "summaryHtml"> {
  if (summary !== null || summaryHtml !== null) return { summary, summaryHtml };
  const isMarkup = contentHtml?.includes("<");
  return { summary: contentText, summaryHtml: isMarkup ? contentHtml : null };
}

/** Whether asking again would say the same: there is no article there, no page, or none that may be fetched. */
function isFinal(fault: unknown): boolean {
  const { code, status, cause } = fault as { code?: unknown; status?: unknown; cause?: unknown };
  return ["unsupported", "invalid-url", "too-large"].includes(String(code)) || status === 404 || status === 410 || cause instanceof Problem;
}

/** A fetch for one hop: its address is judged, its headers are ours, its redirects come back here. */
function guarded(scope: Scope, policy: Policy): typeof fetch {
  return async (input, init) => {
    const url = admit(input instanceof Request ? input.url : String(input), policy);
    if (scope.pauses.left(url) > 0) throw new Error("The host asked for a pause.");
    const headers = { Accept: ACCEPT_PAGE, "User-Agent": scope.userAgent };
    return scope.fetch(url.href, { headers, redirect: "manual", ...(init?.signal ? { signal: init.signal } : {}) });
  };
}
