/** Atom 1.0, with threading, paging and what RSS alone has. <https://www.rfc-editor.org/rfc/rfc4287> */
import type { Link, Media } from "../../index";
import { UNKNOWN_DATE } from "./dates";
import { type Extensions, extensionNodes, foreignNodes } from "./extensions";
import { filled, imageRows, itemRows, showRows } from "./fill";
import { idOf } from "./id";
import type { Seen } from "./document";
import type { Head, Item } from "./input";
import { type Linked, bodyOf, enclosures, headLinks, isPage, isShowImage, isSummary, isWebmasters, licenseOf, linkNodes, ownCategories, pauses, person, relOf, source, stated } from "./parts";
import type { Report } from "./problem";
import { type Node, bare, element, elements } from "./xml";

/** The feed's children before its entries. */
export function atomHead(head: Head, self: string | undefined, { latest, isSigned }: Seen, report: Report): Node[] {
  const { url, generator, refresh, format } = head;
  const { minutes } = refresh;
  if (!head.id) report("missing", "id", "Atom", "the feed's address");
  if (!head.updated) report("missing", "updated", "Atom", "the newest of the entries");
  // Atom wants an author of the feed, or of each entry. Where nobody is named, the feed stands for those who write it.
  const authors = isWebmasters(head) ? [] : head.authors;
  if (!authors.length && !isSigned) report("missing", "authors", "Atom", "the feed's title");
  const isStated = head.extensions.sy !== undefined;
  const rhythm = isStated ? [] : rhythmOf(minutes);
  const more = filled(head.extensions as Extensions, [...showRows(head), ...rhythm]);
  const links = [{ url: hasPage(head) ? null : url }, ...headLinks(head, self, "application/atom+xml")];
  return elements({
    id: idOf(head.id ?? self ?? head.feedUrl ?? url, head.title ?? "", "id", report),
    title: text("title", head.title ?? "", head.titleHtml),
    updated: head.updated ?? (latest || UNKNOWN_DATE),
    subtitle: text("subtitle", head.description, head.descriptionHtml),
    links: linkNodes("", links),
    authors: (authors.length ? authors : [{ name: head.title }]).flatMap((one) => person("", "author", one)),
    contributors: head.contributors.flatMap((one) => person("", "contributor", one)),
    categories: categories(head),
    generator: element("generator", generator && (generator.name ?? ""), { uri: generator?.url, version: generator?.version }),
    icon: head.icon,
    logo: head.image && !isShowImage(head) ? head.image.url : null,
    rights: head.rights,
    "rss:pubDate": head.published,
    "rss:ttl": !rhythm.length && !isStated && Number.isInteger(minutes) ? minutes : null,
    ...pauses("rss:", refresh),
    extensions: extensionNodes(more, () => false, "atom", "", report),
    foreign: foreignNodes(head.foreign, format === "atom", "", report),
  });
}

export function atomEntry(item: Item, head: Head, path: string, report: Report): Node {
  const date = item.updated ?? item.published;
  if (!date) report("missing", `${path}updated`, "Atom", UNKNOWN_DATE);
  const [files, said] = enclosures(item, item.extensions as Extensions);
  const more = filled(said, [...itemRows(item), ...imageRows(item), ["thr.total", said.slash ? null : item.comments?.count]]);
  const links = linksOf(item, files);
  const content = elements({
    id: idOf(item.id ?? item.url, `${item.title}${item.published}${item.contentHtml}`, `${path}id`, report),
    title: text("title", item.title ?? "", item.titleHtml),
    published: stated(item, "published"),
    updated: date ?? UNKNOWN_DATE,
    links: linkNodes("", links, more),
    authors: (stated(item, "authors") ?? []).flatMap((one) => person("", "author", one)),
    contributors: item.contributors.flatMap((one) => person("", "contributor", one)),
    categories: categories(item),
    rights: item.rights,
    source: source("", item),
    summary: text("summary", item.summary, item.summaryHtml),
    // Atom wants one of an entry without a page.
    content: element("content", bodyOf(item) ?? (links.some((one) => one.url && relOf(one) === "alternate") ? null : ""), { type: "html" }),
    // The body was taken from what is no summary.
    extensions: extensionNodes(more, (name) => item.summary === null && isSummary(name), "atom", path, report),
    foreign: foreignNodes(item.foreign, head.format === "atom", path, report),
  });
  const language = item.language === head.language ? null : stated(item, "language");
  return { name: "entry", attributes: { "xml:lang": language }, content };
}

/** Whether the page is what readers take for it among the links: the first that is HTML, else the first. */
function hasPage({ url, links }: Head | Item): boolean {
  const pages = links.filter((one) => relOf(one).split(" ").includes("alternate"));
  return (pages.find((one) => (one.type ?? "html").includes("html")) ?? pages[0])?.url === url;
}

/** The page first, which many readers take from there alone; files behind the others and in their own order. */
function linksOf(item: Item, files: Media[]): Linked[] {
  const { url, links } = item;
  const isFile = (one: Link) => one.rel === "enclosure" && files.some((file) => file.url === one.url);
  const pages = links.filter((one) => isPage(one, url));
  const ends = files.flatMap((file): Linked[] => {
    const own = links.filter((one) => isFile(one) && one.url === file.url);
    return own.length ? own : [{ ...file, rel: "enclosure" }];
  });
  return [...(pages.length ? pages : [{ url }]), ...links.filter((one) => !isFile(one) && !pages.includes(one)), ...ends, ...commentLinks(item), { url: licenseOf(item), rel: "license" }];
}

/** How often the feed changes, where the syndication module can say it. */
function rhythmOf(minutes: number | null): [string, unknown][] {
  const period = Object.entries({ hourly: 60, daily: 1440, weekly: 10080 }).find(([, length]) => minutes && Number.isInteger(length / minutes));
  return period ? [["sy.updatePeriod", period[0]], ["sy.updateFrequency", period[1] / minutes!]] : [];
}

/** Plain text, or HTML where it has markup. */
const text = (name: string, plain: string | null, html: string | null): Node[] =>
  html !== null ? element(name, html, { type: "html" }) : element(name, plain);

const categories = (of: Head | Item): Node[] =>
  ownCategories(of).flatMap(({ term, label, scheme }) => bare("category", { term, scheme, label }));

/** Where an entry is discussed, unless a link says so. */
function commentLinks({ comments, links }: Item): Linked[] {
  const wanted = [[comments?.url, "text/html"], [comments?.feedUrl, "application/atom+xml"]] as const;
  return wanted.flatMap(([url, type]) => (links.some((one) => one.url === url && one.rel === "replies") ? [] : { rel: "replies", url, type }));
}
