// What is expected of a field after it was written and read again: the table of the package's README says which fields each
// format can hold, and here stands how the others are compared. A function gives what is expected and what is compared with it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

export const LEFT_OUT = Symbol("left out");

/** Everything that was there is there, whatever stands beside it. */
export const ALL = Symbol("all");

const only = (...names) => (value) => value && Object.fromEntries(names.map((name) => [name, value[name]]));
const each = (names, change = (one) => one) => (list) => list.map((one) => only(...names)(change(one)));
const sorted = (list) => list.map((one) => JSON.stringify(one)).sort();

/** Members of documents that are not XML, and vocabularies that are read and not written: what no feed of today is seen to use. */
const NOT_WRITTEN = new Set(`json h cdf access activity ag annotate audio cb co conversationsNetwork cp email enc fd fm foaf
  icbm lj ng photocast planet poco ppg ref reqv search soap ss str sub sx ti wiki ymusic`.split(/\s+/));

/** RDF's way of naming a channel is not written either. */
function writable(extensions, of) {
  const { rss, ...rest } = Object.fromEntries(Object.entries(extensions).filter(([prefix]) => !NOT_WRITTEN.has(prefix)));
  const { channel, ...told } = rss ?? {};
  if (!of.image) delete told.image;
  return Object.keys(told).length ? { ...rest, rss: told } : rest;
}

const SUMMARIES = ["itunes.summary", "itunes.subtitle", "googleplay.description", "media.description", "dc.description", "dcterms.abstract", "dcterms.description", "g.description", "szf.description", "source.markdown"];

const withoutSummaries = (all) => Object.fromEntries(Object.entries(all).map(([prefix, parts]) =>
  [prefix, Object.fromEntries(Object.entries(parts).filter(([key]) => !SUMMARIES.includes(`${prefix}.${key}`)))]).filter(([, parts]) => Object.keys(parts).length));

/** Names and addresses that begin with a scheme stay; all others stand in a name of ours. */
export const atomId = (id) => (/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i.test(id) ? id : `urn:anyfeed:${encodeURIComponent(id)}`);

const UNKNOWN = "1970-01-01T00:00:00Z";

/** The newest date of all entries. */
const newest = (entries) => entries.map(({ updated, published }) => updated ?? published ?? "").sort().at(-1) || UNKNOWN;

const MEDIA = ["url", "type", "length", "duration", "width", "height", "bitrate", "language", "title", "description", "isDefault"];
const TYPED = (file) => ({ ...file, type: file.type ?? "application/octet-stream" });
/** What the body shows is found there again. */
const files = (names) => (list) => each(names, TYPED)(list.filter((file) => file.from !== "html"));

const XML = {
  // A link may say more than before: the type and the length of a file.
  links: (list) => [ALL, each(["url", "rel"])(list)],
  categories: (list) => sorted(each(["term", "label", "scheme"])(list)),
  tags: (list) => [...list].sort(),
  extensions: (all, _, of) => [ALL, writable(all, of)],
  image: only("url"),
  foreign: (list, isHome) => [ALL, list.filter(({ namespace, name }) => namespace || name.includes(":") || isHome)],
  podcast: (value) => (value && Object.values(value).some((one) => one && one.length !== 0) ? value : LEFT_OUT),
};

/** RSS has creators, who are believed before Atom's authors: whoever has more than a name is one of these alone. */
const RSS = {
  ...XML,
  extensions: (all, isHome, of) => {
    const { dc = {}, ...rest } = writable(all, of);
    const { creator, ...others } = dc;
    const isMore = of.authors.some(({ name, url, email, image }) => !name || url || email || image);
    return [ALL, isMore || !isHome ? { ...rest, dc: others } : { ...rest, dc }];
  },
};

const JSON_FEED = {
  image: only("url"),
  foreign: (list, isHome) => [ALL, list.filter(({ namespace, name }) => isHome && !namespace && name.startsWith("_"))],
};

/** How fields are compared that are held, and are not just the same. */
const COMPARED = {
  head: {
    rss: { ...RSS, url: (url, _, head) => url ?? head.feedUrl },
    atom: {
      ...XML,
      id: (id, _, head) => (id ?? head.feedUrl ?? head.url ? atomId(id ?? head.feedUrl ?? head.url) : LEFT_OUT),
      updated: (updated, _, head) => updated ?? newest(head.entries),
      authors: (list, _, head) => (head.extensions.rss?.webMaster ? LEFT_OUT : list.length ? list : [{ name: head.title, url: null, email: null, image: null }]),
    },
    jsonfeed: {
      ...JSON_FEED,
      title: (title, _, head) => title ?? head.url ?? head.feedUrl,
      icon: (icon, _, head) => (head.image ? LEFT_OUT : icon),
      authors: (list, _, head) => (head.extensions.rss?.webMaster ? LEFT_OUT : each(["name", "url", "image"])(list)),
    },
  },
  entry: {
    rss: { ...RSS, media: files(MEDIA) },
    atom: {
      ...XML,
      media: files(MEDIA),
      id: atomId,
      authors: (list) => (list.length ? list : LEFT_OUT),
      // The body was taken from what would be read as a summary beside it.
      extensions: (all, _, entry) => [ALL, writable(entry.summary === null ? withoutSummaries(all) : all, entry)],
      updated: (updated, _, entry) => updated ?? entry.published ?? UNKNOWN,
      published: (published) => published ?? UNKNOWN,
    },
    jsonfeed: { ...JSON_FEED, authors: each(["name", "url", "image"]), media: files(["url", "type", "length", "title"]) },
  },
};

const FORMATS = ["rss", "atom", "jsonfeed"];

/** The README's table: place, field, and what its cell says of each format. */
export const table = read();

function read() {
  const text = readFileSync(join(root, "pkg-template/README.md"), "utf8");
  const [, body] = /^\| field \| RSS \| Atom \| JSON Feed \|\n.*\n((?:\|.*\n)+)/m.exec(text);
  return body.trim().split("\n").flatMap((line) => {
    const [what, ...cells] = line.split("|").slice(1, -1).map((cell) => cell.trim());
    const [, place] = /^(head|entry): /.exec(what) ?? [];
    const fields = [...what.matchAll(/`(\w+)`/g)].map(([, field]) => field);
    return fields.flatMap((field) => (place ? [place] : ["head", "entry"]).map((place) => ({ place, field, cells })));
  });
}

/** The rules of the head or of an entry in a format: what the table leaves out, and how all is compared that is not the same. */
export function rules(place, format) {
  const rows = table.filter((row) => row.place === place).map(({ field, cells }) => [field, cells[FORMATS.indexOf(format)]]);
  const changed = rows.filter(([, cell]) => !cell.startsWith("–") && cell !== "the same").map(([field]) => field);
  const left = rows.filter(([, cell]) => cell.startsWith("–")).map(([field]) => [field, () => LEFT_OUT]);
  const compared = Object.entries(COMPARED[place][format]).filter(([field]) => changed.includes(field));
  return { rules: Object.fromEntries([...left, ...compared]), changed, compared: Object.keys(COMPARED[place][format]) };
}
