/** What RSS and Atom write with the same elements: people, links, files, sources. In RSS they are Atom's, with its prefix. */
import type { Category, Link, Media, Person } from "../../index";
import type { Extensions } from "./extensions";
import { isNothing, renamed, valueAt } from "./fill";
import type { Head, Item } from "./input";
import type { Report } from "./problem";
import { type Attributes, type Node, bare, element, elements, escapeSigns } from "./xml";

export const isInferred = ({ inferred }: { inferred: string[] }, field: string): boolean => inferred.includes(field);

/** What a field says by itself, and not by another. */
export const stated = <Of extends { inferred: string[] }, Field extends keyof Of & string>(of: Of, field: Field): Of[Field] | undefined =>
  isInferred(of, field) ? undefined : (of[field] ?? undefined);

/** Somebody, in Atom's words. It wants a name, which may be empty. */
export function person(start: "" | "atom:", name: "author" | "contributor", { name: own, url, email, image }: Partial<Person>): Node[] {
  return element(start + name, elements({ name: own ?? "", uri: url, email, image: image ? bare("gd:image", { src: image }) : null }, start));
}

/** Hours and days in which nothing is published. */
export const pauses = (start: "" | "rss:", { skipHours, skipDays }: Head["refresh"]): Record<string, Node[]> => ({
  skipHours: element(`${start}skipHours`, skipHours.flatMap((hour) => element(`${start}hour`, hour))),
  skipDays: element(`${start}skipDays`, skipDays.flatMap((day) => element(`${start}day`, day))),
});

/** A link as it is on its way: of one that a field says nothing but its address and its relation is known. Without an address it is none. */
export type Linked = { [Field in keyof Link]?: Link[Field] | null };

export const relOf = ({ rel }: Linked): string => rel ?? "alternate";

/** Whether a link leads to the page. */
export const isPage = (one: Linked, page: string | null): boolean => one.url === page && relOf(one) === "alternate";

/** Links, each once, with what is told of their targets. */
export function linkNodes(start: "" | "atom:", links: Linked[], extensions: Extensions = {}): Node[] {
  const written = new Set<string>();
  return links.flatMap((one) => {
    const { url, type, title, language, length } = one;
    const key = [relOf(one), type, language, url].join(" ");
    if (!url || written.has(key)) return [];
    written.add(key);
    return bare(`${start}link`, { rel: relOf(one), type, hreflang: language, href: url, title, length, ...replies(one, extensions) });
  });
}

/** Whether a link says no more than its address and its relation. */
export const isPlain = ({ type, title, language, length }: Linked): boolean =>
  (type ?? title ?? language ?? length ?? null) === null;

/** Links of the head: its own, and those that its fields say. */
export function headLinks(head: Head, self: string | undefined, type: string): Linked[] {
  const has = (rel: string, url: string | null) => head.links.some((one) => one.url === url && one.rel?.split(" ").includes(rel));
  const own = self ? head.links.filter((one) => one.rel !== "self") : head.links;
  const address = self ?? head.feedUrl;
  const wanted: [string, string | null][] = [
    ["self", address], ["next", head.refresh.next], ["license", licenseOf(head)], ...head.hubs.map((url): [string, string] => ["hub", url]),
  ];
  const missing = wanted.filter(([rel, url]) => !has(rel, url));
  return [...missing.map(([rel, url]) => ({ url, rel, type: rel === "self" ? type : null })), ...own];
}

/** Whether an element names just these authors. */
export const isNamedBy = ({ authors, extensions }: Head | Item, path: string): boolean =>
  [valueAt(extensions, path) ?? []].flat().join(", ") === authors.map(({ name }) => name).join(", ");

/** A webmaster sees to the server, and writes nothing: entries without authors have none. */
export const isWebmasters = (head: Head): boolean => isNamedBy(head, "rss.webMaster") && !isNamedBy(head, "rss.managingEditor");

/** Whether the image stands in an element for podcasts. */
export const isShowImage = ({ image, extensions }: Head): boolean =>
  ["itunes.image", "googleplay.image"].some((path) => valueAt(extensions, path) === image?.url);

/** Categories that neither iTunes nor Media RSS say in their own elements; a list of theirs has no paths. */
export function ownCategories({ categories, tags, extensions }: Head | Item): Partial<Category>[] {
  if (!categories.length) return tags.map((term) => ({ term }));
  const isElsewhere = ({ scheme, path }: Category) =>
    (scheme === "http://www.itunes.com/" && "itunes" in extensions) ||
    ((path?.length === 0 || scheme === "http://search.yahoo.com/mrss/category_schema") && "media" in extensions);
  return categories.filter((one) => !isElsewhere(one));
}

/** The licence, where neither a link nor an extension names it. */
export function licenseOf({ license, links, extensions }: Head | Item): string | null {
  const isSaid = license && (links.some((one) => one.rel === "license") || JSON.stringify(extensions).includes('icense":'));
  return isSaid ? null : license;
}

/** Files that stand in an element of the format, where others have their own or are in the body; and what Media RSS says of all. */
export function enclosures({ media, extensions }: Item, stated: Extensions): [files: Media[], extensions: Extensions] {
  const files = media.filter(({ from }) => from !== "html" && !SAID[from ?? ""]?.some((path) => valueAt(extensions, path)));
  return [files.filter(({ from }) => from !== "media:content"), withDetails(stated, files)];
}

/** Elements of extensions that say a file. */
const SAID: Record<string, string[]> = { "media:content": ["media.content", "media.group"], "podcast:alternateEnclosure": ["podcast.alternateEnclosure"] };

/** What an enclosure cannot say of a file, in Media RSS; files of one group stand in one. */
function withDetails(extensions: Extensions, files: Media[]): Extensions {
  if (!files.length) return extensions;
  const { content = [], group = [], ...others } = (extensions.media ?? {}) as Record<string, any>;
  const said = JSON.stringify([content, group]);
  const [alone, groups]: [object[], Record<number, { content: object[] }>] = [[], {}];
  for (const file of files) {
    const details: Record<string, unknown> = {
      ...renamed(file, "bitrate duration height width language=lang title description"),
      medium: isOther(file) ? file.medium : null,
      isDefault: file.isDefault || null,
      thumbnail: file.thumbnails.map((one) => renamed(one, "url width height")),
    };
    const isAlone = isNothing(file.group);
    if (said.includes(JSON.stringify(file.url)) || (isAlone && Object.values(details).every(isNothing))) continue;
    const list = isAlone ? alone : (groups[file.group!] ??= { content: [] }).content;
    list.push({ ...renamed(file, "url length=fileSize type"), ...details });
  }
  const media = { ...others, content: [content, alone].flat(), group: [group, Object.values(groups)].flat() };
  return media.content.length + media.group.length ? { ...extensions, media } : extensions;
}

/** The type of a file, where a format wants one. */
export function typeOf({ type, url }: Media, path: string, report: Report): string {
  const unknown = "application/octet-stream";
  if (!type) report("missing", `${path}media.type`, url, unknown);
  return type ?? unknown;
}

/** Whether a file is of another kind than its type says. */
const isOther = ({ type, medium }: Media): boolean => (medium ?? null) !== null && !type?.startsWith(medium!) && medium !== "document";

/** What threading says in a link of how many replies there are. */
function replies({ rel, url }: Linked, extensions: Extensions): Attributes {
  const all = (extensions.thr?.replies ?? []) as { href?: string; count?: number; updated?: string }[];
  const told = rel === "replies" ? all.find(({ href }) => href === url) : undefined;
  return told ? { "thr:count": told.count, "thr:updated": told.updated } : {};
}

/** The feed that an entry was first published in. */
export function source(start: "" | "atom:", { source }: Item): Node[] {
  if (!source) return [];
  const { id, title, updated, url, feedUrl, authors } = source;
  return element(`${start}source`, elements({
    id, title, updated,
    links: linkNodes(start, [{ url }, { url: feedUrl, rel: "self" }]),
    authors: (authors ?? []).flatMap((one) => person(start, "author", one)),
  }, start));
}

/** Elements that are taken for a summary where the format's own says nothing. */
const SUMMARIES = /^(itunes\.su[bm]|(googleplay|media|dc|dcterms|g|szf)\.desc|dcterms\.abs|source\.mark)/;

export const isSummary = (name: string): boolean => SUMMARIES.test(name);

/** Whether an element says the summary that stands in none of the format's own. */
export const hasSummaryElsewhere = ({ extensions }: Item): boolean =>
  Object.entries(extensions).some(([prefix, parts]) => Object.keys(parts).some((key) => isSummary(`${prefix}.${key}`)));

/** The body as HTML, from its text where there is no other. */
export const bodyOf = ({ contentHtml, contentText }: Item): string | null =>
  contentHtml ?? (contentText === null ? null : escapeSigns(contentText).replaceAll("\n", "<br>\n"));
