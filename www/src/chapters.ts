// Chapters that a podcast keeps in a file of their own.

import { parseChapters } from "anyfeed/podcast";
import { smallFile } from "./small-file.js";
import type { Chapter } from "./protocol.js";

/** No episode has more; a file that says so is no file of chapters. */
const MOST = 500;

/** Null where the file cannot be had or is not one of chapters. One that is hidden, or without a title, changes the image and no more. */
export async function readChapters(url: string, handler: string): Promise<Chapter[] | null> {
  try {
    const chapters = parseChapters(await smallFile(url, handler));
    return chapters?.slice(0, MOST).flatMap(({ start, title, isHidden }) => (title === null || isHidden ? [] : [{ start, title }])) ?? null;
  } catch {
    return null;
  }
}
