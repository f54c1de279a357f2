// Any JSON value as a tree that opens by key and click; a row's path can be copied.

import { html, nothing, render, type TemplateResult } from "lit-html";
import { copy } from "../actions.js";
import { allText } from "../text.js";
import { moveInTree } from "./tree-keys.js";

/** Children drawn before somebody asks for the rest. */
const AT_ONCE = 100;

class FeedTree extends HTMLElement {
  #value: unknown = null;
  #open = new Set<string>(["$", "$.entries", "$.entries[0]"]);
  #more = new Map<string, number>();

  set value(value: unknown) {
    if (this.#value === value) return;
    this.#value = value;
    this.#draw();
  }

  #draw(): void {
    render(
      html`<ul class="tree" role="tree" aria-label=${allText().dataViews.tree} dir="ltr" @keydown=${moveInTree}>
        ${this.#children(this.#value, "$", 1)}
      </ul>`,
      this,
    );
    if (!this.querySelector('[tabindex="0"]')) this.querySelector("[role=treeitem]")?.setAttribute("tabindex", "0");
  }

  #children(value: unknown, path: string, level: number): TemplateResult[] {
    const all: [string | number, unknown][] = Array.isArray(value)
      ? value.map((child, index) => [index, child])
      : Object.entries(value as object);
    const limit = this.#more.get(path) ?? AT_ONCE;
    const rows = all.slice(0, limit).map(([key, child]) => this.#row(key, child, path, level));
    if (all.length > limit) rows.push(this.#rest(path, level, all.length - limit));
    return rows;
  }

  #row(key: string | number, value: unknown, parent: string, level: number): TemplateResult {
    const path = pathOf(parent, key);
    const branch = typeof value === "object" && value !== null && Object.keys(value).length > 0;
    const open = branch && this.#open.has(path);
    return html`
      <li role="treeitem" tabindex="-1" aria-level=${level} aria-expanded=${branch ? String(open) : nothing}
          @anyfeed-toggle=${(event: Event) => (event.stopPropagation(), this.#toggle(path))}
          @anyfeed-copy=${(event: Event) => (event.stopPropagation(), void copy(path))}>
        <span class="tree-row" @click=${() => branch && this.#toggle(path)}>
          <span class="tree-key">${key}</span> ${leaf(value, open)}
          <span class="tree-path" aria-hidden="true" title=${allText().copyPath(path)} @click=${(event: Event) => (event.stopPropagation(), void copy(path))}>${path}</span>
        </span>
        ${open ? html`<ul role="group">${this.#children(value, path, level + 1)}</ul>` : nothing}
      </li>`;
  }

  #rest(path: string, level: number, left: number): TemplateResult {
    const more = (event: Event) => {
      event.stopPropagation();
      this.#more.set(path, (this.#more.get(path) ?? AT_ONCE) + 500);
      this.#draw();
    };
    return html`
      <li role="treeitem" tabindex="-1" aria-level=${level} aria-expanded="false" @anyfeed-toggle=${more}>
        <span class="tree-row tree-more" @click=${more}>${allText().treeMore(left)}</span>
      </li>`;
  }

  #toggle(path: string): void {
    if (!this.#open.delete(path)) this.#open.add(path);
    this.#draw();
  }
}

function leaf(value: unknown, open: boolean): TemplateResult {
  if (value === null) return html`<span class="tree-null">null</span>`;
  if (Array.isArray(value)) return html`<span class="tree-size">[${value.length}]</span>`;
  if (typeof value === "object") {
    const keys = Object.keys(value);
    return html`<span class="tree-size">{${open ? "" : keys.slice(0, 4).join(", ")}${!open && keys.length > 4 ? ", …" : ""}}</span>`;
  }
  if (typeof value !== "string") return html`<span class="tree-value">${String(value)}</span>`;
  const short = value.length > 140 ? `${value.slice(0, 140)}…` : value;
  return html`<span class="tree-value"><bdi>"${short}"</bdi></span>`;
}

const pathOf = (parent: string, key: string | number): string =>
  typeof key === "number" ? `${parent}[${key}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? `${parent}.${key}` : `${parent}[${JSON.stringify(key)}]`;

customElements.define("feed-tree", FeedTree);
