/** What `anyfeed/write` exports. */
import type { FeedInput, WriteFormat, WriteOptions, XmlOptions } from "../../write";
import { whole, wholeJson, writeAtom, writeRss } from "./document";

export { toOpml } from "./opml";
export { WriteError } from "./problem";
export { writeStream } from "./stream";

export const toRss = (feed: FeedInput, options?: XmlOptions): string => whole(writeRss, feed, options);
export const toAtom = (feed: FeedInput, options?: XmlOptions): string => whole(writeAtom, feed, options);
export const toJsonFeed = (feed: FeedInput, options?: WriteOptions): string => wholeJson(feed, options);

export const contentTypes: Record<WriteFormat | "opml", string> = {
  rss: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  jsonfeed: "application/feed+json; charset=utf-8",
  opml: "text/x-opml; charset=utf-8",
};
