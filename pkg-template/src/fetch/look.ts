/** Markup to whether taking it apart ends in good time: looked at once, before anything is built of it. */
import { Parser } from "htmlparser2";

/** Elements and comments of a page: of the longest novels that stand in one page there are 20,000. */
export const ELEMENTS = 50_000;
/** The same with texts, which end at every reference. */
const NODES = 200_000;
/** Elements around one, as in browsers. */
const DEPTH = 512;
/** Elements in one: Readability lists them anew for each that it takes out; `readable.ts` bounds how many those are. */
const CHILDREN = 20_000;
/** Formatting that was begun and not ended: browsers begin it again in every paragraph that follows. */
const UNENDED = 512;
/** Readability takes them apart by themselves, with all that is in them, and HTML allows none in another. */
const NOSCRIPTS = 4;
/** Attributes, each as often as its element has any: the one that is meant is looked for among them. */
const ATTRIBUTES = 25_000_000;
/** Nodes, each as often as elements are around it: the text of each of those is asked for many times. */
const REACH = 4_000_000;
/** So many characters take as long as a node. */
const AS_NODE = 32;

/** What browsers begin again; another <a> ends the one before. */
const FORMATTING = new Set(["b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u"]);

class TooMuch extends Error {}

/** Reads as the parser does that trees are made by, so that depth means the same. */
export function isModest(html: string): boolean {
  /** Of each element that is open, how many there are in it. */
  const counts = [0];
  const spent = { elements: 0, nodes: 0, unended: 0, noscripts: 0, attributes: 0, reach: 0 };
  const check = (nodes: number) => {
    spent.reach += nodes * counts.length;
    const isTooMuch = spent.elements > ELEMENTS || ++spent.nodes > NODES || spent.attributes > ATTRIBUTES;
    if (isTooMuch || spent.reach > REACH) throw new TooMuch();
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const named = Object.keys(attributes).length;
        if (FORMATTING.has(name)) spent.unended++;
        if (name === "noscript") spent.noscripts++;
        spent.elements++;
        spent.attributes += named * named;
        const siblings = ++counts[counts.length - 1];
        counts.push(0);
        if (siblings > CHILDREN || counts.length > DEPTH || spent.unended > UNENDED || spent.noscripts > NOSCRIPTS) throw new TooMuch();
        check(1 + named);
      },
      onclosetag(name, isImplied) {
        counts.pop();
        if (!isImplied && FORMATTING.has(name)) spent.unended--;
        if (name === "noscript") spent.noscripts--;
      },
      ontext: ({ length }) => check(1 + length / AS_NODE),
      oncomment() {
        spent.elements++;
        check(1);
      },
    },
    { lowerCaseAttributeNames: false, decodeEntities: true },
  );
  try {
    parser.end(html);
    return true;
  } catch (error) {
    if (error instanceof TooMuch) return false;
    throw error;
  }
}
