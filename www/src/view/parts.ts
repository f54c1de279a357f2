// Small things that stand in several places.

import { html, nothing, type TemplateResult } from "lit-html";

/** Short facts in a row, parted by dots. Each keeps its own direction, and the row has that of the feed. */
export const parts = (all: TemplateResult[]): TemplateResult[] => all.map((one) => html`<span class="part">${one}</span>`);

/** A key with its name on it, struck out if it does nothing. */
export const keycap = (name: string, shortcuts: boolean): TemplateResult =>
  html`<kbd data-off=${!shortcuts && name.length === 1}>${name}</kbd> `;

export const toggle = (label: string, isOn: boolean, turn: () => void, hint?: string): TemplateResult => html`
  <label class="switch" title=${hint ?? nothing}>
    <input type="checkbox" role="switch" .checked=${isOn} @change=${turn}>
    <span>${label}</span>
  </label>`;
