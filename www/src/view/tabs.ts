// The row of panes; arrow keys move along it.

import { html, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { openPane } from "../actions.js";
import * as format from "../format.js";
import { findingsOf } from "../findings.js";
import type { Pane, State } from "../state.js";
import { allText } from "../text.js";

export function tabs(panes: Pane[], current: Pane, feed: Feed, state: State): TemplateResult {
  const counts: Partial<Record<Pane, number>> = {
    entries: feed.entries.length,
    mends: feed.report.diagnosticsTotal + findingsOf(state).rest.length,
  };
  const move = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = panes[(panes.indexOf(current) + by + panes.length) % panes.length];
    if (by === 0 || !next) return;
    event.preventDefault();
    openPane(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#tab-${next}`)?.focus());
  };
  return html`
    <div class="tabs" role="tablist" aria-label=${allText().paneList} @keydown=${move}>
      ${panes.map(
        (pane) => html`
          <button id="tab-${pane}" role="tab" class="tab" aria-selected=${pane === current} aria-controls="pane"
            tabindex=${pane === current ? 0 : -1} @click=${() => openPane(pane)}>
            ${allText().panes[pane]}${counts[pane] === undefined ? "" : html` <span class="count">${format.count(counts[pane] ?? 0)}</span>`}
          </button>`,
      )}
    </div>`;
}
