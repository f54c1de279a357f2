/** Reports for people: each input with its findings by their places, and at the end the sum of all. */
import type { CheckReport, Finding, NamedReport } from "../../check";
import { visible } from "./visible";

/** How a terminal is told, and how it is told to stop. */
const COLORS = { red: [31, 39], yellow: [33, 39], green: [32, 39], cyan: [36, 39], dim: [2, 22], bold: [1, 22] };
const PAINTS = { error: "red", warning: "yellow", advice: "cyan" } as const;

type Paint = (text: string, how: keyof typeof COLORS) => string;
type Counts = { errors: number; warnings: number; advice: number };

export function pretty(reports: NamedReport[], color: boolean): string {
  const paint: Paint = (text, how) => (color ? `\u001b[${COLORS[how][0]}m${text}\u001b[${COLORS[how][1]}m` : text);
  const parts = reports.map(({ name, report }) => inputOf(name, report, paint));
  if (reports.length > 1) parts.push(`${totalOf(reports, paint)}\n`);
  return parts.join("\n");
}

function inputOf(name: string, report: CheckReport, paint: Paint): string {
  const { findings, findingsTotal, profiles, verdict } = report;
  const known = new Set<string>();
  const left = findingsTotal - findings.length;
  const widths = findings.map(({ line, column }) => `${line}:${column}`.length);
  const width = widths.reduce((most, one) => Math.max(most, one), 0);
  const lines = [
    paint(visible(name), "bold"),
    ...findings.flatMap((finding) => linesOf(finding, width, known, paint)),
    ...(left > 0 ? [`  … and ${left} more`] : []),
    ...(findings.length ? [""] : []),
    ...(verdict === "not-a-feed" ? [paint(verdict, "red")] : [`${paint(verdict, colorOf(verdict))}: ${sumOf(countsOf(report))}`, paint(scopeOf(profiles), "dim")]),
  ];
  return `${lines.join("\n")}\n`;
}

function scopeOf(profiles: CheckReport["profiles"]): string {
  if (!profiles.length) return "Nothing was checked: the document uses none of the profiles that were asked for.";
  return `checked: ${profiles.map(({ title }) => title).join("; ")}`;
}

/** How to put it right is said of each code once. */
function linesOf({ line, column, severity, message, code, fix, readers }: Finding, width: number, known: Set<string>, paint: Paint): string[] {
  const first = `  ${`${line}:${column}`.padStart(width)}  ${paint(severity.padEnd(7), PAINTS[severity])}  ${visible(message)}  ${paint(code, "dim")}`;
  if (known.has(code)) return [first];
  known.add(code);
  return [first, paint(`${" ".repeat(width + 13)}${visible([fix, readers].filter(Boolean).join(" "))}`, "dim")];
}

const colorOf = (verdict: CheckReport["verdict"]) => (verdict === "valid" ? "green" : verdict === "valid-with-warnings" ? "yellow" : "red");

function countsOf({ profiles }: CheckReport): Counts {
  const sum = (what: keyof Counts) => profiles.reduce((all, profile) => all + profile[what], 0);
  return { errors: sum("errors"), warnings: sum("warnings"), advice: sum("advice") };
}

function sumOf({ errors, warnings, advice }: Counts): string {
  return `${count(errors, "error")}, ${count(warnings, "warning")}, ${count(advice, "piece")} of advice`;
}

function totalOf(reports: NamedReport[], paint: Paint): string {
  const all = reports.map(({ report }) => countsOf(report));
  const sum = (what: keyof Counts) => all.reduce((so, one) => so + one[what], 0);
  const total = { errors: sum("errors"), warnings: sum("warnings"), advice: sum("advice") };
  const text = `${count(reports.length, "input")}: ${sumOf(total)}`;
  return paint(paint(text, total.errors ? "red" : total.warnings ? "yellow" : "green"), "bold");
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}
