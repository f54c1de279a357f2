// What the page says before it has a document, and while it waits for one, in English. The other languages have the same shape.

import { again } from "../again.js";
import { stories } from "./stories-en.js";

const one = (n: number, single: string, many: string): string =>
  n === 1 ? `1 ${single}` : `${n.toLocaleString("en")} ${many}`;

export const en = {
  stories,
  rest: () => again(() => import("./document-en.js")).then((module) => module.en),
  tales: () => import("./tales-en.js").then((module) => module.tales),
  language: "en",
  pageTitle: "anyfeed: see any feed, and what was wrong with it",
  title: "See any feed, and what was wrong with it.",
  lead: "RSS, Atom or JSON Feed, however broken. It is read here, in your browser: what you paste or drop stays on your device.",
  home: "anyfeed, back to the start",
  skip: "Skip to the feed",

  askLabel: "Address of a feed, or the feed itself",
  askPlaceholder: "example.org/feed.xml",
  show: "Show",
  file: "Choose a file",
  folder: "Choose a folder",
  clipboard: "Paste",
  dropHint: "or drop it anywhere",
  dropHere: "Drop it here to read it.",
  clipboardDenied: "The browser did not let this page read the clipboard. Paste into the field instead.",
  clipboardEmpty: "There is no text on the clipboard.",

  theme: "Light or dark",
  languageLabel: "Language",
  languageFailed: "The language could not be loaded.",
  help: "Keyboard",
  shortcuts: "One-character shortcuts",
  close: "Close",

  loading: (name: string) => (name ? `Reading ${name}` : "Reading"),
  loadingFolder: (n: number) => `Looking into ${one(n, "file", "files")}`,
  received: (received: string, total: string | null) => (total ? `${received} of ${total}` : received),
  cancel: "Cancel",
  cancelled: "Cancelled.",

  copied: "Copied.",
  working: "One moment …",

  status: (status: number) => `The server answered with status ${status}.`,

  galleryTitle: "Broken on purpose",
  galleryLead: "Small feeds with faults that real feeds have had for twenty years, each with its story.",

  recent: { title: "Recently viewed", forget: "Clear" },

  pageMissing: "A part of this page could not be loaded. Check the connection, then reload.",
  onward: {
    label: "More about anyfeed",
    publishers: "For publishers",
    publishersLead: "What is wrong with your feed, where, and how to fix it. Get the repaired feed, or a preview for your own page.",
    developers: "For developers",
    developersLead: "The same parser as a package, for browsers, Node, Deno, Bun, edge functions, Rust and the command line.",
    package: "Package",
    docs: "Documentation",
    source: "Source",
    rules: "What is checked",
    licence: "MIT or Apache 2.0",
    privacy: "No cookies, no tracking. What you look at stays in your browser. Only addresses that it cannot fetch itself go through this site’s server.",
  },

  keys: {
    title: "Keyboard",
    field: "go to the address field",
    panes: "show entries, findings, source, data",
    entries: "next and previous entry",
    open: "open the entry",
    mends: "next and previous finding",
    help: "this list",
    back: "back, close",
  },
};

export type Text = typeof en;
