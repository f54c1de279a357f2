/**
 * The module as a string of one character for each byte: a sixth smaller with brotli than base64, and decoded faster. Which
 * character stands for which byte is said by its first 256: what is frequent is ASCII, of one byte in the file.
 */

type Coders = { Buffer?: { from(text: string, encoding: "latin1"): Uint8Array<ArrayBuffer> } };

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const { Buffer: buffer } = globalThis as unknown as Coders;
  const characters = buffer ? buffer.from(text, "latin1") : eachOf(text);
  const meant = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte += 1) meant[characters[byte]] = byte;
  const bytes = new Uint8Array(text.length - 256);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = meant[characters[at + 256]];
  return bytes;
}

/** A loop, for mapping functions take ten times as long. */
export function eachOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
