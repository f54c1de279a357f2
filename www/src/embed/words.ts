// The few words of the element, in the language of the page that it stands in.

import type { Report } from "anyfeed";

export interface Words {
  language: string;
  subscribe: string;
  copy: string;
  verdict: Record<Report["quality"], string>;
  /** Without a zone it is the day that the feed says, wherever the reader is. */
  date: (iso: string, hasZone: boolean) => string;
}

const date = (language: string) => (iso: string, hasZone: boolean) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", ...(hasZone ? {} : { timeZone: "UTC" }) }).format(new Date(iso));

const ALL: Record<string, Words> = {
  en: {
    language: "en",
    subscribe: "This is a feed. Put its address into a feed reader, and new entries come to you.",
    copy: "Copy",
    verdict: {
      clean: "Readable as it is: nothing had to be repaired. No rules were checked.",
      mended: "Readable, with nothing missing; some of it had to be repaired.",
      damaged: "Readable, but some of it is missing or was guessed.",
    },
    date: date("en"),
  },
  de: {
    language: "de",
    subscribe: "Das ist ein Feed. Gib seine Adresse einem Feedreader, und neue Einträge kommen zu dir.",
    copy: "Kopieren",
    verdict: {
      clean: "Lesbar, wie er ist: Nichts musste repariert werden. Regeln wurden nicht geprüft.",
      mended: "Lesbar, und nichts fehlt; einiges musste repariert werden.",
      damaged: "Lesbar, aber manches fehlt oder ist geraten.",
    },
    date: date("de"),
  },
};

export function wordsFor(tag: string): Words {
  return ALL[tag.split("-")[0] ?? ""] ?? (ALL["en"] as Words);
}
