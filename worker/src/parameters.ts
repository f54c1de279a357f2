/**
 * The query parameters: one table from which reading them, the messages of a
 * refusal, the canonical query and the OpenAPI document come.
 */

import { Problem } from "./errors";
import { PROFILES } from "../../pkg-template/src/check/profiles";
import { nearest } from "../../pkg-template/src/names";
import { entryFields, itemFields } from "./fields";

export type Kind =
  | { kind: "address" }
  | { kind: "word"; words: readonly string[]; otherwise: string }
  | { kind: "whole"; least: number; most: number }
  | { kind: "flag"; otherwise: boolean }
  | { kind: "time" }
  | { kind: "names"; words?: readonly string[] };

/** `name` is what queries call it, where routes mean different things by one name. */
export type Parameter = Kind & { about: string; name?: string };

export interface Values {
  url: string | null;
  rss_url: string | null;
  format: "json" | "jsonfeed" | "rss" | "atom";
  /** "format" of reports. */
  reportFormat: "json" | "pretty" | "github" | "sarif" | "junit";
  profile: string[] | null;
  limit: number | null;
  count: number | null;
  since: string | null;
  html: "safe" | "raw" | "none";
  fields: string[] | null;
  order_by: "pubDate" | "author" | "title" | null;
  order_dir: "asc" | "desc";
  compact: boolean;
  pretty: boolean;
  discover: boolean;
  probe: boolean;
  full: boolean;
  online: boolean;
}

/** In the order in which the canonical query names them. */
export const parameters: Record<keyof Values, Parameter> = {
  url: { kind: "address", about: "Address of the feed, or of a page that names one. https:// may be left out; feed: means http:. In a POST: where the document came from, the base of its relative addresses." },
  rss_url: { kind: "address", about: "Address of the feed." },
  format: { kind: "word", words: ["json", "jsonfeed", "rss", "atom"], otherwise: "json", about: "json: the structure of `Feed`. jsonfeed: JSON Feed 1.1. rss, atom: RSS 2.0 and Atom 1.0, mended. Where it is not given, what Accept prefers." },
  reportFormat: { name: "format", kind: "word", words: ["json", "pretty", "github", "sarif", "junit"], otherwise: "json", about: "Of a report. json: all of it. pretty: text for people. github: annotations of a workflow. sarif, junit: for programs that know these. Where it is not given, what Accept prefers of json, sarif and pretty." },
  profile: { kind: "names", words: Object.keys(PROFILES), about: "Names of the profiles that count, with commas between them; all by default." },
  limit: { kind: "whole", least: 0, most: 100_000, about: "At most so many entries; 0 gives the feed's head alone." },
  count: { kind: "whole", least: 1, most: 1000, about: "At most so many items (10 by default)." },
  since: { kind: "time", about: "Only entries published or updated at this time or later, as ISO 8601. Entries without any date stay." },
  html: { kind: "word", words: ["safe", "raw", "none"], otherwise: "safe", about: "safe: sanitized. none: no HTML, text only. raw: as published, where the deployment allows it." },
  fields: { kind: "names", about: "Names of the entry's properties to give, with commas between them; all by default." },
  order_by: { kind: "word", words: ["pubDate", "author", "title"], otherwise: "", about: "Sorts the items; as in the feed by default." },
  order_dir: { kind: "word", words: ["asc", "desc"], otherwise: "desc", about: "Direction of order_by." },
  compact: { kind: "flag", otherwise: false, about: "Leaves out properties that are null or empty, of JSON." },
  pretty: { kind: "flag", otherwise: false, about: "Indents the answer." },
  discover: { kind: "flag", otherwise: true, about: "If the address is a web page, reads the best of the feeds that it names." },
  probe: { kind: "flag", otherwise: false, about: "Also tries the customary paths of feeds on the site." },
  online: { kind: "flag", otherwise: false, about: "Asks the feed's servers, too: its delivery, enclosures, images, page and hub, a few of each. Where the deployment allows it." },
  full: { kind: "flag", otherwise: false, about: "Fetches the pages of entries whose completeness is not \"full\" and gives their articles; a few for each answer. With format=json." },
};

/** Reads the parameters that a route knows; throws "bad-request" naming what is wrong and what is allowed. */
export function readParameters(query: URLSearchParams, known: readonly (keyof Values)[], unread: readonly string[] = []): Values {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(parameters) as (keyof Values)[]) values[name] = defaultOf(parameters[name]);
  const seen = new Set<string>();
  for (const [name, text] of query) {
    if (unread.includes(name)) continue;
    const key = known.find((one) => nameOf(one) === name);
    if (key === undefined) {
      throw new Problem("bad-request", `Unknown parameter ${quote(name)}. This route knows: ${known.map(nameOf).join(", ") || "none"}.`);
    }
    if (seen.has(name)) throw new Problem("bad-request", `The parameter "${name}" is given twice.`);
    seen.add(name);
    values[key] = readValue(name, parameters[key], text);
  }
  const result = values as unknown as Values;
  checkFields(result);
  checkProfiles(result);
  if (result.full && result.format !== "json") throw new Problem("bad-request", "full=1 goes with format=json alone.");
  const isXml = result.format === "rss" || result.format === "atom";
  if (isXml && (result.fields !== null || result.compact)) throw new Problem("bad-request", "fields and compact go with format=json and format=jsonfeed.");
  return result;
}

/** The same question in one spelling: fixed order, defaults left out, the address written as fetched. */
export function canonicalQuery(values: Values, known: readonly (keyof Values)[]): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(parameters) as (keyof Values)[]) {
    const value = values[name];
    if (!known.includes(name) || value === null || value === defaultOf(parameters[name])) continue;
    query.set(nameOf(name), value === true ? "1" : value === false ? "0" : String(value));
  }
  return query.toString();
}

/** What queries call it. */
export function nameOf(key: keyof Values): string {
  return parameters[key].name ?? key;
}

/** What is allowed, in words. */
export function allowed(parameter: Parameter): string {
  switch (parameter.kind) {
    case "address": return "an http or https address";
    case "word": return parameter.words.join(", ");
    case "whole": return `a whole number from ${parameter.least} to ${parameter.most}`;
    case "flag": return "1, 0, true, false";
    case "time": return "a date or a time as in 2024-01-15 or 2024-01-15T13:45:00Z";
    case "names": return parameter.words?.join(", ") ?? "names with commas between them";
  }
}

function defaultOf(parameter: Parameter): unknown {
  if (parameter.kind === "flag") return parameter.otherwise;
  if (parameter.kind === "word") return parameter.otherwise === "" ? null : parameter.otherwise;
  return null;
}

function readValue(name: string, parameter: Parameter, text: string): unknown {
  const value = valueOf(parameter, text.trim());
  if (value === undefined) {
    throw new Problem("bad-request", `The parameter "${name}" cannot be ${quote(text)}. Allowed: ${allowed(parameter)}.`);
  }
  return value;
}

function valueOf(parameter: Parameter, text: string): unknown {
  switch (parameter.kind) {
    case "address": return text === "" ? undefined : text;
    case "word": return parameter.words.includes(text) ? text : undefined;
    case "whole": {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
      return number >= parameter.least && number <= parameter.most ? number : undefined;
    }
    case "flag": return text === "1" || text === "true" ? true : text === "0" || text === "false" ? false : undefined;
    case "time": return readTime(text);
    case "names": {
      const names = [...new Set(text.split(",").map((part) => part.trim()).filter(Boolean))];
      return names.length > 0 ? names : undefined;
    }
  }
}

function readTime(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text)) return undefined;
  const time = Date.parse(text);
  // The 30th of February is read as the first of March.
  const day = text.slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(midnight).toISOString().slice(0, 10) !== day ? undefined : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

function checkFields(values: Values): void {
  if (values.fields === null) return;
  const known = values.format === "jsonfeed" ? itemFields : entryFields;
  const unknown = values.fields.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Problem("bad-request", `The parameter "fields" knows no ${unknown.map(quote).join(", ")}. Allowed: ${known.join(", ")}.`);
}

function checkProfiles({ profile }: Values): void {
  const known = Object.keys(PROFILES);
  const unknown = profile?.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  throw new Problem("bad-request", `The parameter "profile" knows no ${quote(unknown)}${near === null ? "" : `; did you mean ${near}?`} Allowed: ${known.join(", ")}.`);
}

/** What came in, short and in plain characters, for a message. */
function quote(text: string): string {
  return `"${text.replace(/[^\x20-\x7e]/g, "?").slice(0, 60)}"`;
}
