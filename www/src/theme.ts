// Light or dark: the system's choice, until the reader makes one.

import { keep, kept } from "./keeping.js";

/** Frames are documents of their own, and have to be told. */
export const TURNED = "anyfeed-theme";

const root = document.documentElement;

/** What the reader chose; nothing while the system chooses. */
export const theme = (): string => /^(light|dark)$/.exec(root.dataset["theme"] ?? "")?.[0] ?? "";

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
