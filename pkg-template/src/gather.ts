/** Bytes as callers hand them over, and how much of them is read. */
import { invalid } from "./error";

/** How much of a document is read where nothing else is asked for. */
export const DEFAULT_BYTES = 64 * 1024 * 1024;

/** A piece of a stream, whatever view of bytes it is. */
export function bytesOf(chunk: unknown): Uint8Array {
  if (!ArrayBuffer.isView(chunk)) throw invalid("The stream must give bytes: Uint8Array.");
  return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
