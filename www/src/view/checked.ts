// Facts that anybody can count: all of them until the checker has spoken, then those of which it says nothing.

import { html, type TemplateResult } from "lit-html";
import type { Entry, Feed } from "anyfeed";
import { allText } from "../text.js";
import { statedOf } from "./dates.js";

type Check = [label: string, isSo: boolean];

export function checked(feed: Feed, isChecked: boolean): TemplateResult {
  const words = allText().checked;
  return html`
    <ul class="counted" aria-label=${words.title}>${(isChecked ? counts(feed.entries) : checks(feed)).map(
        ([label, isSo]) => html`
          <li data-so=${isSo}>
            <svg viewBox="0 0 16 16" role="img" aria-label=${isSo ? words.yes : words.no}><path d=${isSo ? "M3.5 8.5l3 3 6-7" : "M4 8h8"} /></svg>
            <span>${label}</span>
          </li>`,
      )}</ul>`;
}

function checks(feed: Feed): Check[] {
  const words = allText().checked;
  const { entries, report } = feed;
  const kind = feed.format === "hfeed" ? "html" : feed.format === "json" ? "json" : "xml";
  const isGuessed = report.diagnostics.some(({ code, severity }) => code.startsWith("encoding/") && severity !== "info");
  const all: Check[] = [
    [words.wellFormed[kind], report.wellFormed || kind === "html"],
    [(isGuessed ? words.encodingGuessed : words.encoding)(report.encoding), !isGuessed],
  ];
  if (entries.length > 0) all.push([words.ids, haveOwnIds(entries)]);
  return [
    ...all,
    ...counts(entries),
    [words.self, feed.links.some(({ rel }) => rel === "self")],
    [words.site, feed.url !== null],
    [words.language, feed.language !== null],
    [words.image, feed.image !== null || feed.icon !== null],
    [words.hub, feed.hubs.length > 0],
  ];
}

const haveOwnIds = (entries: Entry[]): boolean =>
  entries.every(({ inferred }) => !inferred.includes("id")) && new Set(entries.map(({ id }) => id)).size === entries.length;

type Counted = "titles" | "links" | "dates" | "texts";

const COUNTED: [Counted, (entry: Entry) => boolean][] = [
  ["titles", ({ title, inferred }) => title !== null && !inferred.includes("title")],
  ["links", ({ url }) => url !== null],
  ["dates", (entry) => entry.published !== null && statedOf(entry, "published") === "moment"],
  ["texts", ({ completeness }) => completeness === "full"],
];

function counts(entries: Entry[]): Check[] {
  const words = allText().checked;
  if (entries.length === 0) return [];
  return COUNTED.map(([name, has]) => {
    const n = entries.filter(has).length;
    return [words[name](n, entries.length), n === entries.length];
  });
}
