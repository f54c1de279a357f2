/** One job of a batch: its address in, its result in the bucket out, once however often the job is delivered. */

import type { Bucket, Namespace } from "../bindings";
import type { Scope } from "../context";
import { Problem } from "../errors";
import { contentTypes, findNew } from "../feed";
import type { Policy } from "../guard";
import { readUpTo } from "../../../pkg-template/src/http/body";
import { mend } from "../mend";
import { readParameters, type Values } from "../parameters";
import { batchParameters } from "../routes";
import type { ConvertJob } from "./jobs";
import { mayPass, visit } from "./manners";
import { putProblem, putResult, readNote, resultKey, unchanged, type Note } from "./results";

/** Seconds until the job is to be delivered again; null when it is done. */
export type Again = number | null;

/** A result is held whole: objects of unknown length cannot be stored. */
export const largestResult = 32 * 1024 * 1024;
/** Milliseconds that a job waits for its turn where it is. */
const patience = 2000;
const tries = 3;
/** Seconds. A server that asks for a longer pause has given its answer. */
const longestPause = 3600;

export async function convertOne(job: ConvertJob, scope: Scope, policy: Policy, hosts: Namespace, results: Bucket): Promise<Again> {
  const key = resultKey(job.batch, job.index);
  const known = await results.head(key);
  const before = known === null ? null : readNote(known);
  if (before !== null && before.state !== "retrying") return null;
  const tried = (before?.tries ?? 0) + 1;
  const visited = await visit(hosts, new URL(job.url).host, `${job.batch}/${job.index}`, patience, async () => {
    const made = await make(job, scope, policy);
    return { outcome: made, fault: made.fault };
  });
  if ("again" in visited) return visited.again;
  const { body, contentType, fault, note } = visited.outcome;
  const pause = fault?.extras.retryAfter ?? scope.settings.retrySeconds * 2 ** (tried - 1);
  if (fault !== null && mayPass(fault) && tried < tries && pause <= longestPause) {
    await putProblem(results, key, fault, { state: "retrying", tries: tried }, unchanged(known));
    return pause;
  }
  const isKept = body !== null
    ? await putResult(results, key, body, contentType, { ...note, tries: tried }, unchanged(known))
    : fault === null || await putProblem(results, key, fault, { state: "failed", tries: tried }, unchanged(known));
  // What somebody else wrote meanwhile stays; whether it is an end is looked at once more.
  return isKept ? null : scope.settings.retrySeconds;
}

/** What is left of a job that was delivered again and again. */
export async function giveUp(job: ConvertJob, results: Bucket): Promise<void> {
  const key = resultKey(job.batch, job.index);
  const known = await results.head(key);
  if (known !== null && readNote(known).state !== "retrying") return;
  const fault = new Problem("internal", "The conversion failed here each time that it was begun.");
  if (!(await putProblem(results, key, fault, { state: "failed" }, unchanged(known)))) throw new Error("Somebody is at it still.");
}

interface Made {
  body: Uint8Array | null;
  contentType: string;
  /** A document that broke off is a result and a fault. */
  fault: Problem | null;
  note: Note;
}

async function make(job: ConvertJob, scope: Scope, policy: Policy): Promise<Made> {
  const view: Values = readParameters(new URLSearchParams(job.query), batchParameters);
  const contentType = contentTypes[view.format];
  try {
    const { upstream, converted } = await findNew(job.url, view, scope, policy);
    const { bytes: body, cut } = await readUpTo(mend(converted.body), largestResult);
    if (cut) throw new Problem("too-large", `The result has more than ${largestResult} bytes.`);
    const late = scope.notes["late"] !== undefined;
    const fault = late ? new Problem("upstream-truncated", "The document broke off.") : null;
    return { body, contentType, fault, note: { state: "done", entries: Number(scope.notes["entries"] ?? 0), truncated: late, url: upstream.url.href } };
  } catch (reason) {
    if (!(reason instanceof Problem)) throw reason;
    return { body: null, contentType, fault: reason, note: { state: "failed" } };
  }
}
