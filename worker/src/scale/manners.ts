/** Work at an origin host, done when it is the job's turn there. */

import type { Namespace } from "../bindings";
import type { Problem } from "../errors";
import type { Turn } from "./turns";

/** What the work came to; `fault` is what the feed's server did wrong. */
export interface Visit<Outcome> {
  outcome: Outcome;
  fault: Problem | null;
}

/** Codes of faults that may pass. */
const passing = new Set(["upstream-timeout", "upstream-reset", "upstream-unreachable", "upstream-protocol", "upstream-truncated", "upstream-rate-limited", "upstream-unavailable"]);

export function mayPass(fault: Problem): boolean {
  return passing.has(fault.code) || (fault.code === "upstream-status" && (fault.extras.upstream?.status ?? 0) >= 500);
}

/** Gives the outcome, or the seconds after which to come back. */
export async function visit<Outcome>(hosts: Namespace, host: string, job: string, patience: number, work: () => Promise<Visit<Outcome>>): Promise<{ outcome: Outcome } | { again: number; twice: boolean }> {
  const object = hosts.get(hosts.idFromName(host));
  const tell = (path: string, body: unknown) => object.fetch(`https://host.invalid/${path}`, { method: "POST", body: JSON.stringify(body) });
  const turn = (await (await tell("enter", { job, patience })).json()) as Turn;
  if (!turn.go) return { again: Math.max(1, Math.ceil(turn.wait / 1000)), twice: turn.twice === true };
  if (turn.wait > 0) await new Promise((resolve) => setTimeout(resolve, turn.wait));
  const started = Date.now();
  let fault: Problem | null = null;
  try {
    const done = await work();
    fault = done.fault;
    return { outcome: done.outcome };
  } finally {
    const failed = fault !== null && mayPass(fault);
    const pause = failed ? fault?.extras.retryAfter ?? 0 : 0;
    await (await tell("leave", { job, took: Date.now() - started, failed, pause })).arrayBuffer();
  }
}
