/** The words of the command line: what may be asked for, and what each number at the end means. */
import { parseArgs } from "node:util";
import type { ParseOptions } from "anyfeed";

export const HELP = `anyfeed URL | FILE | -

Reads a feed and prints it as JSON. The address of a page will do: its feed is found.

  --format jsonfeed   print JSON Feed 1.1
  --entries           print the entries alone, one a line
  --report            print what was wrong with the feed and what was made of it
  --raw               leave HTML as published (never insert it into a page)
  --emails            keep the e-mail addresses of people
  --max-entries N     stop after N entries
  --url URL           where a file or standard input came from
  --content-type TYPE what its server said of it
  --timeout SECONDS   how long to wait for an address (15)
  --progress          say how much has come, even where nobody watches
  --help, --version

It ends with
  0  a feed was read, however much had to be mended
  1  there is no feed in the input
  2  the words make no sense
  3  the input could not be got, or is too large
  4  anyfeed failed, or the output could not be written
`;

/** How it ends. */
export const EXIT = { read: 0, noFeed: 1, usage: 2, input: 3, fault: 4 } as const;

/** Words that make no sense. */
export class UsageError extends Error {}

export interface Words {
  show: "feed" | "entries" | "report" | "help" | "version";
  shape: "feed" | "jsonfeed";
  target: string | null;
  contentType: string | null;
  timeout: number;
  progress: boolean;
  options: ParseOptions;
}

export function readWords(words: string[]): Words {
  const { values, positionals } = parse(words);
  if (positionals.length > 1) throw new UsageError(`One feed at a time: ${positionals.join(" ")}`);
  const format = values.format ?? "feed";
  if (format !== "feed" && format !== "jsonfeed") throw new UsageError(`--format must be feed or jsonfeed, not ${format}`);
  const asked = (["help", "version", "report", "entries"] as const).filter((name) => values[name]);
  if (asked.length > 1 && !values.help) throw new UsageError(`--${asked.join(" and --")} do not go together`);
  if (values.report && values.format && !values.help) throw new UsageError("--report and --format do not go together");
  return {
    show: asked[0] ?? "feed",
    shape: format,
    target: positionals[0] ?? null,
    contentType: values["content-type"] ?? null,
    timeout: count(values.timeout, "--timeout") ?? 15,
    progress: values.progress ?? false,
    options: {
      url: values.url ?? null,
      html: values.raw ? "raw" : "safe",
      emails: values.emails ?? false,
      maxEntries: count(values["max-entries"], "--max-entries") ?? Infinity,
    },
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        "format": { type: "string" },
        "entries": { type: "boolean" },
        "report": { type: "boolean" },
        "raw": { type: "boolean" },
        "emails": { type: "boolean" },
        "max-entries": { type: "string" },
        "url": { type: "string" },
        "content-type": { type: "string" },
        "timeout": { type: "string" },
        "progress": { type: "boolean" },
        "help": { type: "boolean", short: "h" },
        "version": { type: "boolean", short: "v" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function count(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} must be a whole number, not ${text}`);
  return Number(text);
}
