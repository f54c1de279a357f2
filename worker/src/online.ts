/** `online=1`: what the servers of a feed do with it, each hop behind the same guard as the feed. */

import type { CheckReport } from "anyfeed/check";
import type { Feed } from "anyfeed";
import { askServers, withNetwork } from "../../pkg-template/src/online";
import type { HopFetch } from "../../pkg-template/src/online/ask";
import type { Scope } from "./context";
import { Problem } from "./errors";
import { admit, type Policy } from "./guard";

/** For one answer, redirects counted: Workers may send 50. */
const requests = 30;
/** For each address. */
const milliseconds = 8000;
/** Entries whose enclosures may be asked. */
const entries = 100;

export interface Given {
  bytes: Uint8Array;
  contentType: string | null;
  /** The base of its addresses. */
  url: string | null;
  /** The address that was asked; null for what was posted. */
  asked: string | null;
}

export async function withServers(report: CheckReport, given: Given, scope: Scope, policy: Policy): Promise<CheckReport> {
  const { bytes, contentType, asked } = given;
  const { text } = scope.anyfeed.decodeDocument(bytes, contentType);
  const network = { fetch: guarded(scope, policy), discover: scope.anyfeed.discoverFeeds, milliseconds, requests };
  return withNetwork(report, await askServers({ url: asked, size: bytes.length, text, feed: feedOf(given, scope) }, network));
}

function feedOf({ bytes, contentType, url }: Given, scope: Scope): Feed | null {
  try {
    return scope.anyfeed.parseFeed(bytes, contentType, { url, html: "none", text: false, maxEntries: entries });
  } catch {
    return null;
  }
}

function guarded(scope: Scope, policy: Policy): HopFetch {
  return async (address, { headers, signal, ...init }) => {
    const url = admit(address, policy);
    if (scope.pauses.left(url) > 0) throw new Problem("upstream-rate-limited", "The server asked to be left alone for a while.");
    return scope.fetch(url.href, { ...init, headers: { ...headers, "User-Agent": scope.userAgent }, signal: AbortSignal.any([signal, scope.signal]) });
  };
}
