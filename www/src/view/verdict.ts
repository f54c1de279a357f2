// The face, the sentence, and the facts behind them.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { openPane } from "../actions.js";
import * as format from "../format.js";
import type { Severity, Shown } from "../state.js";
import { text } from "../text.js";
import { face } from "./face.js";

export function verdict(feed: Feed, shown: Shown): TemplateResult {
  const words = text();
  const { quality } = feed.report;
  return html`
    <section class="verdict" data-quality=${quality} aria-label=${words.verdictLabel}>
      <button class="verdict-face" @click=${() => openPane("mends")} aria-label="${words.faces[quality]}. ${words.panes.mends}">
        ${face(quality)}
      </button>
      <div class="verdict-words">
        <p class="verdict-sentence">${sentence(feed)}</p>
        ${remarks(feed)}
        <dl class="facts">${facts(feed, shown)}</dl>
      </div>
    </section>`;
}

export const tally = (feed: Feed, severity: Severity): number =>
  feed.report.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

export function sentence(feed: Feed): string {
  const words = text().verdict;
  const { quality, diagnostics, diagnosticsTotal } = feed.report;
  // Of those that were not kept nobody knows how severe they are.
  const isLeast = diagnosticsTotal > diagnostics.length;
  if (quality === "damaged") return words.damaged(Math.max(1, tally(feed, "error")), tally(feed, "warning"), isLeast);
  if (quality === "mended") return words.mended(Math.max(1, tally(feed, "warning")), isLeast);
  const notes = tally(feed, "info");
  return notes > 0 ? words.noted(notes) : words.clean;
}

function remarks(feed: Feed): TemplateResult | typeof nothing {
  const words = text();
  const { wellFormed, truncated } = feed.report;
  const kind = feed.format === "json" ? "json" : "xml";
  const all = [wellFormed ? "" : words.illFormed[kind], truncated ? words.truncated : ""].filter(Boolean);
  return all.length > 0 ? html`<p class="verdict-remark">${all.join(" ")}</p>` : nothing;
}

function facts(feed: Feed, shown: Shown): TemplateResult[] {
  const words = text();
  const { encoding, encodingFrom } = feed.report;
  const extras = [feed.podcast ? words.podcast : "", feed.hubs.length > 0 ? words.websub : ""].filter(Boolean);
  const rows: [string, string, string][] = [
    [words.facts.format, format.format(feed), extras.join(", ")],
    [words.facts.encoding, encoding, words.encodingFrom[encodingFrom]],
    [words.facts.entries, format.count(feed.entries.length), ""],
    [words.facts.size, format.size(shown.size), ""],
    [words.facts.time, format.milliseconds(shown.milliseconds), ""],
  ];
  if (shown.way !== "local") rows.push([words.facts.way, words.ways[shown.way], ""]);
  return rows.map(
    ([name, value, remark]) => html`
      <div class="fact">
        <dt>${name}</dt>
        <dd>${value}${remark ? html` <span class="fact-remark">${remark}</span>` : nothing}</dd>
      </div>`,
  );
}
