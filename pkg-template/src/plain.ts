/** What files and markup hold, as plain text or as JSON. */

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", lrm: "\u200e", rlm: "\u200f" };

/** "Fish &amp; chips" to "Fish & chips". */
export function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Without tags; what is left of "<" is a sign. */
export function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z\d][^<>]{0,1000}>/gi, "");
}

/** A byte order mark is no part of a text. */
export const unmarked = (text: string) => text.replace(/^\ufeff/, "");

/** The JSON of a text that begins like an object or a list; undefined for all else. */
export function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
