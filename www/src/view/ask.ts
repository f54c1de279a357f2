// The one field that takes everything, and the other ways in.

import { html, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { addressIn, readAsked, readFiles, readText } from "../input.js";
import { announce } from "../notices.js";
import { update, type State } from "../state.js";
import { text } from "../text.js";

export function ask(state: State): TemplateResult {
  const words = text();
  return html`
    <form class="ask" @submit=${submit} role="search" aria-label=${words.askLabel}>
      <label class="ask-label" for="ask">${words.askLabel}</label>
      <div class="ask-field">
        <textarea id="ask" rows="1" spellcheck="false" autocapitalize="off" autocomplete="off"
          enterkeyhint="go" dir="auto" placeholder=${words.askPlaceholder} .value=${live(state.asked)}
          @input=${typed} @keydown=${enter} @paste=${pasted}></textarea>
        <button class="primary" type="submit">${words.show}</button>
      </div>
      <p class="ask-ways">
        <button type="button" class="link" @click=${() => pick("#pick-file")}>${words.file}</button>
        <button type="button" class="link" @click=${() => pick("#pick-folder")}>${words.folder}</button>
        <button type="button" class="link" @click=${fromClipboard}>${words.clipboard}</button>
        <span class="ask-drop">${words.dropHint}</span>
      </p>
      <input id="pick-file" type="file" hidden multiple aria-label=${words.file} @change=${picked}>
      <input id="pick-folder" type="file" hidden webkitdirectory aria-label=${words.folder} @change=${picked}>
    </form>`;
}

function submit(event: Event): void {
  event.preventDefault();
  readAsked(field().value);
}

function typed(event: Event): void {
  update({ asked: (event.target as HTMLTextAreaElement).value });
}

/** Enter sends; a document with lines of its own gets new lines by Shift and Enter. */
function enter(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  readAsked(field().value);
}

/** A pasted document needs no further word; a pasted address may still be edited. */
function pasted(event: ClipboardEvent): void {
  const pastedText = event.clipboardData?.getData("text/plain") ?? "";
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length > 0) {
    event.preventDefault();
    return readFiles(files);
  }
  if (field().value.trim() !== "" || !isDocument(pastedText)) return;
  event.preventDefault();
  readText(pastedText);
}

export const isDocument = (pastedText: string): boolean => /^\s*[\uFEFF]?[<{]/.test(pastedText);

async function fromClipboard(): Promise<void> {
  const clipboard = await navigator.clipboard.readText().catch(() => null);
  if (clipboard === null) {
    announce(text().clipboardDenied);
    return field().focus();
  }
  if (clipboard.trim() === "") return announce(text().clipboardEmpty);
  if (addressIn(clipboard.trim()) !== null) return readAsked(clipboard);
  readText(clipboard);
}

function pick(selector: string): void {
  document.querySelector<HTMLInputElement>(selector)?.click();
}

function picked(event: Event): void {
  const input = event.target as HTMLInputElement;
  const files = [...(input.files ?? [])];
  input.value = "";
  readFiles(files);
}

const field = (): HTMLTextAreaElement => {
  const found = document.querySelector<HTMLTextAreaElement>("#ask");
  if (!found) throw new Error("the field is always there");
  return found;
};
