/** Elements to XML text: escaping, namespaces, indentation. */
import type { Tell } from "./problem";
import { vocabularies } from "./tables";

export type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An element: its name with its customary prefix; or its own name and its namespace. */
export interface Node {
  name: string;
  /** For elements of namespaces that no vocabulary has a prefix for; "" is no namespace. */
  uri?: string;
  attributes?: Attributes;
  content: string | Node[];
}

/** An element of text or of others; without text, or without others, there is none. */
export function element(name: string, content: string | number | null | undefined | (Node | null)[], attributes?: Attributes): Node[] {
  if (content === null || content === undefined) return [];
  const filled = Array.isArray(content) ? content.filter((node) => node !== null) : String(content);
  return filled.length === 0 && Array.isArray(filled) ? [] : [{ name, attributes, content: filled }];
}

/** An element of attributes alone. */
export const bare = (name: string, attributes: Attributes): Node[] => [{ name, attributes, content: "" }];

/** What a document's pieces share while they are printed. */
export interface Ink {
  /** The namespace of elements without a prefix. */
  own: string;
  isPretty: boolean;
  /** Prefixes that the root declares; null while the root is not yet written. */
  declared: Set<string> | null;
  /** Prefixes that were used, with their namespaces. */
  used: Map<string, string>;
  /** Prefixes made for namespaces that have none. */
  made: Map<string, string>;
  tell: Tell;
  /** Which part of the input is being written. */
  field: string;
}

export const inkFor = (own: string, isPretty: boolean, tell: Tell): Ink =>
  ({ own, isPretty, declared: null, used: new Map(), made: new Map(), tell, field: "" });

/** One piece; prefixes that the root does not declare are declared on it. */
export function print(node: Node, ink: Ink, level: number): string {
  const before = ink.used;
  if (ink.declared) ink.used = new Map();
  const name = nameOf(node, ink);
  const text = inside(node, name, ink, level);
  const start = `<${name}${attributes(node.attributes, ink)}`;
  const late = ink.declared ? declarations(ink, (prefix) => !ink.declared!.has(prefix)) : "";
  if (ink.declared) ink.used = before;
  return indent(ink, level) + start + late + text;
}

/** The start tag's namespaces, each once. */
export function declarations(ink: Ink, isWanted = (_prefix: string) => true): string {
  const wanted = [...ink.used].filter(([prefix]) => isWanted(prefix)).sort();
  return wanted.map(([prefix, uri]) => ` xmlns:${prefix}="${escapeAttribute(uri)}"`).join("");
}

function write(node: Node, ink: Ink, level: number): string {
  const name = nameOf(node, ink);
  const none = node.uri === "" && ink.own ? ' xmlns=""' : "";
  return `${indent(ink, level)}<${name}${none}${attributes(node.attributes, ink)}${inside(node, name, ink, level)}`;
}

function inside(node: Node, name: string, ink: Ink, level: number): string {
  const { content } = node;
  if (typeof content === "string") return content === "" ? "/>" : `>${textOf(content, ink)}</${name}>`;
  let inner = "";
  for (const child of content) inner += typeof child.content === "string" && child.name === "" ? textOf(child.content, ink) : write(child, ink, level + 1);
  // Text between elements is text: white space would be added to it.
  const isMixed = content.some((child) => child.name === "");
  return `>${inner}${isMixed ? "" : indent(ink, level)}</${name}>`;
}

export const indent = (ink: Ink, level: number): string => (ink.isPretty ? `\n${"  ".repeat(level)}` : "");

function nameOf(node: Node, ink: Ink): string {
  if (node.uri) return `${prefixFor(node.uri, ink)}:${node.name}`;
  use(node.name, ink);
  return node.name;
}

/** Remembers the prefix of a name. One that no vocabulary has is the document's own word, which it never declared. */
function use(name: string, ink: Ink): void {
  const colon = name.indexOf(":");
  const prefix = name.slice(0, Math.max(colon, 0));
  if (!prefix || prefix === "xml" || ink.used.has(prefix)) return;
  ink.used.set(prefix, vocabularies()[prefix]?.uri ?? `prefix:${prefix}`);
}

function prefixFor(uri: string, ink: Ink): string {
  let prefix = ink.made.get(uri);
  if (!prefix) {
    const known = Object.entries(vocabularies()).find(([, vocabulary]) => vocabulary.uri === uri);
    prefix = known?.[0] ?? `ns${ink.made.size + 1}`;
    ink.made.set(uri, prefix);
  }
  ink.used.set(prefix, uri);
  return prefix;
}

function attributes(given: Attributes | undefined, ink: Ink): string {
  let text = "";
  for (const name in given) {
    const value = given[name];
    if (value === null || value === undefined) continue;
    use(name, ink);
    text += ` ${name}="${escapeAttribute(allowed(String(value), ink))}"`;
  }
  return text;
}

const escapeAttribute = (text: string): string => text.replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** As a section of characters where that is shorter: HTML mostly is. A carriage return would not survive there. */
function textOf(text: string, ink: Ink): string {
  const clean = allowed(text, ink);
  const signs = clean.match(/[&<]/g)?.length ?? 0;
  if (signs > 4 && !clean.includes("\r")) return `<![CDATA[${clean.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  return signs || /[>\r]/.test(clean) ? clean.replace(/[&<>]/g, (sign) => ENTITIES[sign]!).replaceAll("\r", "&#13;") : clean;
}

const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Without the characters that XML has no way to write. */
function allowed(text: string, ink: Ink): string {
  const clean = text.replace(FORBIDDEN, "");
  if (clean.length < text.length) {
    ink.tell("characters", ink.field, `${ink.field} holds characters that XML forbids; they were removed.`);
  }
  return clean;
}
