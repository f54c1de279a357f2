// What there is to say when there is no feed, and where to go from here.

import { html, nothing, type TemplateResult } from "lit-html";
import type { DiscoveredFeed } from "anyfeed";
import { readAsked } from "../input.js";
import type { Failure } from "../protocol.js";
import type { State } from "../state.js";
import { text } from "../text.js";
import { leaveList } from "../trail.js";
import { face } from "./face.js";
import { outward } from "./masthead.js";

export function failedPane(failure: Failure, state: State): TemplateResult {
  const words = text();
  const isRemote = ["unreachable", "refused", "status"].includes(failure.code);
  return html`
    <section class="failed">
      <div class="failed-face">${face("none")}</div>
      <div>
        <h1 class="verdict-sentence">${words.failures[failure.code]}</h1>
        ${explanations(failure).map((line) => html`<p>${line}</p>`)}
        ${isRemote && state.asked
          ? html`<p class="failed-ways">${outward(state.asked, words.openAddress)}
              <button class="link" @click=${() => readAsked(state.asked)}>${words.retry}</button></p>`
          : nothing}
        ${feeds(words.pageFeeds, failure.feeds)} ${feeds(words.guesses, failure.guesses)}
        ${feeds(words.subscriptions(failure.subscriptions.length), failure.subscriptions)}
      </div>
    </section>`;
}

function explanations(failure: Failure): string[] {
  const words = text();
  const lines: string[] = [];
  if (failure.code === "not-a-feed" && failure.found) lines.push(words.found[failure.found] ?? "");
  if (failure.code === "html" && (failure.found === "challenge" || failure.found === "login")) {
    lines.push(words.found[failure.found] ?? "");
  }
  if (failure.code === "html" && failure.feeds.length === 0) lines.push(words.noFeedsNamed);
  if (failure.status !== null) lines.push(words.status(failure.status));
  if (failure.alone) lines.push(words.noCors);
  if (["refused", "internal", "parser", "too-large", "unsupported"].includes(failure.code)) lines.push(failure.detail);
  return lines.filter(Boolean);
}

type Named = Pick<DiscoveredFeed, "url" | "title">;

function feeds(title: string, all: Named[]): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`
    <h2 class="found-title">${title}</h2>
    <ul class="found">${all.slice(0, 200).map(found)}</ul>`;
}

const found = ({ url, title }: Named): TemplateResult => html`
  <li>
    <button class="found-feed" @click=${() => open(url)}>
      ${title ? html`<bdi>${title}</bdi>` : nothing}<span class="found-url" dir="ltr">${url}</span>
    </button>
  </li>`;

function open(url: string): void {
  leaveList();
  readAsked(url);
}
