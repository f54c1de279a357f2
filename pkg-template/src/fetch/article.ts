/** The article behind an entry; what takes a page apart is loaded with the first call and not before. */
import { FeedError } from "anyfeed";
import type { fetchArticle as Contract } from "../../fetch";
import { ACCEPT_PAGE } from "../http/accept";
import { shown } from "../shown";
import { FetchError } from "./error";
import type { Article } from "./extract";
import { check, invalid, mannerOf } from "./manner";
import { type Reply, request } from "./request";

export const fetchArticle: typeof Contract = async (entry, given) => {
  const options = given ?? {};
  check(options);
  if (typeof entry !== "object" || entry === null) throw invalid(`entry must be an entry of a feed, not ${shown(entry)}.`);
  if (typeof (entry.url ?? "") !== "string") throw invalid(`entry.url must be a string, not ${shown(entry.url)}.`);
  if (!entry.url) throw new FetchError("invalid-url", "The entry has no address.");
  const page = await request(entry.url, mannerOf(options, ACCEPT_PAGE));
  const article = await articleOf(page);
  if (!article) throw new FeedError("unsupported", `${page.url} has no article that could be told from the rest.`);
  return { url: page.url, ...article };
};

/** Of what takes pages apart not all is ours: whatever it throws, there is no article to be had here. */
async function articleOf({ bytes, headers, url }: Reply): Promise<Article | null> {
  try {
    const { extract } = await import("#extract");
    return extract(bytes, headers.get("content-type"), url);
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw new FeedError("unsupported", `${url} could not be taken apart.`, { cause });
  }
}
