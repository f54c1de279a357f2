/** The page's side of a Web Worker: calls go out, outcomes come in. */
import { FeedError, internal, invalid } from "../error";
import { feedOf } from "../tape";
import type { Answer, Question } from "./message";
import type { Level } from "./modules";
import type { Name } from "./perform";

export interface Thread {
  perform(level: Level, module: WebAssembly.Module, name: Name, given: unknown[]): Promise<unknown>;
  end(why: string): void;
}

/** Starts a worker. `onEnd` hears that no answer will come any more. */
export function startThread(onEnd: () => void): Thread {
  const worker = start();
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  const sent: Partial<Record<Level, WebAssembly.Module>> = {};
  let last = 0;
  let hasAnswered = false;

  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    hasAnswered = true;
    const { resolve, reject } = waiting.get(data.id)!;
    waiting.delete(data.id);
    if ("refusal" in data) reject(new FeedError(data.refusal.code, data.refusal.message, data.refusal));
    else resolve("tape" in data ? feedOf(data.tape) : data.value);
  };
  worker.onerror = (event) => {
    event.preventDefault?.();
    end(hasAnswered ? internal(event.error ?? event.message ?? "an error in the worker") : unstarted(event.message));
  };
  /** Whose answer it was is not known. */
  worker.onmessageerror = () => end(internal("the worker's answer could not be read"));

  function end(error: FeedError): void {
    onEnd();
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    perform: (level, module, name, given) =>
      new Promise((resolve, reject) => {
        const question: Question = { id: ++last, level, module: sent[level] === module ? undefined : module, name, given };
        try {
          worker.postMessage(question);
        } catch (error) {
          throw invalid(`What ${name} is given cannot be handed to a worker: ${(error as Error).message}`);
        }
        sent[level] = module;
        waiting.set(last, { resolve, reject });
      }),
    end: (why) => end(new FeedError("unsupported", why)),
  };
}

function start(): Worker {
  if (typeof Worker === "undefined") throw new FeedError("unsupported", "This environment has no Web Workers: leave `thread` out.");
  try {
    // In this very form bundlers see that the file is needed.
    return new Worker(new URL("./web-thread.js", import.meta.url), { type: "module" });
  } catch (error) {
    throw unstarted((error as Error).message);
  }
}

function unstarted(message: string | undefined): FeedError {
  const why = message ? ` (${message})` : "";
  return new FeedError(
    "unsupported",
    `The worker's script could not be loaded or did not start${why}. web-thread.js stands beside web.js, must be of the page's origin, and a Content-Security-Policy must allow it; or leave \`thread\` out.`,
  );
}
