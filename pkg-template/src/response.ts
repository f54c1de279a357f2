/** A fetch Response to a feed. */
import type { Feed, ParseOptions } from "../index";
import { FeedError } from "./error";
import { insteadOf, streamOf } from "./input";
import { parseFeed } from "./whole";
import { bytesOption, knownOptions, signalOption } from "./options";
import { DEFAULT_BYTES, bytesOf } from "./gather";
import { readUpTo } from "./http/body";

type Given = ParseOptions & { signal?: AbortSignal };
type Parse = (...given: Parameters<typeof parseFeed>) => Feed | Promise<Feed>;

/** `parse` is another door's. */
export async function parseResponse(response: Response, given?: Given, parse: Parse = parseFeed): Promise<Feed> {
  const options = knownOptions(given, "signal");
  const signal = signalOption(given);
  if (typeof response?.headers?.get !== "function") throw insteadOf("The response must be what fetch gives", response);
  try {
    const body = streamOf(response.body ?? emptyBody());
    // One byte past the limit is enough to refuse the document.
    const { bytes } = await readUpTo(body, bytesOption(options, DEFAULT_BYTES) + 1, signal, bytesOf);
    const url = options.url ?? (response.url || null);
    return await parse(bytes, response.headers.get("content-type"), { ...options, url });
  } catch (error) {
    throw response.ok === false ? withStatus(response, error) : error;
  }
}

/** What a server sends with a status that means failure may be a feed all the same; where it is none, the status says why. */
function withStatus({ status, url }: Response, error: unknown): unknown {
  if (!(error instanceof FeedError) || error.code === "invalid-argument") return error;
  return new FeedError(error.code, `${url || "The server"} answered with HTTP status ${status}. ${error.message}`, error);
}

function emptyBody(): never {
  throw new FeedError("empty", "The response has no body.");
}
