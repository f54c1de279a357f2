/** The words of `anyfeed check`: what may be asked for, and what each number at the end means. */
import type { FindingsFormat } from "anyfeed/check";
import { PROFILES } from "../src/check/profiles";
import { lines, meant, parse, type Row, SAID, saidIn, UsageError, wholeNumber } from "./arguments";
import type { Manner } from "./source";

const ROWS: Row[] = [
  ["profile", "NAME,…", "check only against these; see below"],
  ["format", "FORMAT", "pretty (for people), json, github, sarif or junit"],
  ["max-warnings", "N", "more warnings than this count as an error"],
  ["online", "", "also ask the feed's servers: delivery, enclosures, images, page and hub"],
  ["before", "FILE|URL", "report what has changed since this earlier copy"],
  ["repaired", "", "show what would be different in the repaired feed"],
  ["output", "FILE", "write to this file (-o FILE)"],
  ["url", "URL", "where a file or standard input is published"],
  ["content-type", "TYPE", "the Content-Type that its server sends"],
  ...SAID,
  ["timeout", "SECONDS", "how long to wait for an address (15)"],
  ["progress", "", "report progress, even without a terminal"],
];
const OTHERS: Row[] = [["help", "", ""], ["version", "", ""]];
const FORMATS = ["pretty", "json", "github", "sarif", "junit"];

const profiles = () => Object.entries(PROFILES).map(([name, title]) => `  ${name.padEnd(20)}${title}\n`).join("");

export const CHECK_HELP = `Usage: anyfeed check [OPTIONS] URL | FILE | - …

Checks feeds and subscription lists against their specifications and against what readers need.

${lines(ROWS)}  --help, --version

Profiles
${profiles()}
Examples
  anyfeed check feed.xml                                    what is wrong with it
  anyfeed check example.org public/*.xml                    several, with a sum
  anyfeed check --profile itunes,podcast show.xml           what podcast directories would say
  anyfeed check --online https://example.org/feed.xml       what its servers do with it, too
  anyfeed check --before old.xml feed.xml                   what readers will make of the change
  anyfeed check --repaired feed.xml                         what anyfeed --to rss would write instead
  anyfeed check --format github --max-warnings 0 feed.xml   annotations in a workflow
  anyfeed check --format sarif -o feed.sarif feed.xml       for code scanning
  make-feed | anyfeed check --url https://example.org/feed.xml -

Exit codes
  0  no errors, and no more warnings than --max-warnings allows
  1  errors or more warnings were found, or there is no feed in the input
  2  invalid arguments
  3  an input could not be read, or is too large
  4  anyfeed failed, or the output could not be written
With several inputs the highest code counts.

Every rule, with examples: https://github.com/anyfeed/anyfeed/blob/main/docs/rules.md
Rules for servers: https://github.com/anyfeed/anyfeed/blob/main/docs/network.md
Rules for changes: https://github.com/anyfeed/anyfeed/blob/main/docs/changes.md
NO_COLOR and FORCE_COLOR are respected.
`;

export interface CheckWords extends Manner {
  show: "check" | "help" | "version";
  targets: string[];
  output: string | null;
  form: null;
  format: FindingsFormat;
  /** All, if none is named. */
  profiles: string[];
  maxWarnings: number;
  online: boolean;
  /** An earlier copy. */
  before: string | null;
  repaired: boolean;
}

/** The words behind "check". */
export function readCheckWords(words: string[]): CheckWords {
  try {
    return read(words);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(error.message, "anyfeed check --help") : error;
  }
}

function read(words: string[]): CheckWords {
  const { values, positionals } = parse(words, [...ROWS, ...OTHERS]);
  const text = (name: string) => (values[name] as string | undefined) ?? null;
  const format = text("format") ?? "pretty";
  if (!FORMATS.includes(format)) throw new UsageError(`--format must be one of ${FORMATS.join(", ")}, not ${format}${meant(format, FORMATS)}`);
  const before = text("before");
  if (before !== null && positionals.length > 1) throw new UsageError("--before is the earlier copy of one feed.");
  if (before === "-") throw new UsageError("--before must be a file or an address.");
  return {
    show: values["help"] ? "help" : values["version"] ? "version" : "check",
    targets: positionals,
    output: text("output"),
    form: null,
    format: format as FindingsFormat,
    profiles: profilesIn((values["profile"] as string[] | undefined) ?? []),
    maxWarnings: wholeNumber(text("max-warnings"), "--max-warnings") ?? Infinity,
    online: Boolean(values["online"]),
    before,
    repaired: Boolean(values["repaired"]),
    contentType: text("content-type"),
    timeout: wholeNumber(text("timeout"), "--timeout") ?? 15,
    headers: saidIn(values),
    progress: Boolean(values["progress"]),
    options: { url: text("url") },
  };
}

function profilesIn(lists: string[]): string[] {
  const known = Object.keys(PROFILES);
  const names = lists.flatMap((list) => list.split(",")).map((name) => name.trim()).filter(Boolean);
  if (lists.length && !names.length) throw new UsageError("--profile names none.");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === "changes") throw new UsageError("The profile changes is what --before adds.");
  if (unknown === "network") throw new UsageError("The profile network is what --online adds.");
  if (unknown !== undefined) throw new UsageError(`The profile ${unknown} is unknown${meant(unknown, known)}`);
  return [...new Set(names)];
}
