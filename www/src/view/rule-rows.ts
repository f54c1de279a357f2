// The checker's findings of one profile, one row a rule, each place linked to the source.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Finding } from "anyfeed/check";
import { showEntry } from "../actions.js";
import { SEVERITY, groupedByCode, type Findings } from "../findings.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { showMend } from "../stepping.js";
import { places } from "./places.js";

/** The worst first; of one severity, in the order of the document. */
const ORDER: Finding["severity"][] = ["error", "warning", "advice"];

export function ruleRows(all: Finding[], findings: Findings, state: State): TemplateResult {
  const byCode = groupedByCode(all);
  const groups = [...byCode.values()].sort((a, b) => ORDER.indexOf(a[0]?.severity ?? "advice") - ORDER.indexOf(b[0]?.severity ?? "advice"));
  return html`<ul class="mends">${groups.map((group) => row(group, findings, state))}</ul>`;
}

function row(group: Finding[], findings: Findings, state: State): TemplateResult | typeof nothing {
  const [first] = group;
  if (!first) return nothing;
  const words = allText();
  const at = group.map((finding) => ({ place: finding, index: findings.first + findings.rest.indexOf(finding) }));
  return html`
    <li class="mend">
      <span class="mark" data-severity=${SEVERITY[first.severity]} role="img" aria-label=${words.check.severity[first.severity]}></span>
      <div>
        <p class="mend-message" lang="en">${first.message}</p>
        <p class="mend-advice" lang="en"><span lang=${words.language}>${words.advice}</span> ${first.fix}</p>
        ${readers(first)}
        ${hasPlace(first) ? places(at, state.shown?.text ?? "", showMend, showEntry) : nothing}
        ${rule(first)}
      </div>
    </li>`;
}

/** What is missing in the whole feed stands nowhere in it. */
const hasPlace = ({ from, to }: Finding): boolean => to > 0 || from > 0;

export const readers = (finding: Finding): TemplateResult | typeof nothing =>
  finding.readers ? html`<p class="mend-advice" lang="en"><span lang=${allText().language}>${allText().check.readers}</span> ${finding.readers}</p>` : nothing;

/** Its code, and the passage of the specification. */
export const rule = ({ code, helpUrl }: Finding): TemplateResult =>
  html`<p class="mend-code"><code>${code}</code> · <a href=${helpUrl} target="_blank" rel="noopener noreferrer">${allText().check.specification}</a></p>`;
