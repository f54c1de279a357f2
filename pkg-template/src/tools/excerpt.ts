/** The beginning of a text: whole words, and the sign that it goes on. */
import type { Excerptable } from "../../tools";
import { textOf } from "./markup";

/** Where the sign is not written right behind the word. */
const ELLIPSIS: Record<string, string> = { de: "\u00a0…", zh: "……" };

export function excerpt(from: Excerptable | string | null, length = 200, options: { language?: string | null } = {}): string {
  const entry: Excerptable = typeof from === "string" ? { contentText: from } : (from ?? {});
  const written = (entry.summary || bodyOf(entry, length)).trimStart();
  // What is folded is not longer than what is cut, whatever the size of the rest.
  const beginning = written.slice(0, 8 * length + 64);
  const text = beginning.replace(/\s+/g, " ").trimEnd();
  if (text.length <= length && beginning.length === written.length) return text;
  const language = options.language ?? entry.language ?? null;
  const sign = ELLIPSIS[language?.toLowerCase().split("-", 1)[0] ?? ""] ?? "…";
  const room = length - sign.length;
  if (room < 1) return "";
  const kept = text.length <= room ? text : text.slice(0, endOf(text.slice(0, room + 64), room, language));
  return withoutSigns(kept) + sign;
}

/** The words of the body. Those that stand for images are in its text, and are not in what is made of its markup. */
function bodyOf({ contentHtml, contentText }: Excerptable, length: number): string {
  return (contentHtml?.includes("<img") ? textOf(contentHtml, 8 * length + 64) : contentText) || "";
}

/** Where the last word ends that has room; where none has, the last character that does. */
function endOf(text: string, room: number, language: string | null): number {
  for (const granularity of ["word", "grapheme"] as const) {
    let end = 0;
    for (const { index, segment, isWordLike } of segments(text, granularity, language)) {
      if (index + segment.length > room) break;
      if (granularity === "grapheme" || isWordLike) end = index + segment.length;
    }
    if (end > 0) return end;
  }
  return 0;
}

function segments(text: string, granularity: "word" | "grapheme", language: string | null): Iterable<Intl.SegmentData> {
  try {
    return new Intl.Segmenter(language ?? "en", { granularity }).segment(text);
  } catch {
    // A language that is no language, as feeds have them.
    return language === null ? [] : segments(text, granularity, null);
  }
}

/** A comma before the sign that more follows says the same twice. */
const withoutSigns = (text: string) => text.replace(/[\s,;:.…\-–—([{«„“"'、，。；：（]{1,32}$/u, "");
