// The page's end of the line to the checker, which comes with the first document.

import type { Feed } from "anyfeed";
import type { CheckReport } from "anyfeed/check";
import { handDocument } from "./reader.js";
import { now, update } from "./state.js";
import { scriptAddress } from "./trusted.js";

let worker: Worker | null = null;
/** What it is busy with. */
let asked: Feed | null = null;

/** Checks the document on show. A check that nobody waits for any more is ended. */
export function startCheck(): void {
  const { feed } = now();
  if (!feed) return;
  if (asked) end();
  asked = feed;
  update({ check: "checking" });
  worker ??= begin();
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(null, [port1]);
  handDocument(port2);
}

function begin(): Worker {
  const begun = new Worker(scriptAddress("check-worker.js"), { type: "module" });
  begun.addEventListener("message", ({ data }: MessageEvent<CheckReport | null>) => take(data));
  begun.addEventListener("error", (event) => {
    event.preventDefault();
    end();
    take(null);
  });
  return begun;
}

function end(): void {
  worker?.terminate();
  worker = null;
}

function take(report: CheckReport | null): void {
  const isWanted = asked !== null && asked === now().feed;
  asked = null;
  if (isWanted) update({ check: report ?? "failed" });
}
