// The chapters of an episode: from the feed, or from a file of their own once somebody asks for it.

import { html, nothing, type TemplateResult } from "lit-html";
import type { PodcastEpisode } from "anyfeed";
import * as format from "../format.js";
import type { Chapter } from "../protocol.js";
import { askChapters } from "../reader.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import type { FeedPlayer } from "./feed-player.js";
import { outward } from "./masthead.js";

export function chapters(podcast: PodcastEpisode, index: number, state: State): TemplateResult | typeof nothing {
  const words = allText();
  const url = podcast.chaptersUrl;
  if (podcast.chapters.length > 0) return list(podcast.chapters, index, false);
  if (url === null) return nothing;
  const loaded = state.chapters.get(url);
  if (Array.isArray(loaded) && loaded.length > 0) return list(loaded, index, true);
  if (loaded === "loading") return html`<p class="extras quiet" role="status">${words.working}</p>`;
  if (loaded !== undefined) {
    return html`<p class="extras"><span role="status">${words.chaptersFailed}</span> ${outward(url, words.chapters)}</p>`;
  }
  return html`<p class="extras"><button class="link" @click=${() => askChapters(url)}>${words.loadChapters(format.host(url))}</button></p>`;
}

const list = (all: Chapter[], index: number, open: boolean): TemplateResult => html`
  <details class="extras" ?open=${open}>
    <summary>${allText().chapters} <span class="count">${all.length}</span></summary>
    <ol>${all.map(
      ({ start, title }) => html`<li data-start=${start}><button class="link" @click=${() => seek(index, start)}>${format.duration(start)}</button> <bdi>${title}</bdi></li>`,
    )}</ol>
  </details>`;

export function seek(index: number, start: number): void {
  document.querySelector<FeedPlayer>(`[data-media="${index}"] feed-player`)?.seek(start);
}
