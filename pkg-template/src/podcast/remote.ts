/** podcast:remoteItem to the feed and the entry that it names. */
import type { FetchOptions } from "../../fetch";
import type { Entry, Feed } from "../../index";
import type { RemoteItem } from "../../podcast";
import { PodcastError } from "./error";

export async function followRemoteItem(item: RemoteItem, options?: FetchOptions): Promise<{ feed: Feed; entry: Entry | null }> {
  const { feedUrl, feedGuid, itemGuid } = item;
  if (!feedUrl) throw new PodcastError("no-address", `The item names the feed ${feedGuid ?? ""} by its guid alone.`);
  // Loaded with the first call: who reads chapters needs no parser for it.
  const { fetchFeed } = await import("anyfeed/fetch");
  const { feed } = await fetchFeed(feedUrl, { ...options, etag: null, lastModified: null });
  if (!feed) throw new PodcastError("network", `${feedUrl} answers as if its feed were known here.`);
  return { feed, entry: (itemGuid && feed.entries.find(({ id }) => id === itemGuid)) || null };
}
