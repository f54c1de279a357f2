/**
 * anyfeed/tools: what is done with entries every day, in one line each. Without WebAssembly; a bundler keeps what is used.
 */
import type { Entry, FeedHead, ForeignElement, Image, Media } from "./index.js";

/**
 * The beginning of an entry's text, or of any plain text: whole words, at most `length` characters with the ellipsis that
 * its language uses. What the feed gives as a summary comes before the body; alternative texts of images are left out.
 * @example
 * excerpt(entry, 200); // "The first words of the entry, and…"
 */
export function excerpt(from: Excerptable | string | null, length?: number, options?: { language?: string | null | undefined }): string;

/** What an excerpt is made of: an entry, or as much of one. */
export type Excerptable = Partial<Pick<Entry, "summary" | "contentHtml" | "contentText" | "language">>;

/**
 * A date of a feed as a Date; null where there is none.
 * @example
 * toDate(entry.published)?.toLocaleDateString("en");
 */
export function toDate(iso: string | null | undefined): Date | null;

/**
 * The entries of one feed or of many, newest first, in a list of their own; those without a date come last.
 * @example
 * const [latest] = newestFirst(feed.entries);
 */
export function newestFirst<E extends Pick<Entry, "published" | "updated">>(...lists: readonly (readonly E[])[]): E[];

/**
 * The image to show at a width of so many pixels: the smallest that is large enough, else the largest. `srcset` holds
 * all sizes of it, for browsers to choose from. Null where there is none.
 * @example
 * const image = best(entry, 400);
 * if (image) console.log(`<img src="${image.url}" srcset="${image.srcset}" sizes="400px" alt="">`);
 */
export function best(from: Pictured | Image | Media | readonly (Image | Media)[] | null, width: number): BestImage | null;

/** An entry or a head, or as much of one as has its images. */
export type Pictured = Partial<Pick<Entry, "media">> & Pick<FeedHead, "image"> & { extensions?: FeedHead["extensions"] | Entry["extensions"] | undefined };

export interface BestImage {
  /** Absolute. */
  url: string;
  /** Pixels. */
  width: number | null;
  /** Pixels. */
  height: number | null;
  /** For the attribute of that name; "" where no widths are known. Escape it like any other attribute when you write HTML. */
  srcset: string;
}

/**
 * Elements of a namespace that anyfeed does not know, by their name.
 * @example
 * foreign(entry, "https://example.org/rating", "stars")[0]?.value; // "4"
 */
export function foreign(from: { foreign: ForeignElement[] }, namespace: string | null, name: string): ForeignElement[];

/**
 * Whether two entries, of one feed or of two, are the same: by an id that is unique in the world, or by their page, with
 * or without `https:` and `www.`.
 * @example
 * const fresh = feed.entries.filter((entry) => !before.entries.some((old) => isSame(entry, old)));
 */
export function isSame(one: Known, other: Known): boolean;

/** What an entry is known by. */
export type Known = Pick<Entry, "id" | "url" | "canonicalUrl" | "inferred">;

/**
 * The streams of a podcast that are announced, on the air or over, as `podcast:liveItem` has them, those on the air first.
 * @example
 * const live = liveItems(feed).find(({ status }) => status === "live");
 * console.log(live?.title, live?.url);
 */
export function liveItems(feed: Pick<FeedHead, "extensions">): LiveItem[];

export interface LiveItem {
  /** As the feed has it. */
  id: string | null;
  /** Whether it is to come, on the air, or over. */
  status: "pending" | "live" | "ended";
  /** Plain text. */
  title: string | null;
  /** When it begins. */
  start: Date | null;
  /** When it ends. */
  end: Date | null;
  /** Its page. */
  page: string | null;
  /** Where it is heard or seen. */
  url: string | null;
  /** MIME type of `url`. */
  type: string | null;
  /** Where else. */
  links: { url: string; title: string | null }[];
}
