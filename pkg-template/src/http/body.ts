/** What arrives in pieces: bytes up to a limit, and answers as long as somebody waits for them. */

/** Reads a stream to its end or to a limit, and cancels what is left. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  limit: number,
  signal?: AbortSignal,
  bytesOf = (chunk: unknown): Uint8Array => chunk as Uint8Array,
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
    gathered: (): Uint8Array => joined(pieces.splice(0)),
  };
}

/** One run of bytes; a single piece as it is. */
export function joined(pieces: Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The promise's value, as long as the signal lets somebody wait for it: not every fetch minds its own. */
export function heeded<T>(promise: Promise<T>, signal: AbortSignal, late: (value: T) => void = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    const came = (value: T) => (signal.aborted ? late(value) : resolve(value));
    Promise.resolve(promise).then(came).catch(reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
