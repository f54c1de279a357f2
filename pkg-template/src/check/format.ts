/** Reports as text: one writer for each format. */
import type { CheckReport, Finding, FindingsFormat, FormatOptions, NamedReport } from "../../check";
import { invalid } from "../error";
import { pretty } from "./pretty";
import { visible } from "./visible";

type Writer = (reports: NamedReport[], color: boolean) => string;

const WRITERS: Record<FindingsFormat, Writer> = { pretty, json, github, sarif, junit };

export function formatFindings(given: CheckReport | NamedReport[], format: FindingsFormat = "pretty", { name = "feed", color = false }: FormatOptions = {}): string {
  const write = Object.hasOwn(WRITERS, format) ? WRITERS[format] : null;
  if (!write) throw invalid(`format must be one of ${Object.keys(WRITERS).join(", ")}.`);
  if (Array.isArray(given)) return write(given, color);
  return format === "json" ? `${JSON.stringify(given, null, 2)}\n` : write([{ name, report: given }], color);
}

function json(reports: NamedReport[]): string {
  return `${JSON.stringify(reports.map(({ name, report }) => ({ name, ...report })), null, 2)}\n`;
}

const isAddress = (name: string) => /^https?:/i.test(name);

const LEVELS = { error: "error", warning: "warning", advice: "notice" };

/** Workflow commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function github(reports: NamedReport[]): string {
  const value = (text: string) => visible(text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A"));
  const property = (text: string) => value(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
  const line = (name: string, { line, column, code, severity, message, fix }: Finding) => {
    // An annotation belongs to a file of the repository; what was fetched is none.
    const [at, before] = isAddress(name) ? ["", `${name}:${line}:${column} `] : [`file=${property(name)},line=${line},col=${column},`, ""];
    return `::${LEVELS[severity]} ${at}title=${property(code)}::${value(`${before}${message} ${fix}`)}\n`;
  };
  return reports.flatMap(({ name, report }) => report.findings.map((finding) => line(name, finding))).join("");
}

const SARIF_LEVELS = { error: "error", warning: "warning", advice: "note" };

/** One log, one run, each rule once. https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
function sarif(reports: NamedReport[]): string {
  const all = reports.flatMap(({ report }) => report.findings);
  const codes = [...new Map(all.map((finding) => [finding.code, finding])).values()];
  const rules = codes.map(({ code, fix, helpUrl }) => ({ id: code, helpUri: helpUrl, help: { text: fix } }));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const results = reports.flatMap(({ name, report }) => report.findings.map(({ code, severity, message, line, column }) => ({
    ruleId: code,
    ruleIndex: indexes.get(code),
    level: SARIF_LEVELS[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(name) }, region: { startLine: line, startColumn: column } } }],
  })));
  const driver = { name: "anyfeed", version: VERSION, informationUri: "https://github.com/anyfeed/anyfeed", rules };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** The path of a file as an address, relative as it is; its steps are apart by slashes. */
function uriOf(name: string): string {
  if (isAddress(name)) return name;
  const path = name.replace(/\\/g, "/").replace(/^\.\//, "");
  const [, drive = "", rest = ""] = /^([a-z]:)?([^]*)$/i.exec(path) ?? [];
  const steps = rest.split("/").map(encodeURIComponent).join("/");
  return drive ? `file:///${drive}${steps}` : steps.startsWith("/") ? `file://${steps}` : steps;
}

/** A suite for each input, in it one case for each profile; what is advice fails none. */
function junit(reports: NamedReport[]): string {
  const suites = reports.map(({ name, report }) => suiteOf(name, report));
  const sum = (what: "tests" | "failures") => suites.reduce((all, suite) => all + suite[what], 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="anyfeed" tests="${sum("tests")}" failures="${sum("failures")}">\n${suites.map(({ text }) => text).join("")}</testsuites>\n`;
}

function suiteOf(name: string, { findings, profiles }: CheckReport) {
  const cases = profiles.map((profile) => {
    const faults = findings.filter((finding) => finding.profile === profile.name && finding.severity !== "advice");
    const failures = faults.map(
      ({ code, message, fix, line, column }) => `      <failure type="${escaped(code)}" message="${escaped(message)}">${escaped(`${name}:${line}:${column} ${message} ${fix}`)}</failure>\n`,
    );
    return { text: `    <testcase classname="${escaped(name)}" name="${escaped(profile.title)}">\n${failures.join("")}    </testcase>\n`, failed: faults.length > 0 };
  });
  const failures = cases.filter((one) => one.failed).length;
  const text = `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failures}">\n${cases.map((one) => one.text).join("")}  </testsuite>\n`;
  return { text, tests: cases.length, failures };
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML allows no control characters, not even escaped. */
function escaped(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd").replace(/[&<>"]/g, (sign) => SIGNS[sign]);
}
