/** What callers give, our own result or what a person writes, to one whole shape; sentences name what is wrong. */
import type { Entry, Feed, FeedHead } from "../../index";
import type { EntryInput, FeedHeadInput } from "../../write";
import { isoOf } from "./dates";
import { type Report, WriteError } from "./problem";

/** A head without what only reading can say. */
export type Head = Omit<FeedHead, "report" | "provenance" | "format" | "version" | "tags" | "inferred"> & {
  format: Feed["format"] | null;
  inferred: string[];
};
export type Item = Omit<Entry, "provenance" | "canonicalUrl" | "completeness" | "wordCount" | "inferred" | "id"> & {
  id: string | null;
  completeness: Entry["completeness"] | null;
  inferred: string[];
};

/**
 * The fields of each shape, and of what kind they are: nothing for text, a sign of `KINDS`, or the name of another shape;
 * `*` a list. A head and an entry have those of `shared`, too. Whatever stands in the place of an object and is none is its first field.
 */
const SHAPES: Record<string, string> = {
  shared: `id title titleHtml url@ published% updated% authors*person contributors*person categories*category tags*
    image=image rights license@ language links*link podcast: extensions: foreign*: inferred* `,
  person: "name url@ email image@",
  category: "term label scheme path*",
  image: "url@ title link@ width# height#",
  link: "url@ rel type title language length#",
  media: "url@ type medium length# duration# width# height# bitrate# language title description thumbnails*image isDefault? group# from",
  generator: "name url@ version",
  comments: "url@ feedUrl@ count#",
  source: "title url@ feedUrl@ id updated% authors*person",
  head: "format description descriptionHtml feedUrl@ icon@ generator=generator hubs*@ refresh=refresh",
  refresh: "minutes# skipHours*# skipDays* next@ previous@ complete?",
  entry: "completeness summary summaryHtml contentHtml contentText media*media comments=comments geo: source=source",
};

/** What a value must be, and the value as it is written; null or undefined for one that is something else. */
const KINDS: Record<string, [wanted: string, read: (value: any) => unknown]> = {
  "": ["a string", (value) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : null)],
  "@": ["an absolute address, such as https://example.org/", (value) => {
    const address = value instanceof URL ? value.href : value;
    return typeof address === "string" && /^[a-z][a-z\d+.-]*:\S/i.test(address) ? address : null;
  }],
  "#": ["a number from 0 on", (value) => (typeof value === "number" && value >= 0 ? value : null)],
  "%": ["a date: ISO 8601, RFC 822 or a Date", isoOf],
  "?": ["true or false", (value) => (typeof value === "boolean" ? value : null)],
  ":": ["an object", (value) => (typeof value === "object" ? value : null)],
};

/** What people write, and the field that it stands for. */
const SHORT: Record<string, string> = { html: "contentHtml", text: "contentText", date: "published", author: "authors" };

/** Fields that are there in our own result and say nothing that is written. */
const READ_ONLY = new Set(["entries", "report", "provenance", "version", "canonicalUrl", "wordCount"]);

interface Field {
  kind: string;
  isList: boolean;
}

interface Shape {
  fields: Map<string, Field>;
  first: string;
  /** Where nothing is given. */
  empty: Record<string, unknown>;
}

const shapes: Record<string, Shape> = {};

function shapeOf(name: string): Shape {
  return (shapes[name] ??= compiled((/head|entry/.test(name) ? SHAPES.shared! : "") + SHAPES[name]));
}

function compiled(text: string): Shape {
  const fields = new Map<string, Field>();
  for (const [, name = "", list, kind = ""] of text.matchAll(/(\w+)(\*)?=?(\S*)/g)) fields.set(name, { kind, isList: list !== undefined });
  const empty = JSON.parse(`{${[...fields].map(([name, { isList }]) => `"${name}":${isList ? "[]" : null}`)}}`);
  return { fields, first: fields.keys().next().value!, empty };
}

function fail(field: string, wanted: string, value: unknown): never {
  const shown = typeof value === "string" ? JSON.stringify(value.slice(0, 60)) : Array.isArray(value) ? "a list" : typeof value;
  throw new WriteError("invalid-input", field, `${field} must be ${wanted}, and is ${shown}.`);
}

function read(value: unknown, { kind }: Field, path: string, name: string, report: Report): unknown {
  const known = KINDS[kind];
  if (known) return known[1](value) ?? fail(path + name, known[0], value);
  const shape = shapeOf(kind);
  const given = typeof value === "object" && !(value instanceof URL) ? value : { [shape.first]: value };
  return given ? whole(given, shape, `${path}${name}.`, report) : fail(path + name, "an object", value);
}

function whole(given: object, { fields, empty }: Shape, path: string, report: Report): Record<string, unknown> {
  const found = { ...empty };
  for (const name in given) {
    const value = (given as Record<string, unknown>)[name] ?? null;
    if (value === null) continue;
    const full = SHORT[name] ?? name;
    const field = fields.get(full);
    if (!field) {
      if (!READ_ONLY.has(name)) report("unknown-field", path + name);
    } else if (!field.isList) {
      found[full] = read(value, field, path, full, report);
    } else {
      const list = Array.isArray(value) ? value : [value];
      found[full] = list.map((one, index) => read(one, field, path, list === value ? `${full}[${index}]` : full, report));
    }
  }
  return found;
}

function top(given: object, shape: string, path: string, report: Report): Record<string, unknown> {
  if (typeof given !== "object" || given === null) fail(path || "feed", "an object", given);
  const found = whole(given, shapeOf(shape), path && `${path}.`, report);
  found.extensions ??= {};
  const { categories, tags } = found as { categories: unknown[]; tags: string[] };
  if (!categories.length) found.categories = tags.map((term) => ({ term, label: null, scheme: null }));
  return found;
}

/** The head, whole. */
export const headOf = (feed: FeedHeadInput, report: Report): Head =>
  top({ ...feed, refresh: feed?.refresh ?? {} }, "head", "", report) as unknown as Head;

/** An entry, whole. */
export const itemOf = (entry: EntryInput, path: string, report: Report): Item => top(entry, "entry", path, report) as unknown as Item;
