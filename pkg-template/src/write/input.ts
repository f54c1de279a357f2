/** What callers give, our own result or what a person writes, to one whole shape; sentences name what is wrong. */
import type { Entry, Feed, FeedHead } from "../../index";
import type { EntryInput, FeedHeadInput } from "../../write";
import { isoOf } from "./dates";
import { type Tell, WriteError } from "./problem";

/** A head without what only reading can tell. */
export type Head = Omit<FeedHead, "report" | "provenance" | "format" | "version" | "tags" | "inferred"> & {
  format: Feed["format"] | null;
  inferred: string[];
};
export type Item = Omit<Entry, "provenance" | "canonicalUrl" | "completeness" | "wordCount" | "inferred" | "id"> & {
  id: string | null;
  completeness: Entry["completeness"] | null;
  inferred: string[];
};

type Reader = (value: unknown, field: string) => unknown;

const fail = (field: string, wanted: string, value: unknown): never => {
  const shown = typeof value === "string" ? JSON.stringify(value.slice(0, 60)) : Array.isArray(value) ? "a list" : typeof value;
  throw new WriteError("invalid-input", field, `${field} must be ${wanted}, and is ${shown}.`);
};

const text: Reader = (value, field) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : fail(field, "a string", value));
const flag: Reader = (value, field) => (typeof value === "boolean" ? value : fail(field, "true or false", value));
const count: Reader = (value, field) => (typeof value === "number" && value >= 0 ? value : fail(field, "a number from 0 on", value));
const date: Reader = (value, field) => isoOf(value) ?? fail(field, "a date: ISO 8601, RFC 822 or a Date", value);
const url: Reader = (value, field) => {
  const written = value instanceof URL ? value.href : text(value, field) as string;
  return /^[a-z][a-z\d+.-]*:\S/i.test(written) ? written : fail(field, "an absolute address, such as https://example.org/", value);
};
const loose: Reader = (value, field) => (typeof value === "object" ? value : fail(field, "an object", value));
const word: Reader = text;

const list = (one: Reader): Reader => (value, field) =>
  Array.isArray(value) ? value.map((each, index) => one(each, `${field}[${index}]`)) : fail(field, "a list", value);
const oneOrMore = (one: Reader): Reader => (value, field) => (Array.isArray(value) ? list(one)(value, field) : [one(value, field)]);

/** An object of such fields, all there; a string in its place is its first field. */
const object = (fields: Record<string, Reader>, rest: object = {}): Reader => {
  const [first = ""] = Object.keys(fields);
  return (value, field) => {
    const given = typeof value === "string" || value instanceof URL ? { [first]: value } : value;
    if (typeof given !== "object" || given === null) return fail(field, "an object", value);
    return { ...rest, ...known(given, fields, `${field}.`) };
  };
};

function known(given: object, fields: Record<string, Reader>, path: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name in fields) {
    const value = (given as Record<string, unknown>)[name];
    found[name] = value === null || value === undefined ? (EMPTY.has(fields[name]!) ? [] : null) : fields[name]!(value, path + name);
  }
  return found;
}

const PERSON = object({ name: text, url, email: text, image: url });
const CATEGORY = object({ term: text, label: text, scheme: text, path: loose });
const IMAGE = object({ url, title: text, link: url, width: count, height: count });
const LINK = object({ url, rel: text, type: text, title: text, language: text, length: count });
const MEDIA_FIELDS = {
  url, type: text, medium: text, length: count, duration: count, width: count, height: count, bitrate: count,
  language: text, title: text, description: text, thumbnails: list(IMAGE), isDefault: flag, group: count, from: text,
};

const PEOPLE = oneOrMore(PERSON);
const IMAGES = MEDIA_FIELDS.thumbnails;
const MEDIA = oneOrMore(object(MEDIA_FIELDS));
const CATEGORIES = list(CATEGORY);
const LINKS = list(LINK);
const WORDS = list(text);
const OBJECTS = list(loose);

/** Lists: where nothing is given, they are empty. */
const EMPTY = new Set<Reader>([PEOPLE, IMAGES, MEDIA, CATEGORIES, LINKS, WORDS, OBJECTS]);

const SHARED: Record<string, Reader> = {
  id: text, title: text, titleHtml: text, url, published: date, updated: date, authors: PEOPLE, contributors: PEOPLE,
  categories: CATEGORIES, tags: WORDS, image: IMAGE, rights: text, license: url, language: text, links: LINKS, podcast: loose,
  extensions: loose, foreign: OBJECTS, inferred: WORDS,
};
const HEAD: Record<string, Reader> = {
  ...SHARED, format: word, description: text, descriptionHtml: text, feedUrl: url, icon: url,
  generator: object({ name: text, url, version: text }), hubs: list(url), refresh: loose,
};
EMPTY.add(HEAD.hubs!);
const ITEM: Record<string, Reader> = {
  ...SHARED, completeness: word, summary: text, summaryHtml: text, contentHtml: text, contentText: text, media: MEDIA,
  comments: object({ url, feedUrl: url, count }), geo: loose,
  source: object({ title: text, url, feedUrl: url, id: text, updated: date, authors: PEOPLE }),
};

/** What people write, and the field that it stands for. */
const SHORT: Record<string, string> = { html: "contentHtml", text: "contentText", date: "published", author: "authors" };

/** Fields that are there in our own result and say nothing that is written. */
const READ_ONLY = new Set(["entries", "report", "provenance", "version", "canonicalUrl", "wordCount"]);

function whole(given: object, fields: Record<string, Reader>, path: string, tell: Tell): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const name in given) {
    const value = (given as Record<string, unknown>)[name];
    const full = SHORT[name] ?? name;
    if (full in fields) named[full] = value ?? named[full];
    else if (!READ_ONLY.has(name) && value !== undefined) tell("unknown-field", path + name, `${path}${name} is not a field that is known here; it was ignored.`);
  }
  const found = known(named, fields, path);
  found.extensions ??= {};
  const tags = found.tags as string[];
  if (!(found.categories as unknown[]).length) found.categories = tags.map((term) => ({ term, label: null, scheme: null }));
  return found;
}

const REFRESH = { minutes: null, skipHours: [], skipDays: [], next: null, previous: null, complete: false };

/** The head, whole. */
export function headOf(feed: FeedHeadInput, tell: Tell): Head {
  if (typeof feed !== "object" || feed === null) fail("feed", "an object", feed);
  const head = whole(feed, HEAD, "", tell);
  return { ...head, refresh: { ...REFRESH, ...(head.refresh as object) } } as unknown as Head;
}

/** An entry, whole. */
export function itemOf(entry: EntryInput, path: string, tell: Tell): Item {
  if (typeof entry !== "object" || entry === null) fail(path, "an object", entry);
  const item = whole(entry, ITEM, `${path}.`, tell);
  item.id ??= null;
  return item as unknown as Item;
}
