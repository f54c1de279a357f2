// The whole page, from what is known.

import { html, nothing, type TemplateResult } from "lit-html";
import { cancel, beingDone } from "../reader.js";
import { startOver } from "../actions.js";
import * as format from "../format.js";
import type { Pane, State } from "../state.js";
import { text } from "../text.js";
import { address } from "../trusted.js";
import { ask } from "./ask.js";
import { dataPane } from "./data.js";
import { entriesPane } from "./entries.js";
import { failedPane } from "./failed.js";
import { gallery, story } from "./gallery.js";
import { help } from "./help.js";
import { mendsPane } from "./mends.js";
import { settings } from "./settings.js";
import { shelfPane } from "./shelf.js";
import { sourcePane } from "./source.js";
import { tabs } from "./tabs.js";
import { sentence, verdict } from "./verdict.js";

export function page(state: State, wide: boolean): TemplateResult {
  const words = text();
  return html`
    <a class="skip" href="#main">${words.skip}</a>
    <div class="frame" data-phase=${state.phase}>
      <header class="top">
        <a class="wordmark" href=${address("")} @click=${home} aria-label=${words.home}>anyfeed</a>
        ${state.phase === "empty" ? nothing : ask(state)} ${settings(state)}
      </header>
      <main id="main" tabindex="-1">${body(state, wide)}</main>
    </div>
    <p class="unseen" role="status">${spoken(state)}</p>
    <p class="notice" role="status" data-shown=${state.notice !== ""}>${state.notice}</p>
    ${state.dropping ? html`<div class="drop-zone" aria-hidden="true"><p>${words.dropHere}</p></div>` : nothing}
    ${help(state)}`;
}

/** What a screen reader says when things change. It stands in the page from the beginning: regions that arrive with their words are not read out. */
function spoken(state: State): string {
  const words = text();
  const { phase, feed, failure, shelf } = state;
  if (phase === "loading") return beingDone();
  if (phase === "feed" && feed) return `${words.faces[feed.report.quality]}. ${sentence(feed)}`;
  if (phase === "failed" && failure) return words.failures[failure.code];
  if (phase === "shelf") return words.shelf(shelf.length, shelf.filter(({ quality }) => quality !== null).length);
  return "";
}

function home(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  startOver();
}

function body(state: State, wide: boolean): TemplateResult {
  switch (state.phase) {
    case "empty":
      return welcome(state);
    case "loading":
      return loading(state);
    case "shelf":
      return shelfPane(state);
    case "failed":
      return state.failure ? failedPane(state.failure, state) : html``;
    case "feed":
      return shown(state, wide);
  }
}

const welcome = (state: State): TemplateResult => html`
  <section class="welcome">
    <h1>${text().title}</h1>
    <p class="lead">${text().lead}</p>
    ${ask(state)}
  </section>
  ${gallery()}`;

function loading(state: State): TemplateResult {
  const words = text();
  const { received, total } = state.progress ?? { received: 0, total: null };
  const amount = words.received(format.size(received), total === null ? null : format.size(total));
  return html`
    <section class="loading">
      <h1 class="verdict-sentence"><bdi>${beingDone()}</bdi></h1>
      <progress max=${total ?? nothing} .value=${total === null ? nothing : received} aria-label=${beingDone()}></progress>
      <p><span class="quiet">${received > 0 ? amount : words.working}</span> <button class="link" @click=${cancel}>${words.cancel}</button></p>
    </section>
    ${state.early.entries.length > 0 ? html`<div class="panes"><section class="pane">${entriesPane(state)}</section></div>` : nothing}`;
}

/** A wide window shows the entries and one pane beside them; a narrow one shows one pane. */
function shown(state: State, wide: boolean): TemplateResult {
  const { feed } = state;
  if (!feed || !state.shown) return html``;
  const beside: Pane = wide && state.pane === "entries" ? "mends" : state.pane;
  const panes: Pane[] = wide ? ["mends", "source", "data"] : ["entries", "mends", "source", "data"];
  return html`
    <h1 class="unseen">${feed.title ?? text().untitled}</h1>
    ${verdict(feed, state.shown)} ${story(state)}
    <div class="panes" data-wide=${wide}>
      ${wide ? html`<section class="pane pane-entries" aria-label=${text().panes.entries}>${entriesPane(state)}</section>` : nothing}
      <div class="beside">
        ${tabs(panes, beside, feed)}
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
