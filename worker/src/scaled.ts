/** The Worker's entries where the bindings of `wrangler.scale.jsonc` are given: those of index.ts, the queue, the cron, and the class of the hosts' objects. */

import type { Bindings, MessageBatch } from "./bindings";
import { dependencies } from "./dependencies";
import front, { Convert } from "./index";
import { createEngine } from "./scale/engine";
import { Host } from "./scale/host";

const engine = createEngine(dependencies);

export default {
  fetch: front.fetch,
  queue: (batch: MessageBatch, bindings: Bindings) => engine.queue(batch, bindings),
  scheduled: (event: { scheduledTime: number }, bindings: Bindings) => engine.scheduled(event, bindings),
};

export { Convert, Host };
