// Chapters that a podcast keeps in a file of their own, as JSON.

import { collect } from "./collecting.js";
import { fetchDocument } from "./fetching.js";
import type { Chapter } from "./protocol.js";

/** No episode has more; a file that says so is no file of chapters. */
const MOST = 500;
const LARGEST = 2 * 1024 * 1024;
const PATIENCE = 20_000;

/** Null where the file cannot be had or is not one of chapters. */
export async function readChapters(url: string, handler: string): Promise<Chapter[] | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { response } = await fetchDocument(url, handler, signal);
    const file = await collect(response.body, null, signal, LARGEST);
    return chaptersIn(JSON.parse(new TextDecoder().decode(file)));
  } catch {
    return null;
  }
}

function chaptersIn(file: unknown): Chapter[] | null {
  const listed = (file as { chapters?: unknown } | null)?.chapters;
  if (!Array.isArray(listed)) return null;
  return listed.slice(0, MOST).flatMap(chapter);
}

/** A chapter that is not in the table of contents changes the picture and no more. */
function chapter(stated: unknown): Chapter[] {
  const { startTime, title, toc } = (stated ?? {}) as Record<string, unknown>;
  const start = Number(startTime);
  if (!Number.isFinite(start) || start < 0 || typeof title !== "string" || toc === false) return [];
  return [{ start, title }];
}
