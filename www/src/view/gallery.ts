// The small broken feeds, each with its story.

import { html, nothing, type TemplateResult } from "lit-html";
import { exhibits, type Exhibit, type ExhibitName } from "../exhibits.js";
import { readGallery } from "../input.js";
import { redraw, type State } from "../state.js";
import { text } from "../text.js";
import { address } from "../trusted.js";
import { face } from "./face.js";

export function gallery(): TemplateResult {
  const words = text();
  return html`
    <section class="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">${words.galleryTitle}</h2>
      <p class="gallery-lead">${words.galleryLead}</p>
      <ul>${exhibits.map(card)}</ul>
    </section>`;
}

const card = ({ name, year, mood }: Exhibit): TemplateResult => {
  const { title, line } = text().stories[name];
  return html`
    <li>
      <button class="exhibit" @click=${() => openExhibit(name)}>
        ${face(mood)}
        <span class="exhibit-words"><span class="exhibit-title">${title}</span><span class="exhibit-line">${line}</span></span>
        <span class="exhibit-year">${year}</span>
      </button>
    </li>`;
};

export async function openExhibit(name: string): Promise<void> {
  const exhibit = exhibits.find((one) => one.name === name);
  if (exhibit) await readGallery(exhibit.name, address(`gallery/${exhibit.file}`));
}

export function story(state: State): TemplateResult | typeof nothing {
  const exhibit = exhibits.find(({ name }) => name === state.shown?.gallery);
  if (!exhibit) return nothing;
  const { title } = text().stories[exhibit.name];
  return html`
    <aside class="story" aria-label=${text().galleryStory}>
      <h2>${title} <span class="exhibit-year">${exhibit.year}</span></h2>
      <p>${tale(exhibit.name)}</p>
    </aside>`;
}

/** The stories of the language that was asked for last. */
let tales: { language: string; words: Record<ExhibitName, string> } | null = null;

/** A story; nothing until it is there, and then all is drawn again. */
function tale(name: ExhibitName): string {
  const { language } = text();
  if (tales?.language === language) return tales.words[name];
  void fetchTales();
  return "";
}

async function fetchTales(): Promise<void> {
  const { language, tales: load } = text();
  const words = await load().catch(() => null);
  if (words === null) return;
  tales = { language, words };
  redraw();
}
