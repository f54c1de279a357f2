// A stream to its bytes, up to a bound; what arrives is handed on at once, in time to show the first entries of it.

import type { Follower } from "./ahead.js";
import { FetchFailure } from "./fetching.js";

export interface Listener {
  progress(received: number, total: number | null): void;
  follower: Follower;
}

/** Below this a document is there before anybody could look at a part of it. */
const WORTH_FOLLOWING = 64 * 1024;

/** What the parser reads of a document: more would only be gathered to be refused. */
export const LARGEST = 64 * 1024 * 1024;

export async function collect(
  stream: ReadableStream<Uint8Array> | null,
  total: number | null,
  signal: AbortSignal,
  most: number,
  listener?: Listener,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = (stream ?? new Blob([]).stream()).getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  try {
    for (;;) {
      if (Math.max(received, total ?? 0) > most) throw new FetchFailure("too-large", `> ${most / 1024 / 1024} MiB`, null, false);
      const { done, value } = await reader.read();
      if (signal.aborted) throw new DOMException("cancelled", "AbortError");
      if (done) return joined(chunks, received);
      chunks.push(value);
      received += value.byteLength;
      // The length of a packed document is the packed one; sites on other origins do not let us see that it is packed.
      listener?.progress(received, total !== null && received > total ? null : total);
      if (total === null || total >= WORTH_FOLLOWING) listener?.follower.take(value);
    }
  } finally {
    cancel();
    listener?.follower.stop();
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
