// Every key, in a dialog.

import { html, type TemplateResult } from "lit-html";
import { toggleShortcuts } from "../actions.js";
import { update, type State } from "../state.js";
import { text } from "../text.js";
import { keycap, toggle } from "./parts.js";

export function help({ shortcuts }: State): TemplateResult {
  const words = text();
  const keys: [string[], string][] = [
    [["/"], words.keys.field],
    [["1", "2", "3", "4"], words.keys.panes],
    [["j", "k"], words.keys.entries],
    [["o"], words.keys.open],
    [["F8", "Shift+F8"], words.keys.mends],
    [["?"], words.keys.help],
    [["Esc"], words.keys.back],
  ];
  return html`
    <dialog class="help" aria-labelledby="help-title" @close=${() => update({ help: false })}>
      <h2 id="help-title">${words.keys.title}</h2>
      <dl>${keys.map(([all, meaning]) => html`<div><dt>${all.map((key) => keycap(key, shortcuts))}</dt><dd>${meaning}</dd></div>`)}</dl>
      <div class="help-foot">
        ${toggle(words.shortcuts, shortcuts, toggleShortcuts)}
        <button class="primary" @click=${() => update({ help: false })}>${words.close}</button>
      </div>
    </dialog>`;
}

/** Once the page is drawn: only a dialog's own methods make the rest of the page wait for it. */
export function showHelp(open: boolean): void {
  const dialog = document.querySelector<HTMLDialogElement>(".help");
  if (!dialog || dialog.open === open) return;
  if (!open) return dialog.close();
  dialog.showModal();
  // Not the switch, which stands first.
  dialog.querySelector<HTMLElement>(".primary")?.focus();
}
