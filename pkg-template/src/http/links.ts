/** The header Link (RFC 8288), and what it and a feed say of WebSub. <https://www.w3.org/TR/websub/#discovery> */
import type { HeaderReader, WebSub } from "../../fetch";
import type { FeedHead } from "../../index";

/** `<https://hub.example.org/>; rel="hub"`: an address and its parameters, whose texts may hold any sign. */
const LINK = /<([^<>]*)>((?:\s*;\s*[^\s=;,<>]+(?:\s*=\s*(?:"[^"]*"|[^\s;,"]*))?)*)/g;
const PARAMETER = /;\s*([^\s=;,]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/g;

/** Addresses of the header's links that have this relation; what is no web address is none. */
export function linked(headers: HeaderReader, wanted: string, base: string): string[] {
  const found = [...(headers.get("link") ?? "").matchAll(LINK)].filter(([, , parameters = ""]) => relations(parameters).includes(wanted));
  return found.flatMap(([, address = ""]) => {
    const url = URL.canParse(address, base) ? new URL(address, base) : null;
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
}

/** A second `rel` is not heeded. */
function relations(parameters: string): string[] {
  const rel = [...parameters.matchAll(PARAMETER)].find(([, name = ""]) => name.toLowerCase() === "rel");
  return (rel?.[2] ?? rel?.[3] ?? "").toLowerCase().split(/\s+/);
}

/** Headers are believed before the feed, each with its own name for the feed. */
export function webSubOf(headers: HeaderReader, head: Pick<FeedHead, "hubs" | "feedUrl"> | null, url: string): WebSub | null {
  const hubs = linked(headers, "hub", url);
  if (hubs.length) return { hubs, topic: linked(headers, "self", url)[0] ?? url };
  return head?.hubs.length ? { hubs: head.hubs, topic: head.feedUrl ?? url } : null;
}
