// Everything that was wrong, one row a kind, linked to its places.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Diagnostic, Feed } from "anyfeed";
import { copy, showEntry } from "../actions.js";
import { adviceFor } from "../advice.js";
import { findingsOf, groupedByCode } from "../findings.js";
import * as format from "../format.js";
import { letter } from "../letter.js";
import { SEVERITIES, toggled, update, type Severity, type State } from "../state.js";
import { allText } from "../text.js";
import { showMend } from "../stepping.js";
import { checkSection } from "./check.js";
import { FILES } from "./onward.js";
import { places } from "./places.js";
import { repaired } from "./repaired.js";
import { readers, rule } from "./rule-rows.js";
import { tally } from "./verdict.js";

interface Group {
  code: string;
  severity: Severity;
  mends: { diagnostic: Diagnostic; index: number }[];
}

export function mendsPane(feed: Feed, state: State): TemplateResult {
  const words = allText();
  const { diagnostics, diagnosticsTotal } = feed.report;
  const letters = lettered(feed, state);
  if (diagnostics.length === 0) return html`${checkSection(feed, state)} ${letters}`;
  const groups = grouped(diagnostics).filter(({ severity }) => !state.hidden.has(severity));
  const source = state.shown?.text ?? "";
  return html`
    ${isMixed(feed, state) ? html`<div class="mends-head">${SEVERITIES.map((severity) => filter(feed, severity, state))}</div>` : nothing}
    ${groups.length === 0 ? html`<p class="quiet">${words.allHidden}</p>` : nothing}
    <ul class="mends">${groups.map((group) => row(group, source, state))}</ul>
    ${diagnosticsTotal > diagnostics.length
      ? html`<p class="quiet">${words.keptOf(diagnostics.length, diagnosticsTotal)}</p>`
      : nothing}
    ${letters} ${feed.report.quality === "clean" ? nothing : repaired(feed, state)} ${checkSection(feed, state)}`;
}

/** One kind alone needs no filter, unless it is switched off. */
const isMixed = (feed: Feed, { hidden }: State): boolean => SEVERITIES.filter((severity) => tally(feed, severity) > 0).length > 1 || SEVERITIES.some((severity) => hidden.has(severity));

function lettered(feed: Feed, state: State): TemplateResult | typeof nothing {
  const rules = findingsOf(state).rest.filter(({ severity }) => severity !== "advice");
  if (feed.report.diagnostics.length + rules.length === 0) return nothing;
  return html`<p><button class="more" @click=${() => copy(letter(feed, state.shown, rules))}>${allText().copyMends}</button></p>`;
}

function filter(feed: Feed, severity: Severity, state: State): TemplateResult | typeof nothing {
  const n = tally(feed, severity);
  if (n === 0) return nothing;
  const toggle = () => update({ hidden: toggled(state.hidden, severity) });
  return html`
    <button class="chip" aria-pressed=${!state.hidden.has(severity)} @click=${toggle}>
      <span class="mark" data-severity=${severity} aria-hidden="true"></span>${allText().severity[severity]}
      <span class="count">${format.count(n)}</span>
    </button>`;
}

/** The worst first; of one severity, in the order of the document. */
function grouped(diagnostics: Diagnostic[]): Group[] {
  const groups = new Map<string, Group>();
  diagnostics.forEach((diagnostic, index) => {
    const { code, severity } = diagnostic;
    const group = groups.get(code) ?? { code, severity, mends: [] };
    group.mends.push({ diagnostic, index });
    groups.set(code, group);
  });
  return [...groups.values()].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function row({ code, severity, mends }: Group, source: string, state: State): TemplateResult | typeof nothing {
  const words = allText();
  const [first] = mends;
  if (!first) return nothing;
  const advice = adviceFor(code);
  return html`
    <li class="mend">
      <span class="mark" data-severity=${severity} role="img" aria-label=${words.severity[severity]}></span>
      <div>
        <p class="mend-message" lang="en">${first.diagnostic.message}</p>
        ${advice ? html`<p class="mend-advice" lang="en"><span lang=${words.language}>${words.advice}</span> ${advice}</p>` : nothing}
        ${code === NO_BASE && isLocal(state) ? html`<p><button class="link" @click=${askBase}>${words.base}</button></p>` : nothing}
        ${places(mends.map(({ diagnostic, index }) => ({ place: diagnostic, index })), source, showMend, showEntry)}
        <p class="mend-code"><code>${code}</code> · <a href=${explanation(code)} target="_blank" rel="noopener">${words.explained}</a></p>
        ${besides(mends, state)}
      </div>
    </li>`;
}

/** Its passage in the document of all codes, as GitHub names it. */
const explanation = (code: string): string => `${FILES}/docs/diagnostics.md#${code.replace("/", "")}`;

/** What rules say of the same places, each rule once. */
function besides(mends: Group["mends"], state: State): TemplateResult[] {
  const { beside } = findingsOf(state);
  const rules = groupedByCode(mends.flatMap(({ index }) => beside.get(index) ?? []));
  return [...rules.values()].flatMap(([finding]) => finding === undefined ? [] : html`
    <div class="mend-rule">
      <p lang="en">${finding.message}</p>
      ${readers(finding)} ${rule(finding)}
    </div>`);
}

const NO_BASE = "url/no-base";
const isLocal = ({ shown }: State): boolean => shown?.kind === "file" || shown?.kind === "pasted";

/** The field for the address that the document came from. */
function askBase(): void {
  const field = document.querySelector<HTMLDetailsElement>(".base");
  if (!field) return;
  field.open = true;
  field.querySelector("input")?.focus();
}
