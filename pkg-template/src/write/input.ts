/** What callers give, our own result or what a person writes, to one whole shape; sentences name what is wrong. */
import type { Entry, Feed, FeedHead } from "../../index";
import type { EntryInput, FeedHeadInput } from "../../write";
import { isoOf } from "./dates";
import { type Report, refuse } from "./problem";

/** A head without what only reading can say. */
export type Head = Omit<FeedHead, "report" | "provenance" | "format" | "version" | "inferred"> & {
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
  /** Makes one to which nothing is given: what is not its own is null, or an empty list. */
  Empty: new () => Record<string, unknown>;
}

/** Where something is in the input; a sentence is made of it only where something is wrong. */
interface Place {
  within: Place | null;
  name: string;
  /** In a list; below 0 outside of one. */
  index: number;
}

function nameOf({ within, name, index }: Place): string {
  const own = index < 0 ? name : `${name}[${index}]`;
  return within?.name ? `${nameOf(within)}.${own}` : own;
}

const shapes: Record<string, Shape> = {};

function shapeOf(name: string): Shape {
  return (shapes[name] ??= compiled((/head|entry/.test(name) ? SHAPES.shared! : "") + SHAPES[name]));
}

function compiled(text: string): Shape {
  const fields = new Map<string, Field>();
  class Empty {
    [name: string]: unknown;
  }
  for (const [, name = "", list, kind = ""] of text.matchAll(/(\w+)(\*)?=?(\S*)/g)) {
    fields.set(name, { kind, isList: list !== undefined });
    Empty.prototype[name] = list ? [] : null;
  }
  // Looked into without asking whether there are any.
  Empty.prototype.extensions = {};
  return { fields, first: fields.keys().next().value!, Empty };
}

function fail(within: Place, name: string, index: number, wanted: string, value: unknown): never {
  const shown = typeof value === "string" ? JSON.stringify(value.slice(0, 60)) : Array.isArray(value) ? "a list" : typeof value;
  refuse(nameOf({ within, name, index }), `${wanted}, and is ${shown}`);
}

function read(value: unknown, { kind }: Field, within: Place, name: string, index: number, report: Report): unknown {
  const known = KINDS[kind];
  if (known) return known[1](value) ?? fail(within, name, index, known[0], value);
  const shape = shapeOf(kind);
  const given = typeof value === "object" && !(value instanceof URL) ? value : { [shape.first]: value };
  return given ? whole(given, shape, { within, name, index }, report) : fail(within, name, index, "an object", value);
}

function whole(given: object, { fields, Empty }: Shape, place: Place, report: Report): Record<string, unknown> {
  const found = new Empty();
  for (const name in given) {
    const value = (given as Record<string, unknown>)[name] ?? null;
    if (value === null) continue;
    const full = SHORT[name] ?? name;
    const field = fields.get(full);
    if (field) found[full] = field.isList ? list(value, field, place, full, report) : read(value, field, place, full, -1, report);
    else if (!READ_ONLY.has(name)) report("unknown-field", nameOf({ within: place, name, index: -1 }));
  }
  return found;
}

/** What is no list is its only member. A list that is written as it was given is not copied. */
function list(value: unknown, field: Field, place: Place, name: string, report: Report): unknown[] {
  if (!Array.isArray(value)) return [read(value, field, place, name, -1, report)];
  let found = value;
  for (let index = 0; index < value.length; index++) {
    const one = read(value[index], field, place, name, index, report);
    if (one === value[index]) continue;
    if (found === value) found = value.slice();
    found[index] = one;
  }
  return found;
}

const HEAD: Place = { within: null, name: "", index: -1 };

/** The head, whole. */
export const headOf = (feed: FeedHeadInput, report: Report): Head =>
  whole({ ...feed, refresh: feed?.refresh ?? {} }, shapeOf("head"), HEAD, report) as unknown as Head;

/** An entry, whole. */
export function itemOf(entry: EntryInput, index: number, report: Report): Item {
  if (typeof entry !== "object" || entry === null) fail(HEAD, "entries", index, "an object", entry);
  return whole(entry, shapeOf("entry"), { within: null, name: "entries", index }, report) as unknown as Item;
}
