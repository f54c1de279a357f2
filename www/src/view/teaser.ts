// The first words of an entry: its summary, else the beginning of its text.

import type { Entry } from "anyfeed";

/** Three lines of a wide column; what is longer is cut off at a word. */
const LONGEST = 360;

export function teaser(entry: Entry): string | null {
  const text = (entry.summary ?? entry.contentText ?? "").replace(/\s+/g, " ").trim();
  if (text.length <= LONGEST) return text || null;
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …`;
}
