/** npx anyfeed: a feed in, JSON or a report out. */
import { decodeDocument, FeedError, parseFeed, parseFeedToJson, version } from "anyfeed";
import { FetchError } from "anyfeed/fetch";
import { reportOf } from "./report";
import { InputError, sourceOf, type Source } from "./source";
import { EXIT, HELP, readWords, UsageError, type Words } from "./words";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Who reads the first lines only has closed the pipe.
  if (error.code === "EPIPE") process.exit(EXIT.read);
  process.stderr.write(`anyfeed: the output could not be written (${error.message})\n`);
  process.exit(EXIT.fault);
});

// Nobody listens to what is said beside the output.
process.stderr.on("error", () => {});

try {
  const words = readWords(process.argv.slice(2));
  if (words.show === "help" || words.show === "version") {
    process.stdout.write(words.show === "help" ? HELP : `${version}\n`);
  } else if (words.target === null && process.stdin.isTTY) {
    throw new UsageError("Which feed?");
  } else {
    process.stdout.write(shown(words, await sourceOf(words)));
  }
} catch (error) {
  process.exitCode = complain(error);
}

function shown({ show, shape, options }: Words, { name, bytes, contentType, url }: Source): string {
  const given = { ...options, url };
  if (show === "report") return reportOf(name, decodeDocument(bytes, contentType).text, parseFeed(bytes, contentType, given));
  const json = Buffer.from(parseFeedToJson(bytes, contentType, { ...given, shape })).toString();
  if (show === "entries") {
    const { entries, items } = JSON.parse(json) as Record<string, unknown[]>;
    return (entries ?? items ?? []).map((entry) => `${JSON.stringify(entry)}\n`).join("");
  }
  return `${process.stdout.isTTY ? JSON.stringify(JSON.parse(json), null, 2) : json}\n`;
}

/** The innermost cause that says something: of Node's fetch the outer one says nothing but "fetch failed". */
function reasonOf(error: Error): string {
  let reason = "";
  let at: unknown = error.cause;
  for (let depth = 0; depth < 8 && at instanceof Error; depth++) {
    // Of several addresses of a host, each has an error of its own.
    const within: unknown = at instanceof AggregateError ? at.errors[0] : at.cause;
    reason = at.message || reason;
    at = within;
  }
  return reason;
}

/** Says what went wrong; gives how it ends. */
function complain(error: unknown): number {
  const say = (text: string) => process.stderr.write(`anyfeed: ${text}\n`);
  if (error instanceof UsageError) {
    say(`${error.message}\nTry --help.`);
    return EXIT.usage;
  }
  if (error instanceof FetchError && error.code !== "invalid-url") {
    const reason = reasonOf(error);
    say(reason ? `${error.message} (${reason})` : error.message);
    return EXIT.input;
  }
  if (error instanceof InputError || (error instanceof FeedError && error.code === "too-large")) {
    say(error.message);
    return EXIT.input;
  }
  if (error instanceof FetchError || (error instanceof FeedError && error.code === "invalid-argument")) {
    say(error.message);
    return EXIT.usage;
  }
  if (error instanceof FeedError && error.code !== "internal") {
    say(error.message);
    for (const { url } of error.feeds) say(`the page names ${url}`);
    return EXIT.noFeed;
  }
  say(error instanceof Error ? error.message : String(error));
  return EXIT.fault;
}
