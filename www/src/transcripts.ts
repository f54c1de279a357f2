// Transcripts of episodes to their pieces: WebVTT, SubRip and the JSON of Podcasting 2.0.

import { smallFile } from "./small-file.js";
import type { Cue } from "./protocol.js";

/** A day of talk has fewer. */
const MOST = 20_000;

/** Null where the file cannot be had, or has no times to follow. */
export async function readTranscript(url: string, handler: string): Promise<Cue[] | null> {
  try {
    const cues = cuesIn(await smallFile(url, handler));
    return cues.length > 0 ? cues : null;
  } catch {
    return null;
  }
}

export function cuesIn(file: string): Cue[] {
  const cues = /^\s*\{/.test(file) ? fromJson(JSON.parse(file)) : fromBlocks(file);
  return cues.sort((a, b) => a.start - b.start);
}

/** Blocks parted by blank lines, each with a line of times; what else there is (a header, notes, styles) has none. */
function fromBlocks(file: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of file.replace(/\r\n?/g, "\n").split(/\n{2,}/)) {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => line.includes("-->"));
    const [start, end] = (lines[at] ?? "").split("-->").map(seconds);
    if (start === undefined || end === undefined || Number.isNaN(start + end)) continue;
    const text = lines.slice(at + 1).join(" ").replace(/<v(?:\.[^\s>]*)?\s+([^>]*)>/g, "$1: ").replace(/<[^>]*>/g, "").trim();
    if (text !== "" && cues.push({ start, end, text }) === MOST) break;
  }
  return cues;
}

/** "01:02:03.450", "02:03,450"; WebVTT writes settings behind the second one. */
function seconds(time: string): number {
  const parts = time.trim().split(/\s/)[0]?.replace(",", ".").split(":") ?? [];
  return parts.length < 2 || parts.length > 3 ? NaN : parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

function fromJson(file: unknown): Cue[] {
  const segments = (file as { segments?: unknown } | null)?.segments;
  if (!Array.isArray(segments)) return [];
  return segments.slice(0, MOST).flatMap((segment) => {
    const { startTime, endTime, body, speaker } = (segment ?? {}) as Record<string, unknown>;
    const start = Number(startTime);
    if (!Number.isFinite(start) || typeof body !== "string") return [];
    const text = typeof speaker === "string" && speaker !== "" ? `${speaker}: ${body}` : body;
    return [{ start, end: Number(endTime) || start, text }];
  });
}
