// The source with every mend underlined, and the sentence of the one in view.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { showEntry } from "../actions.js";
import { findingsOf } from "../findings.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { nextMend, toggleBytes } from "../stepping.js";
import { bytesOf } from "./bytes.js";
import "./feed-source.js";

/** Drawn, since not every font has arrows. */
const arrow = (path: string): TemplateResult => html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>`;

export function sourcePane(feed: Feed, state: State): TemplateResult {
  const words = allText();
  const { marks } = findingsOf(state);
  const current = state.mend === null ? null : (marks[state.mend] ?? null);
  const hasBytes = feed.report.encodingFrom !== "string";
  return html`
    ${marks.length > 0
      ? html`
        <div class="source-bar">
          <div class="source-steps">
            <button class="step" @click=${() => nextMend(-1)} aria-label=${words.previousMend} title="${words.previousMend} (Shift+F8)">${arrow("M10 15.5v-11M5 9.5l5-5 5 5")}</button>
            <button class="step" @click=${() => nextMend(1)} aria-label=${words.nextMend} title="${words.nextMend} (F8)">${arrow("M10 4.5v11M5 10.5l5 5 5-5")}</button>
          </div>
          <div class="source-mend" aria-live="polite">
            ${current
              ? html`
                <p lang="en"><span class="mark" data-severity=${current.severity} role="img" aria-label=${words.severity[current.severity]}></span>${current.message}</p>
                <p class="quiet">${words.mendOf((state.mend ?? 0) + 1, marks.length)} · ${words.line(current.line)}
                  ${current.entry === null ? nothing : html` · <button class="link" @click=${() => showEntry(current.entry ?? 0)}>${words.toEntry(current.entry + 1)}</button>`}
                  ${hasBytes ? html` · <button class="link" aria-pressed=${state.bytes} @click=${toggleBytes}>${words.showBytes}</button>` : nothing}</p>`
              : html`<p class="quiet">${words.places(marks.length)}</p>`}
          </div>
        </div>
        ${bytesOf(state)}`
      : nothing}
    <feed-source .view=${{
      text: state.shown?.text ?? "",
      marks,
      mend: state.mend,
      line: state.line,
      json: feed.format === "json",
      label: words.sourceLabel,
      short: words.sourceShort,
    }}></feed-source>`;
}
