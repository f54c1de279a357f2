/** The page's side: the functions of the package as promises, kept by a Web Worker. */
import type { FeedWorker, WorkerOptions } from "../../worker";
import { FeedError, internal } from "../error";
import { feedOf } from "../tape";
import type { Answer, Question } from "./message";

export { FeedError };

/** Functions whose first argument is a document, whose buffer may be handed over. */
const OF_DOCUMENTS = ["parseFeed", "parseFeedToJson", "decodeDocument", "detectFeed", "discoverFeeds", "parseOpml"] as const;
const OF_TEXTS = ["sanitizeHtml", "htmlToText", "canonicalizeUrl", "parseDate"] as const;

export function createFeedWorker(options: WorkerOptions = {}): FeedWorker {
  const worker = options.worker ?? start();
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  let last = 0;

  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ("refusal" in data) caller?.reject(new FeedError(data.refusal.code, data.refusal.message, data.refusal));
    else caller?.resolve("tape" in data ? feedOf(data.tape) : data.value);
  };
  worker.onerror = (event: ErrorEvent) => {
    event.preventDefault?.();
    end(internal(event.error ?? event.message ?? "the worker could not be started"));
  };

  function ask(name: string, given: unknown[]): Promise<any> {
    return new Promise((resolve, reject) => {
      const id = ++last;
      const question: Question = { id, name, given };
      waiting.set(id, { resolve, reject });
      worker.postMessage(question, options.transfer ? buffersOf(given[0]) : []);
    });
  }

  function end(error: FeedError): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  const functions = [...OF_DOCUMENTS, ...OF_TEXTS].map((name) => [name, (...given: unknown[]) => ask(name, given)]);
  return {
    ...(Object.fromEntries(functions) as Omit<FeedWorker, "terminate">),
    terminate() {
      worker.terminate();
      end(new FeedError("unsupported", "The worker was ended before it answered."));
    },
  };
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
