/** The words of the command line: what may be asked for, and what each number at the end means. */
import type { ParseOptions } from "anyfeed";
import type { WriteFormat } from "anyfeed/write";
import { nearest } from "../src/names";
import { lines, meant, parse, type Row, SAID, saidIn, UsageError, wholeNumber } from "./arguments";

/** What is printed; at most one of them. */
const SHOWS: Row[] = [
  ["entries", "", "print only the entries, one per line, as they are read"],
  ["report", "", "print what was wrong with the feed, and how to fix it"],
  ["to", "FORMAT", "write it as rss, atom, jsonfeed or opml; several inputs become one"],
  ["discover", "", "list the feeds that a page links"],
  ["opml", "", "list the feeds of an OPML subscription list"],
  ["watch", "", "print new entries as they appear, until you stop it"],
];
const HOW: Row[] = [
  ["json", "", "print JSON, even on a terminal"],
  ["table", "", "print a table, even into a file or a program"],
  ["format", "SHAPE", "the shape of the JSON: feed, or jsonfeed (JSON Feed 1.1)"],
  ["output", "FILE", "write to this file (-o FILE)"],
  ["all", "", "with --report: every place of each finding"],
  ["raw", "", "leave HTML as published (never insert it into a page)"],
  ["emails", "", "keep the e-mail addresses of people"],
  ["max-entries", "N", "stop after N entries"],
  ["url", "URL", "where a file or standard input came from"],
  ["content-type", "TYPE", "the Content-Type that its server sends"],
  ...SAID,
  ["timeout", "SECONDS", "how long to wait for an address (15)"],
  ["every", "SECONDS", "with --watch: how often to look, whatever the feed says"],
  ["progress", "", "report progress, even without a terminal"],
];
const OTHERS: Row[] = [["help", "", ""], ["version", "", ""]];
const FORMATS = ["rss", "atom", "jsonfeed", "opml"];

export const HELP = `Usage: anyfeed [OPTIONS] URL | FILE | - …
       anyfeed check [OPTIONS] URL | FILE | - …

Reads feeds. The address of a web page works, too: its feed is found. On a terminal it lists the entries; into a file or
a program it prints the feeds as JSON, one per line. "check" checks them against specifications: anyfeed check --help.

What to print
${lines(SHOWS)}
How
${lines(HOW)}  --help, --version

Examples
  anyfeed example.org                            the entries of the site's feed
  anyfeed --report feed.xml                      what is wrong with it
  anyfeed check feed.xml                         whether it follows its specification
  anyfeed --entries feed.xml | head -n 1         its first entry, however large it is
  anyfeed --to rss -o clean.xml broken.xml       a feed that every reader reads
  anyfeed --discover https://example.org/        which feeds there are
  anyfeed -u ann:secret example.org/feed.xml     a feed that is not public
  anyfeed --format jsonfeed - < feed.xml         JSON Feed from standard input

Exit codes
  0  a feed was read, even if it needed repairs
  1  there is no feed in the input
  2  invalid arguments
  3  the input could not be read, or is too large
  4  anyfeed failed, or the output could not be written
With several inputs the highest code counts. NO_COLOR and FORCE_COLOR are respected.
`;

/** The end of a sentence about what is neither a file nor an address: other programs have words where this one has options. */
export function meantByWord(target: string): string {
  const near = /^[a-z]+$/i.test(target) ? nearest(target, ["check", ...SHOWS.map(([name]) => name), ...OTHERS.map(([name]) => name)]) : null;
  return near ? `; did you mean anyfeed ${near === "check" ? near : `--${near}`}?` : ".";
}

export type Show = "feed" | "entries" | "report" | "to" | "discover" | "opml" | "watch" | "help" | "version";

export interface Words {
  show: Show;
  shape: "feed" | "jsonfeed";
  to: WriteFormat | "opml";
  /** What was asked for; else it hangs on where the output goes. */
  form: "json" | "table" | null;
  targets: string[];
  output: string | null;
  all: boolean;
  contentType: string | null;
  timeout: number;
  headers: [string, string][];
  every: number | null;
  progress: boolean;
  options: ParseOptions;
}

export function readWords(words: string[]): Words {
  const { values, positionals } = parse(words, [...SHOWS, ...HOW, ...OTHERS]);
  const text = (name: string) => (values[name] as string | undefined) ?? null;
  const is = (name: string) => Boolean(values[name]);
  const asked = [...OTHERS, ...SHOWS].map(([name]) => name).filter(is);
  const isOther = is("help") || is("version");
  if (!isOther) refuse(asked, is, text);
  return {
    show: (asked[0] ?? "feed") as Show,
    shape: (text("format") ?? "feed") as Words["shape"],
    to: (text("to") ?? "rss") as Words["to"],
    form: is("json") ? "json" : is("table") ? "table" : null,
    targets: positionals,
    output: text("output"),
    all: is("all"),
    contentType: text("content-type"),
    timeout: wholeNumber(text("timeout"), "--timeout") ?? 15,
    headers: saidIn(values),
    every: wholeNumber(text("every"), "--every"),
    progress: is("progress"),
    options: {
      url: text("url"),
      html: is("raw") ? "raw" : "safe",
      emails: is("emails"),
      maxEntries: wholeNumber(text("max-entries"), "--max-entries") ?? Infinity,
    },
  };
}

/** What does not go together, or is not known. */
function refuse(asked: string[], is: (name: string) => boolean, text: (name: string) => string | null): void {
  const [format, to] = [text("format"), text("to")];
  if (format !== null && format !== "feed" && format !== "jsonfeed") throw new UsageError(`--format must be feed or jsonfeed, not ${format}${meant(format, ["feed", "jsonfeed"])}`);
  if (to !== null && !FORMATS.includes(to)) throw new UsageError(`--to must be one of ${FORMATS.join(", ")}, not ${to}${meant(to, FORMATS)}`);
  const others: [string, string[]][] = [["format", ["report", "to", "discover", "opml", "watch"]], ["json", ["table", "to"]], ["table", ["to"]]];
  if (asked.length > 1) throw new UsageError(`--${asked.join(" and --")} do not go together`);
  for (const [name, all] of others) {
    const other = is(name) && all.find(is);
    if (other) throw new UsageError(`--${name} and --${other} do not go together`);
  }
}
