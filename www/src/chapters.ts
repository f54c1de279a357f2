// Chapters that a podcast keeps in a file of their own, as JSON.

import { smallFile } from "./small-file.js";
import type { Chapter } from "./protocol.js";

/** No episode has more; a file that says so is no file of chapters. */
const MOST = 500;

/** Null where the file cannot be had or is not one of chapters. */
export async function readChapters(url: string, handler: string): Promise<Chapter[] | null> {
  try {
    return chaptersIn(JSON.parse(await smallFile(url, handler)));
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
