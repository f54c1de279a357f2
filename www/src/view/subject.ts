// What is being looked at, where it is from, and what else there is.

import { html, nothing, type TemplateResult } from "lit-html";
import { addressIn, readAsked } from "../input.js";
import { announce } from "../notices.js";
import { readFrom } from "../reader.js";
import type { Shown } from "../state.js";
import { allText } from "../text.js";
import { outward } from "./masthead.js";

export function subject(shown: Shown): TemplateResult {
  const words = allText();
  const { kind, site } = shown;
  const isLocal = kind === "file" || kind === "pasted";
  return html`
    <div class="subject" data-kind=${kind}>
      <p><span class="subject-kind">${words.subject[kind]}</span> ${kind === "pasted" || kind === "gallery" ? nothing : named(shown)}</p>
      ${isLocal ? base(shown) : nothing}
      ${site && site.feeds.length > 1 ? others(shown) : nothing}
    </div>`;
}

function named({ kind, name, url }: Shown): TemplateResult {
  if (kind === "address" && url) return html`<span class="subject-name" dir="ltr">${outward(url, url.replace(/^https?:\/\//, ""))}</span>`;
  return html`<bdi class="subject-name">${name}</bdi>`;
}

/** Documents without an address of their own: relative links in them need one. */
function base({ url }: Shown): TemplateResult {
  const words = allText();
  return html`
    <details class="base">
      <summary>${url ? html`<span dir="ltr">${url}</span>` : words.base}</summary>
      <form @submit=${apply}>
        <label for="base">${words.baseLabel}</label>
        <input id="base" name="base" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="https://example.org/feed.xml" .value=${url ?? ""}>
        <button class="more" type="submit">${words.baseApply}</button>
      </form>
    </details>`;
}

function apply(event: Event): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const url = addressIn(String(new FormData(form).get("base")).trim());
  if (url === null) return announce(allText().baseWrong);
  const details = form.closest("details");
  if (details) details.open = false;
  readFrom(url);
}

function others({ site, url }: Shown): TemplateResult {
  const words = allText();
  const feeds = site?.feeds ?? [];
  return html`
    <details class="others">
      <summary>${words.siteFeeds(feeds.length)}</summary>
      <ul>${feeds.map(
        (feed, at) => html`<li>${at === 0
          ? html`<span>${feed.title ?? url} <span class="quiet">(${words.isShown})</span></span>`
          : html`<button class="link" @click=${() => readAsked(feed.url)}><bdi>${feed.title ?? feed.url}</bdi></button>`}</li>`,
      )}</ul>
    </details>`;
}
