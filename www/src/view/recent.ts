// The feeds looked at before, on the first view.

import { html, nothing, type TemplateResult } from "lit-html";
import { readAsked } from "../input.js";
import { forgetRecents, recents } from "../recent.js";
import { redraw } from "../state.js";
import { text } from "../text.js";

export function recent(): TemplateResult | typeof nothing {
  const all = recents();
  if (all.length === 0) return nothing;
  const words = text().recent;
  const forget = () => {
    forgetRecents();
    redraw();
    document.querySelector<HTMLElement>("#ask")?.focus();
  };
  return html`
    <section class="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">${words.title}</h2>
      <ul>${all.map(({ url, title }) => html`<li><button class="link" @click=${() => readAsked(url)} title=${url}><bdi>${title}</bdi></button></li>`)}</ul>
      <button class="recent-forget" @click=${forget}>${words.forget}</button>
    </section>`;
}
