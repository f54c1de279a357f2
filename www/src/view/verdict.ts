// What is on show, what reading it was like, and the facts behind that.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { openPane } from "../actions.js";
import { isReport } from "../findings.js";
import * as format from "../format.js";
import { SEVERITIES, type Severity, type Shown, type State } from "../state.js";
import { allText } from "../text.js";
import { showSeverity } from "../stepping.js";
import { checkLine, moodOf } from "./check.js";
import { face } from "./face.js";
import { parts } from "./parts.js";
import { subject } from "./subject.js";
import { subscribe } from "./subscribe.js";

export function verdict(feed: Feed, shown: Shown, check: State["check"]): TemplateResult {
  const words = allText();
  const { quality } = feed.report;
  const mood = moodOf(feed, check);
  return html`
    <section class="verdict" data-quality=${quality} data-mood=${mood} aria-label=${words.verdictLabel}>
      <button class="verdict-face" @click=${() => openPane("mends")} aria-label="${words.faces[mood]}. ${words.panes.mends}">
        ${face(mood)}
      </button>
      <div class="verdict-words">
        ${subject(shown)}
        <p class="verdict-sentence">${isInvalid(feed, check) ? words.verdict.invalid : sentence(feed)}</p>
        ${remarks(feed)} ${checkLine(check)}
        <p class="facts meta">${parts(facts(feed, shown))}</p>
        <div class="verdict-ways">${SEVERITIES.map((severity) => chip(feed, severity))}</div>
      </div>
      ${subscribe(feed, shown)}
    </section>`;
}

export const tally = (feed: Feed, severity: Severity): number =>
  feed.report.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** Nothing had to be repaired, and it breaks its specification all the same. */
const isInvalid = (feed: Feed, check: State["check"]): boolean => feed.report.quality === "clean" && isReport(check) && check.verdict === "invalid";

export function sentence(feed: Feed): string {
  const words = allText().verdict;
  const { quality, diagnostics, diagnosticsTotal } = feed.report;
  if (quality === "clean") {
    const notes = tally(feed, "info");
    return notes > 0 ? words.noted(notes) : words.clean;
  }
  const faults = diagnostics.filter(({ severity }) => severity !== "info");
  const kinds = new Set(faults.map(({ code }) => code)).size;
  // Of those that were not kept nobody knows how severe they are.
  return words[quality](Math.max(1, kinds), Math.max(1, faults.length), diagnosticsTotal > diagnostics.length);
}

function remarks(feed: Feed): TemplateResult | typeof nothing {
  const words = allText();
  const { wellFormed, truncated } = feed.report;
  // A web page need not be XML.
  const isRefused = !wellFormed && feed.format !== "hfeed";
  const all = [isRefused ? words.illFormed[feed.format === "json" ? "json" : "xml"] : "", truncated ? words.truncated : ""].filter(Boolean);
  return all.length > 0 ? html`<p class="verdict-remark">${all.join(" ")}</p>` : nothing;
}

/** In one line; a narrow window has the first of them alone. */
function facts(feed: Feed, shown: Shown): TemplateResult[] {
  const words = allText();
  const { encoding, encodingFrom } = feed.report;
  const first = [format.format(feed), words.entries(feed.entries.length), format.size(shown.size)];
  const more = [
    feed.podcast ? words.podcast : "",
    `${encoding} (${words.encodingFrom[encodingFrom]})`,
    feed.hubs.length > 0 ? words.websub : "",
    words.ways[shown.way],
    shown.milliseconds === null ? "" : words.parsedIn(format.milliseconds(shown.milliseconds)),
  ];
  return [
    ...first.filter(Boolean).map((fact) => html`<span>${fact}</span>`),
    ...more.filter(Boolean).map((fact) => html`<span class="fact-more">${fact}</span>`),
  ];
}

function chip(feed: Feed, severity: Severity): TemplateResult | typeof nothing {
  const n = tally(feed, severity);
  if (n === 0) return nothing;
  const name = allText().severity[severity];
  return html`
    <button class="chip" data-severity=${severity} @click=${() => showSeverity(severity)} title=${allText().showOnly(name)}>
      <span class="mark" data-severity=${severity} aria-hidden="true"></span>${name} <span class="count">${format.count(n)}</span>
    </button>`;
}
