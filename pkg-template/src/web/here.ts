/** The same door where the whole package is at hand and nothing is fetched: in Node, Workers, edge functions, CommonJS. */
import * as anyfeed from "anyfeed";
import type { WebOptions } from "../../web";
import { checkNames } from "../names";

export { FeedError, parseResponse, parseStream, version } from "anyfeed";

export const parseFeed = /* @__PURE__ */ later(anyfeed.parseFeed);
export const safeParseFeed = /* @__PURE__ */ later(anyfeed.safeParseFeed);
export const parseFeedToJson = /* @__PURE__ */ later(anyfeed.parseFeedToJson);
export const decodeDocument = /* @__PURE__ */ later(anyfeed.decodeDocument);
export const detectFeed = /* @__PURE__ */ later(anyfeed.detectFeed);
export const discoverFeeds = /* @__PURE__ */ later(anyfeed.discoverFeeds);
export const parseOpml = /* @__PURE__ */ later(anyfeed.parseOpml);
export const sanitizeHtml = /* @__PURE__ */ later(anyfeed.sanitizeHtml);
export const htmlToText = /* @__PURE__ */ later(anyfeed.htmlToText);
export const canonicalizeUrl = /* @__PURE__ */ later(anyfeed.canonicalizeUrl);
export const parseDate = /* @__PURE__ */ later(anyfeed.parseDate);

/** Checked, so that a slip is seen here, too; there is nothing to fetch, and nothing that a thread would keep smooth. */
export function configure(options: WebOptions): void {
  checkNames(options, ["core", "full", "thread"], "options");
}

export function warm(): Promise<void> {
  return anyfeed.init();
}

function later<Given extends unknown[], R>(use: (...given: Given) => R): (...given: Given) => Promise<R> {
  return async (...given) => use(...given);
}
