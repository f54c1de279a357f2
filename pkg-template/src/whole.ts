/** The functions that take a whole document or a text. */
import type { Bytes, Detected, DiscoveredFeed, Feed, Input, JsonOptions, OpmlFeed, ParsedDate, ParseOptions, Report, UrlOptions } from "../index";
import { answer, type Taker } from "./engine";
import { FeedError } from "./error";
import { DEFAULT_BYTES } from "./gather";
import { joined } from "./http/body";
import { beginningsOf, documentOf, headerOf, hinted, textOf } from "./input";
import { type Asked, asksForSome, beginning, bytesOption, parseOptions, question, sanitizeOptions, shapeOption, urlOptions, wire } from "./options";
import { PieceReader } from "./pieces";
import { TapeReader } from "./tape";

/** How much of a document the core looks at to say what it is. */
const LOOKED_AT = 64 * 1024;

export function parseFeed(input: Input, contentType?: string | null, options?: ParseOptions): Feed {
  const reader = new TapeReader();
  readFeed(reader, input, contentType, options);
  return reader.feed();
}

/** Hands a feed to a reader. */
export function readFeed(reader: Taker, input: Input, contentType?: string | null, options?: ParseOptions): void {
  readEnough("parseFeed", input, contentType, parseOptions(options), bytesOption(options, DEFAULT_BYTES), reader);
}

export function parseFeedToJson(input: Input, contentType?: string | null, options?: JsonOptions): Bytes {
  const told = parseOptions(options, "shape");
  const reader = new PieceReader();
  readEnough(shapeOption(options), input, contentType, told, bytesOption(options, DEFAULT_BYTES), reader);
  return joined(reader.taken()) as Bytes;
}

/** Hands over no more of a document than its first entries need: of a large one, copying alone would take longer. */
function readEnough(what: Asked, input: Input, contentType: string | null | undefined, told: string, limit: number, reader: Taker): void {
  const header = headerOf(contentType);
  const { bytes, decoded } = documentOf(input, limit);
  if (asksForSome(told) && bytes.length <= limit) {
    for (const some of beginningsOf(bytes)) {
      try {
        return answer(some, question(what, decoded, header, beginning(told)), reader);
      } catch (error) {
        if ((error as { code: string }).code !== "more") throw error;
        reader.restart();
      }
    }
  }
  try {
    answer(bytes, question(what, decoded, header, told), reader);
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
  return ofDocument("decodeDocument", input, contentType);
}

export function detectFeed(input: Input, contentType?: string | null): Detected | null {
  return ofDocument("detectFeed", input, contentType, "", LOOKED_AT);
}

export function discoverFeeds(input: Input, contentType: string | null, url: string): DiscoveredFeed[] {
  return ofDocument("discoverFeeds", input, contentType, wire({ url: textOf(url, "url") }));
}

export function parseOpml(input: Input, contentType?: string | null): { title: string | null; feeds: OpmlFeed[] } {
  return ofDocument("parseOpml", input, contentType);
}

export function sanitizeHtml(html: string, options?: { baseUrl?: string | null; iframeHosts?: string[] }): string {
  const told = sanitizeOptions(options);
  return ofText("sanitizeHtml", html, "html", told)!;
}

export function htmlToText(html: string): string {
  return ofText("htmlToText", html, "html")!;
}

export function canonicalizeUrl(url: string, options?: UrlOptions): string | null {
  const told = urlOptions(options);
  return ofText("canonicalizeUrl", url, "url", told);
}

export function parseDate(text: string): ParsedDate | null {
  return value("parseDate", documentOf(textOf(text, "text"), Infinity), null);
}

/** The one value that the core gives of a document. */
function ofDocument(what: Asked, input: Input, contentType?: string | null, told = "", limit = DEFAULT_BYTES): any {
  const header = headerOf(contentType);
  return value(what, documentOf(input, limit), header, told);
}

function value(what: Asked, { bytes, decoded }: ReturnType<typeof documentOf>, header: string | null, told?: string): any {
  const reader = new TapeReader();
  answer(bytes, question(what, decoded, header, told), reader);
  return reader.values[0];
}

/** What the core makes of a text; null where there is nothing. */
function ofText(what: Asked, text: string, name: string, told?: string): string | null {
  const { bytes, decoded } = documentOf(textOf(text, name), Infinity);
  const reader = new PieceReader();
  answer(bytes, question(what, decoded, null, told), reader);
  return reader.text();
}
