// The feed on show against another copy of it. What compares them is loaded when there are two.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, Feed } from "anyfeed";
import type { FeedDiff } from "anyfeed/merge";
import { readOther } from "../reader.js";
import { redraw, type State } from "../state.js";
import { allText } from "../text.js";

export function compare(feed: Feed, state: State): TemplateResult {
  const words = allText().compare;
  const { other, shown } = state;
  const url = shown?.kind === "address" ? shown.url : null;
  return html`
    <section class="compare">
      <p>${words.lead}</p>
      <p class="compare-ways">
        ${url ? html`<button class="more" @click=${() => readOther({ kind: "url", url })}>${words.again}</button>` : nothing}
        <label class="more">${words.file}<input class="unseen" type="file" @change=${picked}></label>
      </p>
      <div role="status">${outcome(feed, other)}</div>
    </section>`;
}

function picked(event: Event): void {
  const input = event.target as HTMLInputElement;
  const blob = input.files?.[0];
  input.value = "";
  if (blob) readOther({ kind: "blob", blob, contentType: null, url: null });
}

function outcome(feed: Feed, other: State["other"]): TemplateResult | typeof nothing {
  const words = allText();
  if (other === null) return nothing;
  if (other === "loading") return html`<p class="quiet">${words.working}</p>`;
  if (other === "failed") return html`<p>${words.compare.failed}</p>`;
  const diff = difference(feed, other);
  return diff ? listed(diff) : html`<p class="quiet">${words.working}</p>`;
}

let last: { feed: Feed; other: Feed; diff: FeedDiff } | null = null;

/** Null until what compares is there; then all is drawn again. */
function difference(feed: Feed, other: Feed): FeedDiff | null {
  if (last?.feed === feed && last.other === other) return last.diff;
  void import("anyfeed/merge").then(({ diffFeeds }) => {
    last = { feed, other, diff: diffFeeds(feed, other) };
    redraw();
  });
  return null;
}

function listed({ added, changed, gone, moved }: FeedDiff): TemplateResult {
  const words = allText().compare;
  if (added.length + changed.length + gone.length + moved.length === 0) return html`<p>${words.same}</p>`;
  return html`
    ${group(words.added(added.length), added.map((entry) => named(entry)))}
    ${group(words.changed(changed.length), changed.map(({ entry, fields }) => named(entry, words.fields(fields.join(", ")))))}
    ${group(words.gone(gone.length), gone.map((entry) => named(entry)))}
    ${group(words.moved(moved.length), moved.map(({ before, entry }) => named(entry, `${before.id} → ${entry.id}`)))}`;
}

function group(title: string, items: TemplateResult[]): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing;
  return html`<h3>${title}</h3><ul>${items}</ul>`;
}

const named = (entry: Entry, remark = ""): TemplateResult => html`
  <li><bdi>${entry.title ?? entry.id}</bdi>${remark ? html` <span class="quiet">${remark}</span>` : nothing}</li>`;
