/** A fetch Response to a feed. */
import type { Feed, ParseOptions } from "../index";
import { FeedError } from "./error";
import { parseFeed } from "./whole";
import { bytesOption, DEFAULT_BYTES, parseOptions } from "./options";
import { readUpTo } from "./gather";

export async function parseResponse(response: Response, options: ParseOptions & { signal?: AbortSignal } = {}): Promise<Feed> {
  parseOptions(options);
  const { signal } = options;
  const body = response.body ?? emptyBody();
  // One byte past the limit is enough to refuse the document.
  const { bytes } = await readUpTo(body, bytesOption(options, DEFAULT_BYTES) + 1, signal);
  const url = options.url ?? (response.url || null);
  return parseFeed(bytes, response.headers.get("content-type"), { ...options, url });
}

function emptyBody(): never {
  throw new FeedError("empty", "The response has no body.");
}
