/** What went wrong, in words for a shell, and the number that it ends with. */
import { FeedError } from "anyfeed";
import { FetchError } from "anyfeed/fetch";
import { WriteError } from "anyfeed/write";
import { OutputError } from "./output";
import { InputError } from "./source";
import { EXIT, UsageError } from "./arguments";

/** What is done with something else instead, on the command line. */
const INSTEAD: Partial<Record<NonNullable<FeedError["found"]>, string>> = {
  opml: "It is an OPML subscription list: --opml lists its feeds.",
};

/** Says it; of several inputs, of which. Gives how it ends. */
export function complain(error: unknown, target: string | null = null): number {
  const say = (text: string) => process.stderr.write(`anyfeed: ${target === null ? "" : `${target}: `}${text}\n`);
  const { code, lines } = judged(error);
  for (const line of lines) say(line);
  if (error instanceof UsageError) process.stderr.write(`Try ${error.help}.\n`);
  return code;
}

function judged(error: unknown): { code: number; lines: string[] } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) return { code: EXIT.usage, lines: [message] };
  if (error instanceof FetchError && error.code !== "invalid-url") {
    const reason = reasonOf(error);
    return { code: EXIT.input, lines: [reason ? `${message} (${reason})` : message] };
  }
  if (error instanceof InputError || (error instanceof FeedError && error.code === "too-large")) return { code: EXIT.input, lines: [message] };
  if (error instanceof FetchError || (error instanceof FeedError && error.code === "invalid-argument")) return { code: EXIT.usage, lines: [message] };
  if (error instanceof FeedError && error.code !== "internal") {
    const instead = error.found && INSTEAD[error.found];
    return { code: EXIT.noFeed, lines: [instead ?? message, ...error.feeds.map(({ url }) => `the page names ${url}`)] };
  }
  if (error instanceof WriteError) return { code: EXIT.noFeed, lines: [message] };
  return { code: EXIT.fault, lines: [error instanceof OutputError ? message : (error as Error)?.stack ?? message] };
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
