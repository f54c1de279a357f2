// What each of the small broken feeds is about, in German.

import type { ExhibitName } from "../exhibits.js";
import type { Story } from "./stories-en.js";

export const stories: Record<ExhibitName, Story> = {
  apostrophe: {
    title: "Der krumme Apostroph",
    line: "Ein Byte Windows in einem UTF-8-Feed.",
    story:
      "Jemand fügte einen Satz aus einer Textverarbeitung ein, und mit ihm kam ein Apostroph, der in Windows ein Byte ist und in UTF-8 gar keines. Im Januar 2003 machte ein einziges solches Byte einen der bekanntesten Feeds seiner Zeit für jeden XML-Parser unlesbar. Hier wird nur dieses Byte so gelesen, wie Windows es schrieb; alles andere bleibt UTF-8.",
  },
  ampersand: {
    title: "Das nackte Et-Zeichen",
    line: "Tech news & other stuff, und ein Strich, den XML nicht kennt.",
    story:
      "XML verlangt das Et-Zeichen in fünf Zeichen geschrieben. Vorlagen, die Zeichenketten zusammenkleben, vergessen es, vor allem in Adressen, wo es einen Parameter vom nächsten trennt. Der Gedankenstrich stammt aus HTML: XML kennt fünf Namen von Zeichen, HTML zweitausend.",
  },
  namespace: {
    title: "In irgendjemandes Namensraum",
    line: "RSS 2.0 hat keinen und bekam einen.",
    story:
      "RSS 2.0 hat keinen Namensraum. Im Jahr 2002 hieß es einige Wochen lang, es habe einen, und Vorlagen aus dieser Zeit laufen noch immer. XML hat nichts dagegen, daher das Lächeln; doch ein Parser, der Namensräume beim Wort nimmt, findet ein Dokument ohne Feed.",
  },
  bracket: {
    title: "Die verlorene Klammer",
    line: "Eine Taste nicht gedrückt, und ein Titel verschluckt seine Nachbarn.",
    story:
      "Ein Titel endet mit einem Tag, dem das erste Zeichen fehlt, und ein Schlagwort wird geschlossen, indem es noch einmal geöffnet wird. Beides ist ein Vertipper; für einen Parser gehört alles Folgende zum Titel. Das Ende eines Eintrags ist ein guter Ort, um wieder zu sich zu kommen.",
  },
  dates: {
    title: "Daten, wie Menschen sie schreiben",
    line: "Monat zuerst, auf Deutsch, ohne Zone, und ein zweiunddreißigster September.",
    story:
      "RSS will Daten wie in der Post. Feeds schreiben sie in der Sprache ihres Servers, mit Tag und Monat in beiden Reihenfolgen, ohne Zeitzone oder mit einem Tag, den kein Monat hat. Was sich sagen lässt, wird gesagt; was geraten ist, wird gekennzeichnet; was nicht geht, fehlt lieber, als dass heute dort stünde.",
  },
  warning: {
    title: "Eine Warnung vor dem Feed",
    line: "PHP beschwert sich, und der Feed beginnt zu spät.",
    story:
      "Eine Erweiterung ist alt geworden, und ihre Sprache beschwert sich mitten in die Seite hinein, noch vor dem ersten Tag. XML muss mit seiner Deklaration beginnen; schon eine Leerzeile davor beendet die Sache für strenge Parser. Ein Feed ist, was dort beginnt, wo der Feed beginnt.",
  },
  gbk: {
    title: "GBK, genannt UTF-8",
    line: "Das Etikett sagt dies, die Bytes sagen das.",
    story:
      "Die erste Zeile verspricht UTF-8. Die Bytes sind Chinesisch, wie Windows es schrieb, und wie versprochen gelesen sind es Reihen von Fragezeichen. Die Bytes sind die besseren Zeugen, also entscheiden sie.",
  },
  twice: {
    title: "Doppelt kodiert",
    line: "Ein Café mit fünf Buchstaben.",
    story:
      "Der Text war schon UTF-8, als ein sorgfältiges Programm ihn noch einmal zu UTF-8 machte. Jeder Parser ist zufrieden, und jeder Mensch sieht zwei seltsame Buchstaben statt einem. Rückgängig gemacht wird es Feld für Feld, wo das ganze Feld zustimmt.",
  },
  cut: {
    title: "Mittendrin abgeschnitten",
    line: "Der Server hörte mitten im Satz auf.",
    story:
      "Eine Zeitgrenze, eine volle Platte, eine verlorene Verbindung: Das Dokument hört einfach auf. Was davor kam, ist so gut wie immer, und auch der angefangene Eintrag ist es wert, behalten zu werden, solange jemand sagt, dass er nicht ganz ist.",
  },
  podcast: {
    title: "Nie vorgestellte Wörter",
    line: "Ein Podcast, dessen Präfixe niemand erklärt.",
    story:
      "Die Vorlage benutzt itunes: und content:, ohne zu sagen, wofür sie stehen. Jeder weiß, wofür sie stehen. Ein Parser ist nicht jeder, und so hatten solche Sendungen jahrelang kein Titelbild und keine Dauer.",
  },
  twins: {
    title: "Zwei Einträge, ein Name",
    line: "Jeder Eintrag behauptet, derselbe zu sein.",
    story:
      "Der guid ist dazu da, Einträge auseinanderzuhalten. Diese Vorlage nennt als guid jedes Eintrags die Adresse der Startseite. Wer ihr glaubt, sieht den ersten Eintrag und nie wieder einen anderen.",
  },
  well: {
    title: "Ein gesunder Feed",
    line: "Zum Vergleich.",
    story:
      "An diesem ist nichts falsch: ein Atom-Feed mit Kennungen, mit Daten samt Zeitzone und mit seinem ganzen Text. Das ist seltener, als man denkt.",
  },
};
