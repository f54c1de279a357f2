// From a place in the decoded text back to the bytes that it was read from.

import type { Excerpt } from "./protocol.js";

const AROUND = 24;
const MOST = 96;
const ROW = 16;
const NEWLINE = 0x0a;
const PIECE = 4096;

interface Place {
  from: number;
  to: number;
}

/** The bytes at a place and around it; null for an encoding that the browser does not know. */
export function excerpt(bytes: Uint8Array, text: string, encoding: string, place: Place): Excerpt | null {
  const at = locator(bytes, text, encoding);
  if (at === null) return null;
  const from = Math.min(at(place.from), bytes.length);
  const to = Math.min(at(Math.max(place.to, place.from + 1)), from + MOST, bytes.length);
  const start = Math.max(0, Math.floor((from - AROUND) / ROW) * ROW);
  const end = Math.min(bytes.length, Math.ceil((to + AROUND) / ROW) * ROW);
  return { start, bytes: [...bytes.subarray(start, end)], from, to: Math.max(to, Math.min(from + 1, bytes.length)) };
}

/** A document that came packed is shown unpacked: no mend stands in the packed bytes. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return bytes;
  }
}

function locator(bytes: Uint8Array, text: string, encoding: string): ((at: number) => number) | null {
  if (encoding.startsWith("utf-16")) return (at) => at * 2 + markOf(bytes, 2);
  if (encoding.startsWith("utf-32")) return (at) => [...text.slice(0, at)].length * 4 + markOf(bytes, 4);
  if (!isKnown(encoding)) return null;
  return (at) => {
    const before = text.slice(0, at);
    const start = lineStart(bytes, before.split("\n").length - 1);
    return start + walked(bytes, start, at - (before.lastIndexOf("\n") + 1), encoding);
  };
}

const markOf = (bytes: Uint8Array, width: number): number => {
  const [first, second] = bytes;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (width === 4 && bytes[2] === 0xfe);
  return marked ? width : 0;
};

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding) !== null;
  } catch {
    return false;
  }
}

/** Lines end in the same byte in every encoding but the wide ones: a decoder that counts otherwise errs within one line. */
function lineStart(bytes: Uint8Array, lines: number): number {
  let start = 0;
  for (let line = 0; line < lines; line++) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1) return start;
    start = end + 1;
  }
  return start;
}

/** How many bytes give so many units of text: by pieces as far as that goes, then byte by byte. */
function walked(bytes: Uint8Array, start: number, units: number, encoding: string): number {
  let pieces = 0;
  let counted = 0;
  let decoder = new TextDecoder(encoding);
  for (let at = start; at < bytes.length; at += PIECE) {
    counted += decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }).length;
    if (counted >= units) break;
    pieces = at + PIECE - start;
  }
  decoder = new TextDecoder(encoding);
  counted = decoder.decode(bytes.subarray(start, start + pieces), { stream: true }).length;
  let length = pieces;
  while (counted < units && start + length < bytes.length) {
    counted += decoder.decode(bytes.subarray(start + length, start + length + 1), { stream: true }).length;
    length++;
  }
  return length;
}
