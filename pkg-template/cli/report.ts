/** What was wrong with a feed, for people: each finding with its line of the source and a caret below the place. */
import type { Diagnostic, Feed } from "anyfeed";

/** Columns of source shown. */
const WIDTH = 100;
/** Of them, before the place. */
const BEFORE = 40;

export function reportOf(name: string, text: string, feed: Feed): string {
  const { report } = feed;
  const left = report.diagnosticsTotal - report.diagnostics.length;
  const parts = [
    headline(name, feed),
    ...report.diagnostics.map((diagnostic) => finding(name, text, diagnostic)),
    ...(left > 0 ? [`… and ${left} more.`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function headline(name: string, { format, version, entries, report }: Feed): string {
  const kind = { rss: "RSS", atom: "Atom", json: "JSON Feed", cdf: "CDF", hfeed: "h-feed" }[format];
  const facts = [
    `${kind} ${version}`.trim(),
    report.encoding,
    `${entries.length} ${entries.length === 1 ? "entry" : "entries"}`,
    ...(report.truncated ? ["cut short"] : []),
    report.quality,
    ...(report.wellFormed ? [] : ["not well-formed"]),
  ];
  return `${visible(name)}: ${facts.join(", ")}`;
}

function finding(name: string, text: string, { code, severity, message, line, column, from, to, entry }: Diagnostic): string {
  const where = entry === null ? "" : ` (entry ${entry + 1})`;
  const head = `${visible(name)}:${line}:${column} ${severity} ${code}${where}\n${visible(message)}`;
  const shown = excerpt(text, from, to);
  return shown ? `${head}\n${shown}` : head;
}

/** The line, or the part of it around the place, and the caret. */
function excerpt(text: string, from: number, to: number): string {
  const start = Math.max(lineStart(text, from), from - BEFORE);
  const line = text.slice(start, start + WIDTH).split(/[\r\n]/, 1)[0] ?? "";
  if (!line.trim()) return "";
  const before = visible(line.slice(0, from - start));
  const marked = visible(line.slice(from - start, Math.max(to - start, from - start + 1)));
  return `  ${visible(line)}\n  ${" ".repeat(columns(before))}${"^".repeat(Math.max(1, columns(marked)))}`;
}

function lineStart(text: string, at: number): number {
  const before = text.slice(0, at);
  return Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
}

/** What strangers wrote does not steer the terminal. */
function visible(text: string): string {
  return text.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\u{fffd}");
}

/** East Asian characters and emoji take two columns, marks none, as do colours of skin; a flag is made of two letters. */
function columns(text: string): number {
  const wide = text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|(?![\u{1f1e6}-\u{1f1ff}]|\p{Emoji_Modifier})\p{Emoji_Presentation}/gu);
  const marks = text.match(/\p{M}|(?<=\p{Emoji_Modifier_Base})\p{Emoji_Modifier}/gu);
  return [...text].length + (wide?.length ?? 0) - (marks?.length ?? 0);
}
