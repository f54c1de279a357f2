// What an entry carries beside its text: players that load when asked, chapters, transcripts, files.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, Media, PodcastEpisode } from "anyfeed";
import * as format from "../format.js";
import { redraw, type State } from "../state.js";
import { text } from "../text.js";
import { chapters } from "./chapters.js";
import { languageName, outward } from "./masthead.js";

/** Entries whose players were asked for; a player that started must not vanish when the page is drawn again. */
const playing = new Set<string>();

export function mediaOf(entry: Entry, index: number, state: State): TemplateResult | typeof nothing {
  const chosen = firstOfGroups(entry.media.filter(({ from }) => from !== "html"));
  const players = chosen.filter(isPlayable);
  const files = chosen.filter((media) => !isPlayable(media) && media.medium !== "image");
  const podcast = entry.podcast;
  const extras = podcast && (podcast.chapters.length > 0 || podcast.chaptersUrl || podcast.transcripts.length > 0);
  if (players.length === 0 && files.length === 0 && !extras) return nothing;
  return html`
    <div class="media" data-media=${index} lang=${text().language}>
      ${players.slice(0, 3).map((media) => player(media, entry, state))}
      ${files.length > 0 ? attachments(files) : nothing}
      ${podcast ? chapters(podcast, index, state) : nothing} ${podcast ? transcripts(podcast) : nothing}
    </div>`;
}

const isPlayable = (media: Media): boolean => media.medium === "audio" || media.medium === "video";

/** Other addresses of the same thing are not other things. */
function firstOfGroups(all: Media[]): Media[] {
  const seen = new Set<number>();
  return all.filter(({ group }) => {
    if (group === null) return true;
    const isNew = !seen.has(group);
    seen.add(group);
    return isNew;
  });
}

function player(media: Media, entry: Entry, state: State): TemplateResult {
  const key = `${entry.id} ${media.url}`;
  if (!playing.has(key)) return held(media, key, entry);
  const label = media.title ?? entry.title ?? media.url;
  return media.medium === "video"
    ? html`<video controls playsinline preload="none" src=${media.url} aria-label=${label}
        poster=${state.remote ? (media.thumbnails[0]?.url ?? nothing) : nothing}></video>`
    : html`<audio controls preload="none" src=${media.url} aria-label=${label}></audio>`;
}

function held(media: Media, key: string, entry: Entry): TemplateResult {
  const facts = [
    media.duration ? format.duration(media.duration) : entry.podcast?.duration ? format.duration(entry.podcast.duration) : "",
    media.type ?? "",
    media.length ? format.size(media.length) : "",
    format.host(media.url),
  ].filter(Boolean);
  const start = (event: Event) => {
    playing.add(key);
    const place = (event.currentTarget as Element).closest(".media");
    redraw();
    const element = place?.querySelector<HTMLMediaElement>("audio, video");
    element?.focus();
    void element?.play().catch(() => undefined);
  };
  return html`
    <p class="player">
      <button class="play" @click=${start}><span aria-hidden="true"></span>${text().play}</button>
      <span class="player-facts">${facts.join(" · ")}</span>
    </p>`;
}

function attachments(files: Media[]): TemplateResult {
  return html`
    <details class="extras">
      <summary>${text().attachments} <span class="count">${files.length}</span></summary>
      <ul>${files.map((file) => html`<li>${outward(file.url, file.title ?? fileName(file.url))} <span class="quiet">${file.type ?? ""}</span></li>`)}</ul>
    </details>`;
}

function fileName(url: string): string {
  return (URL.canParse(url) ? new URL(url).pathname.split("/").pop() : "") || url;
}

function transcripts(podcast: PodcastEpisode): TemplateResult | typeof nothing {
  if (podcast.transcripts.length === 0) return nothing;
  return html`
    <p class="extras transcripts"><span>${text().transcripts}</span>
      ${podcast.transcripts.map(({ url, type, language }) => outward(url, transcriptName(type, language) || fileName(url)))}
    </p>`;
}

const KINDS: Record<string, string> = {
  "text/vtt": "VTT",
  "application/srt": "SRT",
  "application/x-subrip": "SRT",
  "text/srt": "SRT",
  "text/html": "HTML",
  "application/json": "JSON",
  "text/plain": "TXT",
};

function transcriptName(type: string | null, language: string | null): string {
  return [language ? languageName(language) : "", type ? (KINDS[type] ?? type) : ""].filter(Boolean).join(", ");
}
