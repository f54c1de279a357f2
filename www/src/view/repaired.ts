// The repaired feed to download, and each place that is another in it.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { changedLines } from "../../../pkg-template/src/repaired.js";
import { FORMATS, downloadRepaired, toggleChanges, type WrittenFormat } from "../repair.js";
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
  const places = feed.report.diagnostics.filter(({ severity }) => severity !== "info");
  const { from, to } = written.sides;
  const rows = changedLines(places, [from, to], shown?.text ?? "", written.text).slice(0, MOST);
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
