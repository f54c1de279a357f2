/** Where the bytes come from: an address, a file or standard input. */
import { createReadStream, fstatSync } from "node:fs";
import { stat } from "node:fs/promises";
import { fetchFeed } from "anyfeed/fetch";
import { readAddress } from "../src/fetch/address";
import type { Words } from "./words";

export interface Source {
  name: string;
  bytes: Uint8Array;
  contentType: string | null;
  url: string | null;
}

/** Bytes that are read at most: more no document may have. */
const MOST = 64 * 1024 * 1024;

/** A file that cannot be read. */
export class InputError extends Error {}

export async function sourceOf(words: Words): Promise<Source> {
  const target = words.target ?? "-";
  const progress = new Progress(words.progress || Boolean(process.stderr.isTTY));
  try {
    if (target === "-") {
      if (fstatSync(0).isDirectory()) throw new InputError("standard input is a folder.");
      return await readLocal("standard input", process.stdin, words, progress);
    }
    if (/^(https?|feed):/i.test(target)) return await fetched(target, words, progress);
    if (await isFile(target)) return await readLocal(target, createReadStream(target), words, progress);
    const address = readAddress(target);
    if (/^https?:/.test(address)) return await fetched(address, words, progress);
    throw new InputError(`${target} is no file and no address.`);
  } finally {
    progress.end();
  }
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) throw new InputError(`${path} is a folder.`);
  return found !== null;
}

async function readLocal(name: string, stream: AsyncIterable<Uint8Array>, words: Words, progress: Progress): Promise<Source> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      progress.add(chunk.length);
      // A pipe may have no end. Leaving the loop closes it.
      if ((size += chunk.length) > MOST) break;
    }
  } catch (error) {
    throw new InputError(`${name} cannot be read: ${(error as Error).message}`);
  }
  if (size > MOST) throw new InputError(`${name} is larger than ${MOST} bytes.`);
  return { name, bytes: Buffer.concat(chunks), contentType: words.contentType, url: words.options.url ?? null };
}

/** The bytes that were read last are the feed's, wherever redirects and pages led. */
async function fetched(address: string, words: Words, progress: Progress): Promise<Source> {
  let chunks: Uint8Array[] = [];
  let contentType: string | null = null;
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    chunks = [];
    contentType = response.headers.get("content-type");
    const record = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        chunks.push(chunk);
        progress.add(chunk.length);
        out.enqueue(chunk);
      },
    });
    // What refuses is not read, and may have a status that no Response can be made with.
    const { ok, body, status, headers } = response;
    return ok && body ? new Response(body.pipeThrough(record), { status, headers }) : response;
  };
  const { url } = await fetchFeed(address, { timeout: words.timeout * 1000, maxEntries: 0, fetch: recording });
  return { name: url, bytes: Buffer.concat(chunks), contentType: words.contentType ?? contentType, url };
}

/** How much of a large input has come, on one line. */
class Progress {
  #bytes = 0;
  #shown = 0;
  static readonly STEP = 1 << 20;

  constructor(readonly wanted: boolean) {}

  add(bytes: number) {
    this.#bytes += bytes;
    if (!this.wanted || this.#bytes < this.#shown + Progress.STEP) return;
    this.#shown = this.#bytes;
    process.stderr.write(`\r${(this.#bytes / 1e6).toFixed(1)} MB`);
  }

  end() {
    if (this.#shown) process.stderr.write("\r\x1b[K");
  }
}
