// Ways to subscribe: links that the readers themselves document.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Feed } from "anyfeed";
import { copy } from "../actions.js";
import type { Shown } from "../state.js";
import { allText } from "../text.js";

interface Reader {
  name: string;
  link: (url: string) => string;
}

const bare = (url: string): string => url.replace(/^https?:\/\//, "");
const encoded = encodeURIComponent;

const READERS: Reader[] = [
  { name: "NetNewsWire", link: (url) => `feed:${url}` },
  { name: "Feedly", link: (url) => `https://feedly.com/i/subscription/feed/${encoded(url)}` },
  { name: "Inoreader", link: (url) => `https://www.inoreader.com/?add_feed=${encoded(url)}` },
  { name: "NewsBlur", link: (url) => `https://www.newsblur.com/?url=${encoded(url)}` },
  { name: "Feedbin", link: (url) => `https://feedbin.com/?subscribe=${encoded(url)}` },
  { name: "The Old Reader", link: (url) => `https://theoldreader.com/feeds/subscribe?url=${encoded(url)}` },
];

const PODCATCHERS: Reader[] = [
  { name: "Apple Podcasts", link: (url) => `podcast://${bare(url)}` },
  { name: "Overcast", link: (url) => `overcast://x-callback-url/add?url=${encoded(url)}` },
  { name: "Pocket Casts", link: (url) => `pktc://subscribe/${bare(url)}` },
  { name: "AntennaPod", link: (url) => `antennapod-subscribe://${bare(url)}` },
];

export function subscribe(feed: Feed, shown: Shown): TemplateResult | typeof nothing {
  const words = allText();
  const url = shown.kind === "gallery" ? null : (shown.kind === "address" ? shown.url : null) ?? feed.feedUrl;
  if (url === null || !/^https?:/.test(url)) return nothing;
  const readers = [{ name: words.subscribeDefault, link: (address: string) => `feed:${address}` }, ...(feed.podcast ? PODCATCHERS : []), ...READERS];
  return html`
    <details class="subscribe" @keydown=${escape} @focusout=${leave}>
      <summary class="chip">${words.subscribe}</summary>
      <div class="subscribe-ways">
        <p class="quiet">${words.subscribeLead}</p>
        <ul>${readers.map(({ name, link }) => html`<li><a href=${link(url)} rel="noopener">${name}</a></li>`)}</ul>
        <button class="link" @click=${() => copy(url)}>${words.copyAddress}</button>
      </div>
    </details>`;
}

function escape(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.key !== "Escape" || !menu.open) return;
  event.preventDefault();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** It lies over what is below it, so it closes when something else gets the focus. Safari gives it to nothing when a link is pressed. */
function leave(event: FocusEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  const next = event.relatedTarget;
  if (next instanceof Node && !menu.contains(next)) menu.open = false;
}
