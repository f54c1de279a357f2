/** Identifiers, where a format wants one or wants an address. */
import type { Report } from "./problem";
import { FORBIDDEN } from "./xml";

/** An Atom id: an address of any scheme. Others stand in a name of ours, always the same for the same. */
export function idOf(id: string | null, content: string, field: string, report: Report): string {
  if (id === null || id === "") return `urn:anyfeed:${hash(content)}`;
  if (/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i.test(id)) return id;
  const written = `urn:anyfeed:${encodeURIComponent(id.replace(FORBIDDEN, ""))}`;
  report("not-allowed", field, `Atom wants an address, and “${id.slice(0, 40)}” is none`, written);
  return written;
}

/** 64 bits of a text, as FNV mixes them: the same text has the same, and others nearly never. */
export function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
