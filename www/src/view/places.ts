// Places in the source that one thing is said of: a few at once, the rest folded.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Mark } from "../findings.js";
import { allText } from "../text.js";

/** Places listed of one kind; five hundred equal ones tell nothing that the first few do not. */
const MOST = 50;
const AT_ONCE = 2;
/** So much of a place is shown, and so much beside it; the source view has the rest. */
const LONGEST = 120;
const BESIDE = 24;

type Place = Pick<Mark, "line" | "from" | "to" | "entry">;

export interface Placed {
  place: Place;
  /** In the list of all places. */
  index: number;
}

type Open = (index: number) => void;

export function places(all: Placed[], source: string, showMend: Open, showEntry: Open): TemplateResult {
  const words = allText();
  const draw = (one: Placed) => drawn(one, source, showMend, showEntry);
  return html`
    ${all.slice(0, AT_ONCE).map(draw)}
    ${all.length > AT_ONCE
      ? html`
        <details class="mend-places">
          <summary>${words.morePlaces(all.length - AT_ONCE)}</summary>
          ${all.slice(AT_ONCE, MOST).map(draw)}
          ${all.length > MOST ? html`<p class="quiet">${words.morePlaces(all.length - MOST)}</p>` : nothing}
        </details>`
      : nothing}`;
}

function drawn({ place, index }: Placed, source: string, showMend: Open, showEntry: Open): TemplateResult {
  const words = allText();
  const { line, entry, from, to } = place;
  const end = Math.min(to, from + LONGEST);
  return html`
    <div class="place">
      <p>
        <button class="link" @click=${() => showMend(index)}>${words.line(line)}</button>
        ${entry === null ? nothing : html`<button class="link" @click=${() => showEntry(entry)}>${words.entryNumber(entry + 1)}</button>`}
      </p>
      <code class="excerpt" dir="ltr">${before(source, from)}<mark>${source.slice(from, end)}</mark>${end < to ? "…" : after(source, end)}</code>
    </div>`;
}

function before(source: string, from: number): string {
  const line = source.lastIndexOf("\n", from - 1) + 1;
  return line < from - BESIDE ? `…${source.slice(from - BESIDE, from)}` : source.slice(line, from).trimStart();
}

function after(source: string, end: number): string {
  const [line = ""] = source.slice(end, end + BESIDE + 1).split("\n");
  return line.length > BESIDE ? `${line.slice(0, BESIDE)}…` : line;
}
