// What a reader can do with the feed on show.

import { askJsonFeed, askProvenance, giveUp } from "./reader.js";
import { keep } from "./keeping.js";
import { setHash } from "./links.js";
import { announce } from "./notices.js";
import { ENTRIES_AT_ONCE, fresh, now, start, toggled, update, type DataView, type Pane } from "./state.js";
import { text } from "./text.js";

export function startOver(): void {
  giveUp();
  setHash(null);
  document.title = text().pageTitle;
  update({ ...fresh, ...start });
  document.querySelector<HTMLElement>("#ask")?.focus();
}

export function openPane(pane: Pane): void {
  update({ pane });
}

export function openData(dataView: DataView): void {
  update({ dataView });
  if (dataView === "jsonfeed" && now().jsonFeed === null) askJsonFeed();
}

export function toggleEntry(index: number): void {
  update({ open: toggled(now().open, index) });
}

export function showEntry(index: number): void {
  const { entriesShown } = now();
  update({ pane: "entries", open: new Set([...now().open, index]), entriesShown: Math.max(entriesShown, index + 1) });
  reveal(`[data-entry="${index}"]`, ".entry-title button");
}

export function moreEntries(): void {
  update({ entriesShown: now().entriesShown + ENTRIES_AT_ONCE * 3 });
}

/** Images are loaded from where they are, or not; the next visit knows. */
export function toggleImages(): void {
  const remote = !now().remote;
  update({ remote });
  keep("images", remote ? "on" : "off");
}

export function toggleProvenance(): void {
  const { provenance, origins } = now();
  update({ provenance: !provenance });
  if (origins === null) askProvenance();
}

export function openHelp(): void {
  update({ help: true });
}

export function toggleShortcuts(): void {
  const shortcuts = !now().shortcuts;
  update({ shortcuts });
  keep("shortcuts", shortcuts ? "on" : "off");
}

export async function copy(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    announce(text().copied);
  } catch {
    announce(text().clipboardDenied);
  }
}

export function download(value: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([value], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The page is drawn at the next frame; then the place is there. */
function reveal(selector: string, focus: string): void {
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(selector);
    place?.scrollIntoView({ block: "start" });
    place?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  });
}
