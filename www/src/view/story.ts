// The story of the small broken feed on show.

import { html, nothing, type TemplateResult } from "lit-html";
import { exhibits, type ExhibitName } from "../exhibits.js";
import { redraw, type State } from "../state.js";
import { allText } from "../text.js";

export function story(state: State): TemplateResult | typeof nothing {
  const exhibit = exhibits.find(({ name }) => name === state.shown?.gallery);
  if (!exhibit) return nothing;
  const { title } = allText().stories[exhibit.name];
  return html`
    <aside class="story" aria-label=${allText().galleryStory}>
      <h2>${title} <span class="exhibit-year">${exhibit.year}</span></h2>
      <p>${tale(exhibit.name)}</p>
    </aside>`;
}

/** The stories of the language that was asked for last. */
let tales: { language: string; words: Record<ExhibitName, string> } | null = null;

/** A story; nothing until it is there, and then all is drawn again. */
function tale(name: ExhibitName): string {
  const { language } = allText();
  if (tales?.language === language) return tales.words[name];
  void fetchTales();
  return "";
}

async function fetchTales(): Promise<void> {
  const { language, tales: load } = allText();
  const words = await load().catch(() => null);
  if (words === null) return;
  tales = { language, words };
  redraw();
}
