// Where each field came from: element, raw text, line.

import { html, type TemplateResult } from "lit-html";
import type { Provenance } from "anyfeed";
import { update } from "../state.js";
import { allText } from "../text.js";
import * as format from "../format.js";

export function provenanceTable(all: Record<string, Provenance>, caption: string): TemplateResult {
  const { provenanceColumns: columns } = allText();
  return html`
    <div class="table-frame" tabindex="0" role="region" aria-label=${caption}>
      <table class="provenance">
        <thead>
          <tr><th>${columns.field}</th><th>${columns.element}</th><th>${columns.raw}</th><th>${columns.line}</th></tr>
        </thead>
        <tbody>${Object.entries(all).map(([field, from]) => row(field, from))}</tbody>
      </table>
    </div>`;
}

const row = (field: string, from: Provenance): TemplateResult => html`
  <tr>
    <th scope="row">${field}</th>
    <td><code>${from.element}</code></td>
    <td class="provenance-raw" dir="auto">${from.raw ?? ""}</td>
    <td><button class="link" @click=${() => update({ pane: "source", mend: null, line: from.line })}>${format.count(from.line)}</button></td>
  </tr>`;
