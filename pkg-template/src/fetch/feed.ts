/** An address to its feed, asked for with good manners. */
import { discoverFeeds, FeedError, parseFeed } from "anyfeed";
import type { FetchOptions, FetchResult } from "../../fetch";
import type { DiscoveredFeed, Feed } from "../../index";
import { retryAfter } from "../http/freshness";
import { webSubOf } from "../http/links";
import { isStated, nextPoll } from "../http/poll";
import { unlessUnasked } from "../http/redirects";
import { knownOptions } from "../options";
import { shown } from "../shown";
import { FetchError } from "./error";
import { check, conditionsOf, invalid, mannerOf, OWN } from "./manner";
import { headersFrom, type Manner, request, type Reply, webAddress } from "./request";

/** Customary paths tried, at most: so many of the page's own folder, twice as many in all. */
const GUESSES = 6;

export async function fetchFeed(address: string | { readonly href: string }, given?: FetchOptions): Promise<FetchResult> {
  const options = given ?? {};
  check(options);
  const text = addressOf(address);
  const manner = mannerOf(options);
  const reply = await answerOf(text, manner, conditionsOf(options));
  if (reply.status === 304) return resultOf(reply, null, [], options);
  try {
    return resultOf(reply, read(reply, options), [], options);
  } catch (error) {
    if (!(error instanceof FeedError) || error.code !== "html" || options.discover === false) throw error;
    const headers = headersFrom(webAddress(text), reply.url, manner.headers);
    return resultOfPage(reply, error, options, { ...manner, headers });
  }
}

/** Known by its shape: it may come from another realm, or be a link. */
export function addressOf(address: string | { readonly href: string }): string {
  const text = typeof address === "string" ? address : address?.href;
  if (typeof text !== "string") throw invalid(`url must be a string or a URL, not ${shown(address)}.`);
  return text;
}

/** What an address answers; "nothing changed" only to who said what he knows. */
export async function answerOf(url: string, manner: Manner, conditions: Record<string, string> = {}): Promise<Reply> {
  const isConditional = Object.keys(conditions).length > 0;
  const reply = await unlessUnasked(isConditional, () => request(url, { ...manner, headers: { ...manner.headers, ...conditions } }));
  if (isConditional || reply.status !== 304) return reply;
  throw new FetchError("status", `${reply.url} answers with status 304, as if its feed were known here.`, { status: 304 });
}

function read({ bytes, headers, url }: Reply, options: FetchOptions): Feed {
  return parseFeed(bytes, headers.get("content-type"), { ...knownOptions(options, ...OWN), url });
}

/** The address is a page: its best feed, else the first customary path that holds one. */
async function resultOfPage(page: Reply, error: FeedError, options: FetchOptions, manner: Manner): Promise<FetchResult> {
  const candidates = error.feeds.slice(0, 1);
  if (options.probe && !candidates.length) candidates.push(...guesses(page));
  for (const { url } of candidates) {
    try {
      const reply = await answerOf(url, { ...manner, headers: headersFrom(page.url, url, manner.headers) });
      const result = resultOf(reply, read(reply, options), error.feeds, options);
      // Sent with the page's address, the feed's validators would say for ever that nothing changed.
      return { ...result, etag: null, lastModified: null, discoveredFrom: page.url };
    } catch (failure) {
      const isOver = failure instanceof FetchError && (failure.code === "timeout" || failure.code === "aborted");
      if (error.feeds.length || isOver) throw failure;
    }
  }
  throw error;
}

/** The page's own folder first: a blog within a site is wanted, and not the site's news. */
function guesses({ bytes, headers, url }: Reply): DiscoveredFeed[] {
  const all = discoverFeeds(bytes, headers.get("content-type"), url).filter(({ from }) => from === "guess");
  const site = all.findIndex((guess) => new URL(guess.url).pathname.lastIndexOf("/") === 0);
  const own = all.slice(0, site).slice(0, GUESSES);
  return [...own, ...all.slice(site).slice(0, 2 * GUESSES - own.length)];
}

export function resultOf(reply: Reply, feed: Feed | null, alternatives: DiscoveredFeed[], options: FetchOptions): FetchResult {
  const { headers, status, url, movedTo } = reply;
  const kept = status === 304;
  const facts = {
    status,
    url,
    movedTo,
    // A server need not repeat them when nothing has changed.
    etag: headers.get("etag") ?? (kept ? (options.etag ?? null) : null),
    lastModified: headers.get("last-modified") ?? (kept ? (options.lastModified ?? null) : null),
    retryAfter: retryAfter(headers),
    nextPoll: feed || isStated(headers) ? nextPoll(feed, headers, { interval: 0 }).at : null,
    websub: webSubOf(headers, feed, url),
    discoveredFrom: null,
    alternatives,
  };
  return feed ? { feed, notModified: false, ...facts } : { feed: null, notModified: true, ...facts };
}
