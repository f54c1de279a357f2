// People by name, linked where they have a page.

import { html, type TemplateResult } from "lit-html";
import type { Person } from "anyfeed";
import { allText } from "../text.js";
import { host } from "../format.js";

export function people(all: Person[]): TemplateResult[] {
  const list = new Intl.ListFormat(allText().language, { type: "conjunction" });
  const names = all.map((_, at) => String(at));
  return list.formatToParts(names).map((part) => {
    const person = part.type === "element" ? all[Number(part.value)] : undefined;
    return person ? one(person) : html`${part.value}`;
  });
}

function one(person: Person): TemplateResult {
  const name = person.name ?? person.email ?? (person.url ? host(person.url) : "");
  return person.url
    ? html`<a href=${person.url} target="_blank" rel="noopener noreferrer nofollow"><bdi>${name}</bdi></a>`
    : html`<bdi>${name}</bdi>`;
}
