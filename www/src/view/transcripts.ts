// The transcripts of an episode: links, and for those with times what is said, to read along.

import { html, nothing, type TemplateResult } from "lit-html";
import type { PodcastEpisode } from "anyfeed";
import * as format from "../format.js";
import type { Cue } from "../protocol.js";
import { askTranscript } from "../reader.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { seek } from "./chapters.js";
import { languageName, outward } from "./masthead.js";
import { fileName } from "./media.js";

const KINDS: Record<string, string> = {
  "text/vtt": "VTT",
  "application/srt": "SRT",
  "application/x-subrip": "SRT",
  "text/srt": "SRT",
  "text/html": "HTML",
  "application/json": "JSON",
  "text/plain": "TXT",
};
/** These have times. */
const FOLLOWED = ["VTT", "SRT", "JSON"];

type Transcript = PodcastEpisode["transcripts"][number];

export function transcripts({ transcripts: all }: PodcastEpisode, index: number, state: State): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const words = allText();
  const best = all.find(({ type }) => FOLLOWED.includes(kindOf(type)));
  return html`
    <p class="extras transcripts"><span>${words.transcripts}</span>
      ${all.map((one) => outward(one.url, nameOf(one)))}
      ${best && !state.transcripts.has(best.url)
        ? html`<button class="link" @click=${() => askTranscript(best.url)}>${words.followTranscript(nameOf(best))}</button>`
        : nothing}
    </p>
    ${best ? following(state.transcripts.get(best.url), index) : nothing}`;
}

function following(cues: Cue[] | "loading" | "failed" | undefined, index: number): TemplateResult | typeof nothing {
  const words = allText();
  if (cues === undefined) return nothing;
  if (cues === "loading") return html`<p class="extras quiet" role="status">${words.working}</p>`;
  if (cues === "failed") return html`<p class="extras" role="status">${words.transcriptFailed}</p>`;
  return html`
    <ol class="transcript" tabindex="0" role="list" aria-label=${words.transcript}>${cues.map(
      ({ start, text }) => html`<li data-start=${start}><button class="link" @click=${() => seek(index, start)}>${format.duration(start)}</button> <span dir="auto">${text}</span></li>`,
    )}</ol>`;
}

const kindOf = (type: string | null): string => (type ? (KINDS[type.split(";")[0]?.trim() ?? ""] ?? type) : "");

const nameOf = ({ url, type, language }: Transcript): string =>
  [language ? languageName(language) : "", kindOf(type)].filter(Boolean).join(", ") || fileName(url);
