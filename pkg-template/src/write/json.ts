/** JSON Feed 1.1. <https://www.jsonfeed.org/version/1.1/> */
import type { ForeignElement, Person } from "../../index";
import type { Extensions } from "./extensions";
import { filled, isNothing, itemRows, showRows } from "./fill";
import { hash } from "./id";
import type { Head, Item } from "./input";
import { isInferred, isWebmasters, typeOf } from "./parts";
import type { Report } from "./problem";

/** What stands before `items`. */
export function jsonHead(head: Head, self: string | undefined, report: Report): object {
  const own = own_(head.extensions);
  const image = head.image?.url;
  if (!head.title) report("missing", "title", "JSON Feed", "the feed's address");
  const members = given({
    version: "https://jsonfeed.org/version/1.1",
    title: head.title ?? head.url ?? head.feedUrl ?? "",
    home_page_url: head.url,
    feed_url: self ?? head.feedUrl,
    description: head.description,
    user_comment: own.userComment,
    next_url: head.refresh.next,
    icon: image,
    favicon: head.icon === image ? null : head.icon,
    authors: isWebmasters(head) ? [] : head.authors.map(author),
    language: head.language,
    expired: (head.podcast?.complete || own.expired) === true ? true : null,
    hubs: own.hubs ?? head.hubs.map((url) => ({ type: "WebSub", url })),
  });
  return Object.assign(members, custom(filled(head.extensions as Extensions, showRows(head)), head.foreign, head.format, "", report));
}

/** One of `items`. */
export function jsonItem(item: Item, head: Head, path: string, report: Report): object {
  const own = own_(item.extensions);
  const hasBody = (item.contentHtml ?? item.contentText ?? null) !== null;
  const only = item.media.length === 1 ? (item.podcast?.duration ?? null) : null;
  const members = given({
    id: item.id ?? item.url ?? hash(`${item.title}${item.published}${item.contentHtml}`),
    url: item.url,
    external_url: own.externalUrl,
    title: isInferred(item, "title") && hasBody ? null : item.title,
    content_html: item.contentHtml,
    content_text: item.contentHtml === null ? (item.contentText ?? "") : null,
    summary: item.summary,
    image: isInferred(item, "image") ? null : item.image?.url,
    banner_image: own.bannerImage,
    date_published: isInferred(item, "published") ? null : item.published,
    date_modified: item.updated,
    authors: isInferred(item, "authors") && !item.source?.authors?.length ? [] : item.authors.map(author),
    tags: [...new Set(item.categories.map(({ term, label }) => label ?? term))],
    language: isInferred(item, "language") ? null : item.language,
    attachments: item.media.filter(({ from }) => from !== "html").map((file) => given({
      url: file.url,
      mime_type: typeOf(file, path, report),
      title: file.title,
      size_in_bytes: file.length,
      duration_in_seconds: file.duration ?? only,
    })),
  });
  return Object.assign(members, custom(filled(item.extensions as Extensions, itemRows(item)), item.foreign, head.format, path, report));
}

const own_ = (extensions: object): Record<string, unknown> => (extensions as Extensions).json ?? {};

/** Members that say nothing are left out; an empty text says that there is none. */
function given(members: Record<string, unknown>): Record<string, unknown> {
  for (const name in members) {
    if (isNothing(members[name])) members[name] = undefined;
  }
  return members;
}

/** Who is known by an address alone is told by it. */
const author = ({ name, url, email, image }: Person): object =>
  given({ name, url: url ?? (email && !name ? `mailto:${email}` : null), avatar: image });

/** Vocabularies as objects whose names begin with `_`, as the specification wants them. */
function custom(extensions: Extensions, foreign: ForeignElement[], format: Head["format"], path: string, report: Report): object {
  const members: Record<string, unknown> = {};
  for (const prefix in extensions) if (prefix !== "json") members[`_${prefix}`] = extensions[prefix];
  for (const one of foreign) {
    if (one.name.startsWith("_") && !one.namespace && format === "json") merge(members, one.name, valueOf(one));
    else report("left-out", `${path}foreign`, `<${one.name}>`);
  }
  return members;
}

/** What a member was before it was read as an element. */
function valueOf({ value, children }: ForeignElement): unknown {
  if (!children?.length) return value ?? "";
  const members: Record<string, unknown> = {};
  for (const child of children) merge(members, child.name, valueOf(child));
  return members;
}

function merge(members: Record<string, unknown>, name: string, value: unknown): void {
  members[name] = name in members ? [members[name], value].flat() : value;
}
