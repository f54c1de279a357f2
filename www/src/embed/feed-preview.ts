// <feed-preview src="feed.xml">: a feed on its publisher's own page, for browsers that show none and styles none.
//
// Stands beside lite.wasm and feed.wasm, of which it takes the second only for a feed that needs it, and needs nothing else. What is between its tags shows until the feed is there,
// and stays where it cannot be had.

import { parseResponse, warm } from "anyfeed/web";
import type { Entry, Feed } from "anyfeed";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { face, type Mood } from "../view/face.js";
import { teaser } from "../view/teaser.js";
import { sheet } from "./sheet.js";
import { wordsFor, type Words } from "./words.js";

/** Where `count` names no number of entries. */
const CUSTOMARY = 20;

class FeedPreview extends HTMLElement {
  static readonly observedAttributes = ["src", "count", "verdict", "lang"];
  #feed: Feed | null = null;
  #reading: AbortController | null = null;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#draw();
    void this.#read();
  }

  disconnectedCallback(): void {
    this.#reading?.abort();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected || !this.shadowRoot) return;
    if (name === "src") void this.#read();
    else this.#draw();
  }

  /** The feed as parsed; null until then. */
  get feed(): Feed | null {
    return this.#feed;
  }

  get #words(): Words {
    return wordsFor(this.closest("[lang]")?.getAttribute("lang") || navigator.language);
  }

  async #read(): Promise<void> {
    this.#reading?.abort();
    const source = this.getAttribute("src");
    if (!source) return;
    const reading = new AbortController();
    this.#reading = reading;
    try {
      // By both at once; where the module cannot be had, reading says so.
      warm().catch(() => undefined);
      const response = await fetch(new URL(source, document.baseURI), { signal: reading.signal });
      if (!response.ok) throw new Error(`${source} answered with status ${response.status}`);
      this.#feed = await parseResponse(response, { signal: reading.signal });
      this.#draw();
      this.dispatchEvent(new CustomEvent("feed", { detail: this.#feed, bubbles: true, composed: true }));
    } catch (error) {
      if (reading.signal.aborted) return;
      this.dispatchEvent(new CustomEvent("feed-error", { detail: error, bubbles: true, composed: true }));
    }
  }

  #draw(): void {
    const feed = this.#feed;
    const asked = Number.parseInt(this.getAttribute("count") ?? "", 10);
    const count = asked >= 0 ? asked : CUSTOMARY;
    const drawn = feed ? preview(feed, this.#address(feed), count, this.hasAttribute("verdict"), this.#words) : html`<slot></slot>`;
    if (this.shadowRoot) render(drawn, this.shadowRoot);
  }

  #address(feed: Feed): string {
    return feed.feedUrl ?? new URL(this.getAttribute("src") ?? "", document.baseURI).href;
  }
}

function preview(feed: Feed, address: string, count: number, verdict: boolean, words: Words): TemplateResult {
  const copy = () => void navigator.clipboard?.writeText(address);
  return html`
    <section part="feed" lang=${feed.language ?? nothing}>
      <header part="head">
        <h2 part="title" dir="auto">${feed.title ?? address}</h2>
        ${feed.description ? html`<p part="description" dir="auto">${feed.description}</p>` : nothing}
      </header>
      <div part="subscribe" lang=${words.language}>
        <p>${words.subscribe}</p>
        <p><code>${address}</code> <button part="copy" @click=${copy}>${words.copy}</button></p>
        ${verdict ? html`<p part="verdict">${face(mood(feed.report.quality))} ${words.verdict[feed.report.quality]}</p>` : nothing}
      </div>
      <ol part="entries">${feed.entries.slice(0, count).map((entry) => item(entry, words))}</ol>
    </section>`;
}

const mood = (quality: Feed["report"]["quality"]): Mood => (quality === "clean" ? "read" : quality);

function item(entry: Entry, language: Words): TemplateResult {
  const title = html`<bdi>${entry.title ?? entry.url ?? ""}</bdi>`;
  const words = teaser(entry);
  const when = entry.published ?? entry.updated;
  const field = entry.published ? "published" : "updated";
  const hasZone = !entry.inferred.some((what) => what === `${field}:time` || what === `${field}:timezone`);
  const audio = entry.media.find(({ medium }) => medium === "audio");
  return html`
    <li part="entry" lang=${entry.language ?? nothing}>
      <h3 part="entry-title">${entry.url ? html`<a href=${entry.url}>${title}</a>` : title}</h3>
      ${when ? html`<time part="date" datetime=${when} lang=${language.language}>${language.date(when, hasZone)}</time>` : nothing}
      ${words ? html`<p part="summary" dir="auto">${words}</p>` : nothing}
      ${audio ? html`<audio controls preload="none" src=${audio.url} aria-label=${entry.title ?? audio.url}></audio>` : nothing}
    </li>`;
}

customElements.define("feed-preview", FeedPreview);
