// The whole page, from what is known.

import { html, nothing, type TemplateResult } from "lit-html";
import { cancel, beingDone } from "../reader.js";
import { startOver } from "../actions.js";
import * as format from "../format.js";
import { documentViews } from "../later.js";
import type { State } from "../state.js";
import { text } from "../text.js";
import { address } from "../trusted.js";
import { ask } from "./ask.js";
import { gallery } from "./gallery.js";
import { help } from "./help.js";
import { onward } from "./onward.js";
import { recent } from "./recent.js";
import { settings } from "./settings.js";

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
      ${isComing(state) ? nothing : onward(state.phase === "empty")}
    </div>
    <p class="unseen" role="status">${spoken(state)}</p>
    <p class="notice" role="status" data-shown=${state.notice !== ""}>${state.notice}</p>
    ${state.dropping ? html`<div class="drop-zone" aria-hidden="true"><p>${words.dropHere}</p></div>` : nothing}
    ${help(state)}`;
}

/** What a screen reader says when things change. It stands in the page from the beginning: regions that arrive with their words are not read out. */
function spoken(state: State): string {
  if (state.phase === "loading") return beingDone();
  if (isMissing(state)) return text().pageMissing;
  return documentViews()?.spoken(state) ?? "";
}

function home(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  startOver();
}

function body(state: State, wide: boolean): TemplateResult {
  if (state.phase === "empty") return welcome(state);
  const views = documentViews();
  if (isMissing(state)) return html`<section class="welcome" role="alert"><h1>${text().pageMissing}</h1></section>`;
  if (state.phase === "loading" || !views) return loading(state);
  return views.body(state, wide);
}

/** There is nothing to show yet: a foot of the page would only jump away when there is. */
const isComing = ({ phase }: State): boolean => phase === "loading" || (phase !== "empty" && documentViews() === null);

/** What shows documents could not be loaded. */
const isMissing = (state: State): boolean => documentViews() === null && state.failure?.code === "page";

const welcome = (state: State): TemplateResult => html`
  <section class="welcome">
    <h1>${text().title}</h1>
    <p class="lead">${text().lead}</p>
    ${ask(state)} ${recent()}
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
    ${documentViews()?.early(state) ?? nothing}`;
}
