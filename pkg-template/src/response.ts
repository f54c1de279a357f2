/** A fetch Response to a feed. */
import type { Feed, ParseOptions } from "../index";
import { FeedError, invalid } from "./error";
import { streamOf } from "./input";
import { parseFeed } from "./whole";
import { bytesOption, knownOptions, signalOption } from "./options";
import { DEFAULT_BYTES, readUpTo } from "./gather";

export async function parseResponse(response: Response, given?: ParseOptions & { signal?: AbortSignal }): Promise<Feed> {
  const options = knownOptions(given);
  const signal = signalOption(given);
  if (typeof response?.headers?.get !== "function") throw invalid("The response is what fetch gives; parseFeed takes bytes.");
  const body = streamOf(response.body ?? emptyBody());
  // One byte past the limit is enough to refuse the document.
  const { bytes } = await readUpTo(body, bytesOption(options, DEFAULT_BYTES) + 1, signal);
  const url = options.url ?? (response.url || null);
  return parseFeed(bytes, response.headers.get("content-type"), { ...options, url });
}

function emptyBody(): never {
  throw new FeedError("empty", "The response has no body.");
}
