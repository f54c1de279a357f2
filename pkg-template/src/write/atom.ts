/** Atom 1.0, with threading, paging and what RSS alone has. <https://www.rfc-editor.org/rfc/rfc4287> */
import type { Link, Media } from "../../index";
import { UNKNOWN_DATE } from "./dates";
import { type Extensions, extensionNodes, foreignNodes } from "./extensions";
import { filled, itemRows, showRows } from "./fill";
import { idOf } from "./id";
import type { Head, Item } from "./input";
import { enclosures, headLinks, isShowPicture, isWebmasters, licenseOf, link, ownCategories, person, SUMMARIES, replies, source, withDetails } from "./parts";
import type { Tell } from "./problem";
import { bodyOf } from "./rss";
import { type Node, bare, element } from "./xml";

/** The feed's children before its entries; `latest` is the newest date of its entries. */
export function atomHead(head: Head, self: string | undefined, latest: string | null, tell: Tell): Node[] {
  const id = head.id ?? self ?? head.feedUrl ?? head.url;
  if (!head.id) tell("missing", "id", "id: Atom wants one; the feed's address was written.");
  if (!head.updated) tell("missing", "updated", "updated: Atom wants it; the newest date of the entries was written.");
  const { minutes, skipHours, skipDays } = head.refresh;
  const period = minutes && Number.isInteger(10080 / minutes) ? minutes : null;
  const extensions = filled(head.extensions as Extensions, [...showRows(head), ...(head.extensions.sy ? [] : rhythm(period))]);
  const pages = [...(head.url && !hasPage(head) ? [{ url: head.url }] : []), ...headLinks(head, self, "application/atom+xml")];
  const icon = head.icon;
  const logo = head.image && !isShowPicture(head) ? head.image.url : null;
  return [
    ...element("id", idOf(id, head.title ?? "", "id", tell)),
    ...text("title", head.title ?? "", head.titleHtml),
    ...element("updated", head.updated ?? latest ?? UNKNOWN_DATE),
    ...text("subtitle", head.description, head.descriptionHtml),
    ...pages.flatMap((one) => link("", one)),
    ...(head.authors.length && !isWebmasters(head) ? head.authors : NOBODY).flatMap((one) => person("", "author", one)),
    ...head.contributors.flatMap((one) => person("", "contributor", one)),
    ...categories(head),
    ...element("generator", head.generator && (head.generator.name ?? ""), { uri: head.generator?.url, version: head.generator?.version }),
    ...element("icon", icon),
    ...element("logo", logo),
    ...element("rights", head.rights),
    ...element("rss:pubDate", head.published),
    ...element("rss:ttl", period === null && !head.extensions.sy && Number.isInteger(minutes) ? minutes : null),
    ...element("rss:skipHours", skipHours.flatMap((hour) => element("rss:hour", hour))),
    ...element("rss:skipDays", skipDays.flatMap((day) => element("rss:day", day))),
    ...extensionNodes(extensions, () => false, "atom", "", tell),
    ...foreignNodes(head.foreign, head.format === "atom", "foreign", tell),
  ];
}

/** Atom wants an author of the feed or of each entry; whose name nobody knows has none. */
const NOBODY = [{ name: "", url: null, email: null, image: null }];

/** Whether the page is what readers take for it among the links: the first that is HTML, else the first. */
function hasPage({ url, links }: Head | Item): boolean {
  const pages = links.filter((one) => (one.rel ?? "alternate").split(" ").includes("alternate"));
  return (pages.find((one) => (one.type ?? "html").includes("html")) ?? pages[0])?.url === url;
}

/** Links, those to files behind the others and in the order of the files. */
function linksOf(item: Item, files: Media[]): Partial<Link>[] {
  const isFile = (one: Link) => one.rel === "enclosure" && files.some((file) => file.url === one.url);
  const page = item.url && !hasPage(item) && !item.inferred.includes("url") ? [{ url: item.url }] : [];
  const ends = files.flatMap((file): Partial<Link>[] => {
    const own = item.links.filter((one) => isFile(one) && one.url === file.url);
    return own.length ? own : [{ ...file, rel: "enclosure" }];
  });
  return [...page, ...item.links.filter((one) => !isFile(one)), ...ends];
}

/** How often the feed changes, where the syndication module can say it. */
function rhythm(minutes: number | null): [string, unknown][] {
  if (minutes === null) return [];
  const [period, length] = minutes > 1440 ? ["weekly", 10080] : Number.isInteger(60 / minutes) ? ["hourly", 60] : ["daily", 1440];
  if (!Number.isInteger(length / minutes)) return [["sy.updatePeriod", "weekly"], ["sy.updateFrequency", 10080 / minutes]];
  return [["sy.updatePeriod", period], ["sy.updateFrequency", length / minutes]];
}

/** An entry. */
export function atomEntry(item: Item, head: Head, field: string, tell: Tell): Node {
  const date = item.updated ?? item.published;
  if (!date) tell("missing", `${field}.updated`, `${field}.updated: Atom wants a date, and the entry has none; ${UNKNOWN_DATE} was written.`);
  const isInferred = (name: string) => item.inferred.includes(name);
  const files = enclosures(item);
  const plainFiles = files.filter((file) => file.from !== "media:content");
  const extensions = filled(withDetails(item.extensions as Extensions, files), [
    ...itemRows(item), ["thr.total", "slash" in item.extensions ? null : item.comments?.count],
  ]);
  const language = item.language && !isInferred("language") && item.language !== head.language ? item.language : null;
  return {
    name: "entry",
    attributes: { "xml:lang": language },
    content: [
      ...element("id", idOf(item.id ?? item.url, `${item.title}${item.published}${item.contentHtml}`, `${field}.id`, tell)),
      ...text("title", item.title ?? "", item.titleHtml),
      ...element("published", isInferred("published") ? null : item.published),
      ...element("updated", date ?? UNKNOWN_DATE),
      ...linksOf(item, plainFiles).flatMap((one) => link("", one, replies(one, extensions))),
      ...commentLinks(item),
      ...(licenseOf(item) ? link("", { rel: "license", url: item.license! }) : []),
      ...(isInferred("authors") ? [] : item.authors).flatMap((one) => person("", "author", one)),
      ...item.contributors.flatMap((one) => person("", "contributor", one)),
      ...categories(item),
      ...element("rights", item.rights),
      ...source("", item),
      ...texts(item),
      // The body was taken from what is no summary.
      ...extensionNodes(extensions, (name) => item.summary === null && SUMMARIES.has(name), "atom", `${field}.`, tell),
      ...foreignNodes(item.foreign, head.format === "atom", `${field}.foreign`, tell),
    ],
  };
}

/** Plain text, or HTML where it has markup. */
function text(name: string, plain: string | null, html: string | null): Node[] {
  return html !== null ? element(name, html, { type: "html" }) : element(name, plain);
}

function texts(item: Item): Node[] {
  const summary = text("summary", item.summary, item.summaryHtml);
  return [...summary, ...element("content", bodyOf(item), { type: "html" })];
}

const categories = (of: Head | Item): Node[] =>
  ownCategories(of).flatMap(({ term, label, scheme }) => bare("category", { term, scheme, label }));

/** Where an entry is discussed, unless a link says so. */
function commentLinks({ comments, links }: Item): Node[] {
  const wanted = [[comments?.url, "text/html"], [comments?.feedUrl, "application/atom+xml"]] as const;
  return wanted.flatMap(([url, type]) =>
    url && !links.some((one) => one.url === url && one.rel === "replies") ? link("", { rel: "replies", url, type }) : []);
}
