/** RSS 2.0, with the modules that say what it has no element for. <https://www.rssboard.org/rss-specification> */
import { isExact, rfc822 } from "./dates";
import { type Extensions, asHtml, escapeHtml, extensionNodes, foreignNodes } from "./extensions";
import { filled, itemRows, showRows } from "./fill";
import type { Head, Item } from "./input";
import { enclosures, headLinks, isNamedBy, isPlain, isShowPicture, licenseOf, link, ownCategories, person, SUMMARIES, replies, source, withDetails } from "./parts";
import type { Tell } from "./problem";
import { type Node, bare, element } from "./xml";

/** The channel's children before its items. */
export function rssHead(head: Head, self: string | undefined, tell: Tell): Node[] {
  const page = head.url ?? head.feedUrl;
  if (!head.title) tell("missing", "title", "title: RSS wants one, and the feed has none; it was left empty.");
  if (!head.url) tell("missing", "url", `url: RSS wants the address of the page; ${page ? "the feed's own was written" : "it was left out"}.`);
  const { people, extensions: stated } = authors(head, head.format, EDITORS);
  const extensions = filled(stated, [
    ...showRows(head), ["creativeCommons.license", licenseOf(head)], ...contributors(head, head.format),
  ]);
  return [
    ...element("title", titleOf(head) ?? ""),
    ...element("link", page),
    ...element("description", head.descriptionHtml ?? asHtml(head.description ?? "")),
    ...element("language", head.language),
    ...element("copyright", head.rights),
    ...people,
    ...element("pubDate", rfc822(head.published)),
    ...element("lastBuildDate", rfc822(head.updated)),
    ...categories(head),
    ...generator(head),
    ...element("ttl", Number.isInteger(head.refresh.minutes) ? head.refresh.minutes : null),
    ...image(head, page, tell),
    ...element("skipHours", head.refresh.skipHours.flatMap((hour) => element("hour", hour))),
    ...element("skipDays", head.refresh.skipDays.flatMap((day) => element("day", day))),
    ...element("atom:id", head.id),
    ...element("atom:icon", head.icon),
    ...headLinks(head, self, "application/rss+xml").filter((one) => !(isPage(one, head.url) && isPlain(one))).flatMap((one) => link("atom:", one)),
    ...extensionNodes(extensions, (name) => name === "rss.image", "rss", "", tell),
    ...foreignNodes(head.foreign, head.format === "rss", "foreign", tell),
  ];
}

const isPage = (one: { url?: string; rel?: string }, url: string | null): boolean => one.url === url && (one.rel ?? "alternate") === "alternate";

/** An item. */
export function rssItem(item: Item, format: Head["format"], field: string, tell: Tell): Node {
  const { people, extensions: stated } = authors(item, format, []);
  const files = enclosures(item);
  const extensions = filled(withDetails(stated, files), [
    ...itemRows(item), ["dc.rights", item.rights && [item.rights]], ["creativeCommons.license", licenseOf(item)],
    ["dc.language", item.language && !item.inferred.includes("language") ? [item.language] : null],
    ["slash.comments", item.comments?.count], ["wfw.commentRss", item.comments?.feedUrl], ...contributors(item, format),
  ]);
  const isPermalink = item.id !== null && item.id === item.url;
  const { origLink } = extensions.feedburner ?? extensions.pheedo ?? {};
  const page = (origLink === item.url && item.links.find((one) => one.rel === "alternate")?.url) || item.url;
  const plainFiles = files.filter((file) => file.from !== "media:content");
  // A date of Dublin Core is believed before RSS's.
  const isMisdated = [extensions.dc?.date ?? []].flat().some((date) => isExact(date) && date !== item.published);
  return {
    name: "item",
    content: [
      ...element("title", item.inferred.includes("title") && hasBody(item) && !item.media.some((file) => file.title) ? null : titleOf(item)),
      ...element("link", page),
      ...element("guid", item.id, { isPermaLink: isPermalink ? null : false }),
      ...texts(item),
      ...people,
      ...element("pubDate", rfc822(item.published)),
      ...element("atom:updated", item.updated),
      ...categories(item),
      ...element("comments", item.comments?.url),
      ...plainFiles.flatMap((file) => enclosure(file, field, tell)),
      ...sourceOf(item),
      ...linksOf(item, page, plainFiles).flatMap((one) => link("atom:", one, replies(one, extensions))),
      ...extensionNodes(extensions, (name) => name === "dc.date" && isMisdated, "rss", `${field}.`, tell),
      ...foreignNodes(item.foreign, format === "rss", `${field}.foreign`, tell),
    ],
  };
}

/** Links but those that another element says as well: the page, where no other is called so, and files. */
function linksOf({ links }: Item, page: string | null, files: { url: string }[]): Partial<Item["links"][number]>[] {
  const isSaid = (one: Item["links"][number]) => (one.rel === "enclosure"
    ? files.some((file) => file.url === one.url) && (one.title ?? one.language ?? null) === null
    : isPage(one, page) && isPlain(one));
  const pages = links.filter((one) => (one.rel ?? "alternate") === "alternate");
  if (!page || pages.every((one) => one.url === page)) return links.filter((one) => !isSaid(one));
  const others = links.filter((one) => !isPage(one, page) && !isSaid(one));
  // Atom's links are believed before RSS's.
  return [...(pages.some((one) => one.url === page) ? pages.filter((one) => one.url === page) : [{ url: page }]), ...others];
}

const hasBody = (item: Item): boolean => Boolean(item.contentHtml ?? item.contentText ?? item.summary);

/** RSS does not say whether a title is HTML: what could be taken for it is escaped. */
const titleOf = ({ title, titleHtml }: Head | Item): string | null => titleHtml ?? (title === null ? null : asHtml(title));

/** The body where readers look for whole articles, the summary where they look for descriptions. */
function texts(item: Item): Node[] {
  const body = bodyOf(item);
  const summary = item.summaryHtml ?? (item.summary === null ? null : asHtml(item.summary));
  if (summary !== null) return [...element("description", summary), ...element("content:encoded", body)];
  const isShort = Object.entries(item.extensions).some(([prefix, parts]) => Object.keys(parts).some((key) => SUMMARIES.has(`${prefix}.${key}`))) || (item.completeness !== null && item.completeness !== "full");
  // A text of several lines without a sign of HTML would be read as plain text.
  const isPlain = body !== null && !/[<&]/.test(body);
  return element(isShort ? "description" : "content:encoded", isPlain ? body.replace("\n", "&#10;") : body);
}

/** The body as HTML, from its text where there is no other. */
export function bodyOf({ contentHtml, contentText }: Item): string | null {
  return contentHtml ?? (contentText === null ? null : escapeHtml(contentText).replaceAll("\n", "<br>\n"));
}

/** Elements of a channel that name somebody who writes it. */
const EDITORS = ["rss.managingEditor", "rss.webMaster", "itunes.author", "googleplay.author"];

/** Names alone are creators; whoever has more is an Atom author. What an extension says as well is said once. */
function authors(of: Head | Item, format: Head["format"], elsewhere: string[]): { people: Node[]; extensions: Extensions } {
  const extensions = of.extensions as Extensions;
  if (!of.authors.length || of.inferred.includes("authors")) return { people: [], extensions };
  const names = of.authors.map(({ name }) => name);
  const isNamed = (path: string) => isNamedBy(of, path);
  const isBare = of.authors.every(({ name, url, image, email }) => name && !url && !image && !email);
  const { creator, ...dc } = extensions.dc ?? {};
  if (!isBare) return { people: of.authors.flatMap((one) => person("atom:", "author", one)), extensions: { ...extensions, dc } };
  // Everywhere but in Atom creators are believed first: they are where the authors are from.
  const isSaid = creator ? format !== "atom" || isNamed("dc.creator") : elsewhere.some(isNamed);
  return { people: [], extensions: isSaid ? extensions : { ...extensions, dc: { ...dc, creator: names } } };
}

function contributors({ contributors, extensions }: Head | Item, format: Head["format"]): [string, unknown][] {
  return [["atom.contributor", extensions.dc?.contributor && format !== "atom" ? null : contributors.map(({ name, url: uri, email }) => ({ name: name ?? "", uri, email }))]];
}

function categories(of: Head | Item): Node[] {
  return ownCategories(of).flatMap(({ term, label, scheme }) =>
    (label ?? null) === null ? element("category", term, { domain: scheme }) : bare("atom:category", { term, label, scheme }));
}

function generator({ generator }: Head): Node[] {
  if (!generator) return [];
  const { name, url, version } = generator;
  return url || version ? element("atom:generator", name ?? "", { uri: url, version }) : element("generator", name);
}

/** RSS wants a title and a page for the picture, and has largest measures for it. */
function image(head: Head, page: string | null, tell: Tell): Node[] {
  const { image, extensions } = head;
  if (!image || (isShowPicture(head) && !extensions.rss?.image)) return [];
  const measure = (name: "width" | "height", most: number) => {
    const value = image[name];
    if (value && value > most) tell("not-allowed", `image.${name}`, `image.${name}: RSS allows ${most} at most; it was left out.`);
    return value && value <= most ? element(name, value) : [];
  };
  return element("image", [
    ...element("url", image.url),
    ...element("title", asHtml(image.title ?? head.title ?? "")),
    ...element("link", image.link ?? page),
    ...measure("width", 144),
    ...measure("height", 400),
    ...element("description", extensions.rss?.image?.description),
  ]);
}

/** All three attributes are wanted; a length that nobody knows is 0. */
function enclosure({ url, type, length }: Item["media"][number], field: string, tell: Tell): Node[] {
  if (!type) tell("missing", `${field}.media`, `${field}.media: RSS wants the type of ${url}; application/octet-stream was written.`);
  return bare("enclosure", { url, length: length ?? 0, type: type ?? "application/octet-stream" });
}

/** RSS knows a source's title and address, Atom the rest. */
function sourceOf(item: Item): Node[] {
  const told = item.source;
  if (!told) return [];
  const isRss = told.feedUrl && !told.url && !told.id && !told.updated && !told.authors?.length;
  return isRss ? element("source", told.title ?? "", { url: told.feedUrl }) : source("atom:", item);
}
