/** A call to whichever module can answer it: core first, the full one where core says that it needs more. */
import type { WebOptions } from "../../web";
import { type FeedError, invalid } from "../error";
import { documentOf } from "../input";
import { checkNames } from "../names";
import { isLoaded, type Level, load, place } from "./modules";
import { startThread, type Thread } from "./page";
import { type Name, perform as performHere } from "./perform";

/** Those whose first argument is a document. */
const OF_DOCUMENTS: Name[] = ["parseFeed", "parseFeedToJson", "decodeDocument", "detectFeed", "discoverFeeds", "parseOpml"];

let hasThread = false;
/** How many wait for an answer. */
let waiting = 0;
let thread: Thread | null = null;

export function configure(options: WebOptions): void {
  checkNames(options, ["core", "full", "thread"], "options");
  for (const level of ["core", "full"] as const) if (options[level] !== undefined) place(level, options[level]);
  if (options.thread === undefined) return;
  if (typeof options.thread !== "boolean") throw invalid("options.thread must be true or false.");
  hasThread = options.thread;
  if (!hasThread) thread?.end("The worker was ended before it answered: configure({ thread: false }).");
}

/** Loads the module, and says whether nobody waits for an answer of it. */
export async function isIdle(): Promise<boolean> {
  await load(firstLevel());
  return waiting === 0;
}

/** Runs what somebody waits for. */
export async function waitedFor<T>(run: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await run();
  } finally {
    waiting--;
  }
}

export async function ask(name: Name, given: unknown[]): Promise<any> {
  // Refused here, where what is meant can be said: some of it cannot be handed to a worker.
  if (OF_DOCUMENTS.includes(name)) documentOf(given[0] as string, 0);
  return waitedFor(() => answerTo(name, given));
}

async function answerTo(name: Name, given: unknown[]): Promise<unknown> {
  const level = firstLevel();
  const module = await load(level);
  try {
    return await perform(level, module, name, given);
  } catch (error) {
    if (!needsFull(level, error)) throw error;
    return perform("full", await load("full"), name, given);
  }
}

/** Where a document is tried first. */
export const firstLevel = (): Level => (isLoaded("full") ? "full" : "core");

/** Whether a refusal is the small module's alone. */
export const needsFull = (level: Level, error: unknown): boolean => level === "core" && (error as Partial<FeedError>).code === "needs-full";

function perform(...call: Parameters<typeof performHere>): unknown {
  if (!hasThread) return performHere(...call);
  return (thread ??= startThread(() => (thread = null))).perform(...call);
}
