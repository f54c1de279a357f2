// Everything that was wrong, one row a kind, linked to its places.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Diagnostic, Feed } from "anyfeed";
import { copy, showEntry, showMend } from "../actions.js";
import { adviceFor } from "../advice.js";
import * as format from "../format.js";
import { letter } from "../letter.js";
import { SEVERITIES, toggled, update, type Severity, type State } from "../state.js";
import { allText } from "../text.js";
import { checked } from "./checked.js";
import { repaired } from "./repaired.js";
import { tally } from "./verdict.js";

/** Places listed of one kind; five hundred equal ones tell nothing that the first few do not. */
const PLACES = 50;
const AT_ONCE = 2;

interface Group {
  code: string;
  severity: Severity;
  mends: { diagnostic: Diagnostic; index: number }[];
}

export function mendsPane(feed: Feed, state: State): TemplateResult {
  const words = allText();
  const { diagnostics, diagnosticsTotal } = feed.report;
  if (diagnostics.length === 0) return html`<p class="well">${words.nothingToMend}</p>${checked(feed)}`;
  const groups = grouped(diagnostics).filter(({ severity }) => !state.hidden.has(severity));
  const source = state.shown?.text ?? "";
  return html`
    <div class="mends-head">${SEVERITIES.map((severity) => filter(feed, severity, state))}</div>
    ${groups.length === 0 ? html`<p class="quiet">${words.allHidden}</p>` : nothing}
    <ul class="mends">${groups.map((group) => row(group, source, state))}</ul>
    ${diagnosticsTotal > diagnostics.length
      ? html`<p class="quiet">${words.keptOf(diagnostics.length, diagnosticsTotal)}</p>`
      : nothing}
    <p><button class="more" @click=${() => copy(letter(feed, state.shown))}>${words.copyMends}</button></p>
    ${feed.report.quality === "clean" ? nothing : repaired(feed, state)} ${checked(feed)}`;
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
        ${mends.slice(0, AT_ONCE).map(({ diagnostic, index }) => place(diagnostic, index, source))}
        ${mends.length > AT_ONCE ? rest(mends, source) : nothing}
        <code class="mend-code">${code}</code>
      </div>
    </li>`;
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

function rest(mends: Group["mends"], source: string): TemplateResult {
  const words = allText();
  return html`
    <details class="mend-places">
      <summary>${words.morePlaces(mends.length - AT_ONCE)}</summary>
      ${mends.slice(AT_ONCE, PLACES).map(({ diagnostic, index }) => place(diagnostic, index, source))}
      ${mends.length > PLACES ? html`<p class="quiet">${words.morePlaces(mends.length - PLACES)}</p>` : nothing}
    </details>`;
}

/** So much of a place is shown; the source view has the rest. */
const LONGEST = 120;

function place(diagnostic: Diagnostic, index: number, source: string): TemplateResult {
  const words = allText();
  const { line, entry, from, to } = diagnostic;
  const start = Math.max(source.lastIndexOf("\n", from - 1) + 1, from - 24);
  const end = Math.min(to, from + LONGEST);
  const after = end < to ? "…" : source.slice(end, end + 24).split("\n")[0];
  return html`
    <div class="place">
      <p>
        <button class="link" @click=${() => showMend(index)}>${words.line(line)}</button>
        ${entry === null ? nothing : html`<button class="link" @click=${() => showEntry(entry)}>${words.entryNumber(entry + 1)}</button>`}
      </p>
      <code class="excerpt" dir="ltr">${source.slice(start, from).trimStart()}<mark>${source.slice(from, end)}</mark>${after}</code>
    </div>`;
}
