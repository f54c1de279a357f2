// The repaired feed to download, and each place that is another in it.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Diagnostic, Feed, Provenance } from "anyfeed";
import { FORMATS, downloadRepaired, toggleChanges, type WrittenFormat } from "../repair.js";
import type { Origins, Sides } from "../protocol.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { fileName } from "./data.js";

export function repaired(feed: Feed, state: State): TemplateResult {
  const words = allText();
  return html`
    <section class="repaired" aria-labelledby="repaired-title">
      <h2 id="repaired-title">${words.repaired}</h2>
      <p class="quiet">${words.repairedLead}</p>
      <p class="repaired-ways">
        ${(Object.keys(FORMATS) as WrittenFormat[]).map(
          (format) => html`
            <button class="more" @click=${() => downloadRepaired(feed, format, fileName(feed, state.shown))}
              aria-label=${words.repairedDownload(FORMATS[format].name)}>${FORMATS[format].name}</button>`,
        )}
        <button class="link" aria-expanded=${state.repaired !== null} @click=${() => toggleChanges(feed)}>${words.repairedChanges}</button>
      </p>
      ${generator(feed)} ${state.repaired ? changes(feed, state) : nothing}
    </section>`;
}

/** Where the program that wrote the feed is told otherwise; nothing for programs that are not known. */
function generator({ generator: made }: Feed): TemplateResult | typeof nothing {
  const words = allText();
  const said = `${made?.name ?? ""} ${made?.url ?? ""}`.toLowerCase();
  const name = Object.keys(words.generators).find((one) => said.includes(one.toLowerCase()));
  return name ? html`<p class="generator"><strong>${words.generator(name)}</strong> ${words.generators[name]}</p>` : nothing;
}

/** Places listed; the rest is in the file. */
const MOST = 100;

function changes(feed: Feed, state: State): TemplateResult {
  const words = allText();
  const { repaired: written, shown } = state;
  if (!written?.sides) return html`<p class="quiet">${words.working}</p>`;
  const rows = changed(feed.report.diagnostics, written.sides, shown?.text ?? "", written.text).slice(0, MOST);
  if (rows.length === 0) return html`<p class="quiet">${words.repairedNothing}</p>`;
  return html`
    <ol class="changes">${rows.map(
      ({ line, before, after }) => html`
        <li>
          <span class="quiet">${words.line(line)}</span>
          <code class="change-before" dir="ltr"><span aria-hidden="true">− </span><del>${before}</del></code>
          ${after === null ? nothing : html`<code class="change-after" dir="ltr"><span aria-hidden="true">+ </span><ins>${after}</ins></code>`}
        </li>`,
    )}</ol>`;
}

interface Change {
  line: number;
  before: string;
  after: string | null;
}

/** The lines with a finding, each with the line that holds the same field in the repaired feed; null where there is none. */
function changed(diagnostics: Diagnostic[], { from, to }: Sides, source: string, written: string): Change[] {
  const before = source.split("\n");
  const after = written.split("\n");
  const seen = new Set<number>();
  return diagnostics.flatMap(({ line, column, entry, severity }) => {
    if (severity === "info" || seen.has(line)) return [];
    seen.add(line);
    const there = counterpart(fieldsAt(line, of(from, entry)), of(to, entry) ?? {});
    const change = { line, before: around(before[line - 1], column), after: there ? around(after[there.line - 1], there.column) : null };
    return change.before === change.after ? [] : [change];
  });
}

const of = (origins: Origins, entry: number | null): Record<string, Provenance> | null =>
  entry === null ? origins.head : (origins.entries[entry] ?? null);

const fieldsAt = (line: number, fields: Record<string, Provenance> | null): [string, Provenance][] =>
  Object.entries(fields ?? {}).filter(([, from]) => from.line === line);

/** The same field in the repaired feed; a text may be another field there, but is the same element. */
function counterpart(fields: [string, Provenance][], there: Record<string, Provenance>): Provenance | undefined {
  const [field] = fields.find(([name]) => name in there) ?? [];
  const [, first] = fields[0] ?? [];
  return field === undefined ? Object.values(there).find(({ element }) => element === first?.element) : there[field];
}

/** So much of a line is shown. */
const WIDTH = 200;

function around(line: string | undefined, column: number): string {
  const whole = (line ?? "").trim();
  if (whole.length <= WIDTH) return whole;
  const start = Math.max(0, column - WIDTH / 2);
  return `${start > 0 ? "…" : ""}${(line ?? "").slice(start, start + WIDTH).trim()}…`;
}
