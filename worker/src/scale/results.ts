/** Where results are, and what is noted on each of them. */

import type { Bucket, Condition, Stored } from "../bindings";
import { Problem, type ProblemCode } from "../errors";
import { problemResponse } from "../respond";

export interface Manifest {
  id: string;
  created: string;
  /** The parameters of all its conversions. */
  query: string;
  /** In the order in which they were given, each once. */
  urls: string[];
  /** Addresses that are not fetched at all, by their place among `urls`. */
  refused: Record<string, { code: ProblemCode; detail: string }>;
  /** How many were left out because they were there already. */
  duplicates: number;
}

/** What stands on a stored result. "retrying" is no result yet: the feed's server failed, and is asked again. */
export interface Note {
  state: "done" | "failed" | "retrying";
  code?: ProblemCode;
  tries?: number;
  entries?: number;
  truncated?: boolean;
  /** Where the feed was in the end. */
  url?: string;
}

export const manifestKey = (batch: string) => `batches/${batch}/manifest.json`;
export const resultPrefix = (batch: string) => `batches/${batch}/results/`;
/** Padded, so that a listing is in order. */
export const resultKey = (batch: string, index: number) => `${resultPrefix(batch)}${String(index).padStart(4, "0")}`;
export const feedKey = (id: number) => `feeds/${id}.json`;

export async function putResult(bucket: Bucket, key: string, body: Uint8Array, contentType: string, note: Note, onlyIf?: Condition): Promise<boolean> {
  return await bucket.put(key, body, { httpMetadata: { contentType }, customMetadata: write(note), ...(onlyIf && { onlyIf }) }) !== null;
}

/** The problem document that a single request would have been answered with. */
export async function putProblem(bucket: Bucket, key: string, problem: Problem, note: Note, onlyIf: Condition): Promise<boolean> {
  const response = problemResponse(problem);
  const contentType = response.headers.get("content-type") ?? "application/problem+json";
  return await bucket.put(key, await response.text(), { httpMetadata: { contentType }, customMetadata: write({ ...note, code: problem.code }), onlyIf }) !== null;
}

/** That nobody has written since this was seen: a consumer that was taken for dead may still be at it. */
export function unchanged(seen: Stored | null): Condition {
  return seen === null ? new Headers({ "If-None-Match": "*" }) : { etagMatches: seen.etag };
}

export function readNote(stored: Stored): Note {
  const { state, code, tries, entries, truncated, url } = stored.customMetadata ?? {};
  return {
    state: state === "done" || state === "failed" ? state : "retrying",
    ...(code !== undefined && { code: code as ProblemCode }),
    ...(tries !== undefined && { tries: Number(tries) }),
    ...(entries !== undefined && { entries: Number(entries) }),
    ...(truncated !== undefined && { truncated: true }),
    ...(url !== undefined && { url }),
  };
}

function write(note: Note): Record<string, string> {
  return Object.fromEntries(Object.entries(note).filter(([, value]) => value !== undefined && value !== false).map(([name, value]) => [name, String(value)]));
}
