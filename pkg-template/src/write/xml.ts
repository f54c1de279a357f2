/** Elements to XML text: escaping, namespaces, indentation. */
import type { Report } from "./problem";

export type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An element: its name with its customary prefix; or its own name and its namespace. Without a name it is text. */
export interface Node {
  name: string;
  /** For elements of namespaces that no vocabulary has a prefix for; "" is no namespace. */
  uri?: string;
  attributes?: Attributes;
  content: string | Node[];
}

/** What stands in an element: text, or elements. Nothing is no element. */
export type Content = string | number | null | undefined | Node[];

/** An element of text or of others; without text, or without others, there is none. */
export function element(name: string, content: Content, attributes?: Attributes): Node[] {
  if (content === null || content === undefined || (typeof content === "object" && !content.length)) return [];
  return [{ name, attributes, content: typeof content === "object" ? content : String(content) }];
}

/** An element of attributes alone. */
export const bare = (name: string, attributes: Attributes): Node[] => [{ name, attributes, content: "" }];

/** A table of elements, in its order: what is text stands in an element of that name, and elements stand as they are. */
export function elements(parts: Record<string, Content>, start = ""): Node[] {
  return Object.entries(parts).flatMap(([name, content]) => (typeof content === "object" && content ? content : element(start + name, content)));
}

/** What stands in an element that may hold both. */
export const mixed = (text: string, inside: Node[]): string | Node[] =>
  inside.length && text.trim() ? [{ name: "", content: text }, ...inside] : inside.length ? inside : text;

/** Namespaces by their customary prefixes. */
export type Namespaces = Record<string, { uri: string }>;

/** What a document's pieces share while they are printed. */
export interface Ink {
  /** The namespace of elements without a prefix. */
  own: string;
  isPretty: boolean;
  namespaces: Namespaces;
  /** Prefixes that the root declares; null while the root is not yet written. */
  declared: Set<string> | null;
  /** Prefixes that were used, with their namespaces. */
  used: Map<string, string>;
  /** Prefixes made for namespaces that have none. */
  made: Map<string, string>;
  report: Report;
  /** Which part of the input is being written. */
  field: string;
}

export const inkFor = (own: string, isPretty: boolean, report: Report, namespaces: Namespaces): Ink =>
  ({ own, isPretty, namespaces, declared: null, used: new Map(), made: new Map(), report, field: "" });

/** One piece; prefixes that the root does not declare are declared on it. */
export function print(node: Node, ink: Ink, level: number): string {
  const { used, declared } = ink;
  if (!declared) return write(node, ink, level);
  ink.used = new Map();
  const text = write(node, ink, level, () => declarations(ink, (prefix) => !declared.has(prefix)));
  ink.used = used;
  return text;
}

/** The start tag's namespaces, each once. */
export function declarations(ink: Ink, isWanted = (_prefix: string) => true): string {
  const wanted = [...ink.used].filter(([prefix]) => isWanted(prefix)).sort();
  return wanted.map(([prefix, uri]) => ` xmlns:${prefix}="${escapeText(uri)}"`).join("");
}

function write(node: Node, ink: Ink, level: number, late?: () => string): string {
  const { content, attributes } = node;
  const name = nameOf(node, ink);
  let start = `${indent(ink, level)}<${name}${node.uri === "" && ink.own ? ' xmlns=""' : ""}`;
  for (const key in attributes) {
    const value = attributes[key] ?? null;
    if (value === null) continue;
    use(key, ink);
    start += ` ${key}="${escapeText(allowed(String(value), ink))}"`;
  }
  const inner = typeof content === "string" ? textOf(content, ink) : inside(content, ink, level);
  return start + (late?.() ?? "") + (inner ? `>${inner}</${name}>` : "/>");
}

/** Text between elements is text: white space would be added to it. */
function inside(content: Node[], ink: Ink, level: number): string {
  let text = "";
  let isMixed = false;
  for (const child of content) {
    const isText = child.name === "";
    isMixed ||= isText;
    text += isText ? textOf(child.content as string, ink) : write(child, ink, level + 1);
  }
  return isMixed ? text : text + indent(ink, level);
}

export const indent = (ink: Ink, level: number): string => (ink.isPretty ? `\n${"  ".repeat(level)}` : "");

function nameOf({ uri, name }: Node, ink: Ink): string {
  if (uri) return `${prefixFor(uri, ink)}:${name}`;
  use(name, ink);
  return name;
}

/** Remembers the prefix of a name. One that no vocabulary has is the document's own word, which it never declared. */
function use(name: string, { used, namespaces }: Ink): void {
  const colon = name.indexOf(":");
  if (colon < 1) return;
  const prefix = name.slice(0, colon);
  if (prefix !== "xml" && !used.has(prefix)) used.set(prefix, namespaces[prefix]?.uri ?? `prefix:${prefix}`);
}

function prefixFor(uri: string, { made, used, namespaces }: Ink): string {
  let prefix = made.get(uri);
  if (!prefix) {
    const known = Object.entries(namespaces).find(([, one]) => one.uri === uri);
    made.set(uri, (prefix = known?.[0] ?? `ns${made.size + 1}`));
  }
  used.set(prefix, uri);
  return prefix;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What would be markup. */
export const escapeSigns = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);

/** For attributes, and for text wherever it stands: what white space would not survive as it is, too. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);

/** As a section of characters where that is shorter: HTML mostly is. A carriage return would not survive there. */
function textOf(text: string, ink: Ink): string {
  const clean = allowed(text, ink);
  if (!/[&<>\r]/.test(clean)) return clean;
  if (/^(?:[^&<]*[&<]){5}/.test(clean) && !clean.includes("\r")) return `<![CDATA[${clean.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  return escapeSigns(clean).replaceAll("\r", "&#13;");
}

/** Characters that XML has no way to write: controls, and halves of pairs. */
export const FORBIDDEN = /[\x00-\x08\v\f\x0e-\x1f\uFFFE\uFFFF\uD800-\uDFFF]/gu;

function allowed(text: string, ink: Ink): string {
  const clean = text.replace(FORBIDDEN, "");
  if (clean.length < text.length) ink.report("characters", ink.field);
  return clean;
}
