// The first entries of a document that is still arriving.

import { parseStream } from "anyfeed/web";
import type { Entry, FeedHead, FeedStream, ParseOptions } from "anyfeed";

export interface Ahead {
  head: FeedHead;
  entries: Entry[];
}

/** Takes what arrives. */
export interface Follower {
  take(bytes: Uint8Array): void;
  /** All has arrived, or nothing more is wanted. */
  stop(): void;
}

/** Enough for the first screens; the rest comes with the whole. */
const ENOUGH = 60;

/** Follows a document, and tells its entries as they come: those of one step together. */
export function follow(contentType: string | null, url: string | null, tell: (ahead: Ahead) => void): Follower {
  let source: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (source = controller),
    cancel: () => void (source = null),
  });
  const options: ParseOptions = { maxEntries: ENOUGH, ...(url === null ? {} : { url }) };
  let wanted = true;
  // What is no feed, or a broken one, the whole of it says.
  tellAll(parseStream(stream, contentType, options), (ahead) => wanted && tell(ahead)).catch(() => undefined);
  return {
    take: (bytes) => source?.enqueue(bytes),
    stop() {
      wanted = false;
      // Not its end: what is left in it would be read in vain.
      source?.error(new Error("No more is wanted."));
      source = null;
    },
  };
}

async function tellAll(feed: FeedStream, tell: (ahead: Ahead) => void): Promise<void> {
  let waiting: Entry[] = [];
  for await (const entry of feed) {
    if (waiting.push(entry) > 1) continue;
    const head = await feed.head;
    setTimeout(() => {
      tell({ head, entries: waiting });
      waiting = [];
    });
  }
}
