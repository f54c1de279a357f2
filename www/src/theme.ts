// Light or dark: the system's choice, until the reader makes one.

import { keep, kept } from "./keeping.js";

/** Frames are documents of their own, and have to be told. */
export const TURNED = "anyfeed-theme";

const root = document.documentElement;

/** What the reader chose; null while the system chooses. */
export function theme(): "light" | "dark" | null {
  const chosen = root.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

export function startTheme(): void {
  const before = kept("theme");
  if (before) root.dataset["theme"] = before;
}

export function turnTheme(): void {
  const dark = root.dataset["theme"] ? root.dataset["theme"] === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset["theme"] = dark ? "light" : "dark";
  keep("theme", root.dataset["theme"]);
  document.dispatchEvent(new Event(TURNED));
}
