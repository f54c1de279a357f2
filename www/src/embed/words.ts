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
      clean: "This feed is well.",
      mended: "Readable, and nothing is lost; some of it had to be mended.",
      damaged: "Readable, though some of it was lost or had to be guessed.",
    },
    date: date("en"),
  },
  de: {
    language: "de",
    subscribe: "Das ist ein Feed. Gib seine Adresse einem Feedreader, und neue Einträge kommen zu dir.",
    copy: "Kopieren",
    verdict: {
      clean: "Diesem Feed geht es gut.",
      mended: "Lesbar, und nichts ist verloren; einiges war auszubessern.",
      damaged: "Lesbar, doch einiges ging verloren oder ist geraten.",
    },
    date: date("de"),
  },
};

export function wordsFor(tag: string): Words {
  return ALL[tag.split("-")[0] ?? ""] ?? (ALL["en"] as Words);
}
