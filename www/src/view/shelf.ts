// A folder laid out: each file with its face.

import { html, nothing, type TemplateResult } from "lit-html";
import { readFile } from "../input.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { leaveList } from "../trail.js";
import type { Glance } from "../protocol.js";
import { face, type Mood } from "./face.js";

export function shelfPane({ shelf, isShelfCut }: State): TemplateResult {
  const words = allText();
  const feeds = shelf.filter(({ quality }) => quality !== null);
  const sorted = [...feeds, ...shelf.filter(({ quality }) => quality === null)];
  return html`
    <section class="shelf" aria-labelledby="shelf-title">
      <h1 id="shelf-title" class="verdict-sentence">${words.shelf(shelf.length, feeds.length)}</h1>
      ${isShelfCut ? html`<p>${words.shelfCut(shelf.length)}</p>` : nothing}
      <ul>${sorted.map(
        ({ file, path, title, entries, quality }) => html`
          <li>
            <button class="shelf-file" @click=${() => open(file)}>
              ${face(moodOf(quality))}
              <span class="shelf-words"><bdi>${title ?? path}</bdi>${title === null ? "" : html`<span class="quiet" dir="ltr">${path}</span>`}</span>
              <span class="quiet">${quality === null ? words.notAFeed : words.entries(entries)}</span>
              <span class="unseen">${words.faces[moodOf(quality)]}</span>
            </button>
          </li>`,
      )}</ul>
    </section>`;
}

function open(file: File): void {
  leaveList();
  readFile(file);
}

/** The files were read, and no rule was asked: nobody smiles yet. */
const moodOf = (quality: Glance["quality"]): Mood => (quality === "clean" ? "read" : (quality ?? "none"));
