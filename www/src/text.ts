// The texts in the language that the reader chose, or that the browser speaks. What is said of documents comes with the first one.

import type { DocumentText } from "./text/document-en.js";
import { en, type Text } from "./text/en.js";
import { again } from "./again.js";
import { kept, keep } from "./keeping.js";
import { announce } from "./notices.js";

export type AllText = Text & DocumentText;

const LANGUAGES: Record<string, () => Promise<Text>> = {
  en: () => Promise.resolve(en),
  de: () => again(() => import("./text/de.js")).then((module) => module.de),
};

export const languages = { en: "English", de: "Deutsch" };

/** Dates and numbers as the reader's own country writes them, where it speaks the language of the page. */
export function locale(): string {
  const { language } = text();
  return navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
}

let chosen: Text = en;
let whole: AllText | null = null;

export const text = (): Text => chosen;

/** With what is said of documents. Nothing that is drawn before they are there asks for it. */
export function allText(): AllText {
  if (!whole) throw new Error("the words for documents are loaded before a document is drawn");
  return whole;
}

export async function loadAllText(): Promise<void> {
  whole ??= { ...chosen, ...(await chosen.rest()) };
}

/** A language that cannot be had leaves the one that is there: at the start English, which is always there. */
export async function chooseLanguage(language: string, remember = true): Promise<void> {
  const load = LANGUAGES[language];
  if (!load) return;
  try {
    const start = await load();
    if (whole) whole = { ...start, ...(await start.rest()) };
    chosen = start;
  } catch {
    // In a moment: of a page that is not drawn yet nothing is read out.
    return void setTimeout(announce, 0, chosen.languageFailed);
  }
  document.documentElement.lang = chosen.language;
  document.title = chosen.pageTitle;
  if (remember) keep("language", language);
}

/** The language kept from the last visit, else the first of the browser's that is here. */
export async function startLanguage(): Promise<void> {
  const wanted = [kept("language"), ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  const first = wanted.find((tag) => tag !== null && tag in LANGUAGES) ?? "en";
  await chooseLanguage(first, false);
}
