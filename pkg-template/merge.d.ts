/** anyfeed/merge: several feeds as one, and two readings of one feed against each other. */
import type { Entry, Feed } from "./index.js";

/**
 * One feed of many, newest first: a planet. What is the same in several feeds, by id, page or likeness, comes once, as the first of
 * them has it. A page or words that entries of one feed share tell none of them.
 * @example
 * const planet = mergeFeeds(feeds, { title: "Planet", limit: 50 });
 */
export function mergeFeeds(feeds: readonly Feed[], options?: MergeOptions): Feed;

export interface MergeOptions {
  /** What the new feed is called, and where it is. */
  title?: string | undefined;
  url?: string | undefined;
  feedUrl?: string | undefined;
  /** Entries at most. */
  limit?: number | undefined;
  /** "newest" (default), "oldest", or "none": feed by feed. Entries without a date come last. */
  sort?: "newest" | "oldest" | "none" | undefined;
  /** Which entries are one: "likeness" (default) by id, page, or title and text; "url" by id or page; "id"; "none". */
  dedupe?: "likeness" | "url" | "id" | "none" | undefined;
}

/**
 * What has changed between two readings of one feed.
 * @example
 * const { added, changed } = diffFeeds(before, now);
 * for (const { entry, fields } of changed) console.log(entry.title, fields);
 */
export function diffFeeds(before: Feed, now: Feed): FeedDiff;

export interface FeedDiff {
  /** Entries that were not there, in the order of the feed. */
  added: Entry[];
  /** Entries that say something else, and which of their fields. */
  changed: { before: Entry; entry: Entry; fields: string[] }[];
  /** Entries that were removed, although older ones remain. */
  gone: Entry[];
  /** Entries that are the same under another id. */
  moved: { before: Entry; entry: Entry }[];
}
