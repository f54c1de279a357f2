/** Bytes that arrive in pieces, gathered up to a limit. */
import { invalid } from "./error";

/** How much of a document is read where nothing else is asked for. */
export const DEFAULT_BYTES = 64 * 1024 * 1024;

/** A piece of a stream, whatever view of bytes it is. */
export function bytesOf(chunk: unknown): Uint8Array {
  if (!ArrayBuffer.isView(chunk)) throw invalid("The stream must give bytes: Uint8Array.");
  return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

/** Reads a stream to its end or to a limit, and cancels what is left. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  limit: number,
  signal?: AbortSignal,
): Promise<{ bytes: Uint8Array; cut: boolean }> {
  const reader = stream.getReader();
  const abort = () => void reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const { gather, gathered } = gatherer(limit);
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return { bytes: gathered(), cut: false };
      if (!gather(bytesOf(value))) {
        reader.cancel().catch(() => {});
        return { bytes: gathered(), cut: true };
      }
    }
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

/** Takes pieces up to a limit; `gather` says whether there is room for more. */
export function gatherer(limit: number) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return {
    gather(piece: Uint8Array): boolean {
      const room = limit - size;
      pieces.push(piece.length > room ? piece.subarray(0, room) : piece);
      size = Math.min(limit, size + piece.length);
      return piece.length <= room;
    },
    gathered(): Uint8Array {
      const all = new Uint8Array(size);
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      pieces.length = 0;
      return all;
    },
  };
}
