/** Typed extensions and unknown elements back to the elements that they were. */
import type { ForeignElement } from "../../index";
import { isExact, rfc822 } from "./dates";
import type { Report } from "./problem";
import { type Mark, type Vocabulary, nameOf, vocabularies } from "./tables";
import { type Attributes, type Node, escapeSigns, mixed } from "./xml";

export type Extensions = Record<string, Record<string, unknown> | undefined>;

/** Shown under `extensions`, but said elsewhere in what is written. */
const ELSEWHERE = new Set(["thr.replies", "rss.channel"]);

/** Every element of known vocabularies but those that the format's own elements say. */
export function extensionNodes(extensions: Extensions, isSaid: (name: string) => boolean, own = "", path = "", report: Report = () => {}): Node[] {
  const nodes: Node[] = [];
  for (const prefix of Object.keys(extensions).sort()) {
    const vocabulary = vocabularies()[prefix];
    // JSON Feed's own members and h-feed's properties have no elements.
    if (!vocabulary) {
      report("left-out", `${path}extensions.${prefix}`, "it has no elements and");
      continue;
    }
    const space = { ...vocabulary, start: prefix === own ? "" : `${prefix}:`, item: own === "rss" ? "" : "rss:" };
    const parts = extensions[prefix]!;
    for (const key in parts) {
      const name = `${prefix}.${key}`;
      if (!isSaid(name) && !ELSEWHERE.has(name)) add(nodes, space, key, parts[key], vocabulary.elements[key]);
    }
  }
  return nodes;
}

/** A vocabulary, and what its names begin with. */
type Space = Vocabulary & { start: string; item: string };

/** What a live item says with the elements of an item of RSS. */
const OF_ITEM = new Set(["title", "description", "link", "guid", "pubDate"]);

/** One element, or as many as the list has members. */
function add(nodes: Node[], space: Space, key: string, value: unknown, mark: Mark | undefined): void {
  if (value === null || value === undefined) return;
  const sign = mark?.sign;
  if (sign === "&") return void nodes.push(...extensionNodes(value as Extensions, () => false));
  const isNumbers = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number");
  if (Array.isArray(value) && sign !== "+" && !(isNumbers && !mark)) {
    for (const one of value) add(nodes, space, key, one, mark);
    return;
  }
  const name = space.start + (mark?.name ?? nameOf(key, space.style));
  if (sign === "!") return void (value && nodes.push({ name, content: "" }));
  if (typeof value === "object" && !Array.isArray(value)) return void nodes.push(structure(name, space, value as Record<string, unknown>, mark));
  const attribute = mark && Object.values(mark.parts).find(({ isAttribute }) => isAttribute);
  nodes.push(attribute ? { name, attributes: { [attribute.name]: plain(value, "") }, content: "" } : { name, content: plain(value, sign) });
}

function structure(name: string, space: Space, value: Record<string, unknown>, mark: Mark | undefined): Node {
  const attributes: Attributes = {};
  const inside: Node[] = [];
  const isLive = name === "podcast:liveItem";
  let own = "";
  for (const key in value) {
    const part = mark?.parts[key];
    const one = value[key];
    if (one === null || one === undefined) continue;
    const isElement = part ? !part.isAttribute : typeof one === "object" || space.isNested || mark?.parts["*"];
    if (key === "value" && !(part && (part.isAttribute || !part.sign))) own = plain(one, part?.sign);
    else if (isElement) add(inside, isLive && OF_ITEM.has(key) ? { ...space, start: space.item } : space, key, one, part);
    else attributes[part?.name ?? nameOf(key, space.style)] = key === "pubdate" && isExact(one) ? rfc822(one as string) : plain(one, part?.sign);
  }
  return { name, attributes, content: mixed(own, inside) };
}

function plain(value: unknown, sign: string | undefined): string {
  if (Array.isArray(value)) return value.join(typeof value[0] === "number" ? " " : ", ");
  if (sign === "?" && typeof value === "boolean") return value ? "yes" : "no";
  return sign === "~" ? asHtml(String(value)) : String(value);
}

/**
 * Plain text where HTML is expected: escaped where it could be read as a tag or a character. Names of characters such as `&copy` need no semicolon,
 * and no short word is one but `lt` and `gt`: `B&B`.
 */
export const asHtml = (text: string): string => (/<[a-z!?/]|&(#|[lg]t|\w{3}|\w+;)/i.test(text) ? escapeSigns(text) : text);

const NAME = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*(:[\p{L}_][\p{L}\p{N}\p{M}_.·-]*)?$/u;

/** Elements that no vocabulary knows. Without a namespace they are the format's own, and mean nothing in another. */
export function foreignNodes(foreign: ForeignElement[], isHome: boolean, path: string, report: Report): Node[] {
  const field = `${path}foreign`;
  return foreign.flatMap((element) => {
    const isOwn = !element.namespace && !element.name.includes(":");
    // What repairs take for an entry would be one.
    if (!isOwn || (isHome && !/"name":"(item|entry|channel)"/i.test(JSON.stringify(element)))) return foreignNode(element, field, report);
    report("left-out", field, `<${element.name}> without a namespace`);
    return [];
  });
}

function foreignNode({ name, namespace, value, attributes = {}, children = [] }: ForeignElement, field: string, report: Report): Node[] {
  if (!NAME.test(name) || (namespace && name.includes(":"))) {
    report("left-out", field, `“${name.slice(0, 40)}” cannot be the name of an element and`);
    return [];
  }
  const allowed = Object.entries(attributes).filter(([key]) => NAME.test(key) && !/^xmlns(:|$)/.test(key));
  const inside = children.flatMap((child) => foreignNode(child, field, report));
  return [{ name, ...(name.includes(":") ? {} : { uri: namespace ?? "" }), attributes: Object.fromEntries(allowed), content: mixed(value ?? "", inside) }];
}
