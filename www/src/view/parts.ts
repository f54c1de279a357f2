// Short facts in a row, parted by dots. Each keeps its own direction, and the row has that of the feed.

import { html, type TemplateResult } from "lit-html";

export const parts = (all: TemplateResult[]): TemplateResult[] => all.map((one) => html`<span class="part">${one}</span>`);
