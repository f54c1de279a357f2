/** What was found, as findings with their places. */
import type { CheckReport, Finding } from "../../check";
import { NETWORK, type NetworkCode, type NetworkRule, PROFILE } from "./rules";

type Values = Record<string, string | number>;

export type Say = (code: NetworkCode, values?: Values, about?: About) => void;

/** What in the feed it is about. */
export interface About {
  /** An address that stands in it. */
  url: string;
  entry: number | null;
}

/** A list, and what adds to it. */
export function sayer(text: string): { findings: Finding[]; say: Say } {
  const findings: Finding[] = [];
  const say: Say = (code, values = {}, about) => {
    const { severity, sentence, fix, helpUrl, readers }: NetworkRule = NETWORK[code];
    const message = sentence.replace(/\{(\w+)\}/g, (_, name: string) => short(String(values[name] ?? about?.url ?? "")));
    findings.push({ code, profile: PROFILE.name, severity, message, fix, readers: readers ?? null, helpUrl, ...placeOf(text, about?.url), entry: about?.entry ?? null });
  };
  return { findings, say };
}

const LONGEST = 200;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Where an address stands in the document; what is resolved or written otherwise has the document's start. */
function placeOf(text: string, url: string | undefined): Pick<Finding, "line" | "column" | "from" | "to"> {
  for (const written of url === undefined ? [] : [url, url.replaceAll("&", "&amp;")]) {
    const from = text.indexOf(written);
    if (from < 0) continue;
    const lines = text.slice(0, from).split(/\r\n?|\n/);
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1, from, to: from + written.length };
  }
  return { line: 1, column: 1, from: 0, to: 0 };
}

/** The report with what the network said in it. */
export function withNetwork(report: CheckReport, found: Finding[]): CheckReport {
  return withProfile(report, PROFILE, Object.keys(NETWORK).length, found);
}

/** The report with what another profile says. */
export function withProfile(report: CheckReport, named: { name: string; title: string }, rules: number, found: Finding[]): CheckReport {
  const count = (severity: Finding["severity"]) => found.filter((finding) => finding.severity === severity).length;
  const profile = { ...named, rules, errors: count("error"), warnings: count("warning"), advice: count("advice") };
  const findings = [...report.findings, ...found].sort((one, other) => one.from - other.from || one.to - other.to);
  const { verdict } = report;
  const worst = profile.errors > 0 ? "invalid" : profile.warnings > 0 && verdict === "valid" ? "valid-with-warnings" : verdict;
  return { ...report, verdict: verdict === "not-a-feed" ? verdict : worst, profiles: [...report.profiles, profile], findings, findingsTotal: report.findingsTotal + found.length };
}
