/** A whole document of each format: what opens it, its entries one by one, what closes it. */
import type { EntryInput, FeedHeadInput, FeedInput, WriteFormat, XmlOptions } from "../../write";
import { atomEntry, atomHead } from "./atom";
import { type Head, type Item, headOf, itemOf } from "./input";
import { jsonHead, jsonItem } from "./json";
import { type Tell, WriteError, teller } from "./problem";
import { rssHead, rssItem } from "./rss";
import { type Ink, declarations, indent, inkFor, print } from "./xml";

/** A document that is being written. */
export interface Writer {
  /** What one more entry is. */
  entry(entry: EntryInput): string;
  /** What stands before the entries; of XML to be called when the first are known, so that it declares their namespaces. */
  open(): string;
  close(): string;
}

type Maker = (head: FeedHeadInput, options: XmlOptions) => Writer;

export const writeRss: Maker = (given, options) => {
  const { head, ink, tell } = start(given, options, "");
  return {
    entry: numbered((item, field) => print(rssItem(item, head.format, field, tell), at(ink, field), 2), tell),
    open() {
      const before = rssHead(head, options.self, tell).map((node) => print(node, at(ink, "head"), 2)).join("");
      ink.declared = new Set(ink.used.keys());
      return `${prolog(options)}${indent(ink, 0)}<rss version="2.0"${declarations(ink)}>${indent(ink, 1)}<channel>${before}`;
    },
    close: () => `${indent(ink, 1)}</channel>${indent(ink, 0)}</rss>\n`,
  };
};

export const writeAtom: Maker = (given, options) => {
  const { head, ink, tell } = start(given, options, ATOM);
  let latest = "";
  return {
    entry: numbered((item, field) => {
      const date = item.updated ?? item.published ?? "";
      if (date > latest) latest = date;
      return print(atomEntry(item, head, field, tell), at(ink, field), 1);
    }, tell),
    open() {
      const before = atomHead(head, options.self, latest || null, tell).map((node) => print(node, at(ink, "head"), 1)).join("");
      const language = head.language ? ` xml:lang="${head.language.replace(/["<&]/g, "")}"` : "";
      ink.declared = new Set(ink.used.keys());
      return `${prolog(options)}${indent(ink, 0)}<feed xmlns="${ATOM}"${declarations(ink)}${language}>${before}`;
    },
    close: () => `${indent(ink, 0)}</feed>\n`,
  };
};

const ATOM = "http://www.w3.org/2005/Atom";

export const writeJson: Maker = (given, options) => {
  const tell = teller(options);
  const head = headOf(given, tell);
  const space = options.pretty ? "\n" : "";
  let count = 0;
  const item = numbered((item, field) => shown(jsonItem(item, head, field, tell), options, "    "), tell);
  return {
    entry: (entry) => `${count++ ? "," : ""}${space}${item(entry)}`,
    open: () => `${shown(jsonHead(head, options.self, tell), options, "").slice(0, -1).trimEnd()},${space}${options.pretty ? "  " : ""}"items":${options.pretty ? " " : ""}[`,
    close: () => (options.pretty ? "\n  ]\n}\n" : "]}\n"),
  };
};

function shown(value: object, { pretty }: XmlOptions, margin: string): string {
  if (!pretty) return JSON.stringify(value);
  return margin + JSON.stringify(value, null, 2).replaceAll("\n", `\n${margin}`);
}

export const WRITERS: Record<WriteFormat, Maker> = { rss: writeRss, atom: writeAtom, jsonfeed: writeJson };

function start(given: FeedHeadInput, options: XmlOptions, own: string): { head: Head; ink: Ink; tell: Tell } {
  const tell = teller(options);
  return { head: headOf(given, tell), ink: inkFor(own, options.pretty === true, tell), tell };
}

const at = (ink: Ink, field: string): Ink => Object.assign(ink, { field });

function numbered(print: (item: Item, field: string) => string, tell: Tell): (entry: EntryInput) => string {
  let count = 0;
  return (entry) => {
    const field = `entries[${count++}]`;
    return print(itemOf(entry, field, tell), field);
  };
}

function prolog({ stylesheet }: XmlOptions): string {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>';
  if (!stylesheet) return `${declaration}\n`;
  const { href, type } = typeof stylesheet === "string" ? { href: stylesheet, type: /\.css\b/.test(stylesheet) ? "text/css" : "text/xsl" } : stylesheet;
  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `${declaration}\n<?xml-stylesheet type="${safe(type)}" href="${safe(href)}"?>\n`;
}

/** The whole text: the entries first, as the root declares their namespaces. */
export function whole(maker: Maker, feed: FeedInput, options: XmlOptions = {}): string {
  const { entries, ...rest } = feed ?? {};
  if (!Array.isArray(entries)) throw new WriteError("invalid-input", "entries", "entries must be a list.");
  const writer = maker(rest, options);
  const texts = entries.map((entry) => writer.entry(entry));
  return writer.open() + texts.join("") + writer.close();
}
