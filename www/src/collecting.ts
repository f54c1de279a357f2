// A stream to its bytes; while they arrive, the entries in them.

import { parseStream } from "anyfeed/slim";
import type { Entry, FeedHead } from "anyfeed";

export interface Collected {
  head: FeedHead | null;
  entries: Entry[];
}

export interface Listener {
  progress(received: number, total: number | null): void;
  entries(collected: Collected): void;
}

/** Below this a document is there before anybody could look at a part of it. */
const WORTH_STREAMING = 192 * 1024;
/** Entries shown ahead of the whole document. */
const AHEAD = 60;

export async function collect(
  stream: ReadableStream<Uint8Array>,
  total: number | null,
  contentType: string | null,
  url: string | null,
  signal: AbortSignal,
  listener: Listener,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  let ahead: ReadableStreamDefaultController<Uint8Array> | null = null;
  const reader = stream.getReader();
  signal.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
  for (;;) {
    const { done, value } = await reader.read();
    if (signal.aborted) throw new DOMException("cancelled", "AbortError");
    if (done) break;
    chunks.push(value);
    received += value.byteLength;
    listener.progress(received, total);
    if (ahead) pass(ahead, value);
    else if (total === null || total > WORTH_STREAMING) {
      if (received > WORTH_STREAMING / 4) ahead = readAhead(chunks, contentType, url, listener);
    }
    // The reader of entries waits in the queue of tasks: give it its turn.
    if (ahead) await new Promise((resume) => setTimeout(resume));
  }
  pass(ahead, null);
  return joined(chunks, received);
}

/** Reads the same bytes in passing and tells the first entries. Its failure is no failure: the whole is read again. */
function readAhead(
  chunks: Uint8Array[],
  contentType: string | null,
  url: string | null,
  listener: Listener,
): ReadableStreamDefaultController<Uint8Array> {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const copy = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  if (!controller) throw new Error("a stream starts at once");
  for (const chunk of chunks) controller.enqueue(chunk);
  void tell(parseStream(copy, contentType, url === null ? {} : { url }), listener).catch(() => undefined);
  return controller;
}

async function tell(feed: ReturnType<typeof parseStream>, listener: Listener): Promise<void> {
  let batch: Entry[] = [];
  let told = 0;
  let head: FeedHead | null = null;
  for await (const entry of feed) {
    batch.push(entry);
    head ??= await feed.head;
    if (told > 0 && batch.length < 10) continue;
    listener.entries({ head, entries: batch });
    told += batch.length;
    batch = [];
    if (told >= AHEAD) break;
  }
}

/** Passes a chunk on, or the end. Whoever reads ahead may have seen enough and closed the stream. */
function pass(ahead: ReadableStreamDefaultController<Uint8Array> | null, chunk: Uint8Array | null): void {
  try {
    if (chunk) ahead?.enqueue(chunk);
    else ahead?.close();
  } catch {
    return;
  }
}

function joined(chunks: Uint8Array[], length: number): Uint8Array {
  const only = chunks[0];
  if (chunks.length === 1 && only) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
