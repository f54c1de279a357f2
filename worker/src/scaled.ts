/** The Worker's entries where the bindings of `wrangler.scale.jsonc` are given: those of index.ts, the queue, the cron, and the class of the hosts' objects. */

import * as anyfeed from "anyfeed";
import { fetchArticle } from "anyfeed/fetch";
import { writeStream } from "anyfeed/write";
import type { Bindings, MessageBatch } from "./bindings";
import front, { Convert } from "./index";
import { createEngine } from "./scale/engine";
import { Host } from "./scale/host";

const engine = createEngine({
  fetch: (url, init) => fetch(url, init),
  anyfeed,
  article: fetchArticle,
  writeStream,
  check: () => import("anyfeed/check"),
  now: () => Date.now(),
  log: (line) => console.log(JSON.stringify(line)),
});

export default {
  fetch: front.fetch,
  queue: (batch: MessageBatch, bindings: Bindings) => engine.queue(batch, bindings),
  scheduled: (event: { scheduledTime: number }, bindings: Bindings) => engine.scheduled(event, bindings),
};

export { Convert, Host };
