/** JSON Feed 1.1. <https://www.jsonfeed.org/version/1.1/> */
import type { ForeignElement, Person } from "../../index";
import type { Extensions } from "./extensions";
import { filled, isNothing, itemRows, showRows } from "./fill";
import { hash } from "./id";
import type { Head, Item } from "./input";
import { isInferred, isWebmasters, stated, typeOf } from "./parts";
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

/** One of `items`. All its members are named at once, which is what makes it cheap; JSON leaves out what is undefined. */
export function jsonItem(item: Item, at: number, head: Head, report: Report): object {
  const own = own_(item.extensions);
  const { contentHtml: html, contentText } = item;
  const hasBody = (html ?? contentText ?? null) !== null;
  const members = {
    id: item.id ?? item.url ?? hash(`${item.title}${item.published}${html}`),
    url: item.url ?? undefined,
    external_url: own.externalUrl,
    title: (hasBody && isInferred(item, "title") ? null : item.title) ?? undefined,
    content_html: html ?? undefined,
    content_text: html === null ? (contentText ?? "") : undefined,
    summary: item.summary ?? undefined,
    image: stated(item, "image")?.url,
    banner_image: own.bannerImage,
    date_published: stated(item, "published"),
    date_modified: item.updated ?? undefined,
    authors: item.authors.length && (!isInferred(item, "authors") || item.source?.authors?.length) ? item.authors.map(author) : undefined,
    tags: tags(item),
    language: stated(item, "language"),
    attachments: item.media.length ? files(item, at, report) : undefined,
  };
  const rows = itemRows(item);
  const { foreign, extensions } = item;
  if (rows.length + foreign.length + Object.keys(extensions).length === 0) return members;
  return Object.assign(members, custom(filled(extensions as Extensions, rows), foreign, head.format, `entries[${at}].`, report));
}

/** Each word once; few are compared with each other, for a set costs more than they do. */
function tags({ categories, tags }: Item): string[] | undefined {
  const words = categories.length ? categories.map(({ term, label }) => label ?? term) : tags;
  if (!words.length) return undefined;
  return words.length < 16 && words.every((word, at) => words.indexOf(word) === at) ? words : [...new Set(words)];
}

function files({ media, podcast }: Item, at: number, report: Report): object[] | undefined {
  const only = media.length === 1 ? (podcast?.duration ?? null) : null;
  const all = media.filter(({ from }) => from !== "html").map((file) => given({
    url: file.url,
    mime_type: typeOf(file, `entries[${at}].`, report),
    title: file.title,
    size_in_bytes: file.length,
    duration_in_seconds: file.duration ?? only,
  }));
  return all.length ? all : undefined;
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
