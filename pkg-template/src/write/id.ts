/** Identifiers, where a format wants one or wants an address. */
import type { Tell } from "./problem";

/** An Atom id: an address of any scheme. Others stand in a name of ours, always the same for the same. */
export function idOf(id: string | null, content: string, field: string, tell: Tell): string {
  if (id === null || id === "") return `urn:anyfeed:${hash(content)}`;
  if (/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i.test(id)) return id;
  const written = `urn:anyfeed:${encodeURIComponent(id.replace(/[\uD800-\uDFFF](?![\uDC00-\uDFFF])/g, ""))}`;
  tell("not-allowed", field, `${field}: Atom wants an address, and “${id.slice(0, 40)}” is none; ${written.slice(0, 60)} was written.`);
  return written;
}

/** 53 bits of a text: the same text has the same, and others nearly never. */
export function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
