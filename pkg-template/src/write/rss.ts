/** RSS 2.0, with the modules that say what it has no element for. <https://www.rssboard.org/rss-specification> */
import type { Media } from "../../index";
import { isExact, rfc822 } from "./dates";
import { type Extensions, asHtml, extensionNodes, foreignNodes } from "./extensions";
import { filled, imageRows, itemRows, showRows } from "./fill";
import type { Head, Item } from "./input";
import { type Linked, bodyOf, enclosures, hasSummaryElsewhere, headLinks, isInferred, isNamedBy, isPage, isPlain, isShowImage, licenseOf, linkNodes, ownCategories, pauses, person, relOf, source, stated, typeOf } from "./parts";
import type { Report } from "./problem";
import { type Node, bare, element, elements } from "./xml";

/** The channel's children before its items. */
export function rssHead(head: Head, self: string | undefined, report: Report): Node[] {
  const { url, refresh, format } = head;
  const page = url ?? head.feedUrl;
  if (!head.title) report("missing", "title", "RSS");
  if (!url) report("missing", "url", "RSS", page ? "the feed's own address" : undefined);
  const { people, extensions } = authors(head, format, EDITORS);
  const more = filled(extensions, [...showRows(head), ["creativeCommons.license", licenseOf(head)]]);
  const links = headLinks(head, self, "application/rss+xml").filter((one) => !(isPage(one, url) && isPlain(one)));
  return elements({
    title: titleOf(head) ?? "",
    link: page,
    description: head.descriptionHtml ?? asHtml(head.description ?? ""),
    language: head.language,
    copyright: head.rights,
    people,
    contributors: contributors(head, format),
    pubDate: rfc822(head.published),
    lastBuildDate: rfc822(head.updated),
    categories: categories(head),
    generator: generator(head),
    ttl: Number.isInteger(refresh.minutes) ? refresh.minutes : null,
    image: image(head, page, report),
    ...pauses("", refresh),
    "atom:id": head.id,
    "atom:icon": head.icon,
    links: linkNodes("atom:", links),
    extensions: extensionNodes(more, (name) => name === "rss.image", "rss", "", report),
    foreign: foreignNodes(head.foreign, format === "rss", "", report),
  });
}

export function rssItem(item: Item, { format }: Head, path: string, report: Report): Node {
  const { id, url } = item;
  const { people, extensions } = authors(item, format, []);
  const [files, said] = enclosures(item, extensions);
  const more = filled(said, moreOf(item, format));
  // A date of Dublin Core is believed before RSS's.
  const isMisdated = [more.dc?.date ?? []].flat().some((date) => isExact(date) && date !== item.published);
  const title = isInferred(item, "title") && hasBody(item) && !item.media.some((file) => file.title) ? null : titleOf(item);
  const content = elements({
    title,
    link: url,
    guid: element("guid", id, { isPermaLink: id !== null && id === url ? null : false }),
    texts: texts(item, title !== null),
    people,
    contributors: contributors(item, format),
    pubDate: rfc822(item.published),
    "atom:updated": item.updated,
    categories: categories(item),
    comments: item.comments?.url,
    // All three attributes are wanted; a length that nobody knows is 0.
    files: files.flatMap((file) => bare("enclosure", { url: file.url, length: file.length ?? 0, type: typeOf(file, path, report) })),
    source: sourceOf(item),
    links: linkNodes("atom:", linksOf(item, files), more),
    extensions: extensionNodes(more, (name) => name === "dc.date" && isMisdated, "rss", path, report),
    foreign: foreignNodes(item.foreign, format === "rss", path, report),
  });
  return { name: "item", content };
}

/** What an item says that RSS has no element for. */
const moreOf = (item: Item, format: Head["format"]): [string, unknown][] => [
  ...itemRows(item),
  ...imageRows(item),
  ["dc.rights", item.rights && [item.rights]],
  ["creativeCommons.license", licenseOf(item)],
  ["dc.language", [stated(item, "language") ?? []].flat()],
  ["slash.comments", item.comments?.count],
  ["wfw.commentRss", item.comments?.feedUrl],
];

/** Links but those that another element says as well: the page, where no other is called so, and files. */
function linksOf({ links, url: page }: Item, files: Media[]): Linked[] {
  const isFile = ({ rel, url, title, language }: Linked) =>
    rel === "enclosure" && files.some((file) => file.url === url) && (title ?? language ?? null) === null;
  const own = links.filter((one) => isPage(one, page));
  const others = links.filter((one) => !own.includes(one) && !isFile(one));
  const isAlone = !page || others.every((one) => relOf(one) !== "alternate");
  if (isAlone) return [...own.filter((one) => !isPlain(one)), ...others];
  // Atom's links are believed before RSS's.
  return [...(own.length ? own : [{ url: page }]), ...others];
}

const hasBody = (item: Item): boolean => Boolean(item.contentHtml ?? item.contentText ?? item.summary);

/** RSS does not say whether a title is HTML: what could be taken for it is escaped. */
const titleOf = ({ title, titleHtml }: Head | Item): string | null => titleHtml ?? (title === null ? null : asHtml(title));

/** The body where readers look for whole articles, the summary where they look for descriptions. */
function texts(item: Item, hasTitle: boolean): Node[] {
  const body = bodyOf(item);
  const summary = item.summaryHtml ?? (item.summary === null ? null : asHtml(item.summary));
  if (summary !== null) return [...element("description", summary), ...element("content:encoded", body)];
  // RSS wants a title or a description.
  const isShort = !hasTitle || (item.completeness !== null && item.completeness !== "full") || hasSummaryElsewhere(item);
  // A text of several lines without a sign of HTML would be read as plain text.
  const isPlainText = body !== null && !/[<&]/.test(body);
  return element(isShort ? "description" : "content:encoded", isPlainText ? body.replace("\n", "&#10;") : (body ?? (hasTitle ? null : "")));
}

/** Elements of a channel that name somebody who writes it. */
const EDITORS = ["rss.managingEditor", "rss.webMaster", "itunes.author", "googleplay.author"];

/** Names alone are creators; whoever has more is an Atom author. What an extension says as well is said once. */
function authors(of: Head | Item, format: Head["format"], elsewhere: string[]): { people: Node[]; extensions: Extensions } {
  const extensions = of.extensions as Extensions;
  if (!of.authors.length || isInferred(of, "authors")) return { people: [], extensions };
  const { creator, ...dc } = extensions.dc ?? {};
  const isBare = of.authors.every(({ name, url, image, email }) => name && !url && !image && !email);
  if (!isBare) return { people: of.authors.flatMap((one) => person("atom:", "author", one)), extensions: { ...extensions, dc } };
  const isNamed = (path: string) => isNamedBy(of, path);
  // Everywhere but in Atom creators are believed first: they are where the authors are from.
  const isSaid = creator ? format !== "atom" || isNamed("dc.creator") : elsewhere.some(isNamed);
  return { people: [], extensions: isSaid ? extensions : { ...extensions, dc: { ...dc, creator: of.authors.map(({ name }) => name) } } };
}

/** Those whom Dublin Core names are named there already. */
const contributors = ({ contributors, extensions }: Head | Item, format: Head["format"]): Node[] =>
  extensions.dc?.contributor && format !== "atom" ? [] : contributors.flatMap((one) => person("atom:", "contributor", one));

const categories = (of: Head | Item): Node[] =>
  ownCategories(of).flatMap(({ term, label, scheme }) =>
    (label ?? null) === null ? element("category", term, { domain: scheme }) : bare("atom:category", { term, label, scheme }));

function generator({ generator }: Head): Node[] {
  if (!generator) return [];
  const { name, url, version } = generator;
  return url || version ? element("atom:generator", name ?? "", { uri: url, version }) : element("generator", name);
}

/** RSS wants a title and a page for the image, and has largest measures for it. */
function image(head: Head, page: string | null, report: Report): Node[] {
  const { image, extensions } = head;
  if (!image || (isShowImage(head) && !extensions.rss?.image)) return [];
  const measure = (name: "width" | "height", most: number) => {
    const value = image[name] ?? 0;
    if (value <= most) return value || null;
    report("not-allowed", `image.${name}`, `RSS allows ${most} at most`);
    return null;
  };
  return element("image", elements({
    url: image.url,
    title: asHtml(image.title ?? head.title ?? ""),
    link: image.link ?? page,
    width: measure("width", 144),
    height: measure("height", 400),
    description: extensions.rss?.image?.description,
  }));
}

/** RSS knows a source's title and address, Atom the rest. */
function sourceOf(item: Item): Node[] {
  const told = item.source;
  if (!told) return [];
  const isRss = told.feedUrl && !told.url && !told.id && !told.updated && !told.authors?.length;
  return isRss ? element("source", told.title ?? "", { url: told.feedUrl }) : source("atom:", item);
}
