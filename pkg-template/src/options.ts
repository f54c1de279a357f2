/** Options as callers write them to options as the core reads them; what makes no sense is refused, with its name. */
import type { ParseOptions } from "../index";
import { invalid } from "./error";
import { checkNames } from "./names";
import { shown } from "./shown";

/** Takes a value and its name; gives what the core is sent, undefined for nothing. */
type Kind = (value: unknown, name: string, others?: string[]) => unknown;
type Kinds = Record<string, Kind>;

/** The largest number that the core holds; more means no limit. */
const LARGEST = 0xffffffff;

const text = expect("a string", (value) => typeof value === "string");
const flag = expect("true or false", (value) => typeof value === "boolean");
const list = expect("a list of strings", (value) => Array.isArray(value) && value.every((one) => typeof one === "string"));

const canonical = group({ drop: list, keep: list });

const PARSE: Kinds = {
  url: text,
  maxEntries: some,
  html: word("safe", "raw", "none"),
  text: flag,
  extensions: flag,
  emails: flag,
  provenance: flag,
  synonyms: expect("an object of strings", isDictionary),
  canonical,
  hfeed: flag,
  iframeHosts: list,
  limits: group({
    bytes: count,
    inflated: count,
    entries: count,
    entryBytes: count,
    attributes: count,
    expansion: count,
    depth: count,
    diagnostics: count,
  }),
};

const shape = word("feed", "jsonfeed");
const sanitize = group({ baseUrl: text, iframeHosts: list });

/** ParseOptions as the core reads them; empty for the defaults. `others` are names that are read elsewhere. */
export function parseOptions(options: unknown, ...others: string[]): string {
  return wire(knownOptions(options, ...others));
}

/** The same of a stream, whose bytes have no limit unless the caller names one. */
export function streamOptions(known: ParseOptions): string {
  return wire({ ...known, limits: { bytes: LARGEST, ...known.limits } });
}

const parse = group(PARSE);

/** ParseOptions as an object of our own: callers may inherit what they want, or work it out when it is read. */
export function knownOptions(options: unknown, ...others: string[]): ParseOptions {
  return parse(options ?? {}, "options", others) as ParseOptions;
}

/** Says that the document is the beginning of a longer one. */
export const beginning = (options: string) => `${options}\0beginning\0true`;

/** Whether but some entries are wanted. */
export const asksForSome = (options: string) => /(^|\0)maxEntries\0/.test(options);

/** The shape that JsonOptions ask for. */
export function shapeOption(options: { shape?: unknown } | null | undefined): "feed" | "jsonfeed" {
  return shape(options?.shape ?? "feed", "options.shape") as "feed" | "jsonfeed";
}

/** What the core is asked: parseFeed to objects, the shapes of parseFeedToJson, and the functions by their names. */
export type Asked =
  | "parseFeed" | "feed" | "jsonfeed" | "checkFeed"
  | "decodeDocument" | "detectFeed" | "discoverFeeds" | "parseOpml" | "sanitizeHtml" | "htmlToText" | "canonicalizeUrl" | "parseDate";

/** A question to the core: what is asked, whether the input was a string, its Content-Type; then options. */
export function question(what: Asked, decoded: boolean, header: string | null, told = ""): string {
  return [what, decoded ? "text" : "", withoutNul(header ?? ""), told].join("\0");
}

export function urlOptions(options: unknown): string {
  return wire(canonical(options ?? {}, "options"));
}

export function sanitizeOptions(options: unknown): string {
  const { baseUrl: url, ...others } = sanitize(options ?? {}, "options") as { baseUrl?: string };
  return wire({ ...(url && { url }), ...others });
}

/** Looked at by its shape: it may come from another realm, or be somebody's own. */
export function signalOption(options: { signal?: AbortSignal } | null | undefined): AbortSignal | undefined {
  const signal = options?.signal ?? undefined;
  if (signal === undefined || typeof signal.addEventListener === "function") return signal;
  throw wrong(signal, "options.signal", "an AbortSignal");
}

/** How many bytes of a document are wanted at most. */
export function bytesOption(options: { limits?: { bytes?: number } } | undefined, otherwise: number): number {
  return options?.limits?.bytes ?? otherwise;
}

/** Names and values in turn, parted by NUL, which no value needs; a list one by one, a group with its name before. */
export function wire(options: unknown): string {
  const words: string[] = [];
  write(options as object, "", words);
  return words.join("\0");
}

function write(options: object, group: string, words: string[]): void {
  for (const [key, value] of Object.entries(options)) {
    const name = group + key;
    if (typeof value === "object" && !Array.isArray(value)) {
      write(value, `${name}.`, words);
    } else {
      for (const one of [value].flat()) words.push(withoutNul(name), withoutNul(String(one)));
    }
  }
}

const withoutNul = (word: string) => word.replaceAll("\0", "");

/** Undefined and null both mean: not given. */
function group(kinds: Kinds): Kind {
  return (value, name, others = []) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(value, name, "an object");
    checkNames(value, [...Object.keys(kinds), ...others], name);
    const given = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const key in kinds) {
      if (given[key] === undefined || given[key] === null) continue;
      const read = kinds[key](given[key], `${name}.${key}`);
      if (read !== undefined) result[key] = read;
    }
    return result;
  };
}

function count(value: unknown, name: string): number {
  if (value === Infinity) return LARGEST;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) {
    throw wrong(value, name, "a whole number from 0 up, or Infinity");
  }
  return Math.min(value, LARGEST);
}

/** More than any document has means all, which is what is done where nobody asks for some. */
function some(value: unknown, name: string): number | undefined {
  const number = count(value, name);
  return number < LARGEST ? number : undefined;
}

function isDictionary(value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((one) => typeof one === "string");
}

function word(...words: string[]): Kind {
  const named = words.map((one) => `"${one}"`).join(", ");
  return expect(`one of ${named}`, (value) => words.includes(value as string));
}

function expect(what: string, holds: (value: unknown) => boolean): Kind {
  return (value, name) => {
    if (!holds(value)) throw wrong(value, name, what);
    return value;
  };
}

function wrong(value: unknown, name: string, wanted: string) {
  return invalid(`${name} must be ${wanted}, not ${shown(value)}.`);
}
