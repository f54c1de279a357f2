// The foot of the page: whom it is for, and the ways on.

import { html, type TemplateResult } from "lit-html";
import { text } from "../text.js";
import { address } from "../trusted.js";

const SOURCE = "https://github.com/anyfeed/anyfeed";
export const FILES = `${SOURCE}/blob/main`;

export function onward(isWhole: boolean): TemplateResult {
  const words = text().onward;
  const ways = html`
    <p class="onward-ways">
      ${way(`${FILES}/pkg-template/README.md`, words.package)} <a href=${address("docs/")}>${words.docs}</a> ${way(SOURCE, words.source)}
      <span>${words.licence}</span>
    </p>`;
  return html`
    <footer class="onward" aria-label=${words.label}>
      ${isWhole
        ? html`
          <div class="onward-whom">
            <section><h2>${words.publishers}</h2><p>${words.publishersLead}</p><p class="onward-ways">${way(`${FILES}/docs/rules.md`, words.rules)}</p></section>
            <section><h2>${words.developers}</h2><p>${words.developersLead}</p>${ways}</section>
          </div>`
        : ways}
      <p class="onward-privacy">${words.privacy}</p>
    </footer>`;
}

const way = (url: string, name: string): TemplateResult => html`<a href=${url} target="_blank" rel="noopener">${name}</a>`;
