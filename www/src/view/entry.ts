// One entry as a card; unfolded, with its whole text.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, FeedHead } from "anyfeed";
import { toggleEntry } from "../actions.js";
import { toggled, update, now, type State } from "../state.js";
import { allText } from "../text.js";
import { showMendsOfEntry } from "../stepping.js";
import { dates, doubts, type Origins } from "./dates.js";
import "./entry-body.js";
import { outward } from "./masthead.js";
import { mediaOf } from "./media.js";
import { parts } from "./parts.js";
import { people } from "./people.js";
import { provenanceTable } from "./provenance.js";
import { teaser } from "./teaser.js";

export function entryCard(
  entry: Entry,
  index: number,
  mends: number,
  head: FeedHead | null,
  state: State,
): TemplateResult {
  const open = state.open.has(index);
  const language = entry.language ?? head?.language ?? null;
  const words = teaser(entry);
  return html`
    <article class="entry" data-entry=${index} lang=${language ?? nothing} dir="auto">
      <div class="entry-words">
        ${thumbnail(entry, index, state)}
        <h3 class="entry-title">
          <button aria-expanded=${open} @click=${() => toggleEntry(index)}>
            ${entry.title ?? allText().untitled}
          </button>
        </h3>
        <p class="meta" lang=${allText().language}>${parts(particulars(entry, state.origins?.entries[index] ?? null))}</p>
        ${!open && words ? html`<p class="entry-summary" dir="auto">${words}</p>` : nothing}
        ${tags(entry)}
        ${mediaOf(entry, index, state)}
        ${actions(entry, index, mends, state)}
      </div>
      ${open ? unfolded(entry, index, language, state) : nothing}
    </article>`;
}

function particulars(entry: Entry, origins: Origins): TemplateResult[] {
  const words = allText();
  const facts = dates(entry, origins);
  if (entry.authors.length > 0) facts.push(html`<span>${people(entry.authors)}</span>`);
  const episode = entry.podcast ? words.episode(entry.podcast.season, entry.podcast.episode) : "";
  if (episode) facts.push(html`<span>${episode}</span>`);
  if (entry.podcast?.explicit) facts.push(html`<span>${words.explicit}</span>`);
  if (entry.wordCount) facts.push(html`<span>${words.words(entry.wordCount)}</span>`);
  if (entry.completeness !== "full") facts.push(html`<span>${words.completeness[entry.completeness]}</span>`);
  return facts;
}

function tags(entry: Entry): TemplateResult | typeof nothing {
  if (entry.tags.length === 0) return nothing;
  return html`<ul class="tags">${entry.tags.slice(0, 12).map((tag) => html`<li><bdi>${tag}</bdi></li>`)}</ul>`;
}

function actions(entry: Entry, index: number, mends: number, state: State): TemplateResult | typeof nothing {
  const words = allText();
  const parts: TemplateResult[] = [];
  if (entry.url) parts.push(outward(entry.url, words.original));
  if (entry.comments?.url) parts.push(outward(entry.comments.url, words.comments(entry.comments.count)));
  if (isApart(entry) && !state.remote && !state.withImages.has(index)) {
    parts.push(html`<button class="link" @click=${() => loadImages(index)}>${words.showPicture}</button>`);
  }
  if (mends > 0) {
    parts.push(html`<button class="link entry-mends" @click=${() => showMendsOfEntry(index)}>${words.entryMends(mends)}</button>`);
  }
  return parts.length > 0 ? html`<p class="entry-actions" lang=${words.language}>${parts}</p>` : nothing;
}

/** Whether the entry's picture is not in its text anyway. */
function isApart(entry: Entry): boolean {
  const url = entry.image?.url.replace(/&/g, "&amp;");
  return url !== undefined && !(entry.contentHtml ?? entry.summaryHtml ?? "").includes(url);
}

const loadImages = (index: number): void => update({ withImages: toggled(now().withImages, index) });

function thumbnail(entry: Entry, index: number, state: State): TemplateResult | typeof nothing {
  const url = entry.image?.url;
  if (!url || !(state.remote || (state.withImages.has(index) && isApart(entry)))) return nothing;
  return html`<img class="entry-picture" src=${url} alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">`;
}

function unfolded(entry: Entry, index: number, language: string | null, state: State): TemplateResult {
  const words = allText();
  const body = entry.contentHtml ?? entry.summaryHtml;
  const title = entry.title ?? words.untitled;
  const withImages = state.remote || state.withImages.has(index);
  const origins = state.origins?.entries[index] ?? null;
  const doubt = doubts(entry, "published", origins) ?? doubts(entry, "updated", origins);
  const ask = () => loadImages(index);
  return html`
    <div class="entry-open">
      ${doubt ? html`<p class="held" lang=${words.language}>${doubt}</p>` : nothing}
      ${body
        ? html`<entry-body .content=${{ html: body, language, withImages, title: words.bodyFrame(title), ask }}></entry-body>`
        : html`<p class="quiet" dir="auto">${entry.contentText ?? entry.summary ?? words.noBody}</p>`}
      ${state.provenance && origins ? provenanceTable(origins, words.provenance) : nothing}
    </div>`;
}
