// Light or dark: the system's choice, until the reader makes one.

import { keep, kept } from "./keeping.js";

const root = document.documentElement;

export function startTheme(): void {
  const theme = kept("theme");
  if (theme) root.dataset["theme"] = theme;
}

export function turnTheme(): void {
  const dark = root.dataset["theme"] ? root.dataset["theme"] === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset["theme"] = dark ? "light" : "dark";
  keep("theme", root.dataset["theme"]);
}
