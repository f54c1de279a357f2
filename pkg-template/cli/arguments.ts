/** The words of a command line, whatever command it is: rows of options in, their values out, and what is said of a wrong one. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../src/names";

/** Name, what it takes ("" for nothing, at its end an ellipsis where it may be repeated), what it does. */
export type Row = [name: string, takes: string, about: string];

/** How it ends. */
export const EXIT = { read: 0, noFeed: 1, usage: 2, input: 3, fault: 4 } as const;

/** Arguments that make no sense; `help` is what leads further. */
export class UsageError extends Error {
  constructor(message: string, readonly help = "--help") {
    super(message);
  }
}

const SHORT: Record<string, string> = { output: "o", header: "H", auth: "u", help: "h", version: "v" };

/** What is said to servers, of every command. */
export const SAID: Row[] = [
  ["header", "LINE…", "send this line, \"Name: value\", to addresses (-H LINE)"],
  ["auth", "WORDS", "send NAME:PASSWORD, or a token, to addresses (-u WORDS)"],
];

/** The rows of a help text. */
export const lines = (rows: Row[]) => rows.map(([name, takes, about]) => `  ${`--${name} ${takes}`.padEnd(20)}${about}\n`).join("");

export function parse(words: string[], rows: Row[]) {
  const options: ParseArgsConfig["options"] = {};
  for (const [name, takes] of rows) options[name] = { type: takes ? "string" : "boolean", multiple: takes.endsWith("…"), ...(SHORT[name] && { short: SHORT[name] }) };
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    const { message } = error as Error;
    const [, needy] = /^Option '(?:-\w, )?--([\w-]+) <value>' argument missing/.exec(message) ?? [];
    const [, takes, about] = rows.find(([name]) => name === needy) ?? [];
    if (takes) throw new UsageError(`--${needy} needs ${takes.replace(/,?…$/, "")}: ${about}.`);
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
    if (!unknown) throw new UsageError(message);
    throw new UsageError(`The option ${unknown} is unknown${meant(unknown.replace(/^-+/, ""), rows.map(([name]) => name), "--")}`);
  }
}

/** The end of a sentence about a word that is not known. */
export function meant(word: string, known: string[], before = ""): string {
  const near = nearest(word, known);
  return near ? `; did you mean ${before}${near}?` : ".";
}

export function wholeNumber(text: string | null, name: string): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} must be a whole number, not ${text}`);
  return Number(text);
}

/** The headers that SAID gives. */
export function saidIn(values: Record<string, unknown>): [string, string][] {
  const headers = ((values["header"] as string[] | undefined) ?? []).map(headerIn);
  const auth = values["auth"] as string | undefined;
  if (auth === undefined) return headers;
  return [...headers, ["authorization", auth.includes(":") ? `Basic ${Buffer.from(auth).toString("base64")}` : `Bearer ${auth}`]];
}

function headerIn(line: string): [string, string] {
  const [, name, value] = /^([^:\s]+):(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new UsageError("--header must be a name, a colon and a value.");
  return [name, value.trim()];
}
