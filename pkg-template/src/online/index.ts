/** A feed that was read in, what its servers do with it out. Nothing is asked unless this is called. */
import type { Finding } from "../../check";
import type { Feed } from "../../index";
import { Asker, hasFailed, type HopFetch } from "./ask";
import { delivery } from "./delivery";
import { artwork, artworkOf, enclosure, enclosuresOf } from "./media";
import { MOST } from "./rules";
import { type Say, sayer } from "./say";

export { withNetwork } from "./say";

export interface Subject {
  /** The address as it was given; null for a document whose address nobody knows. */
  url: string | null;
  /** Bytes of the document. */
  size: number;
  /** The decoded document. */
  text: string;
  /** Its first entries will do; null for what is no feed. */
  feed: Pick<Feed, "url" | "feedUrl" | "image" | "hubs" | "podcast" | "entries"> | null;
}

export interface Network {
  fetch: HopFetch;
  /** The feeds that a page names. */
  discover: (bytes: Uint8Array, contentType: string | null, url: string) => { url: string; from: string }[];
  /** For each address. */
  milliseconds: number;
  /** Requests at most, redirects counted. */
  requests: number;
}

const AT_ONCE = 3;
const PAGE_BYTES = 512 * 1024;

export async function askServers({ url, size, text, feed }: Subject, network: Network): Promise<Finding[]> {
  const asker = new Asker(network.fetch, network.milliseconds, network.requests);
  const { findings, say } = sayer(text);
  const tasks = [
    ...(url === null ? [] : [() => delivery(url, size, asker, say)]),
    ...(feed === null ? [] : [
      ...enclosuresOf(feed).map((one) => () => enclosure(one, asker, say)),
      ...artworkOf(feed).map((one) => () => artwork(one, asker, say)),
      ...(feed.url === null ? [] : [() => site(feed.url ?? "", [url, feed.feedUrl], network, asker, say)]),
      ...feed.hubs.slice(0, MOST.hubs).map((hub) => () => atHub(hub, asker, say)),
    ]),
  ];
  // By lanes: a slow server holds up one of them.
  const lane = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (asker.isSpent) say("network/unfinished");
  return findings.sort((one, other) => one.from - other.from || one.code.localeCompare(other.code));
}

/** Whether the page that the feed belongs to is there, and leads to it. */
async function site(page: string, addresses: (string | null)[], { discover }: Network, asker: Asker, say: Say): Promise<void> {
  const about = { url: page, entry: null };
  const answer = await asker.ask(page, { headers: { Accept: "text/html, */*;q=0.1" }, isEnough: () => false, most: PAGE_BYTES });
  if (answer === null) return;
  if (hasFailed(answer)) return say("network/site-unreachable", { reason: answer.reason }, about);
  if (answer.status !== 200) return say("network/site-unreachable", { reason: `the server answers ${answer.status}` }, about);
  const own = addresses.filter((one) => one !== null).map(plain);
  const type = answer.headers.get("content-type");
  if (!own.length || !/^(?:text\/html|application\/xhtml\+xml)/i.test(type ?? "")) return;
  const named = discover(answer.bytes, type, answer.url).filter(({ from }) => from !== "guess").map((one) => plain(one.url));
  if (!named.some((one) => own.includes(one))) say("network/autodiscovery", {}, about);
}

/** The same with and without encryption, and whether a slash follows. */
const plain = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

/** A hub that is asked for nothing may refuse, but it answers. */
async function atHub(hub: string, asker: Asker, say: Say): Promise<void> {
  const about = { url: hub, entry: null };
  const answer = await asker.ask(hub);
  if (answer === null) return;
  if (hasFailed(answer)) return say("network/hub-unreachable", { reason: answer.reason }, about);
  const isGone = answer.status === 404 || answer.status === 410 || answer.status >= 500;
  if (isGone) say("network/hub-unreachable", { reason: `the server answers ${answer.status}` }, about);
}
