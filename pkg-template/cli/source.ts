/** Where the bytes come from: an address, a file or standard input. */
import { createReadStream, fstatSync } from "node:fs";
import { stat } from "node:fs/promises";
import { type Entry, FeedError } from "anyfeed";
import { FetchError, type FetchOptions, fetchFeed, type StreamedFeed, streamFeed } from "anyfeed/fetch";
import { readAddress } from "../src/fetch/address";
import { Progress } from "./progress";
import { meantByWord, type Words } from "./words";

/** What the words say of reading. */
export type Manner = Pick<Words, "contentType" | "timeout" | "progress" | "headers"> & { options: Pick<Words["options"], "url"> };

/** Bytes as they come. */
export interface Arriving {
  name: string;
  contentType: string | null;
  url: string | null;
  /** The address whose redirects led there; null where it was not fetched, and nobody says where it is published. */
  asked: string | null;
  /** The server that may learn what is meant for it alone: that of the address as it was given. */
  origin: string | null;
  stream: AsyncIterable<Uint8Array>;
  /** Bytes at most, where it may have no end. */
  most: number;
}

export interface Source {
  name: string;
  bytes: Uint8Array;
  contentType: string | null;
  url: string | null;
  asked: string | null;
  origin: string | null;
}

/** Bytes that are read at most of what may have no end; a file has one. */
const MOST = 64 * 1024 * 1024;

/** An input that cannot be read. */
export class InputError extends Error {}

/** Opens what is meant. `raw` is the document of the address itself, be it a page. */
export async function arriving(target: string, words: Manner, raw = false): Promise<Arriving> {
  const address = await addressOf(target);
  if (address) {
    const { bytes, ...known } = await fetched(address, words, raw);
    return { ...known, stream: once(bytes), most: Infinity };
  }
  const [name, contentType, url] = [target === "-" ? "standard input" : target, words.contentType, words.options.url ?? null];
  if (target !== "-") {
    const { size } = await stat(target);
    return { name, contentType, url, asked: url, origin: null, stream: counted(name, createReadStream(target), words, size), most: Infinity };
  }
  if (fstatSync(0).isDirectory()) throw new InputError("standard input is a folder.");
  return { name, contentType, url, asked: url, origin: null, stream: counted(name, process.stdin, words, null), most: MOST };
}

/** All of it. */
export async function gathered({ stream, most, ...known }: Arriving): Promise<Source> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    // Leaving the loop closes it.
    if ((size += chunk.length) > most) throw new InputError(`${known.name} is larger than ${most} bytes.`);
  }
  return { ...known, bytes: Buffer.concat(chunks) };
}

/** The address that is meant; null for a file and standard input. */
export async function addressOf(target: string): Promise<string | null> {
  if (target === "-") return null;
  if (/^(https?|feed):/i.test(target)) return target;
  const found = await stat(target).catch(() => null);
  if (found?.isDirectory()) throw new InputError(`${target} is a folder.`);
  if (found) return null;
  const address = readAddress(target);
  if (/^https?:/.test(address)) return address;
  throw new InputError(`${target} is not a file or an address${meantByWord(target)}`);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* counted(name: string, stream: AsyncIterable<Uint8Array>, words: Manner, size: number | null): AsyncGenerator<Uint8Array> {
  const progress = progressOf(words, size);
  try {
    for await (const chunk of stream) {
      progress.add(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw new InputError(`${name} cannot be read: ${(error as Error).message}`);
  } finally {
    progress.end();
  }
}

/** The bytes that were read last are the feed's, wherever redirects and pages led. */
async function fetched(address: string, words: Manner, raw: boolean): Promise<Source> {
  let chunks: Uint8Array[] = [];
  let [contentType, final, asked]: [string | null, string, string] = [null, address, address];
  const progress = progressOf(words, null);
  const began = (response: Response, url: string) => {
    chunks = [];
    contentType = response.headers.get("content-type");
    final = response.url || url;
  };
  const came = (chunk: Uint8Array) => (chunks.push(chunk), progress.add(chunk.length));
  try {
    const { url, discoveredFrom } = await fetchFeed(address, { ...requestsOf(words), maxEntries: 0, fetch: heard(began, came), discover: !raw });
    final = url;
    // The page is not the feed's.
    asked = discoveredFrom === null ? readAddress(address) : url;
  } catch (error) {
    // A page is what was asked for.
    if (!raw || !(error instanceof FeedError) || error.code === "too-large") throw error;
  } finally {
    progress.end();
  }
  return { name: final, bytes: Buffer.concat(chunks), contentType: words.contentType ?? contentType, url: final, asked, origin: new URL(readAddress(address)).origin };
}

/** The entries of an address while they come: nothing is kept, so there is no limit. */
export async function* entriesAt(address: string, words: Words, options: FetchOptions): AsyncGenerator<Entry> {
  const progress = progressOf(words, null);
  const typed = (response: Response) => words.contentType !== null && response.headers.set("content-type", words.contentType);
  try {
    const { entries } = (await streamFeed(address, { ...options, ...requestsOf(words), fetch: heard(() => {}, ({ length }) => progress.add(length), typed) })) as StreamedFeed;
    yield* entries;
  } catch (error) {
    if (error instanceof FeedError || error instanceof FetchError) throw error;
    throw new InputError(`${address} broke off: ${(error as Error).message}.`);
  } finally {
    progress.end();
  }
}

/** How addresses are asked. */
export const requestsOf = ({ timeout, headers }: Manner) => ({ timeout: timeout * 1000, headers });

/** Fetches, and says what comes: each answer, and each chunk of those that are read. `change` may change what is made of one. */
function heard(began: (response: Response, url: string) => void, came: (chunk: Uint8Array) => void, change: (response: Response) => void = () => {}): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    began(response, String(input));
    const record = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        came(chunk);
        out.enqueue(chunk);
      },
    });
    // What refuses is not read, and may have a status that no Response can be made with.
    const { ok, body, status, headers } = response;
    if (!ok || !body) return response;
    const same = new Response(body.pipeThrough(record), { status, headers });
    change(same);
    return same;
  };
}

const progressOf = (words: Manner, size: number | null) => new Progress(words.progress || Boolean(process.stderr.isTTY), size);
