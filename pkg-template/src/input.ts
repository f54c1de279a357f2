/** What callers hand in, as bytes. */
import type { Input } from "../index";
import { FeedError, invalid } from "./error";
import { shown } from "./shown";

export interface Document {
  bytes: Uint8Array;
  /** The input was a string: no encoding is to be found out. */
  decoded: boolean;
}

let encoder: TextEncoder | undefined;

/** What callers have in hand, what they do with it, and how it is told from other things, whatever realm it is from. */
const HELD: [what: string, advice: string, has: string][] = [
  ["a Promise", "await it first", "then"],
  ["bytes", "parseFeed reads them", "byteLength"],
  ["a Response", "parseResponse and parseStream read it", "bodyUsed"],
  ["a Blob", "hand over `await blob.arrayBuffer()`, or `blob.stream()` to parseStream", "arrayBuffer"],
  ["a ReadableStream", "parseStream reads it", "getReader"],
  ["a stream of Node", "parseStream reads it", "pipe"],
  ["an address", 'fetchFeed of "anyfeed/fetch" reads what is there', "href"],
];

/** An input of the wrong kind, with the function that is meant. */
export function insteadOf(wanted: string, given: unknown): FeedError {
  const [what, advice] = HELD.find(([, , has]) => typeof given === "object" && given !== null && has in given) ?? [];
  return invalid(what ? `${wanted}, not ${what}: ${advice}.` : `${wanted}, not ${shown(given)}.`);
}

/** A text that names a document instead of being one. */
const NAMES: [RegExp, string][] = [
  [/^(?:https?|feed):\S+$/i, 'This is an address: fetchFeed of "anyfeed/fetch" reads what is there.'],
  [/^[^\s<>{}]{1,200}\.(?:xml|rss|atom|rdf|json)$/i, "This is the name of a file: hand over what is in it."],
];

/** Says of a text that is no feed what it names. */
export function hinted(input: Input, error: unknown): unknown {
  if (!(error instanceof FeedError) || error.code !== "not-a-feed" || typeof input !== "string" || input.length > 2048) return error;
  const hint = NAMES.find(([pattern]) => pattern.test(input.trim()))?.[1];
  return hint ? new FeedError(error.code, `${error.message} ${hint}`, error) : error;
}

/** As UTF-8. */
export const encoded = (text: string) => (encoder ??= new TextEncoder()).encode(text);

/** The bytes of an input, not copied. One byte past `limit` is enough to refuse it. */
export function documentOf(input: Input, limit: number): Document {
  if (typeof input === "string") {
    const text = input.length > limit ? input.slice(0, limit + 1) : input;
    return { bytes: encoded(text), decoded: true };
  }
  return { bytes: viewOf(input).subarray(0, limit + 1), decoded: false };
}

/** A beginning that is tried has so many bytes, the next eight times as many. */
const BEGINNING = 128 * 1024;
/** White space, "<", "[", "{" and the first byte of a byte order mark: text of which every part is text. */
const PLAIN = [9, 10, 13, 32, 60, 91, 123, 239];

/** Ever longer beginnings of a large document, none if it is small, or not text as it stands. */
export function* beginningsOf(bytes: Uint8Array): Generator<Uint8Array> {
  if (!PLAIN.includes(bytes[0]) || bytes[1] === 0) return;
  for (let size = BEGINNING; size * 2 < bytes.length; size *= 8) {
    const end = endOf(bytes, size);
    if (end) yield bytes.subarray(0, end);
  }
}

/** Behind ">" or a quotation mark: in no encoding that begins so are they a part of another character. */
function endOf(bytes: Uint8Array, size: number): number {
  for (let end = size; end > size / 2; end--) {
    if (bytes[end - 1] === 62 || bytes[end - 1] === 34) return end;
  }
  return 0;
}

/** The Content-Type header, which callers often have as null or not at all. */
export function headerOf(contentType: string | null | undefined): string | null {
  if (contentType === undefined || contentType === null) return null;
  if (typeof contentType === "string") return contentType;
  throw invalid("contentType is the Content-Type header, a string or null; options are the third argument.");
}

/** A stream that nobody has read or is reading. */
export function streamOf(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  if (typeof stream?.getReader !== "function") throw insteadOf("The stream must be a ReadableStream of bytes, such as response.body", stream);
  if (stream.locked) throw invalid("The stream has a reader already, or was read.");
  return stream;
}

function viewOf(input: unknown): Uint8Array {
  if (!ArrayBuffer.isView(input) && !isBuffer(input)) {
    throw insteadOf("The input must be a string, an ArrayBuffer or a view of one, such as Uint8Array or Buffer", input);
  }
  try {
    return ArrayBuffer.isView(input) ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input);
  } catch {
    throw invalid("The input's buffer was transferred to somebody else.");
  }
}

/** A buffer may come from another realm, where it is no instance of our class. */
export function isBuffer(value: unknown): value is ArrayBuffer {
  const kind = Object.prototype.toString.call(value);
  return kind === "[object ArrayBuffer]" || kind === "[object SharedArrayBuffer]";
}

/** An argument that must be a string. */
export function textOf(value: unknown, name: string): string {
  if (typeof value === "string") return value;
  throw invalid(`${name} must be a string.`);
}
