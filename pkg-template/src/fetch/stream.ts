/** Gets a feed, and gives its entries while they come. */
import { FeedError, parseStream } from "anyfeed";
import type { FeedNotModified, FetchOptions, StreamedFeed } from "../../fetch";
import { webSubOf } from "../http/links";
import { knownOptions } from "../options";
import { addressOf, answerOf, resultOf } from "./feed";
import { check, conditionsOf, mannerOf, OWN } from "./manner";
import { headersFrom, type Manner, read, type Reply, webAddress } from "./request";

export async function streamFeed(address: string | { readonly href: string }, given?: FetchOptions): Promise<StreamedFeed | FeedNotModified> {
  const options = given ?? {};
  check(options);
  const text = addressOf(address);
  const manner: Manner = { ...mannerOf(options), read: leave };
  const reply = await answerOf(text, manner, conditionsOf(options));
  if (reply.status === 304) return resultOf(reply, null, [], options) as FeedNotModified;
  try {
    return await streamOf(reply, options);
  } catch (error) {
    const isPage = error instanceof FeedError && error.code === "html" && options.discover !== false;
    if (!isPage || !error.feeds[0]) throw error;
    const headers = headersFrom(reply.url, error.feeds[0].url, headersFrom(webAddress(text), reply.url, manner.headers));
    const found = await answerOf(error.feeds[0].url, { ...manner, headers });
    // Sent with the page's address, the feed's validators would say for ever that nothing changed.
    return { ...(await streamOf(found, options)), etag: null, lastModified: null, discoveredFrom: reply.url, alternatives: error.feeds };
  }
}

/** What refuses is read as usual; a body is left as it comes. */
const leave: typeof read = async (response, url, manner, signal) => {
  const { ok, status, headers, body } = response;
  return ok && body ? { status, headers, bytes: new Uint8Array(), body } : read(response, url, manner, signal);
};

async function streamOf(reply: Reply, options: FetchOptions): Promise<StreamedFeed> {
  const stream = parseStream(bodyOf(reply, options.signal), reply.headers.get("content-type"), { ...knownOptions(options, ...OWN), url: reply.url });
  const head = await stream.head;
  const { feed, ...facts } = resultOf(reply, null, [], options);
  return { ...facts, websub: webSubOf(reply.headers, head, reply.url), notModified: false, head, entries: stream, done: stream.done };
}

/** Whoever gives up ends the download, too. */
function bodyOf({ body }: Reply, signal: AbortSignal | undefined): ReadableStream<Uint8Array> | null {
  return (signal ? body?.pipeThrough(new TransformStream(), { signal }) : body) ?? null;
}
