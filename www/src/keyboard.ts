// Every key and what it does.

import { openHelp, openPane, toggleEntry } from "./actions.js";
import { documentViews } from "./later.js";
import { now, update, type Pane } from "./state.js";

const PANES: Record<string, Pane> = { "1": "entries", "2": "mends", "3": "source", "4": "data" };

export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "F8") return take(event, () => documentViews()?.nextMend(event.shiftKey ? -1 : 1));
    if (event.key === "Escape") return escape(event);
    if (now().shortcuts && !isTyping(event)) press(event);
  });
}

/** The keys of one character, which can be switched off (WCAG 2.1.4). */
function press(event: KeyboardEvent): void {
  const pane = PANES[event.key];
  if (pane && now().feed) return take(event, () => openPane(pane));
  switch (event.key) {
    case "/":
      return take(event, () => document.querySelector<HTMLTextAreaElement>("#ask")?.focus());
    case "?":
      return take(event, openHelp);
    case "j":
      return take(event, () => step(1));
    case "k":
      return take(event, () => step(-1));
    case "o":
      return take(event, toggleFocused);
  }
}

function take(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

/** Out of the field, else back to the entries; never away from a document that cannot be had again. */
function escape(event: KeyboardEvent): void {
  if (now().help) return update({ help: false });
  if (event.target instanceof HTMLTextAreaElement) return event.target.blur();
  if (now().feed && now().pane !== "entries") openPane("entries");
}

/** The source is an editor of its own behind a shadow root, where letters are for moving about. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable=true], [role=treeitem]");
}

const titles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".entry-title button")];

function step(by: number): void {
  const all = titles();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[at === -1 ? (by > 0 ? 0 : all.length - 1) : at + by];
  next?.focus();
  next?.closest(".entry")?.scrollIntoView({ block: "nearest" });
}

function toggleFocused(): void {
  const entry = document.activeElement?.closest<HTMLElement>("[data-entry]");
  if (entry) toggleEntry(Number(entry.dataset["entry"]));
}
