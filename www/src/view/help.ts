// Every key, in a dialog.

import { html, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { update, type State } from "../state.js";
import { text } from "../text.js";

export function help(state: State): TemplateResult {
  const words = text();
  const keys: [string[], string][] = [
    [["/"], words.keys.field],
    [["1", "2", "3", "4"], words.keys.panes],
    [["j", "k"], words.keys.entries],
    [["o"], words.keys.open],
    [["F8", "⇧F8"], words.keys.mends],
    [["?"], words.keys.help],
    [["Esc"], words.keys.back],
  ];
  return html`
    <dialog class="help" aria-labelledby="help-title" @close=${() => update({ help: false })} ${ref((element) => show(element, state.help))}>
      <h2 id="help-title">${words.keys.title}</h2>
      <dl>${keys.map(([all, meaning]) => html`<div><dt>${all.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${meaning}</dd></div>`)}</dl>
      <button class="primary" @click=${() => update({ help: false })}>${words.close}</button>
    </dialog>`;
}

function show(element: Element | undefined, open: boolean): void {
  if (!(element instanceof HTMLDialogElement) || element.open === open || !element.isConnected) return;
  if (open) element.showModal();
  else element.close();
}
