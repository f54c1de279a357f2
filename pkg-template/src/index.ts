/** What every door offers. */
export { init } from "./engine";
export { FeedError } from "./error";
export { parseResponse } from "./response";
export { jsonPieces, jsonTransform, parseStream } from "./stream";
export {
  canonicalizeUrl,
  decodeDocument,
  detectFeed,
  discoverFeeds,
  htmlToText,
  parseDate,
  parseFeed,
  parseFeedToJson,
  parseOpml,
  safeParseFeed,
  sanitizeHtml,
} from "./whole";

export const version: string = VERSION;
