// What the reader reports and what the checker finds, each said once.

import type { Diagnostic, Feed } from "anyfeed";
import type { CheckReport, Finding } from "anyfeed/check";
import type { Severity, State } from "./state.js";

/** A place in the source, and what is said of it. */
export type Mark = Pick<Diagnostic, "severity" | "message" | "line" | "column" | "from" | "to" | "entry">;

export interface Findings {
  /** The reader's reports, then what only the checker says; the index of one is its name in the page. */
  marks: Mark[];
  /** What only the checker says; the first of them is the mark of this index. */
  rest: Finding[];
  first: number;
  /** What the checker says of a place of which the reader has said the same, by the index of that report. */
  beside: Map<number, Finding[]>;
  folded: Set<Finding>;
}

export const SEVERITY: Record<Finding["severity"], Severity> = { error: "error", warning: "warning", advice: "info" };

export const isReport = (check: State["check"]): check is CheckReport => typeof check === "object" && check !== null;

let last: { feed: Feed; report: CheckReport | null; findings: Findings } | null = null;

/** The same object as long as nothing new is known. */
export function findingsOf({ feed, check }: State): Findings {
  if (!feed) return { marks: [], rest: [], first: 0, beside: new Map(), folded: new Set() };
  const report = isReport(check) ? check : null;
  if (last?.feed !== feed || last.report !== report) last = { feed, report, findings: together(feed.report.diagnostics, report) };
  return last.findings;
}

function together(diagnostics: Diagnostic[], report: CheckReport | null): Findings {
  const own = (report?.findings ?? []).filter(({ profile }) => profile !== "syntax");
  const beside = besideReports(diagnostics, report?.findings ?? [], own);
  const folded = new Set([...beside.values()].flat());
  const rest = own.filter((finding) => !folded.has(finding));
  return { marks: [...diagnostics, ...rest.map(asMark)], rest, first: diagnostics.length, beside, folded };
}

const asMark = ({ severity, ...finding }: Finding): Mark => ({ ...finding, severity: SEVERITY[severity] });

/** The checker leaves out what the reader reports where a rule says it: those reports and rules belong together. */
function besideReports(diagnostics: Diagnostic[], all: Finding[], own: Finding[]): Map<number, Finding[]> {
  const isGiven = new Set(all.filter(({ profile }) => profile === "syntax").map(({ code, from }) => `${code} ${from}`));
  const rules = own.filter(({ severity }) => severity !== "advice");
  const beside = new Map<number, Finding[]>();
  diagnostics.forEach(({ code, from, to, entry }, index) => {
    if (rules.length === 0 || isGiven.has(`${code} ${from}`)) return;
    const here = rules.filter((rule) => rule.from <= to && from <= rule.to && rule.entry === entry);
    if (here.length > 0) beside.set(index, here);
  });
  return beside;
}

/** In groups of the same code, the groups in the order of their first ones. */
export function groupedByCode<T extends { code: string }>(all: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(one.code);
    if (group) group.push(one);
    else groups.set(one.code, [one]);
  }
  return groups;
}

/** The next place before or behind one, in the order of the document. */
export function stepFrom(marks: Mark[], mend: number | null, by: number): number {
  const order = marks.map((_, index) => index).sort((a, b) => (marks[a]?.from ?? 0) - (marks[b]?.from ?? 0));
  const at = mend === null ? (by > 0 ? -1 : 0) : order.indexOf(mend);
  return order[(at + by + order.length) % order.length] ?? 0;
}
