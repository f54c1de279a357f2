/** What was wrong with a feed, for people: each kind of fault once, how to put it right, and its places in the source. */
import type { Diagnostic, Feed } from "anyfeed";
import { advice } from "#advice";
import type { Colours } from "./output";
import { columns, count, visible } from "./width";

/** Columns of source shown. */
const WIDTH = 100;
/** Of them, before the place. */
const BEFORE = 40;
/** Places of one kind that are shown, where not all are asked for. */
const PLACES = 3;
const DOCUMENT = "https://github.com/anyfeed/anyfeed/blob/main/docs/diagnostics.md";
const SEVERITIES = ["error", "warning", "info"] as const;

export interface Look {
  colours: Colours;
  all: boolean;
}

export function reportOf(name: string, text: string, feed: Feed, look: Look): string {
  const { diagnostics, diagnosticsTotal } = feed.report;
  const left = diagnosticsTotal - diagnostics.length;
  const groups = grouped(diagnostics);
  const parts = [
    headline(name, feed, look.colours),
    ...groups.map((group) => kindOf(visible(name), text, group, look)),
    ...(left > 0 ? [`… and ${left} more.`] : []),
    ...(groups.length ? [total(groups, diagnosticsTotal)] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The same for programs. */
export function reportJson(name: string, { format, version, entries, report }: Feed): string {
  const diagnostics = report.diagnostics.map((one) => ({ ...one, advice: advice[one.code] ?? null, help: helpOf(one.code) }));
  return JSON.stringify({ name, format, version, entries: entries.length, ...report, diagnostics });
}

/** How many kinds, for who did not ask for them. */
export function summaryOf({ report }: Feed): string | null {
  const kinds = new Set(report.diagnostics.map(({ code }) => code)).size;
  if (!kinds) return null;
  return `${count(kinds, "kind")} of fault at ${count(report.diagnosticsTotal, "place")}, ${report.quality}: --report shows them.`;
}

function headline(name: string, { format, version, entries, report }: Feed, { bold }: Colours): string {
  const kind = { rss: "RSS", atom: "Atom", json: "JSON Feed", cdf: "CDF", hfeed: "h-feed" }[format];
  const facts = [
    `${kind} ${version}`.trim(),
    report.encoding,
    count(entries.length, "entry", "entries"),
    ...(report.truncated ? ["cut short"] : []),
    report.quality,
    ...(report.wellFormed ? [] : ["not well-formed"]),
  ];
  return `${bold(visible(name))}: ${facts.join(", ")}`;
}

/** By their codes, the gravest first, else in the order of their first places. */
function grouped(diagnostics: Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) groups.set(one.code, [...(groups.get(one.code) ?? []), one]);
  const rank = ([{ severity }]: Diagnostic[]) => SEVERITIES.indexOf(severity);
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

function kindOf(name: string, text: string, group: Diagnostic[], { colours, all }: Look): string {
  const [{ code, severity, message }] = group;
  const paint = { error: colours.red, warning: colours.yellow, info: colours.cyan }[severity];
  const times = group.length > 1 ? `, ${group.length} times` : "";
  const shown = all ? group : group.slice(0, PLACES);
  const lines = [
    `${paint(severity)} ${colours.bold(code)}${times}`,
    `  ${visible(message)}`,
    ...(advice[code] ? [`  ${colours.dim("How to fix it:")} ${advice[code]}`] : []),
    `  ${colours.dim(helpOf(code))}`,
    ...shown.flatMap((one) => placeOf(name, text, one, message, colours)),
    ...(shown.length < group.length ? [`  … and ${count(group.length - shown.length, "place")} more: --all shows them`] : []),
  ];
  return lines.join("\n");
}

/** A page of HTML drops all signs but hyphens from what leads to a heading. */
const helpOf = (code: string) => `${DOCUMENT}#${code.replace("/", "")}`;

function placeOf(name: string, text: string, { line, column, from, to, entry, message }: Diagnostic, known: string, { cyan, red }: Colours): string[] {
  const where = `  ${cyan(`${name}:${line}:${column}`)}${entry === null ? "" : ` (entry ${entry + 1})`}`;
  const [source, caret] = excerpt(text, from, to);
  return [message === known ? where : `${where} ${visible(message)}`, ...(source ? [`    ${source}`, `    ${red(caret)}`.trimEnd()] : [])];
}

/** The line, or the part of it around the place, and the caret. */
function excerpt(text: string, from: number, to: number): [line: string, caret: string] {
  const start = Math.max(lineStart(text, from), from - BEFORE);
  const line = text.slice(start, start + WIDTH).split(/[\r\n]/, 1)[0] ?? "";
  if (!line.trim()) return ["", ""];
  const before = visible(line.slice(0, from - start));
  const marked = visible(line.slice(from - start, Math.max(to - start, from - start + 1)));
  return [visible(line), `${" ".repeat(columns(before))}${"^".repeat(Math.max(1, columns(marked)))}`];
}

function lineStart(text: string, at: number): number {
  // Of one long line no more is looked at than is shown.
  const from = Math.max(0, at - WIDTH);
  const before = text.slice(from, at);
  return from + Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
}

function total(groups: Diagnostic[][], all: number): string {
  const names = { error: ["error"], warning: ["warning"], info: ["note"] } as const;
  const counts = SEVERITIES.flatMap((severity) => {
    const places = groups.flat().filter((one) => one.severity === severity).length;
    return places ? [count(places, names[severity][0])] : [];
  });
  return `${count(groups.length, "kind")} of fault at ${count(all, "place")}: ${counts.join(", ")}.`;
}
