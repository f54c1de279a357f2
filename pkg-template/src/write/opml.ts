/** Subscription lists as OPML 2.0. <http://opml.org/spec2.opml> */
import type { OpmlFeed } from "../../index";
import type { OpmlOptions, Outline } from "../../write";
import { refuse } from "./problem";
import { type Node, element, indent, inkFor, print } from "./xml";

/** Outlines in groups, or the flat list with paths that reading gives. */
export function toOpml(given: Outline[] | { title?: string | null; feeds: OpmlFeed[] }, options: OpmlOptions = {}): string {
  const isList = Array.isArray(given);
  if (!isList && !Array.isArray(given?.feeds)) refuse("outlines", "a list, or what parseOpml gives");
  const title = options.title ?? (isList ? null : given.title) ?? "";
  const outlines = isList ? given : grouped(given.feeds);
  const ink = inkFor("", options.pretty === true, () => {}, {});
  const head: Node = { name: "head", content: element("title", title) };
  const body: Node = { name: "body", content: outlines.map((one, index) => node(one, `outlines[${index}]`)) };
  return `<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0">${print(head, ink, 1)}${print(body, ink, 1)}${indent(ink, 0)}</opml>\n`;
}

function node({ title, url, siteUrl, outlines }: Outline, field: string): Node {
  const text = title ?? url ?? "";
  if (typeof text !== "string") refuse(`${field}.title`, "a string");
  const inside = (outlines ?? []).map((one, index) => node(one, `${field}.outlines[${index}]`));
  const attributes = url ? { text, type: "rss", xmlUrl: url, htmlUrl: siteUrl } : { text };
  return { name: "outline", attributes, content: inside.length ? inside : "" };
}

/** Groups where the first of their feeds stands. */
function grouped(feeds: OpmlFeed[]): Outline[] {
  const top: Outline[] = [];
  const groups = new Map<string, Outline[]>();
  for (const { path, ...feed } of feeds) {
    let inside = top;
    let key = "";
    for (const title of path) {
      key += `${title}\n`;
      let group = groups.get(key);
      if (!group) {
        group = [];
        groups.set(key, group);
        inside.push({ title, outlines: group });
      }
      inside = group;
    }
    inside.push(feed);
  }
  return top;
}
