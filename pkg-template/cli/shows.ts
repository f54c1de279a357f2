/** What is printed of an input, for each thing that may be asked for. */
import { decodeDocument, discoverFeeds, type Entry, type Feed, FeedError, jsonTransform, parseFeed, parseFeedToJson, parseOpml, parseStream } from "anyfeed";
import { mergeFeeds } from "anyfeed/merge";
import { toAtom, toJsonFeed, toOpml, toRss } from "anyfeed/write";
import type { Output } from "./output";
import { reportJson, reportOf } from "./report";
import { addressOf, arriving, entriesAt, gathered, InputError, type Source } from "./source";
import { lineOfEntry, tableOfDiscovered, tableOfFeed, tableOfOpml } from "./table";
import type { Show, Words } from "./words";

type Printer = (target: string, words: Words, out: Output) => Promise<void>;

/** What is asked for of each input on its own. */
export const PRINTERS: Record<Exclude<Show, "help" | "version" | "to" | "watch">, Printer> = { feed, entries, report, discover, opml };

/** What is relative to a page whose address nobody knows is nowhere. */
const NOWHERE = "https://nowhere.invalid/";
/** Larger documents are read as they come, whatever is made of them. */
const LARGE = 64 * 1024 * 1024;
/** What may have no end is read for ever where that takes no memory, and up to the usual limit where it must be gathered. */
const ENDLESS = { inflated: LARGE };

async function feed(target: string, words: Words, out: Output): Promise<void> {
  const source = await gathered(await arriving(target, words));
  const options = optionsOf(words, source.url, source.bytes.length);
  if (out.isTable) return out.write(tableOfFeed(source.name, parseFeed(source.bytes, source.contentType, options), out));
  const { bytes, contentType } = source;
  if (bytes.length > LARGE) return streamed(bytes, contentType, { ...options, shape: words.shape }, out);
  const json = Buffer.from(parseFeedToJson(bytes, contentType, { ...options, shape: words.shape }));
  await out.write(process.stdout.isTTY ? `${JSON.stringify(JSON.parse(json.toString()), null, 2)}\n` : Buffer.concat([json, Buffer.from("\n")]));
}

async function streamed(bytes: Uint8Array, contentType: string | null, options: object, out: Output): Promise<void> {
  const json = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(jsonTransform(contentType, options) as TransformStream<Uint8Array, Uint8Array>);
  for await (const piece of json as unknown as AsyncIterable<Uint8Array>) await out.write(piece);
  await out.write("\n");
}

/** Each is out before the next is read. */
async function entries(target: string, words: Words, out: Output): Promise<void> {
  if (words.shape === "jsonfeed") return items(await gathered(await arriving(target, words)), words, out);
  for await (const entry of await arrivingEntries(target, words)) {
    await out.write(`${out.isTable && words.form === "table" ? lineOfEntry(entry, out) : JSON.stringify(entry)}\n`);
  }
}

async function arrivingEntries(target: string, words: Words): Promise<AsyncIterable<Entry>> {
  const address = await addressOf(target);
  if (address) return entriesAt(address, words, { ...words.options, url: null, limits: ENDLESS });
  const { stream, contentType, url, most } = await arriving(target, words);
  return parseStream(stream, contentType, most === Infinity ? optionsOf(words, url) : { ...words.options, url, limits: ENDLESS });
}

async function items(source: Source, words: Words, out: Output): Promise<void> {
  const json = Buffer.from(parseFeedToJson(source.bytes, source.contentType, { ...optionsOf(words, source.url, source.bytes.length), shape: "jsonfeed" })).toString();
  for (const item of (JSON.parse(json) as { items: unknown[] }).items) await out.write(`${JSON.stringify(item)}\n`);
}

async function report(target: string, words: Words, out: Output): Promise<void> {
  const source = await gathered(await arriving(target, words));
  const read = feedOf(source, words);
  if (words.form === "json") return out.write(`${reportJson(source.name, read)}\n`);
  // Of a larger one places are named, and not shown.
  const text = source.bytes.length > LARGE ? "" : decodeDocument(source.bytes, source.contentType).text;
  await out.write(reportOf(source.name, text, read, { colours: out.colours, all: words.all }));
}

async function discover(target: string, words: Words, out: Output): Promise<void> {
  const { name, bytes, contentType, url } = await gathered(await arriving(target, words, true));
  const found = discoverFeeds(bytes, contentType, url ?? NOWHERE);
  const named = found.filter((one) => one.from !== "guess" && !one.url.startsWith(NOWHERE));
  if (!named.length && !url && found.some(({ from }) => from === "link")) throw new InputError(`${name} names feeds by relative addresses: --url says where it is from.`);
  if (!named.length) throw new FeedError("not-a-feed", `${name} names no feeds.`);
  await out.write(out.isTable ? tableOfDiscovered(named, out) : `${JSON.stringify(named)}\n`);
}

async function opml(target: string, words: Words, out: Output): Promise<void> {
  const { name, bytes, contentType } = await gathered(await arriving(target, words, true));
  const list = parseOpml(bytes, contentType);
  if (!list.feeds.length) throw new FeedError("not-a-feed", `${name} names no feeds.`);
  await out.write(out.isTable ? tableOfOpml(list, out) : `${JSON.stringify(list)}\n`);
}

/** All inputs as one document. */
export async function convert(words: Words, out: Output): Promise<void> {
  const feeds: { feed: Feed; source: Source }[] = [];
  for (const target of words.targets) {
    const source = await gathered(await arriving(target, words));
    feeds.push({ feed: feedOf(source, words), source });
  }
  await out.write(`${written(words.to, feeds).trimEnd()}\n`);
}

function written(to: Words["to"], feeds: { feed: Feed; source: Source }[]): string {
  if (to === "opml") {
    const outlines = feeds.map(({ feed, source }) => ({ url: addressIn(feed, source), title: feed.title, siteUrl: feed.url, path: [] }));
    return toOpml({ title: null, feeds: outlines }, { pretty: true });
  }
  const one = feeds.length === 1 ? feeds[0].feed : mergeFeeds(feeds.map(({ feed }) => feed));
  return { rss: toRss, atom: toAtom, jsonfeed: toJsonFeed }[to](one, { pretty: true });
}

/** A list of subscriptions is a list of addresses. */
function addressIn({ feedUrl }: Feed, { url, name }: Source): string {
  const address = feedUrl ?? url;
  if (address === null) throw new InputError(`${name} does not say at which address it is published; --url does.`);
  return address;
}

function feedOf({ bytes, contentType, url }: Source, words: Words): Feed {
  return parseFeed(bytes, contentType, optionsOf(words, url, bytes.length));
}

/** Whoever names a file wants all of it; what it inflates to is another matter. */
function optionsOf({ options }: Words, url: string | null, size = 0) {
  return { ...options, url, limits: { bytes: Infinity, inflated: Math.max(LARGE, size) } };
}
