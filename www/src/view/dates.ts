// An entry's dates; what the feed does not state for certain is marked, with its own words at hand.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, Inferred, Provenance } from "anyfeed";
import * as format from "../format.js";
import { allText } from "../text.js";

export type Origins = Record<string, Provenance> | null;
type Field = "published" | "updated";

export function dates(entry: Entry, origins: Origins): TemplateResult[] {
  const words = allText();
  const parts: TemplateResult[] = [];
  const { published, updated } = entry;
  if (published) {
    const stated = statedOf(entry, "published");
    const date = html`<time datetime=${published} title=${format.moment(published, stated)}>${format.day(published, stated)}</time>`;
    parts.push(html`<span>${date}${mark(entry, "published", origins)}</span>`);
  }
  if (!published && !updated) parts.push(html`<span class="entry-dateless">${words.noDate}</span>`);
  if (updated && updated.slice(0, 10) !== published?.slice(0, 10)) {
    parts.push(html`<span>${words.updated(format.day(updated, statedOf(entry, "updated")))}${mark(entry, "updated", origins)}</span>`);
  }
  return parts;
}

/** A date without a time stands at midnight UTC, one without a zone at its time of day there. */
export function statedOf({ inferred }: Entry, field: Field): format.Stated {
  return inferred.includes(`${field}:time`) ? "day" : inferred.includes(`${field}:timezone`) ? "zoneless" : "moment";
}

/** Why a date is uncertain, and what the feed says; null for a date that is not, be it another date of the entry. */
export function doubts(entry: Entry, field: Field, origins: Origins): string | null {
  const words = allText();
  const reasons = entry.inferred.filter((what) => what.startsWith(`${field}:`)).map(reason);
  if (reasons.length === 0) return null;
  return `${words.uncertainDate(reasons.join("; "))} ${words.feedSays(origins?.[field]?.raw ?? null)}`.trim();
}

function mark(entry: Entry, field: Field, origins: Origins): TemplateResult | typeof nothing {
  const doubt = doubts(entry, field, origins);
  return doubt === null ? nothing : html` <span class="uncertain" title=${doubt}>${allText().uncertain}</span>`;
}

function reason(what: Inferred): string {
  const { inferred } = allText();
  const part = what.split(":")[1] ?? "";
  return part in inferred ? inferred[part as keyof typeof inferred] : part;
}
