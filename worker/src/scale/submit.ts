/** POST /v1/batch: a list of addresses in, a batch that is being worked on out. */

import type { Bindings, Bucket, Queue } from "../bindings";
import type { Scope } from "../context";
import { Problem } from "../errors";
import { admit, readAddress, type Policy } from "../guard";
import { readUpTo } from "../../../pkg-template/src/http/body";
import { documentProblem } from "../refusals";
import { json } from "../respond";
import type { ConvertJob } from "./jobs";
import { manifestKey, type Manifest } from "./results";

export const mostUrls = 1000;
/** The queue takes 100 messages or 256 KB at once; an address has 2 KB at most. */
const messagesAtOnce = 50;

export interface Engine {
  jobs: Queue;
  results: Bucket;
}

/** Batches need all three. */
export function engineOf(bindings: Bindings): Engine {
  const { JOBS, HOSTS, RESULTS } = bindings;
  if (!JOBS || !HOSTS || !RESULTS) throw new Problem("not-enabled", "Batches need a queue, durable objects and a bucket; this deployment has none bound.");
  return { jobs: JOBS, results: RESULTS };
}

export async function answerSubmit(request: Request, query: string, scope: Scope, policy: Policy, engine: Engine): Promise<Response> {
  const token = scope.settings.batchToken;
  if (token === null) throw new Problem("not-enabled", "Batches are closed until BATCH_TOKEN is set.");
  if (!(await isSame(request.headers.get("authorization") ?? "", `Bearer ${token}`))) throw new Problem("not-authorized", "Batches ask for this deployment's token.");
  const given = await readList(request, scope);
  if (given.length === 0) throw new Problem("bad-request", "The body names no address. Allowed: JSON, lines of text, OPML.");
  if (given.length > mostUrls) throw new Problem("bad-request", `The body names ${given.length} addresses. Allowed: up to ${mostUrls}.`);
  const manifest = understand(given, query, scope, policy);
  await engine.results.put(manifestKey(manifest.id), JSON.stringify(manifest), { httpMetadata: { contentType: "application/json" } });
  const origin = new URL(request.url).origin;
  const jobs = manifest.urls.flatMap((url, index): ConvertJob[] => (manifest.refused[index] ? [] : [{ kind: "convert", batch: manifest.id, index, url, query, origin }]));
  for (let at = 0; at < jobs.length; at += messagesAtOnce) {
    await engine.jobs.sendBatch(jobs.slice(at, at + messagesAtOnce).map((body) => ({ body })));
  }
  scope.notes["urls"] = given.length;
  const refused = Object.keys(manifest.refused).length;
  const path = `/v1/batch/${manifest.id}`;
  const response = json({ id: manifest.id, status: path, accepted: jobs.length, refused, duplicates: manifest.duplicates }, "no-store");
  return new Response(response.body, { status: 202, headers: { ...Object.fromEntries(response.headers), Location: path } });
}

/** By their digests: how long it takes says nothing of where they differ. */
async function isSame(given: string, wanted: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, wanted].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
  const bytes = new Uint8Array(other ?? new ArrayBuffer(0));
  return new Uint8Array(one ?? new ArrayBuffer(0)).every((byte, at) => byte === bytes[at]);
}

/** What begins like JSON is JSON, what begins like XML is OPML, else each line is an address. */
async function readList(request: Request, scope: Scope): Promise<string[]> {
  const most = scope.settings.maxBodyBytes;
  const { bytes, cut } = request.body === null ? { bytes: new Uint8Array(0), cut: false } : await readUpTo(request.body, most);
  if (cut) throw new Problem("too-large", `At most ${most} bytes may be posted.`);
  const text = new TextDecoder().decode(bytes).trim();
  if (/^[[{]/.test(text)) return readJson(text);
  if (text.startsWith("<") || /opml|xml/.test(request.headers.get("content-type") ?? "")) return readOpml(bytes, request, scope);
  return text.split(/\r\n?|\n/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

function readJson(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem("bad-request", "The body is not valid JSON.");
  }
  const list = Array.isArray(value) ? value : (value as { urls?: unknown }).urls;
  if (!Array.isArray(list) || !list.every((one) => typeof one === "string")) {
    throw new Problem("bad-request", 'The JSON must be a list of addresses, or { "urls": [ … ] }.');
  }
  return list;
}

function readOpml(bytes: Uint8Array, request: Request, scope: Scope): string[] {
  try {
    return scope.anyfeed.parseOpml(bytes, request.headers.get("content-type")).feeds.map((feed) => feed.url);
  } catch (fault) {
    const { code, message } = fault as { code?: string; message?: string };
    // What is posted is a list or a mistake; of a document at an address more is said.
    if (code === "not-a-feed") throw new Problem("bad-request", String(message));
    throw documentProblem(fault, null);
  }
}

/** Each address once; those that may not be fetched are refused here, before anything is queued. */
function understand(given: string[], query: string, scope: Scope, policy: Policy): Manifest {
  const places = new Map<string, number>();
  const refused: Manifest["refused"] = {};
  for (const text of given) {
    let url = text.slice(0, 2048);
    let fault: Problem | null = null;
    try {
      url = admit(readAddress(text), policy).href;
    } catch (reason) {
      if (!(reason instanceof Problem)) throw reason;
      fault = reason;
    }
    if (places.has(url)) continue;
    places.set(url, places.size);
    if (fault !== null) refused[places.size - 1] = { code: fault.code, detail: fault.detail };
  }
  const urls = [...places.keys()];
  return { id: crypto.randomUUID(), created: new Date(scope.now()).toISOString(), query, urls, refused, duplicates: given.length - urls.length };
}
