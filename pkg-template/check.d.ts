/** anyfeed/check: what specifications and readers would say of a feed. A module of its own; nothing else carries it. */
import type { Input } from "./index.js";

/**
 * Checks a feed or a subscription list: the same reading as parseFeed, plus more than 800 rules. Never throws for its input.
 * @example
 * import { checkFeed } from "anyfeed/check";
 *
 * const report = checkFeed('<rss version="2.0"><channel><title>News</title></channel></rss>');
 * console.log(report.verdict); // "invalid"
 * for (const finding of report.findings) console.log(finding.line, finding.code, finding.message, finding.fix);
 */
export function checkFeed(input: Input, contentType?: string | null, options?: CheckOptions): CheckReport;

/**
 * A report as text: for terminals, programs, and the annotations of GitHub, SARIF and JUnit. Several reports become one
 * text: one run of SARIF, a suite of JUnit for each, a list of JSON.
 */
export function formatFindings(report: CheckReport | NamedReport[], format?: FindingsFormat, options?: FormatOptions): string;

/** A report and the file or address that it is about. */
export interface NamedReport {
  name: string;
  report: CheckReport;
}

export type FindingsFormat = "pretty" | "json" | "github" | "sarif" | "junit";

export interface FormatOptions {
  /** The file or address that was checked, of one report. */
  name?: string | undefined;
  /** Colours for terminals, in "pretty". */
  color?: boolean | undefined;
}

export interface CheckOptions {
  /** Where the document came from. */
  url?: string | null | undefined;
  /** The date of the check, for entries of the future: the current one by default; null for none. */
  now?: Date | string | null | undefined;
  /**
   * Names of the profiles that are wanted; all by default. Findings of others are left out and do not count: the verdict is
   * said of these alone, even of a document that is not well-formed, unless "syntax" is among them.
   */
  profiles?: string[] | undefined;
  /** So many findings are given in full; 1000 by default. */
  maxFindings?: number | undefined;
}

export interface CheckReport {
  /** Said of the profiles that were checked, and of nothing else; "not-a-feed" whichever were wanted. */
  verdict: "valid" | "valid-with-warnings" | "invalid" | "not-a-feed";
  /** "rss", "atom", "json", "opml", "cdf", "hfeed"; "" if it is not a feed. */
  format: string;
  /** Version within the format. */
  version: string;
  /** Entries that were looked at. */
  entries: number;
  /** Specifications that the document was checked by: those that it uses. None, if it uses none of those that were wanted. */
  profiles: CheckedProfile[];
  /** In the order of their places. */
  findings: Finding[];
  /** Those that are not given in full included. */
  findingsTotal: number;
}

export interface CheckedProfile {
  /** Stable: "rss", "atom", "itunes", "interop" … */
  name: string;
  /** For people. */
  title: string;
  /** How many rules it has. */
  rules: number;
  errors: number;
  warnings: number;
  advice: number;
}

export interface Finding {
  /** Stable: "rss/enclosure-length-missing". Every one is in docs/rules.md or docs/diagnostics.md. */
  code: string;
  /** The profile that it belongs to. */
  profile: string;
  /** "error": the specification forbids it, and readers fail; "warning": readers differ; "advice". */
  severity: "error" | "warning" | "advice";
  /** One sentence. */
  message: string;
  /** How to put it right. */
  fix: string;
  /** What feed readers make of it, where that is known. */
  readers: string | null;
  /** The passage of the specification. */
  helpUrl: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  /** UTF-16 units from the start of the decoded document. */
  from: number;
  /** UTF-16 units from the start of the decoded document. */
  to: number;
  /** Index of the entry that it is in. */
  entry: number | null;
}

export { FeedError, init } from "./index.js";
