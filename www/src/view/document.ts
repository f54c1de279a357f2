// All that is shown of a document: loaded with the first one.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Pane, State } from "../state.js";
import { allText } from "../text.js";
import { isReport } from "../findings.js";
import { moodOf, outcome } from "./check.js";
import { dataPane } from "./data.js";
import { entriesPane } from "./entries.js";
import { failedPane } from "./failed.js";
import { mendsPane } from "./mends.js";
import { shelfPane } from "./shelf.js";
import { sourcePane } from "./source.js";
import { story } from "./story.js";
import { tabs } from "./tabs.js";
import { sentence, verdict } from "./verdict.js";

export { startCheck } from "../checker.js";
export { nextMend } from "../stepping.js";

export function body(state: State, wide: boolean): TemplateResult {
  switch (state.phase) {
    case "shelf":
      return shelfPane(state);
    case "failed":
      return state.failure ? failedPane(state.failure, state) : html``;
    default:
      return shown(state, wide);
  }
}

/** What has come of a document that is still arriving. */
export function early(state: State): TemplateResult | typeof nothing {
  if (state.early.entries.length === 0) return nothing;
  return html`<div class="panes"><section class="pane">${entriesPane(state)}</section></div>`;
}

/** What a screen reader says of it. */
export function spoken({ phase, feed, check, failure, shelf }: State): string {
  const words = allText();
  if (phase === "feed" && feed) return `${words.faces[moodOf(feed, check)]}. ${sentence(feed)} ${isReport(check) ? outcome(check) : ""}`;
  if (phase === "failed" && failure) return words.failures[failure.code];
  if (phase === "shelf") return words.shelf(shelf.length, shelf.filter(({ quality }) => quality !== null).length);
  return "";
}

/** A wide window shows the entries and one pane beside them; a narrow one shows one pane. */
function shown(state: State, wide: boolean): TemplateResult {
  const { feed } = state;
  if (!feed || !state.shown) return html``;
  const words = allText();
  document.title = words.documentTitle(feed.title ?? (state.shown.name || words.untitled));
  const beside: Pane = wide && state.pane === "entries" ? "mends" : state.pane;
  const panes: Pane[] = wide ? ["mends", "source", "data"] : ["entries", "mends", "source", "data"];
  return html`
    <h1 class="unseen">${feed.title ?? words.untitled}</h1>
    ${verdict(feed, state.shown, state.check)} ${story(state)}
    <div class="panes" data-wide=${wide}>
      ${wide ? html`<section class="pane pane-entries" aria-label=${words.panes.entries}>${entriesPane(state)}</section>` : nothing}
      <div class="beside">
        ${tabs(panes, beside, feed, state)}
        <div class="pane" id="pane" role="tabpanel" aria-labelledby="tab-${beside}" data-pane=${beside}>${paneOf(beside, state)}</div>
      </div>
    </div>`;
}

function paneOf(pane: Pane, state: State): TemplateResult {
  const { feed } = state;
  if (!feed) return html``;
  switch (pane) {
    case "entries":
      return entriesPane(state);
    case "mends":
      return mendsPane(feed, state);
    case "source":
      return sourcePane(feed, state);
    case "data":
      return dataPane(feed, state);
  }
}
