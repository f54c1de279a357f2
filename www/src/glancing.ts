// Many files to one line each: what is in a folder.

import { parseFeed } from "anyfeed/web";
import type { Glance } from "./protocol.js";

/** A folder of a reader's export holds hundreds of files; more than this is somebody's home directory. */
export const MOST = 500;
const LARGEST = 8 * 1024 * 1024;

export async function glance(files: File[], signal: AbortSignal): Promise<Glance[]> {
  const glances: Glance[] = [];
  for (const file of files.slice(0, MOST)) {
    signal.throwIfAborted();
    glances.push(await one(file));
  }
  return glances;
}

async function one(file: File): Promise<Glance> {
  const path = file.webkitRelativePath || file.name;
  const nothing: Glance = { file, path, title: null, entries: 0, quality: null };
  if (file.size > LARGEST) return nothing;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const feed = await parseFeed(bytes, null, { html: "none", text: false, extensions: false });
    return { file, path, title: feed.title, entries: feed.entries.length, quality: feed.report.quality };
  } catch {
    return nothing;
  }
}
