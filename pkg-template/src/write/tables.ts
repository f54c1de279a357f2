/** The generated table of vocabularies, read when it is first asked for. */
import { VOCABULARIES } from "./names";

/** How an element or attribute is written. */
export interface Mark {
  name: string;
  isAttribute: boolean;
  /** "~" HTML, "+" one text for a list, "!" there or not, "?" yes or no, "&" elements of other vocabularies. */
  sign: string;
  parts: Record<string, Mark>;
}

export interface Vocabulary {
  uri: string;
  /** What its names have before a word where keys have a capital. */
  style: string;
  /** What has parts has elements alone. */
  isNested: boolean;
  elements: Record<string, Mark>;
}

let known: Record<string, Vocabulary> | undefined;

/** Vocabularies by their prefixes. */
export function vocabularies(): Record<string, Vocabulary> {
  return (known ??= Object.fromEntries(
    VOCABULARIES.trim().split("\n").map((line) => {
      const [prefix = "", address = "", style = "", marks = ""] = line.split(" ");
      const uri = address.includes(":") ? address : `http://${address}`;
      return [prefix, { uri, style: style.replace("*", ""), isNested: style.endsWith("*"), elements: read(marks) }];
    }),
  ));
}

/** The name that a key stands for, where no mark says it. */
export const nameOf = (key: string, style: string): string =>
  style ? key.replace(/[A-Z]/g, (letter) => style + letter.toLowerCase()) : key;

/** "category(category),keywords+" */
function read(marks: string): Record<string, Mark> {
  const around: Record<string, Mark>[] = [];
  let parts: Record<string, Mark> = Object.create(null);
  let last: Mark | undefined;
  for (const [token] of marks.matchAll(/[()]|[^(),]+/g)) {
    if (token === "(") {
      around.push(parts);
      parts = last!.parts;
    } else if (token === ")") {
      parts = around.pop()!;
    } else {
      const [, at, name = "", sign = ""] = /^(@?)(.*?)([~+!?&]?)$/.exec(token)!;
      parts[keyOf(name)] = last = { name, isAttribute: at !== "", sign, parts: Object.create(null) };
    }
  }
  return parts;
}

/** `new-feed-url` and `hit_parade` as JavaScript writes them. */
const keyOf = (name: string): string =>
  name.replace(/[^a-z\d]+([a-z\d])/gi, (_, letter: string) => letter.toUpperCase()).replace(/^./, (letter) => letter.toLowerCase());
