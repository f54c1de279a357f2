// What each of the small broken feeds is about, in German.

import type { ExhibitName } from "../exhibits.js";
import type { Story } from "./stories-en.js";

export const stories: Record<ExhibitName, Story> = {
  apostrophe: {
    title: "Der krumme Apostroph",
    line: "Ein Byte Windows in einem UTF-8-Feed.",
  },
  ampersand: {
    title: "Das nackte Et-Zeichen",
    line: "Tech news & other stuff, und ein Strich, den XML nicht kennt.",
  },
  namespace: {
    title: "In irgendjemandes Namensraum",
    line: "RSS 2.0 hat keinen und bekam einen.",
  },
  bracket: {
    title: "Die verlorene Klammer",
    line: "Eine Taste nicht gedrückt, und ein Titel verschluckt seine Nachbarn.",
  },
  dates: {
    title: "Daten, wie Menschen sie schreiben",
    line: "Monat zuerst, auf Deutsch, ohne Zone, und ein zweiunddreißigster September.",
  },
  warning: {
    title: "Eine Warnung vor dem Feed",
    line: "PHP beschwert sich, und der Feed beginnt zu spät.",
  },
  gbk: {
    title: "GBK, genannt UTF-8",
    line: "Das Etikett sagt dies, die Bytes sagen das.",
  },
  twice: {
    title: "Doppelt kodiert",
    line: "Ein Café mit fünf Buchstaben.",
  },
  cut: {
    title: "Mittendrin abgeschnitten",
    line: "Der Server hörte mitten im Satz auf.",
  },
  podcast: {
    title: "Nie vorgestellte Wörter",
    line: "Ein Podcast, dessen Präfixe niemand erklärt.",
  },
  twins: {
    title: "Zwei Einträge, ein Name",
    line: "Jeder Eintrag behauptet, derselbe zu sein.",
  },
  well: {
    title: "Ein Feed ohne Fehler",
    line: "Zum Vergleich.",
  },
};
