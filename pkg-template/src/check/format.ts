/** A report as text: one writer for each format. */
import type { CheckReport, Finding, FindingsFormat, FormatOptions } from "../../check";
import { invalid } from "../error";

type Writer = (report: CheckReport, options: Required<FormatOptions>) => string;

const WRITERS: Record<FindingsFormat, Writer> = { pretty, json, github, sarif, junit };

export function formatFindings(report: CheckReport, format: FindingsFormat = "pretty", { name = "feed", color = false }: FormatOptions = {}): string {
  const write = Object.hasOwn(WRITERS, format) ? WRITERS[format] : null;
  if (!write) throw invalid(`format must be one of ${Object.keys(WRITERS).join(", ")}.`);
  return write(report, { name, color });
}

const COLORS = { error: 31, warning: 33, advice: 36, dim: 2, bold: 1 };

function pretty({ findings, verdict, profiles }: CheckReport, { name, color }: Required<FormatOptions>): string {
  const painted = (text: string, how: keyof typeof COLORS) => (color ? `\u001b[${COLORS[how]}m${text}\u001b[0m` : text);
  const lines = [painted(name, "bold")];
  for (const { line, column, severity, message, code, fix, readers } of findings) {
    lines.push(`  ${`${line}:${column}`.padEnd(9)} ${painted(severity.padEnd(7), severity)}  ${message}  ${painted(code, "dim")}`);
    lines.push(painted(`${" ".repeat(21)}${[fix, readers].filter(Boolean).join(" ")}`, "dim"));
  }
  const sum = (what: "errors" | "warnings" | "advice") => profiles.reduce((sum, profile) => sum + profile[what], 0);
  lines.push("", `${verdict}: ${sum("errors")} errors, ${sum("warnings")} warnings, ${sum("advice")} pieces of advice`);
  lines.push(`checked: ${profiles.map(({ title }) => title).join("; ")}`, "");
  return lines.join("\n");
}

function json(report: CheckReport): string {
  return JSON.stringify(report, null, 2) + "\n";
}

const LEVELS = { error: "error", warning: "warning", advice: "notice" };

/** Workflow commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function github({ findings }: CheckReport, { name }: Required<FormatOptions>): string {
  const value = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const property = (text: string) => value(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
  const line = (finding: Finding) =>
    `::${LEVELS[finding.severity]} file=${property(name)},line=${finding.line},col=${finding.column},title=${property(finding.code)}::${value(`${finding.message} ${finding.fix}`)}\n`;
  return findings.map(line).join("");
}

const SARIF_LEVELS = { error: "error", warning: "warning", advice: "note" };

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
function sarif({ findings }: CheckReport, { name }: Required<FormatOptions>): string {
  const codes = [...new Map(findings.map((finding) => [finding.code, finding])).values()];
  const rules = codes.map(({ code, fix, helpUrl }) => ({ id: code, helpUri: helpUrl, help: { text: fix } }));
  const results = findings.map(({ code, severity, message, line, column }) => ({
    ruleId: code,
    level: SARIF_LEVELS[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: name }, region: { startLine: line, startColumn: column } } }],
  }));
  const driver = { name: "anyfeed", version: VERSION, informationUri: "https://github.com/anyfeed/anyfeed", rules };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }] };
  return JSON.stringify(log, null, 2) + "\n";
}

/** One case for each profile; what is advice fails none. */
function junit({ findings, profiles }: CheckReport, { name }: Required<FormatOptions>): string {
  const cases = profiles.map((profile) => {
    const faults = findings.filter((finding) => finding.profile === profile.name && finding.severity !== "advice");
    const failures = faults.map(
      ({ code, message, fix, line, column }) => `    <failure type="${escaped(code)}" message="${escaped(message)}">${escaped(`${name}:${line}:${column} ${message} ${fix}`)}</failure>\n`,
    );
    return { text: `  <testcase classname="anyfeed" name="${escaped(profile.title)}">\n${failures.join("")}  </testcase>\n`, failed: faults.length > 0 };
  });
  const failed = cases.filter((one) => one.failed).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failed}">\n${cases.map((one) => one.text).join("")}</testsuite>\n`;
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML allows no control characters, not even escaped. */
function escaped(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd").replace(/[&<>"]/g, (sign) => SIGNS[sign]);
}
