/** Mozilla's Readability, with an end: what of it takes the square of what strangers write is done otherwise, or counted. */
import { Readability } from "@mozilla/readability";
import { ELEMENTS } from "./look";

/** Nodes whose text is asked for, each as often as it is: of a novel of 2 MB not 2,000,000. */
const ASKED = 30_000_000;
/** So many characters take as long as a node. */
const AS_NODE = 8;
/** Elements beside the main one that are taken over: those that are left are listed anew for each. */
const TAKEN = 1000;
/** Values up to this length are harmless. */
const SHORT = 256;
/** So much of a title is compared with headings, word by word with each. */
const TITLE = 1000;

const own = Readability.prototype as any;

class Reader extends Readability {
  /** A match begins where an address does: its own expression tries again at every letter of one. */
  REGEXPS = { ...own.REGEXPS, srcsetUrl: /(?<![^\s,])(\S+)(\s+[\d.]+[xw])?(\s*(?:,|$))/g };
  /** Looked into for each element that is taken over. */
  ALTER_TO_DIV_EXCEPTIONS = { includes: (name: string) => this.#takes() && own.ALTER_TO_DIV_EXCEPTIONS.includes(name) };
  #sizes = new WeakMap<Element, number>();
  #asked = 0;
  #taken = 0;

  _getInnerText(element: Element, isFolded?: boolean): string {
    const text = own._getInnerText.call(this, element, isFolded);
    let size = this.#sizes.get(element);
    if (size === undefined) this.#sizes.set(element, (size = element.getElementsByTagName("*").length));
    this.#asked += 1 + size + text.length / AS_NODE;
    if (this.#asked > ASKED) throw new Error("Too much is in one another.");
    return text;
  }

  #takes(): boolean {
    if (++this.#taken > TAKEN) throw new Error("Too much is beside one another.");
    return true;
  }

  _textSimilarity(one: string, other: string): number {
    return own._textSimilarity.call(this, one.slice(0, TITLE), other.slice(0, TITLE));
  }
}

/** Its title and its main content, as they stand in the page. */
export function read(document: Document): { title?: string | null; content?: string | null } | null {
  for (const element of document.querySelectorAll("*")) shorten(element);
  return new Reader(document, { maxElemsToParse: ELEMENTS }).parse();
}

/** Long values have no runs of white space, and those of pictures are addresses. */
function shorten(element: Element): void {
  const isPicture = /^(?:img|picture|figure)$/i.test(element.localName);
  for (const { name, value } of [...element.attributes]) {
    if (value.length <= SHORT) continue;
    const folded = value.trim().replace(/\s{2,}/g, " ");
    // No address has white space in it; a list of them says how large each is.
    const isWords = /\s/.test(folded) && !/\.(?:jpg|jpeg|png|webp)\s\d/.test(folded);
    if (isPicture && isWords && !["src", "srcset", "alt"].includes(name)) element.removeAttribute(name);
    else if (folded !== value) element.setAttribute(name, folded);
  }
}
