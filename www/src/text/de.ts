// What the page says before it has a document, and while it waits for one, in German.

import { again } from "../again.js";
import { stories } from "./stories-de.js";
import type { Text } from "./en.js";

const one = (n: number, single: string, many: string, article: string): string =>
  n === 1 ? `${article} ${single}` : `${n.toLocaleString("de")} ${many}`;

export const de: Text = {
  stories,
  rest: () => again(() => import("./document-de.js")).then((module) => module.de),
  tales: () => import("./tales-de.js").then((module) => module.tales),
  language: "de",
  pageTitle: "anyfeed: jeden Feed sehen, und was an ihm nicht stimmte",
  title: "Jeden Feed sehen, und was an ihm nicht stimmte.",
  lead: "RSS, Atom oder JSON Feed, auch kaputt. Gelesen wird hier, in deinem Browser: Was du einfügst oder ablegst, bleibt auf deinem Gerät.",
  home: "anyfeed, zum Anfang",
  skip: "Zum Feed springen",

  askLabel: "Adresse eines Feeds oder der Feed selbst",
  askPlaceholder: "example.org/feed.xml",
  show: "Zeigen",
  file: "Datei wählen",
  folder: "Ordner wählen",
  clipboard: "Einfügen",
  dropHint: "oder irgendwo ablegen",
  dropHere: "Loslassen, dann wird gelesen.",
  clipboardDenied: "Der Browser erlaubt dieser Seite nicht, die Zwischenablage zu lesen. Füge den Text stattdessen in das Feld ein.",
  clipboardEmpty: "In der Zwischenablage ist kein Text.",

  theme: "Hell oder dunkel",
  languageLabel: "Sprache",
  languageFailed: "Die Sprache ließ sich nicht laden.",
  help: "Tastatur",
  shortcuts: "Kürzel aus einem Zeichen",
  close: "Schließen",

  loading: (name) => (name ? `Lese ${name}` : "Lese"),
  loadingFolder: (n) => `Durchsuche ${one(n, "Datei", "Dateien", "eine")}`,
  received: (received, total) => (total ? `${received} von ${total}` : received),
  cancel: "Abbrechen",
  cancelled: "Abgebrochen.",

  copied: "Kopiert.",
  working: "Einen Moment …",

  status: (status) => `Der Server antwortete mit Status ${status}.`,

  galleryTitle: "Mit Absicht kaputt",
  galleryLead: "Kleine Feeds mit Fehlern, die echte Feeds seit zwanzig Jahren haben, jeder mit seiner Geschichte.",

  recent: { title: "Zuletzt angesehen", forget: "Leeren" },

  pageMissing: "Ein Teil dieser Seite ließ sich nicht laden. Prüfe die Verbindung und lade dann neu.",
  onward: {
    label: "Mehr über anyfeed",
    publishers: "Für Herausgeber",
    publishersLead: "Was an deinem Feed nicht stimmt, wo, und wie es zu beheben ist. Lade den reparierten Feed herunter, oder bette eine Vorschau in deine Seite ein.",
    developers: "Für Entwickler",
    developersLead: "Derselbe Parser als Paket, für Browser, Node, Deno, Bun, Edge-Funktionen, Rust und die Kommandozeile.",
    package: "Paket",
    docs: "Dokumentation",
    source: "Quelltext",
    rules: "Was geprüft wird",
    licence: "MIT oder Apache 2.0",
    privacy: "Keine Cookies, keine Verfolgung. Was du ansiehst, bleibt in deinem Browser. Nur Adressen, die er nicht selbst holen kann, gehen über den Server dieser Website.",
  },

  keys: {
    title: "Tastatur",
    field: "zum Adressfeld",
    panes: "Einträge, Befunde, Quelle, Daten",
    entries: "nächster und voriger Eintrag",
    open: "Eintrag öffnen",
    mends: "nächster und voriger Befund",
    help: "diese Liste",
    back: "zurück, schließen",
  },
};
