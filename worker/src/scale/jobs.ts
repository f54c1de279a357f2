/** What travels on the queue. Delivered at least once: whoever works on a job looks first whether it is done. */

export type Job = ConvertJob | RefreshJob;

/** One address of a batch. */
export interface ConvertJob {
  kind: "convert";
  batch: string;
  index: number;
  url: string;
  /** The parameters of the batch, in their one spelling. */
  query: string;
  /** Where the batch was posted. */
  origin: string;
}

/** Rows of the table of feeds that are due. Numbers alone: their state is read when the message is. */
export interface RefreshJob {
  kind: "refresh";
  ids: number[];
}

/** Rows of one message: ten messages of slow servers still end within a consumer's fifteen minutes. */
export const idsAtOnce = 25;

/** Null for what is no job: only this Worker should write to the queue, but a queue outlives its writers. */
export function readJob(body: unknown): Job | null {
  if (typeof body !== "object" || body === null) return null;
  const { kind, batch, index, url, query, origin, ids } = body as Record<string, unknown>;
  if (kind === "refresh") {
    return Array.isArray(ids) && ids.length <= idsAtOnce && ids.every(Number.isInteger) ? { kind, ids: ids as number[] } : null;
  }
  const texts = [batch, url, query, origin].every((one) => typeof one === "string");
  return kind === "convert" && texts && Number.isInteger(index) && isBatchId(batch as string) ? (body as ConvertJob) : null;
}

export function isBatchId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
