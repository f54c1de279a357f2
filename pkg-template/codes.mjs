// The catalogue of diagnostics, as JavaScript sees it: every code with its advice, and the type of all codes.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROW = /=\s*"([a-z0-9-]+\/[a-z0-9-]+)"\s+\w+\s+\w+\s+"((?:[^"\\]|\\[^])*)"\s+"((?:[^"\\]|\\[^])*)"/g;
const HEAD = `/**
 * The codes of all diagnostics, written from the catalogue when the package is assembled. Each has a section in the
 * documentation; a code may be added, never renamed or removed without a major version.
 */
`;

/** [code, advice] of every diagnostic, in the order of the catalogue. */
export function adviceIn(root) {
  // What comments show is no row.
  const text = readFileSync(join(root, "src/diagnostic/catalogue.rs"), "utf8").replace(/^\s*\/\/.*$/gm, "");
  return [...text.matchAll(ROW)].map(([, code, , advice]) => [code, unescaped(advice)]);
}

/** The text of codes.d.ts. */
export function codesOf(root) {
  const codes = adviceIn(root).map(([code]) => `  | "${code}"\n`);
  return `${HEAD}export type DiagnosticCode =\n${codes.join("").trimEnd()};\n`;
}

/** [name, title] of every profile of the checker, in the order in which reports name them; the reader's own is the first. */
export function profilesIn(root) {
  const rules = join(root, "src/check/rules");
  const [, order] = /PROFILES: &\[&Profile\] = &\[([^\]]*)\]/.exec(readFileSync(join(rules, "mod.rs"), "utf8"));
  const [, syntax] = /SYNTAX_TITLE: &str = "([^"]*)"/.exec(readFileSync(join(root, "src/check/report.rs"), "utf8"));
  const others = [...order.matchAll(/&(\w+)::/g)].map(([, file]) => {
    const [, name, title] = /name: "([^"]*)",\s+title: "([^"]*)"/.exec(readFileSync(join(rules, `${file}.rs`), "utf8"));
    return [name, title];
  });
  return [["syntax", syntax], ...others];
}

/** The text of src/check/profiles.ts. */
export function profilesOf(root) {
  const rows = profilesIn(root).map(([name, title]) => `  ${name}: ${JSON.stringify(title)},\n`);
  return `/** Profiles of the checker, by name: what each is called for people. Written from the tables when the package is assembled. */\nexport const PROFILES: Record<string, string> = {\n${rows.join("")}};\n`;
}

/** A Rust string may go on in the next line behind a backslash. */
const unescaped = (literal) => literal.replace(/\\\n\s*/g, "").replace(/\\(.)/g, (_, char) => (char === "n" ? "\n" : char));
