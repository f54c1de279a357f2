// Language, light or dark, and the list of keys.

import { html, type TemplateResult } from "lit-html";
import { openHelp } from "../actions.js";
import { chooseLanguage, languages, text } from "../text.js";
import { redraw, type State } from "../state.js";
import { turnTheme } from "../theme.js";

export function settings({ shortcuts }: State): TemplateResult {
  const words = text();
  const choose = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    void chooseLanguage(select.value).then(() => {
      select.value = text().language;
      redraw();
    });
  };
  return html`
    <div class="settings">
      <select aria-label=${words.languageLabel} @change=${choose}>
        ${Object.entries(languages).map(
          ([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === words.language}>${name}</option>`,
        )}
      </select>
      <button class="icon" @click=${turnTheme} aria-label=${words.theme} title=${words.theme}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.25" /><path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" /></svg>
      </button>
      <button class="icon for-keys" @click=${openHelp} aria-label=${words.help} title="${words.help}${shortcuts ? " (?)" : ""}">
        <svg viewBox="0 0 20 20" aria-hidden="true"><path class="keys" d="M3.5 5h13a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 13.5v-7A1.5 1.5 0 0 1 3.5 5zM5 8.2h.1m3.2 0h.1m3.2 0h.1m3.2 0h.1M6.5 11.8h7" /></svg>
      </button>
    </div>`;
}
