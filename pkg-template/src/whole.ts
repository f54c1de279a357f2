/** The functions that take a whole document or a text. */
import type { Bytes, Detected, DiscoveredFeed, Feed, Input, JsonOptions, OpmlFeed, ParsedDate, ParseOptions, Report, UrlOptions } from "../index";
import { type Binding, call } from "./engine";
import { FeedError } from "./error";
import { DEFAULT_BYTES } from "./gather";
import { joined } from "./http/body";
import { beginningsOf, documentOf, headerOf, hinted, textOf } from "./input";
import { asksForSome, beginning, bytesOption, parseOptions, sanitizeOptions, shapeOption, urlOptions } from "./options";
import { PieceReader } from "./pieces";
import { type Reader, TapeReader } from "./tape";

/** How much of a document the core looks at to say what it is. */
const LOOKED_AT = 64 * 1024;

export function parseFeed(input: Input, contentType?: string | null, options?: ParseOptions): Feed {
  const reader = new TapeReader();
  readFeed(reader, input, contentType, options);
  return reader.feed();
}

/** Hands a feed to a reader. */
export function readFeed(reader: Reader, input: Input, contentType?: string | null, options?: ParseOptions): void {
  const told = parseOptions(options);
  const header = headerOf(contentType);
  const limit = bytesOption(options, DEFAULT_BYTES);
  readEnough(input, told, limit, reader, (binding, some, decoded, told) => binding.parseFeed(some, decoded, header, told, reader));
}

export function parseFeedToJson(input: Input, contentType?: string | null, options?: JsonOptions): Bytes {
  const told = parseOptions(options, "shape");
  const shape = shapeOption(options);
  const header = headerOf(contentType);
  const limit = bytesOption(options, DEFAULT_BYTES);
  const reader = new PieceReader();
  readEnough(input, told, limit, reader, (binding, some, decoded, told) => binding.parseFeedToJson(some, decoded, header, told, shape, reader));
  return joined(reader.taken()) as Bytes;
}

type Use = (binding: Binding, bytes: Uint8Array, decoded: boolean, told: string) => void;

/** Hands over no more of a document than its first entries need: of a large one, copying alone would take longer. */
function readEnough(input: Input, told: string, limit: number, reader: { restart(): void }, use: Use): void {
  const { bytes, decoded } = documentOf(input, limit);
  if (asksForSome(told) && bytes.length <= limit) {
    for (const some of beginningsOf(bytes)) {
      try {
        return call((binding) => use(binding, some, decoded, beginning(told)));
      } catch (error) {
        if ((error as { code: string }).code !== "more") throw error;
        reader.restart();
      }
    }
  }
  try {
    call((binding) => use(binding, bytes, decoded, told));
  } catch (error) {
    throw hinted(input, error);
  }
}

export function safeParseFeed(
  input: Input,
  contentType?: string | null,
  options?: ParseOptions,
): { ok: true; feed: Feed } | { ok: false; error: FeedError } {
  try {
    return { ok: true, feed: parseFeed(input, contentType, options) };
  } catch (error) {
    if (error instanceof FeedError) return { ok: false, error };
    throw error;
  }
}

export function decodeDocument(
  input: Input,
  contentType?: string | null,
): { text: string; encoding: string; encodingFrom: Report["encodingFrom"] } {
  const header = headerOf(contentType);
  const { bytes, decoded } = documentOf(input, DEFAULT_BYTES);
  return value((binding, reader) => binding.decodeDocument(bytes, decoded, header, reader));
}

export function detectFeed(input: Input, contentType?: string | null): Detected | null {
  const header = headerOf(contentType);
  const { bytes, decoded } = documentOf(input, LOOKED_AT);
  return value((binding, reader) => binding.detectFeed(bytes, decoded, header, reader));
}

export function discoverFeeds(input: Input, contentType: string | null, url: string): DiscoveredFeed[] {
  const header = headerOf(contentType);
  const base = textOf(url, "url");
  const { bytes, decoded } = documentOf(input, DEFAULT_BYTES);
  return value((binding, reader) => binding.discoverFeeds(bytes, decoded, header, base, reader));
}

export function parseOpml(input: Input, contentType?: string | null): { title: string | null; feeds: OpmlFeed[] } {
  const header = headerOf(contentType);
  const { bytes, decoded } = documentOf(input, DEFAULT_BYTES);
  return value((binding, reader) => binding.parseOpml(bytes, decoded, header, reader));
}

export function sanitizeHtml(html: string, options?: { baseUrl?: string | null; iframeHosts?: string[] }): string {
  const { baseUrl, iframeHosts = [] } = sanitizeOptions(options);
  const text = textOf(html, "html");
  return call((binding) => binding.sanitizeHtml(text, baseUrl, iframeHosts));
}

export function htmlToText(html: string): string {
  const text = textOf(html, "html");
  return call((binding) => binding.htmlToText(text));
}

export function canonicalizeUrl(url: string, options?: UrlOptions): string | null {
  const told = urlOptions(options);
  const text = textOf(url, "url");
  return call((binding) => binding.canonicalizeUrl(text, told)) ?? null;
}

export function parseDate(text: string): ParsedDate | null {
  const written = textOf(text, "text");
  return value((binding, reader) => binding.parseDate(written, reader));
}

/** The one value that the core gives. */
function value(use: (binding: Binding, reader: Reader) => void): any {
  const reader = new TapeReader();
  call((binding) => use(binding, reader));
  return reader.values[0];
}
