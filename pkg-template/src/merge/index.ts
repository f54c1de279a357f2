/** What `anyfeed/merge` exports. */
export { diffFeeds } from "./diff";
export { mergeFeeds } from "./merge";
