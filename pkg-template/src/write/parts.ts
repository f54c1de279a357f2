/** What RSS and Atom write with the same elements: people, links, files, sources. In RSS they are Atom's, with its prefix. */
import type { Category, Image, Link, Media, Person } from "../../index";
import type { Extensions } from "./extensions";
import type { Head, Item } from "./input";
import { type Attributes, type Node, bare, element } from "./xml";

/** Somebody, in Atom's words. It wants a name, which may be empty. */
export function person(start: "" | "atom:", name: "author" | "contributor", { name: own, url, email, image }: Person): Node[] {
  return element(start + name, [
    ...element(`${start}name`, own ?? ""),
    ...element(`${start}uri`, url),
    ...element(`${start}email`, email),
    ...(image ? bare("gd:image", { src: image }) : []),
  ]);
}

/** A link, with what is told of its target. */
export function link(start: "" | "atom:", { url, rel, type, title, language, length }: Partial<Link>, more = {}): Node[] {
  return bare(`${start}link`, { rel: rel ?? "alternate", type, hreflang: language, href: url, title, length, ...more });
}

/** Whether a link says no more than its address and its relation. */
export const isPlain = ({ type, title, language, length }: Partial<Link>): boolean =>
  (type ?? title ?? language ?? length ?? null) === null;

/** Links of the head: its own, and those that its fields say. */
export function headLinks(head: Head, self: string | undefined, type: string): Partial<Link>[] {
  const has = (rel: string, url: string) => head.links.some((one) => one.url === url && one.rel?.split(" ").includes(rel));
  const own = self ? head.links.filter((one) => one.rel !== "self") : head.links;
  const address = self ?? head.feedUrl;
  const wanted: [string, string | null][] = [
    ["self", address], ["next", head.refresh.next], ["license", licenseOf(head)], ...head.hubs.map((url): [string, string] => ["hub", url]),
  ];
  const missing = wanted.filter(([rel, url]) => url !== null && !has(rel, url));
  return [...missing.map(([rel, url]) => ({ url: url!, rel, type: rel === "self" ? type : null })), ...own];
}

/** Whether an element names just these authors. */
export function isNamedBy({ authors, extensions }: Head | Item, path: string): boolean {
  const [prefix = "", key = ""] = path.split(".");
  return [(extensions as Extensions)[prefix]?.[key] ?? []].flat().join(", ") === authors.map(({ name }) => name).join(", ");
}

/** A webmaster sees to the server, and writes nothing: entries without authors have none. */
export const isWebmasters = (head: Head): boolean => isNamedBy(head, "rss.webMaster") && !isNamedBy(head, "rss.managingEditor");

/** Whether the picture stands in an element for podcasts. */
export const isShowPicture = ({ image, extensions }: Head): boolean =>
  [extensions.itunes?.image, extensions.googleplay?.image].includes(image?.url);

/** Categories that neither iTunes nor Media RSS say in their own elements; a list of theirs has no paths. */
export function ownCategories({ categories, extensions }: Head | Item): Category[] {
  const isElsewhere = ({ scheme, path }: Category) =>
    (scheme === "http://www.itunes.com/" && "itunes" in extensions) ||
    ((path?.length === 0 || scheme === "http://search.yahoo.com/mrss/category_schema") && "media" in extensions);
  return categories.filter((one) => !isElsewhere(one));
}

/** The licence, where neither a link nor an extension names it. */
export function licenseOf({ license, links, extensions }: Head | Item): string | null {
  const isSaid = links.some((one) => one.rel === "license") || ["cc", "creativeCommons", "media", "podcast", "dcterms"].some((prefix) =>
    JSON.stringify((extensions as Extensions)[prefix] ?? "").includes("icense"));
  return isSaid ? null : license;
}

/** Files that stand in an element of the format; others have their own elements or are in the body. */
export function enclosures({ media, extensions }: Item): Media[] {
  return media.filter(({ from }) => from !== "html" && !isSaid(from, extensions as Extensions));
}

const isSaid = (from: string | null, extensions: Extensions): boolean =>
  (from === "media:content" && ("content" in (extensions.media ?? {}) || "group" in (extensions.media ?? {}))) ||
  (from === "podcast:alternateEnclosure" && "alternateEnclosure" in (extensions.podcast ?? {}));

/** What an enclosure cannot say of a file, in Media RSS; files of one group stand in one. */
export function withDetails(extensions: Extensions, files: Media[]): Extensions {
  const media = { ...extensions.media } as { content?: object[]; group?: object[] };
  const said = JSON.stringify(media);
  const groups = new Map<number, object[]>();
  for (const file of files) {
    if (said.includes(JSON.stringify(file.url)) || !hasDetails(file)) continue;
    const { url, type, length: fileSize, medium, isDefault, bitrate, duration, height, width, language: lang, title, description, thumbnails, group } = file;
    const content = {
      url, fileSize, type, medium: isOther(file) ? medium : null, isDefault: isDefault || null, bitrate, duration, height, width, lang,
      title, description, thumbnail: thumbnails.map(({ url, width, height }: Image) => ({ url, width, height })),
    };
    if ((group ?? null) === null) media.content = [...(media.content ?? []), content];
    else groups.set(group!, [...(groups.get(group!) ?? []), content]);
  }
  if (groups.size) media.group = [...(media.group ?? []), ...[...groups.values()].map((content) => ({ content }))];
  return media.content || media.group ? { ...extensions, media } : extensions;
}

/** Whether a file is of another kind than its type says. */
const isOther = ({ type, medium }: Media): boolean => (medium ?? null) !== null && !type?.startsWith(medium!) && medium !== "document";

function hasDetails(file: Media): boolean {
  const { duration, width, height, bitrate, language, title, description, isDefault, group, thumbnails } = file;
  const more = [duration, width, height, bitrate, language, title, description, isDefault || null, group];
  return more.some((value) => (value ?? null) !== null) || thumbnails.length > 0 || isOther(file);
}

/** What threading says in a link of how many replies there are. */
export function replies({ rel, url }: { rel?: string; url?: string }, extensions: Extensions): Attributes {
  const all = (extensions.thr?.replies ?? []) as { href?: string; count?: number; updated?: string }[];
  const told = rel === "replies" ? all.find(({ href }) => href === url) : undefined;
  return told ? { "thr:count": told.count, "thr:updated": told.updated } : {};
}

/** The feed that an entry was first published in. */
export function source(start: "" | "atom:", { source }: Item): Node[] {
  if (!source) return [];
  return element(`${start}source`, [
    ...element(`${start}id`, source.id),
    ...element(`${start}title`, source.title),
    ...element(`${start}updated`, source.updated),
    ...(source.url ? link(start, { url: source.url }) : []),
    ...(source.feedUrl ? link(start, { url: source.feedUrl, rel: "self" }) : []),
    ...(source.authors ?? []).flatMap((one) => person(start, "author", one)),
  ]);
}

/** Elements that are taken for a summary where the format's own says nothing. */
export const SUMMARIES = new Set([
  "itunes.summary", "itunes.subtitle", "googleplay.description", "media.description", "dc.description", "dcterms.abstract",
  "dcterms.description", "g.description", "szf.description", "source.markdown",
]);
