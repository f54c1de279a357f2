/** `anyfeed check --online`: what the servers of a feed do with it. */
import { lookup } from "node:dns/promises";
import { decodeDocument, discoverFeeds, type Feed, parseFeed, version } from "anyfeed";
import type { CheckReport } from "anyfeed/check";
import { publicFetch } from "../../worker/src/door/public-fetch";
import { askServers, type Network, withNetwork } from "../src/online";
import type { Manner, Source } from "./source";

/** For one input, redirects counted. */
const REQUESTS = 60;
/** Entries whose enclosures may be asked. */
const ENTRIES = 100;

export async function withServers(report: CheckReport, source: Source, words: Manner): Promise<CheckReport> {
  const { bytes, contentType, asked } = source;
  const { text } = decodeDocument(bytes, contentType);
  const subject = { url: asked, size: bytes.length, text, feed: feedOf(source) };
  return withNetwork(report, await askServers(subject, { fetch: await fetchFor(source, words), discover: discoverFeeds, milliseconds: words.timeout * 1000, requests: REQUESTS }));
}

function feedOf({ bytes, contentType, url }: Source): Feed | null {
  try {
    return parseFeed(bytes, contentType, { url, html: "none", text: false, maxEntries: ENTRIES });
  } catch {
    return null;
  }
}

/** Whoever made the feed does not choose what is asked in this machine's own network, but where the feed is may be. */
async function fetchFor({ url, origin }: Source, words: Manner): Promise<Network["fetch"]> {
  const host = url === null ? "" : new URL(url).hostname.replace(/^\[|\]$/g, "");
  const found = host ? await lookup(host, { all: true }).catch(() => []) : [];
  const open = publicFetch({ trusted: found.map(({ address }) => address) });
  const agent = { "User-Agent": `anyfeed/${version} (+https://github.com/anyfeed/anyfeed)` };
  const own = Object.fromEntries(words.headers);
  return (address, { headers, ...init }) => open(address, { ...init, headers: { ...agent, ...(new URL(address).origin === origin && own), ...headers } });
}
