// The small broken feeds.

import { html, type TemplateResult } from "lit-html";
import { exhibits, type Exhibit } from "../exhibits.js";
import { readGallery } from "../input.js";
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
  // Its story is wanted as soon as it is drawn; where it does not come, there is none.
  text().tales().catch(() => undefined);
  if (exhibit) await readGallery(exhibit.name, address(`gallery/${exhibit.file}`));
}
