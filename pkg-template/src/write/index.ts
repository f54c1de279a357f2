/** What `anyfeed/write` exports. */
import type { FeedInput, WriteFormat, XmlOptions } from "../../write";
import { whole, writeAtom, writeRss } from "./document";

export { toJsonFeed } from "./document";
export { toOpml } from "./opml";
export { WriteError } from "./problem";
export { writeStream } from "./stream";

export const toRss = (feed: FeedInput, options?: XmlOptions): string => whole(writeRss, feed, options);
export const toAtom = (feed: FeedInput, options?: XmlOptions): string => whole(writeAtom, feed, options);

export const contentTypes: Record<WriteFormat | "opml", string> = {
  rss: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  jsonfeed: "application/feed+json; charset=utf-8",
  opml: "text/x-opml; charset=utf-8",
};
