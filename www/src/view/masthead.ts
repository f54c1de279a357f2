// The head of a feed: what it is called, whose it is, how often it speaks.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, FeedHead } from "anyfeed";
import * as format from "../format.js";
import type { Shown, State } from "../state.js";
import { allText } from "../text.js";
import { parts } from "./parts.js";
import { people } from "./people.js";
import { provenanceTable } from "./provenance.js";
import { rhythm } from "./rhythm.js";

export function masthead(head: FeedHead, entries: Entry[], shown: Shown | null, state: State): TemplateResult {
  const words = allText();
  const title = head.title ?? shown?.name ?? words.untitled;
  return html`
    <header class="masthead" lang=${head.language ?? nothing} dir="auto">
      ${picture(head, state)}
      <div class="masthead-words">
        <h2 class="masthead-title">${icon(head, state)}${title}</h2>
        ${head.description ? html`<p class="masthead-description" dir="auto">${head.description}</p>` : nothing}
        <p class="meta">${parts(links(head))}</p>
      </div>
      ${rhythm(entries)}
      ${state.provenance && state.origins?.head
        ? html`<div class="masthead-provenance">${provenanceTable(state.origins.head, words.provenanceHead)}</div>`
        : nothing}
    </header>`;
}

function picture(head: FeedHead, state: State): TemplateResult | typeof nothing {
  const url = head.image?.url;
  if (!state.remote || !url) return nothing;
  return html`<img class="masthead-picture" src=${url} alt="" loading="lazy" referrerpolicy="no-referrer">`;
}

/** The small sign of the site, in front of its name. */
function icon({ icon: url }: FeedHead, state: State): TemplateResult | typeof nothing {
  if (!state.remote || !url) return nothing;
  return html`<img class="masthead-icon" src=${url} alt="" width="24" height="24" referrerpolicy="no-referrer"> `;
}

function links(head: FeedHead): TemplateResult[] {
  const words = allText();
  const facts: TemplateResult[] = [];
  const authors = head.authors.length > 0 ? head.authors : head.podcast?.owner ? [head.podcast.owner] : [];
  if (authors.length > 0) facts.push(html`<span>${people(authors)}</span>`);
  if (head.url) facts.push(outward(head.url, format.host(head.url)));
  for (const { url, message } of head.podcast?.funding ?? []) facts.push(outward(url, message ?? format.host(url)));
  if (head.language) facts.push(html`<span lang=${words.language}>${languageName(head.language)}</span>`);
  if (head.generator?.name) facts.push(html`<span>${head.generator.name} ${head.generator.version ?? ""}</span>`);
  if (head.rights) facts.push(html`<span dir="auto">${head.rights}</span>`);
  return facts;
}

export const outward = (url: string, label: string): TemplateResult =>
  html`<a href=${url} target="_blank" rel="noopener noreferrer nofollow"><bdi>${label}</bdi></a>`;

export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([allText().language], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
