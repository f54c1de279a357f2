/** The article behind an entry; what takes a page apart is loaded with the first call and not before. */
import { FeedError } from "anyfeed";
import type { fetchArticle as Contract } from "../../fetch";
import { shown } from "../shown";
import { FetchError } from "./error";
import { check, invalid, mannerOf } from "./manner";
import { request } from "./request";

export const fetchArticle: typeof Contract = async (entry, given) => {
  const options = given ?? {};
  check(options);
  if (typeof entry !== "object" || entry === null) throw invalid(`entry must be an entry of a feed, not ${shown(entry)}.`);
  if (typeof (entry.url ?? "") !== "string") throw invalid(`entry.url must be a string, not ${shown(entry.url)}.`);
  if (!entry.url) throw new FetchError("invalid-url", "The entry has no address.");
  const manner = mannerOf(options);
  const accept = "text/html, application/xhtml+xml;q=0.9, */*;q=0.1";
  const page = await request(entry.url, { ...manner, headers: { ...manner.headers, accept } });
  const { extract } = await import("#extract");
  const article = extract(page.bytes, page.headers.get("content-type"), page.url);
  if (!article) throw new (FeedError as any)("unsupported", `${page.url} has no article that could be told from the rest.`);
  return { url: page.url, ...article };
};
