// What an entry carries beside its text: a player, chapters, transcripts, files.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, Media } from "anyfeed";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { chapters } from "./chapters.js";
import type { Episode } from "./feed-player.js";
import "./feed-player.js";
import { outward } from "./masthead.js";
import { transcripts } from "./transcripts.js";

/** Players of one entry; what has more is a list of files. */
const MOST = 3;

export function mediaOf(entry: Entry, index: number, state: State): TemplateResult | typeof nothing {
  const all = entry.media.filter(({ from }) => from !== "html");
  const players = versions(all.filter(isPlayable), entry.podcast !== null);
  const files = firstOfGroups(all.filter((media) => !isPlayable(media) && media.medium !== "image"));
  const podcast = entry.podcast;
  const extras = podcast && (podcast.chapters.length > 0 || podcast.chaptersUrl || podcast.transcripts.length > 0);
  if (players.length === 0 && files.length === 0 && !extras) return nothing;
  return html`
    <div class="media" data-media=${index} lang=${allText().language}>
      ${players.slice(0, MOST).map((group) => html`<feed-player .episode=${episode(group, entry, index, state)}></feed-player>`)}
      ${podcast ? chapters(podcast, index, state) : nothing} ${podcast ? transcripts(podcast, index, state) : nothing}
      ${files.length > 0 ? attachments(files) : nothing}
    </div>`;
}

function episode(group: Media[], entry: Entry, index: number, state: State): Episode {
  const url = entry.podcast?.chaptersUrl;
  const loaded = url ? state.chapters.get(url) : undefined;
  const duration = group.find((media) => media.duration !== null)?.duration ?? entry.podcast?.duration ?? null;
  return {
    key: `${index} ${entry.id} ${group[0]?.url}`,
    title: group[0]?.title ?? entry.title ?? group[0]?.url ?? "",
    versions: group,
    duration,
    chapters: entry.podcast?.chapters.length ? entry.podcast.chapters : Array.isArray(loaded) ? loaded : [],
    showsPoster: state.remote,
    language: allText().language,
  };
}

const isPlayable = (media: Media): boolean => media.medium === "audio" || media.medium === "video";

/** What is one thing in several formats: all of an episode's, elsewhere those of a group. The one to take stands first. */
function versions(all: Media[], isEpisode: boolean): Media[][] {
  const groups = new Map<unknown, Media[]>();
  for (const media of all) {
    const key = isEpisode ? "episode" : (media.group ?? media);
    groups.set(key, [...(groups.get(key) ?? []), media]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => Number(b.isDefault) - Number(a.isDefault)));
}

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

function attachments(files: Media[]): TemplateResult {
  return html`
    <details class="extras">
      <summary>${allText().attachments} <span class="count">${files.length}</span></summary>
      <ul>${files.map((file) => html`<li>${outward(file.url, file.title ?? fileName(file.url))} <span class="quiet">${file.type ?? ""}</span></li>`)}</ul>
    </details>`;
}

export function fileName(url: string): string {
  return (URL.canParse(url) ? new URL(url).pathname.split("/").pop() : "") || url;
}
