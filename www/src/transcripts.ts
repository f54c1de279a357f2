// The transcript of an episode, from its file.

import { parseTranscript } from "anyfeed/podcast";
import { smallFile } from "./small-file.js";
import type { Cue } from "./protocol.js";

/** A day of talk has fewer pieces. */
const MOST = 20_000;

/** Null where the file cannot be had, or has no times to follow. */
export async function readTranscript(url: string, handler: string): Promise<Cue[] | null> {
  try {
    const cues = parseTranscript(await smallFile(url, handler))?.slice(0, MOST) ?? [];
    return cues.length > 0 ? cues.map(({ start, speaker, text }) => ({ start, text: speaker ? `${speaker}: ${text}` : text })) : null;
  } catch {
    return null;
  }
}
