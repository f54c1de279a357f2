/** GET /v1/batch/{id}: how far it has come. GET /v1/batch/{id}/{index}: one result. */

import type { Bucket, Stored } from "../bindings";
import { Problem, problems } from "../errors";
import { json } from "../respond";
import { isBatchId } from "./jobs";
import { manifestKey, readNote, resultKey, resultPrefix, type Manifest, type Note } from "./results";

type State = Note["state"] | "pending" | "refused";

interface Row extends Omit<Note, "state"> {
  index: number;
  url: string;
  state: State;
  detail?: string;
  /** Where the feed was in the end, if not where it was asked for. */
  feedUrl?: string;
  result?: string;
}

/** What is not there yet may be soon. */
const soon = 5;

export async function answerStatus(id: string, bucket: Bucket, pretty: boolean): Promise<Response> {
  const manifest = await readManifest(id, bucket);
  const notes = new Map<number, Note>();
  for (const stored of await listAll(bucket, resultPrefix(id))) notes.set(Number(stored.key.slice(resultPrefix(id).length)), readNote(stored));
  const rows = manifest.urls.map((url, index) => row(manifest, url, index, notes.get(index)));
  const counts: Record<State, number> = { pending: 0, retrying: 0, done: 0, failed: 0, refused: 0 };
  for (const { state } of rows) counts[state] += 1;
  const finished = counts.pending + counts.retrying === 0;
  const { created, query, duplicates } = manifest;
  const response = json({ id, created, query, finished, total: rows.length, duplicates, counts, urls: rows }, "no-store", pretty);
  if (!finished) response.headers.set("Retry-After", String(soon));
  return response;
}

/** As a single request would have been answered, refusals too. */
export async function answerResult(id: string, place: string, bucket: Bucket): Promise<Response> {
  const manifest = await readManifest(id, bucket);
  const index = /^\d{1,4}$/.test(place) ? Number(place) : -1;
  if (manifest.urls[index] === undefined) throw new Problem("not-found", `The batch has the addresses 0 to ${manifest.urls.length - 1}.`);
  const refusal = manifest.refused[index];
  if (refusal) throw new Problem(refusal.code, refusal.detail);
  const stored = await bucket.get(resultKey(id, index));
  if (stored === null || readNote(stored).state === "retrying") {
    await stored?.body.cancel();
    throw new Problem("not-ready", "This address has not been converted yet.", { retryAfter: soon });
  }
  const { state, code } = readNote(stored);
  const status = state === "done" || code === undefined ? 200 : problems[code].status;
  const headers = { "Content-Type": stored.httpMetadata?.contentType ?? "application/json", "Cache-Control": "no-store" };
  return new Response(stored.body, { status, headers });
}

async function readManifest(id: string, bucket: Bucket): Promise<Manifest> {
  const stored = isBatchId(id) ? await bucket.get(manifestKey(id)) : null;
  if (stored === null) throw new Problem("not-found", "There is no such batch.");
  return JSON.parse(await stored.text()) as Manifest;
}

/** A listing with metadata comes in parts. */
async function listAll(bucket: Bucket, prefix: string): Promise<Stored[]> {
  const all: Stored[] = [];
  let cursor: string | undefined;
  do {
    const part = await bucket.list({ prefix, include: ["customMetadata"], ...(cursor !== undefined && { cursor }) });
    all.push(...part.objects);
    cursor = part.truncated ? part.cursor : undefined;
  } while (cursor !== undefined);
  return all;
}

function row(manifest: Manifest, url: string, index: number, note: Note | undefined): Row {
  const refusal = manifest.refused[index];
  if (refusal) return { index, url, state: "refused", ...refusal };
  const { url: feedUrl, state = "pending", ...rest } = note ?? {};
  const result = state === "done" || state === "failed" ? { result: `/v1/batch/${manifest.id}/${index}` } : {};
  return { index, url, state, ...rest, ...(feedUrl !== undefined && feedUrl !== url && { feedUrl }), ...result };
}
