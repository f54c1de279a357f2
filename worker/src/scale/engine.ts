/** The queue's and the cron's side of the Worker: messages in, each settled for itself. */

import type { Bindings, Message, MessageBatch } from "../bindings";
import type { Dependencies, Scope } from "../context";
import { Pauses } from "../pauses";
import { openScope, policyOf, settingsOf } from "../scope";
import type { Settings } from "../settings";
import { convertOne, giveUp, type Again } from "./converted";
import { enqueueDue } from "./due";
import { readJob, type Job } from "./jobs";
import { inLanes } from "./lanes";
import { postpone, refresh } from "./refresh";

export interface ScaleEngine {
  queue(batch: MessageBatch, bindings: Bindings): Promise<void>;
  scheduled(event: { scheduledTime: number }, bindings: Bindings): Promise<void>;
}

/** A queue delays by twelve hours at most. */
const longestDelay = 43_200;

export function createEngine(dependencies: Dependencies): ScaleEngine {
  const pauses = new Pauses(dependencies.now);
  const line = (event: string, facts: Record<string, unknown>) => dependencies.log?.({ at: new Date(dependencies.now()).toISOString(), event, ...facts });
  return {
    async queue(batch, bindings) {
      const settings = settingsOf(bindings, dependencies);
      const open = (origin: string | null) => openScope(dependencies, settings, pauses, origin, new AbortController().signal);
      // By its name, so that nothing has to be told twice: "…-dead" holds what was delivered in vain.
      if (batch.queue.endsWith("-dead")) return bury(batch, bindings, dependencies.now, line);
      const settle = async (message: Message) => {
        try {
          const job = readJob(message.body);
          if (job === null) throw new Error("The message is no job.");
          const again = await work(job, bindings, settings, open, line);
          if (again === null) message.ack();
          else message.retry({ delaySeconds: Math.min(longestDelay, again) });
        } catch (fault) {
          line("job-failed", { attempts: message.attempts, fault: fault instanceof Error ? `${fault.name}: ${fault.message}` : "unknown" });
          message.retry({ delaySeconds: Math.min(3600, settings.retrySeconds * 2 ** Math.min(10, message.attempts - 1)) });
        }
      };
      // A refresh has lanes of its own.
      await inLanes(batch.messages.filter((message) => readJob(message.body)?.kind !== "refresh"), settle);
      for (const message of batch.messages) if (readJob(message.body)?.kind === "refresh") await settle(message);
    },
    async scheduled(event, bindings) {
      const { FEEDS, JOBS } = bindings;
      if (FEEDS && JOBS) line("due", { ...(await enqueueDue(event.scheduledTime, FEEDS, JOBS)) });
    },
  };
}

async function work(job: Job, bindings: Bindings, settings: Settings, open: (origin: string | null) => Scope, line: (event: string, facts: Record<string, unknown>) => void): Promise<Again> {
  const { FEEDS, HOSTS, RESULTS } = bindings;
  if (!HOSTS || !RESULTS) throw new Error("HOSTS or RESULTS is not bound.");
  if (job.kind === "convert") return convertOne(job, open(job.origin), policyOf(settings, job.origin), HOSTS, RESULTS);
  if (!FEEDS) throw new Error("FEEDS is not bound.");
  line("refreshed", { ...(await refresh(job.ids, () => open(null), policyOf(settings, null), FEEDS, HOSTS, RESULTS)) });
  return null;
}

/** The dead letters: each gets an end that can be seen. */
async function bury(batch: MessageBatch, bindings: Bindings, now: () => number, line: (event: string, facts: Record<string, unknown>) => void): Promise<void> {
  await inLanes(batch.messages, async (message: Message) => {
    try {
      const job = readJob(message.body);
      line("given-up", { kind: job?.kind ?? "unreadable" });
      if (job?.kind === "convert" && bindings.RESULTS) await giveUp(job, bindings.RESULTS);
      if (job?.kind === "refresh" && bindings.FEEDS) await postpone(job.ids, now(), bindings.FEEDS);
      message.ack();
    } catch {
      message.retry({ delaySeconds: 60 });
    }
  });
}
