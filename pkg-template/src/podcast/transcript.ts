/** Transcripts to one shape. */
import type { Cue } from "../../podcast";
import { decoded, jsonOf, unmarked, withoutTags } from "../plain";
import { secondsOf, textOf } from "./time";

/** "00:01.000 --> 00:02.500", with SubRip's comma or WebVTT's point; places on the screen may follow. */
const TIMES = /^\s{0,9}((?:\d+:)?\d+:\d\d[.,]\d{1,9})\s{1,9}-->\s{1,9}((?:\d+:)?\d+:\d\d[.,]\d{1,9})(?:\s|$)/;

export function parseTranscript(text: string): Cue[] | null {
  const written = unmarked(text);
  return ofJson(jsonOf(written)) ?? ofCaptions(written);
}

/** Podcasting 2.0: https://github.com/Podcastindex-org/podcast-namespace/blob/main/transcripts/transcripts.md */
function ofJson(json: unknown): Cue[] | null {
  const { segments } = (typeof json === "object" && json !== null ? json : {}) as { segments?: unknown };
  if (!Array.isArray(segments)) return null;
  return segments.flatMap((segment): Cue[] => {
    const { startTime, endTime, speaker, body } = (segment ?? {}) as Record<string, unknown>;
    const start = secondsOf(startTime);
    return start === null || typeof body !== "string" ? [] : [{ start, end: secondsOf(endTime), speaker: textOf(speaker), text: body.trim() }];
  });
}

/** WebVTT and SubRip: blocks between empty lines, each with its times and its text. */
function ofCaptions(text: string): Cue[] | null {
  const lines = text.split(/\r\n?|\n/);
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at++) {
    const times = TIMES.exec(lines[at]);
    if (!times) continue;
    const said: string[] = [];
    // Where the empty line is missing, the next times end it.
    while (at + 1 < lines.length && lines[at + 1].trim() && !TIMES.test(lines[at + 1])) said.push(lines[++at]);
    if (at + 1 < lines.length && TIMES.test(lines[at + 1]) && /^\d+$/.test(said.at(-1)?.trim() ?? "")) said.pop();
    cues.push(cueOf(times, said.join("\n")));
  }
  return cues.length || /^WEBVTT(?:[ \t]|$)/.test(lines[0]) ? withSpeakers(cues) : null;
}

/** `<v Ann>Hello` is how WebVTT says who speaks. */
function cueOf([, start, end]: RegExpExecArray, written: string): Cue {
  const voice = /^\s{0,9}<v(?:\.[^\s<>]{1,100})?[ \t]([^<>]{1,200})>/.exec(written);
  const speaker = voice && decoded(voice[1]).trim();
  return { start: secondsOf(start)!, end: secondsOf(end), speaker, text: decoded(withoutTags(written)).trim() };
}

const NAMED = /^(\p{Lu}[^:\n.!?<>]{0,40}):\s+(?=\S)/u;

/** "Ann: Hello" is how SubRip says it in podcasts. Who speaks once only may be no speaker: "Note: the sound is bad". */
function withSpeakers(cues: Cue[]): Cue[] {
  const times = new Map<string, number>();
  const names = cues.map(({ speaker, text }) => (speaker === null ? NAMED.exec(text) : null));
  for (const name of names) if (name) times.set(name[1], (times.get(name[1]) ?? 0) + 1);
  return cues.map((cue, index) => {
    const name = names[index];
    return name && times.get(name[1])! > 1 ? { ...cue, speaker: name[1], text: cue.text.slice(name[0].length) } : cue;
  });
}
