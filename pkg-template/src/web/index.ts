/** The door for web pages: the same functions, as promises, by a small module; a large one comes when a document needs it. */
import type { ByteSource, Feed, FeedStream, Input, ParseOptions } from "../../index";
import { FeedError } from "../error";
import { parseResponse as readResponse } from "../response";
import { opening, Reading } from "../stream";
import type * as whole from "../whole";
import { Ahead } from "./ahead";
import { ask, isIdle } from "./ask";
import type { Name } from "./perform";

export { FeedError };
export { configure } from "./ask";
export const version: string = VERSION;

type Later<F extends (...given: any[]) => unknown> = (...given: Parameters<F>) => Promise<ReturnType<F>>;

export const parseFeed = /* @__PURE__ */ later("parseFeed");
export const parseFeedToJson = /* @__PURE__ */ later("parseFeedToJson");
export const decodeDocument = /* @__PURE__ */ later("decodeDocument");
export const detectFeed = /* @__PURE__ */ later("detectFeed");
export const discoverFeeds = /* @__PURE__ */ later("discoverFeeds");
export const parseOpml = /* @__PURE__ */ later("parseOpml");
export const sanitizeHtml = /* @__PURE__ */ later("sanitizeHtml");
export const htmlToText = /* @__PURE__ */ later("htmlToText");
export const canonicalizeUrl = /* @__PURE__ */ later("canonicalizeUrl");
export const parseDate = /* @__PURE__ */ later("parseDate");

export async function safeParseFeed(
  input: Input,
  contentType?: string | null,
  options?: ParseOptions,
): Promise<{ ok: true; feed: Feed } | { ok: false; error: FeedError }> {
  try {
    return { ok: true, feed: await parseFeed(input, contentType, options) };
  } catch (error) {
    if (error instanceof FeedError) return { ok: false, error };
    throw error;
  }
}

export function parseResponse(response: Response, options?: ParseOptions & { signal?: AbortSignal }): Promise<Feed> {
  return readResponse(response, options, parseFeed);
}

/** Always in the page's own thread: a part of 64 KB at a time holds nothing up. */
export function parseStream(stream: ByteSource, contentType?: string | null, options?: ParseOptions): FeedStream {
  const ahead = new Ahead(...opening(stream, contentType, options));
  return new Reading(ahead, () => ahead.handedOn);
}

/** What a first feed makes engines compile. */
const SAMPLE = `<rss version="2.0"><channel><title>A</title><link>https://example.org/</link><description>B</description><item><title>C</title>
<link>https://example.org/1</link><description>&lt;p&gt;D &lt;a href="/e"&gt;e&lt;/a&gt;</description><pubDate>Mon, 15 Jan 2024 14:45:00 GMT</pubDate></item></channel></rss>`;

/** Whoever waits for a feed meanwhile is not to wait for the sample, too. */
export async function warm(): Promise<void> {
  if (await isIdle()) await parseFeed(SAMPLE);
}

function later<N extends Name>(name: N): Later<(typeof whole)[N]> {
  return (...given) => ask(name, given);
}
