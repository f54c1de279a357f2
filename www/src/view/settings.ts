// Language, light or dark, shortcuts and the list of keys.

import { html, type TemplateResult } from "lit-html";
import { openHelp, toggleShortcuts } from "../actions.js";
import { chooseLanguage, languages, text } from "../text.js";
import { redraw, type State } from "../state.js";
import { turnTheme } from "../theme.js";
import { keycap } from "./parts.js";

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
      <button class="icon for-keys" @click=${toggleShortcuts} aria-pressed=${shortcuts} aria-label=${words.shortcuts} title=${words.shortcuts}>${keycap("j", shortcuts)}</button>
      <button class="icon for-keys" @click=${openHelp} aria-label=${words.help} title="${words.help}${shortcuts ? " (?)" : ""}"><span aria-hidden="true">?</span></button>
    </div>`;
}
