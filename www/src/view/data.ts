// The result as data: a tree, JSON, JSON Feed, and the lines that give the same elsewhere.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { copy, download, openData } from "../actions.js";
import { TOO_LONG, LONG, documentHash, linkTo, shortHash } from "../links.js";
import { announce } from "../notices.js";
import type { DataView, Shown, State } from "../state.js";
import { allText } from "../text.js";
import { compare } from "./compare.js";
import { recipes } from "./recipes.js";
import "./feed-tree.js";

const VIEWS: DataView[] = ["tree", "json", "jsonfeed", "compare", "use"];
/** More JSON than this in one element makes the page slow; a copy or a download holds all. */
const SHOWN = 200_000;

export function dataPane(feed: Feed, state: State): TemplateResult {
  const words = allText();
  const json = () => JSON.stringify(feed, null, 2);
  const isJson = ["tree", "json", "jsonfeed"].includes(state.dataView);
  const value = () => (state.dataView === "jsonfeed" ? (state.jsonFeed ?? "") : json());
  const name = `${fileName(feed, state.shown)}${state.dataView === "jsonfeed" ? ".jsonfeed" : ""}.json`;
  return html`
    <div class="data-bar">
      <div class="chips" role="group" aria-label=${words.panes.data}>
        ${VIEWS.map(
          (view) => html`<button class="chip" aria-pressed=${state.dataView === view} @click=${() => openData(view)}>${words.dataViews[view]}</button>`,
        )}
      </div>
      <p class="data-actions">
        ${isJson
          ? html`<button class="link" @click=${() => copy(value())}>${words.copy}</button>
            <button class="link" @click=${() => download(value(), name, "application/json")}>${words.download}</button>`
          : nothing}
        <button class="link" @click=${() => share(state.shown)}>${words.share}</button>
      </p>
    </div>
    ${shownAs(feed, state, json)}`;
}

function shownAs(feed: Feed, state: State, json: () => string): TemplateResult {
  switch (state.dataView) {
    case "tree":
      return html`<feed-tree .value=${feed}></feed-tree>`;
    case "json":
      return code(json());
    case "jsonfeed":
      return state.jsonFeed === null ? html`<p class="quiet">${allText().working}</p>` : code(state.jsonFeed);
    case "compare":
      return compare(feed, state);
    case "use":
      return recipes(state.shown);
  }
}

const code = (value: string): TemplateResult => html`
  <pre class="code" tabindex="0" role="region" aria-label="JSON" dir="ltr">${value.slice(0, SHOWN)}${value.length > SHOWN ? "\n…" : ""}</pre>`;

async function share(shown: Shown | null): Promise<void> {
  if (!shown) return;
  const hash = shortHash(shown) ?? (await documentHash(shown.text));
  if (hash.length > TOO_LONG) return announce(allText().shareTooLong);
  const url = linkTo(hash);
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ url })) return void navigator.share({ url }).catch(() => undefined);
  await copy(url);
  if (hash.length > LONG) announce(`${allText().copied} ${allText().shareLong}`);
}

export function fileName(feed: Feed, shown: Shown | null): string {
  const name = shown?.gallery ?? feed.title ?? "feed";
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 40) || "feed";
}
