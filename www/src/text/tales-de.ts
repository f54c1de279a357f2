// The story of each of the small broken feeds, in German: it is loaded when one of them is opened.

import type { ExhibitName } from "../exhibits.js";

export const tales: Record<ExhibitName, string> = {
  apostrophe:
    "Jemand fügte einen Satz aus einer Textverarbeitung ein, und mit ihm kam ein Apostroph, der in Windows ein Byte ist und in UTF-8 gar keines. Im Januar 2003 machte ein einziges solches Byte einen der bekanntesten Feeds seiner Zeit für jeden XML-Parser unlesbar. Hier wird nur dieses Byte so gelesen, wie Windows es schrieb; alles andere bleibt UTF-8.",
  ampersand:
    "XML verlangt das Et-Zeichen in fünf Zeichen geschrieben. Vorlagen, die Zeichenketten zusammenkleben, vergessen es, vor allem in Adressen, wo es einen Parameter vom nächsten trennt. Der Gedankenstrich stammt aus HTML: XML kennt fünf Namen von Zeichen, HTML zweitausend.",
  namespace:
    "RSS 2.0 hat keinen Namensraum. Im Jahr 2002 hieß es einige Wochen lang, es habe einen, und Vorlagen aus dieser Zeit laufen noch immer. XML hat nichts dagegen, darum war nichts zu reparieren; die Spezifikation schon, und ein Parser, der Namensräume beim Wort nimmt, findet ein Dokument ohne Feed.",
  bracket:
    "Ein Titel endet mit einem Tag, dem das erste Zeichen fehlt, und ein Schlagwort wird geschlossen, indem es noch einmal geöffnet wird. Beides ist ein Vertipper; für einen Parser gehört alles Folgende zum Titel. Hier endet der Schaden, wo der Eintrag endet.",
  dates:
    "RSS will Daten wie in E-Mails. Feeds schreiben sie in der Sprache ihres Servers, mit Tag und Monat in beiden Reihenfolgen, ohne Zeitzone oder mit einem Tag, den kein Monat hat. Was klar ist, wird gelesen; was geraten ist, wird gekennzeichnet; was kein Datum sein kann, fehlt, statt durch heute ersetzt zu werden.",
  warning:
    "Eine Erweiterung ist veraltet, und PHP schreibt seine Warnung in die Seite, noch vor dem ersten Tag. Eine XML-Deklaration muss am Anfang stehen; schon eine Leerzeile davor ist für strenge Parser zu viel. Hier beginnt das Lesen, wo der Feed beginnt.",
  gbk:
    "Die erste Zeile verspricht UTF-8. Die Bytes sind Chinesisch, wie Windows es schrieb, und wie versprochen gelesen sind es Reihen von Fragezeichen. Die Bytes sind die besseren Zeugen, also entscheiden sie.",
  twice:
    "Der Text war schon UTF-8, als ein sorgfältiges Programm ihn noch einmal zu UTF-8 machte. Jeder Parser ist zufrieden, und jeder Mensch sieht zwei seltsame Buchstaben statt einem. Rückgängig gemacht wird es Feld für Feld, wo das ganze Feld zustimmt.",
  cut:
    "Eine Zeitgrenze, eine volle Platte, eine verlorene Verbindung: Das Dokument hört einfach auf. Was davor kam, ist so gut wie immer, und auch der angefangene Eintrag ist es wert, behalten zu werden, solange jemand sagt, dass er nicht ganz ist.",
  podcast:
    "Die Vorlage benutzt itunes: und content:, ohne zu sagen, wofür sie stehen. Jeder weiß, wofür sie stehen. Ein Parser ist nicht jeder, und so hatten solche Sendungen jahrelang kein Titelbild und keine Dauer.",
  twins:
    "Der guid ist dazu da, Einträge auseinanderzuhalten. Diese Vorlage nennt als guid jedes Eintrags die Adresse der Startseite. Wer ihr glaubt, sieht den ersten Eintrag und nie wieder einen anderen.",
  well:
    "An diesem ist nichts falsch: ein Atom-Feed mit Kennungen, mit Daten samt Zeitzone und mit seinem ganzen Text. Das ist seltener, als man denkt.",
};
