// A stream to its bytes; while they arrive, what has come is handed on in time to show the first entries of it.

export interface Listener {
  progress(received: number, total: number | null): void;
  /** What has come so far; false when no more of it needs to be seen. */
  sofar(bytes: Uint8Array): boolean;
}

/** Below this a document is there before anybody could look at a part of it. */
const WORTH_STREAMING = 64 * 1024;
/** The first look; each further one is at twice as much, so that all of them cost what one look at the whole does. */
const FIRST_LOOK = 16 * 1024;

export async function collect(
  stream: ReadableStream<Uint8Array>,
  total: number | null,
  signal: AbortSignal,
  listener: Listener,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  let look = total !== null && total < WORTH_STREAMING ? Infinity : FIRST_LOOK;
  const reader = stream.getReader();
  signal.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
  for (;;) {
    const { done, value } = await reader.read();
    if (signal.aborted) throw new DOMException("cancelled", "AbortError");
    if (done) break;
    chunks.push(value);
    received += value.byteLength;
    listener.progress(received, total);
    if (received < look || received === total) continue;
    look = listener.sofar(joined(chunks, received)) ? received * 2 : Infinity;
  }
  return joined(chunks, received);
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
