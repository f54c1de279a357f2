/** podcast:liveItem: what is announced, on the air or over. */
import type { FeedHead } from "../../index";
import type { LiveItem } from "../../tools";
import { toDate } from "./small";

/** Those on the air first. */
const ORDER: LiveItem["status"][] = ["live", "pending", "ended"];

export function liveItems({ extensions }: Pick<FeedHead, "extensions">): LiveItem[] {
  const items = (extensions.podcast?.liveItem ?? []).map((item): LiveItem => {
    const status = item.status?.trim().toLowerCase() as LiveItem["status"];
    const links = (item.contentLink ?? []).flatMap(({ href, value }) => (href ? [{ url: href, title: value ?? null }] : []));
    const { url, type } = item.enclosure ?? {};
    return {
      id: item.guid ?? null,
      // What does not say how it stands is announced.
      status: ORDER.includes(status) ? status : "pending",
      title: item.title ?? null,
      start: toDate(item.start),
      end: toDate(item.end),
      page: item.link ?? null,
      url: url ?? links[0]?.url ?? null,
      type: type ?? null,
      links,
    };
  });
  return items.sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
}
