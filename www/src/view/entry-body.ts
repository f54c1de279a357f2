// The whole text of an entry, in a frame where nothing runs and, unless asked for, nothing loads.

import { TURNED, theme } from "../theme.js";
import { address, frameSource } from "../trusted.js";
import { allText } from "../text.js";
import { purified } from "./purify.js";

export interface Content {
  html: string;
  language: string | null;
  withImages: boolean;
  title: string;
  ask: () => void;
}

/** Scripts are off twice over: by the sandbox, and by the frame's own policy. The page may only measure it. */
const SANDBOX = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

class EntryBody extends HTMLElement {
  #shown: Content | null = null;
  #watch: ResizeObserver | null = null;

  set content(content: Content) {
    const { html, withImages, language } = content;
    const shown = this.#shown;
    if (shown && shown.html === html && shown.withImages === withImages && shown.language === language) return;
    this.#shown = content;
    this.#draw(content);
  }

  readonly #dress = (): void => {
    const root = this.querySelector("iframe")?.contentDocument?.documentElement;
    if (root) root.dataset["theme"] = theme();
  };

  connectedCallback(): void {
    document.addEventListener(TURNED, this.#dress);
  }

  disconnectedCallback(): void {
    document.removeEventListener(TURNED, this.#dress);
    this.#watch?.disconnect();
  }

  #draw(content: Content): void {
    const { body, held } = purified(content.html, content.withImages);
    const frame = document.createElement("iframe");
    frame.title = content.title;
    frame.setAttribute("sandbox", SANDBOX);
    frame.addEventListener("load", () => this.#measure(frame));
    frame.srcdoc = frameSource(page(body, content));
    this.replaceChildren(...(held > 0 ? [this.#offer(held, content)] : []), frame);
  }

  #offer(held: number, content: Content): HTMLElement {
    const offer = document.createElement("p");
    offer.className = "held";
    const button = document.createElement("button");
    button.className = "link";
    button.textContent = allText().showHeld;
    button.addEventListener("click", content.ask);
    offer.append(`${allText().held(held)} `, button);
    return offer;
  }

  /** A frame is as high as what is in it; pictures arrive late and fonts change lines. */
  #measure(frame: HTMLIFrameElement): void {
    const inner = frame.contentDocument;
    if (!inner) return;
    const fit = () => {
      frame.style.height = `${Math.ceil(inner.body.getBoundingClientRect().height)}px`;
    };
    fit();
    this.#watch?.disconnect();
    this.#watch = new ResizeObserver(fit);
    this.#watch.observe(inner.body);
  }
}

function page(body: string, { language, withImages }: Content): string {
  // What stands in the feed itself loads from nowhere.
  const remote = withImages ? " https: http:" : "";
  const policy = `default-src 'none'; style-src ${location.origin}; font-src ${location.origin}; img-src data:${remote}; media-src data:${remote}`;
  const lang = language && /^[A-Za-z0-9-]+$/.test(language) ? ` lang="${language}"` : "";
  return (
    `<!doctype html><html${lang} data-theme="${theme()}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="referrer" content="no-referrer">` +
    `<link rel="stylesheet" href="${address("entry.css")}"></head><body dir="auto">${body}</body></html>`
  );
}

customElements.define("entry-body", EntryBody);
