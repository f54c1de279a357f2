/** Gets feeds over HTTP with good manners. */
export { fetchArticle } from "./article";
export { FetchError } from "./error";
export { nextPoll } from "../http/poll";
export { fetchFeed } from "./feed";
export { streamFeed } from "./stream";
