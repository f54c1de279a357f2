// The first entries of a document that is still arriving.

import { parseFeed } from "anyfeed/slim";
import type { Entry, FeedHead, ParseOptions } from "anyfeed";

export interface Ahead {
  head: FeedHead;
  entries: Entry[];
}

/** Enough for the first screens; the rest comes with the whole. */
const ENOUGH = 60;

/** Looks at what has come so far, and tells the entries that were not told before. False when there are enough. */
export function reader(
  contentType: string | null,
  url: string | null,
  tell: (ahead: Ahead) => void,
): (sofar: Uint8Array) => boolean {
  const options: ParseOptions = { maxEntries: ENOUGH, ...(url === null ? {} : { url }) };
  let told = 0;
  return (sofar) => {
    const feed = attempt(() => parseFeed(sofar, contentType, options));
    if (feed === null) return true;
    const { entries, ...head } = feed;
    const whole = entries.length < ENOUGH ? entries.slice(0, -1) : entries;
    if (whole.length > told) tell({ head, entries: whole.slice(told) });
    told = Math.max(told, whole.length);
    return told < ENOUGH;
  };
}

/** The beginning of a document need not be a feed yet; what it is, the whole of it says. */
function attempt<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
