// The element that holds the source: plain text at once, an editor as soon as it is loaded.

import type { Editor } from "../editor/editor.js";
import type { Mark } from "../findings.js";
import { size } from "../format.js";
import { address } from "../trusted.js";

export interface SourceView {
  text: string;
  marks: Mark[];
  mend: number | null;
  line: number | null;
  json: boolean;
  label: string;
  short: (size: string) => string;
}

/** What the plain view shows until the editor is there, or for good where it cannot be loaded. */
const PLAIN = 100_000;

class FeedSource extends HTMLElement {
  #view: SourceView | null = null;
  #editor: Editor | null = null;
  #loading = false;

  set view(view: SourceView) {
    const before = this.#view;
    this.#view = view;
    if (this.#editor) this.#refresh(before, view);
    else if (before?.text !== view.text) this.#plain(view);
    if (this.#loading) return;
    this.#loading = true;
    void this.#load().catch(() => undefined);
  }

  /** The editor writes style sheets; in a shadow root they go by the road that the page's policy allows. */
  async #load(): Promise<void> {
    const { createEditor } = await import("../editor/editor.js");
    const view = this.#view;
    if (!view || !this.isConnected) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address("source.css");
    root.replaceChildren(sheet);
    this.#editor = createEditor(root, view);
    this.#refresh(null, view);
  }

  #refresh(before: SourceView | null, view: SourceView): void {
    if (before && before.text !== view.text) this.#editor?.replace(view);
    else if (before && before.marks !== view.marks) this.#editor?.mark(view.marks);
    if (before?.mend === view.mend && before?.line === view.line && before.text === view.text) return;
    if (view.mend !== null) this.#editor?.goTo(view.marks[view.mend]);
    else if (view.line !== null) this.#editor?.goToLine(view.line);
  }

  #plain(view: SourceView): void {
    const plain = document.createElement("pre");
    plain.tabIndex = 0;
    plain.setAttribute("role", "region");
    plain.setAttribute("aria-label", view.label);
    plain.textContent = view.text.slice(0, PLAIN);
    const parts: HTMLElement[] = [plain];
    if (view.text.length > PLAIN) {
      const remark = document.createElement("p");
      remark.textContent = view.short(size(PLAIN));
      parts.unshift(remark);
    }
    this.replaceChildren(...parts);
  }
}

customElements.define("feed-source", FeedSource);
