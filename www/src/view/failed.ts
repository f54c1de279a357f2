// What there is to say when there is no feed, and what to do about it.

import { html, nothing, type TemplateResult } from "lit-html";
import type { DiscoveredFeed } from "anyfeed";
import { readAsked } from "../input.js";
import type { Failure, FailureCode } from "../protocol.js";
import type { State } from "../state.js";
import { allText, type AllText } from "../text.js";
import { leaveList } from "../trail.js";
import { face } from "./face.js";
import { outward } from "./masthead.js";

export function failedPane(failure: Failure, state: State): TemplateResult {
  const words = allText();
  return html`
    <section class="failed">
      <div class="failed-face">${face("none")}</div>
      <div>
        <h1 class="verdict-sentence">${words.failures[failure.code]}</h1>
        ${state.asked ? html`<p class="subject-name" dir="ltr">${state.asked}</p>` : nothing}
        ${explanations(failure).map((line) => html`<p>${line}</p>`)}
        ${feeds(words.pageFeeds, failure.feeds)} ${feeds(words.subscriptions(failure.subscriptions.length), failure.subscriptions)}
        ${next(failure, state)} ${failure.feeds.length > 0 ? nothing : guesses(failure)}
      </div>
    </section>`;
}

function explanations(failure: Failure): string[] {
  const words = allText();
  const lines: string[] = [];
  if (failure.code === "not-a-feed" && failure.found) lines.push(words.found[failure.found] ?? "");
  if (failure.code === "html" && (failure.found === "challenge" || failure.found === "login")) {
    lines.push(words.found[failure.found] ?? "");
  }
  else if (failure.code === "html" && failure.feeds.length === 0) lines.push(words.noFeedsNamed);
  // What the handler refuses it says in its own words.
  if (failure.status !== null && failure.code !== "refused") lines.push(words.status(failure.status));
  if (failure.alone) lines.push(words.noCors);
  if (["refused", "internal", "parser", "too-large", "unsupported"].includes(failure.code)) lines.push(failure.detail);
  return lines.filter(Boolean);
}

type Step = Exclude<keyof AllText["next"], "title" | "archive">;

/** What helps, by what went wrong; what the server or the page said may add to it. */
const STEPS: Partial<Record<FailureCode, Step[]>> = {
  empty: ["publisher"],
  "not-a-feed": ["document"],
  html: ["noFeed"],
  "too-large": ["smaller"],
  unreachable: ["paste", "notFound"],
  refused: ["paste"],
  status: ["notFound", "paste"],
  parser: ["reload"],
  internal: ["reload"],
  page: ["reload"],
  link: ["whole"],
};

const BY_STATUS: Record<number, Step[]> = {
  401: ["login"],
  403: ["login", "publisher"],
  404: ["notFound"],
  410: ["notFound"],
  429: ["limited"],
};

function steps({ code, status, found }: Failure): Step[] {
  if (found === "login") return ["login"];
  if (found === "challenge") return ["paste", "publisher"];
  if (status !== null && status >= 500) return ["later", "publisher"];
  return BY_STATUS[status ?? 0] ?? STEPS[code] ?? [];
}

function next(failure: Failure, { asked }: State): TemplateResult | typeof nothing {
  const words = allText();
  if (failure.feeds.length > 0 || failure.subscriptions.length > 0) return nothing;
  const isRemote = asked !== "" && ["unreachable", "refused", "status", "empty", "html", "not-a-feed"].includes(failure.code);
  const all = steps(failure);
  if (all.length === 0 && !isRemote) return nothing;
  return html`
    <h2 class="found-title">${words.next.title}</h2>
    <ul class="next">
      ${all.map((step) => html`<li>${words.next[step]}</li>`)}
      ${isRemote
        ? html`
          <li>${outward(`https://web.archive.org/web/*/${asked}`, words.next.archive)}</li>
          <li class="failed-ways">${outward(asked, words.openAddress)} <button class="link" @click=${() => readAsked(asked)}>${words.retry}</button></li>`
        : nothing}
    </ul>`;
}

type Named = Pick<DiscoveredFeed, "url" | "title">;

function feeds(title: string, all: Named[]): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`
    <h2 class="found-title">${title}</h2>
    <ul class="found">${all.slice(0, 200).map(found)}</ul>`;
}

/** A page that names no feed may have one all the same. */
function guesses({ guesses: all }: Failure): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`
    <h2 class="found-title">${allText().guesses}</h2>
    <ul class="guesses">${all.map(({ url }) => html`<li><button class="link" dir="ltr" @click=${() => open(url)}>${pathOf(url)}</button></li>`)}</ul>`;
}

const pathOf = (url: string): string => (URL.canParse(url) ? url.slice(new URL(url).origin.length) : url);

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
