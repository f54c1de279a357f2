// What each format can hold: what is expected of a field after it was written and read again.
//
// A field that a table does not name is the same. LEFT_OUT: the format has no place for it, or it is worked out from how
// a text was written and not from what it says. A function gives what is expected and what is compared with it.

export const LEFT_OUT = Symbol("left out");

/** Everything that was there is there, whatever stands beside it. */
export const ALL = Symbol("all");

const only = (...names) => (value) => value && Object.fromEntries(names.map((name) => [name, value[name]]));
const each = (names, change = (one) => one) => (list) => list.map((one) => only(...names)(change(one)));
const sorted = (list) => list.map((one) => JSON.stringify(one)).sort();
const none = () => LEFT_OUT;

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

const MEDIA = ["url", "type", "length", "duration", "width", "height", "bitrate", "language", "title", "description", "isDefault"];
const TYPED = (file) => ({ ...file, type: file.type ?? "application/octet-stream" });
/** What the body shows is found there again. */
const files = (names) => (list) => each(names, TYPED)(list.filter((file) => file.from !== "html"));

const XML = {
  completeness: none,
  // A link may say more than before: the type and the length of a file.
  links: (list) => [ALL, each(["url", "rel"])(list)],
  categories: (list) => sorted(each(["term", "label", "scheme"])(list)),
  tags: (list) => [...list].sort(),
  extensions: (all, _, of) => [ALL, writable(all, of)],
  image: only("url"),
  media: files(MEDIA),
  foreign: (list, format) => [ALL, list.filter(({ namespace, name }) => namespace || name.includes(":") || format)],
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

/** What each format can hold of the head. */
export const HEAD = {
  rss: { ...RSS, url: (url, _, head) => url ?? head.feedUrl },
  atom: { ...XML, id: (id, _, head) => (id ?? head.feedUrl ?? head.url ? atomId(id ?? head.feedUrl ?? head.url) : LEFT_OUT), updated: none },
  jsonfeed: Object.fromEntries(
    ["id", "titleHtml", "descriptionHtml", "published", "updated", "contributors", "categories", "tags", "rights", "license", "generator", "links", "podcast", "extensions", "foreign", "refresh"]
      .map((name) => [name, none])
      .concat(Object.entries({ image: only("url"), icon: (icon, _, head) => (head.image ? LEFT_OUT : icon), authors: (list, _, head) => (head.extensions.rss?.webMaster ? LEFT_OUT : each(["name", "url", "image"])(list)), title: (title, _, head) => title ?? head.url ?? head.feedUrl }))),
};

/** What each format can hold of an entry. */
export const ENTRY = {
  rss: RSS,
  atom: {
    ...XML,
    id: atomId,
    // The body was taken from what would be read as a summary beside it.
    extensions: (all, _, entry) => [ALL, writable(entry.summary === null ? withoutSummaries(all) : all, entry)],
    updated: (updated, _, entry) => updated ?? entry.published ?? "1970-01-01T00:00:00Z",
    published: (published) => published ?? "1970-01-01T00:00:00Z",
  },
  jsonfeed: Object.fromEntries(
    ["titleHtml", "summaryHtml", "contributors", "categories", "rights", "license", "links", "comments", "source", "geo", "podcast", "extensions", "foreign", "completeness"]
      .map((name) => [name, none])
      .concat(Object.entries({ image: only("url"), authors: each(["name", "url", "image"]), media: files(["url", "type", "length", "title"]) }))),
};

/** Says how a document was read. */
export const OF_READING = new Set(["report", "provenance", "format", "version", "inferred", "entries"]);
