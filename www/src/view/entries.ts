// The entries of a feed as a column of cards.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, FeedHead } from "anyfeed";
import { moreEntries, toggleImages, toggleProvenance } from "../actions.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { entryCard } from "./entry.js";
import { masthead } from "./masthead.js";
import { toggle } from "./parts.js";

export function entriesPane(state: State): TemplateResult {
  const words = allText();
  const head: FeedHead | null = state.feed ?? state.early.head;
  const all: Entry[] = state.feed?.entries ?? state.early.entries;
  const left = all.length - state.entriesShown;
  const mends = mendsByEntry(state);
  return html`
    ${head ? masthead(head, all, state.shown, state) : nothing}
    ${state.feed ? switches(state) : nothing}
    ${state.feed && all.length === 0 ? html`<p class="quiet">${words.noEntries}</p>` : nothing}
    <div class="entries">
      ${all.slice(0, state.entriesShown).map((entry, index) => entryCard(entry, index, mends.get(index) ?? 0, head, state))}
    </div>
    ${left > 0 ? html`<button class="more" @click=${moreEntries}>${words.moreEntries(Math.min(left, 90))}</button>` : nothing}`;
}

function switches(state: State): TemplateResult {
  const words = allText();
  return html`
    <div class="switches">
      ${toggle(words.loadRemote, state.remote, toggleImages, words.loadRemoteHint)}
      ${toggle(words.provenance, state.provenance, toggleProvenance, words.provenanceHint)}
    </div>`;
}

function mendsByEntry(state: State): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { entry } of state.feed?.report.diagnostics ?? []) {
    if (entry !== null) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return counts;
}
