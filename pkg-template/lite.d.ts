/**
 * The same functions and types with a smaller module, for pages where every kilobyte counts.
 *
 * What it leaves out, it says: encodings other than UTF-8, UTF-16 and those of one
 * byte (windows-125x, ISO 8859, KOI8 …) throw FeedError "unsupported"; a text
 * that names no encoding is read as its language's customary one; markup whose
 * tags are out of order is closed more simply than a browser would, with the
 * diagnostic "html/beyond-bounds". What it gives is as safe.
 * @example
 * import { parseFeed } from "anyfeed/lite";
 */
export * from "./index.js";
