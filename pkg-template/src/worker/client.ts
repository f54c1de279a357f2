/** The page's side: the functions of the package as promises, kept by a Web Worker. */
import type { FeedWorker, WorkerOptions } from "../../worker";
import { FeedError, internal, invalid } from "../error";
import { documentOf, isBuffer } from "../input";
import { checkNames } from "../names";
import { feedOf } from "../tape";
import type { Answer, Question } from "./message";

export { FeedError };

/** Functions whose first argument is a document, whose buffer may be handed over. */
const OF_DOCUMENTS = ["parseFeed", "parseFeedToJson", "decodeDocument", "detectFeed", "discoverFeeds", "parseOpml"] as const;
const OF_TEXTS = ["sanitizeHtml", "htmlToText", "canonicalizeUrl", "parseDate"] as const;

export function createFeedWorker(given?: WorkerOptions | null): FeedWorker {
  const options = given ?? {};
  checkNames(options, ["worker", "transfer"], "options");
  const worker = options.worker ?? start();
  const waiting = new Map<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  const client = Math.random().toString(36).slice(2);
  let last = 0;
  let hasAnswered = false;
  /** Why no answer will come any more. */
  let ended: FeedError | null = null;

  // A worker of the caller's may have other things to say, and others who listen.
  const listeners = { message: hear, error: fail, messageerror: lose } as Record<string, (event: any) => void>;
  for (const type in listeners) worker.addEventListener(type, listeners[type]);

  function hear({ data }: MessageEvent<Answer | null>): void {
    const caller = data ? waiting.get(data.id) : undefined;
    if (!data || !caller) return;
    hasAnswered = true;
    waiting.delete(data.id);
    if ("refusal" in data) caller.reject(new FeedError(data.refusal.code, data.refusal.message, data.refusal));
    else caller.resolve("tape" in data ? feedOf(data.tape) : data.value);
  }

  function fail(event: ErrorEvent): void {
    // Of one that is the caller's he hears himself.
    if (!options.worker) event.preventDefault?.();
    if (hasAnswered) return rejectAll(internal(event.error ?? event.message ?? "an error in the worker"));
    ended = unstarted(event.message);
    rejectAll(ended);
  }

  /** Whose answer it was is not known. */
  function lose(): void {
    rejectAll(internal("the worker's answer could not be read"));
  }

  function ask(name: string, given: unknown[]): Promise<any> {
    return new Promise((resolve, reject) => {
      if (ended) throw ended;
      const id = `${client} ${++last}`;
      const question: Question = { id, name, given };
      try {
        // Not every worker refuses a buffer that is gone; some never answer.
        if (ArrayBuffer.isView(given[0]) || isBuffer(given[0])) documentOf(given[0], 0);
        worker.postMessage(question, options.transfer ? buffersOf(given[0]) : []);
      } catch (error) {
        throw invalid(`What ${name} is given cannot be handed to a worker: ${(error as Error).message}`);
      }
      waiting.set(id, { resolve, reject });
    });
  }

  function rejectAll(error: FeedError): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  const functions = [...OF_DOCUMENTS, ...OF_TEXTS].map((name) => [name, (...given: unknown[]) => ask(name, given)]);
  return {
    ...(Object.fromEntries(functions) as Omit<FeedWorker, "terminate">),
    terminate() {
      worker.terminate();
      for (const type in listeners) worker.removeEventListener(type, listeners[type]);
      rejectAll(new FeedError("unsupported", "The worker was ended before it answered."));
      ended = new FeedError("unsupported", "The worker was ended; createFeedWorker starts another.");
    },
  };
}

function unstarted(message: string | undefined): FeedError {
  const why = message ? ` (${message})` : "";
  return new FeedError(
    "unsupported",
    `The worker's script could not be loaded or did not start${why}. worker-thread.js stands beside worker.js, must be of the page's origin, and a Content-Security-Policy must allow it; or pass a worker.`,
  );
}

function start(): Worker {
  if (typeof Worker === "undefined") {
    throw new FeedError("unsupported", "This environment has no Web Workers; import \"anyfeed\" instead, or pass a worker.");
  }
  // In this very form bundlers see that the file is needed.
  return new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" });
}

function buffersOf(input: unknown): ArrayBuffer[] {
  if (input instanceof ArrayBuffer) return [input];
  return ArrayBuffer.isView(input) && input.buffer instanceof ArrayBuffer ? [input.buffer] : [];
}
