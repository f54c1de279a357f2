// An entry's dates; what the feed does not state for certain is marked, with its own words at hand.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Entry, Inferred } from "anyfeed";
import * as format from "../format.js";
import { text } from "../text.js";

export function dates(entry: Entry): TemplateResult[] {
  const words = text();
  const parts: TemplateResult[] = [];
  if (entry.published) parts.push(html`<span>${date(entry, entry.published, "published")}</span>`);
  if (!entry.published && !entry.updated) parts.push(html`<span class="entry-dateless">${words.noDate}</span>`);
  if (entry.updated && entry.updated.slice(0, 10) !== entry.published?.slice(0, 10)) {
    parts.push(html`<span>${words.updated(format.day(entry.updated))}${mark(entry, "updated")}</span>`);
  }
  return parts;
}

const date = (entry: Entry, iso: string, field: "published" | "updated"): TemplateResult =>
  html`<time datetime=${iso} title=${format.moment(iso)}>${format.day(iso)}</time>${mark(entry, field)}`;

function mark(entry: Entry, field: "published" | "updated"): TemplateResult | typeof nothing {
  const words = text();
  const reasons = entry.inferred.filter((what) => what === field || what.startsWith(`${field}:`)).map(reason);
  if (reasons.length === 0) return nothing;
  const raw = entry.provenance?.[field]?.raw ?? null;
  return html` <span class="uncertain" title="${reasons.join("; ")}. ${words.uncertainDate(raw)}">${words.uncertain}</span>`;
}

function reason(what: Inferred): string {
  const { inferred } = text();
  const part = what.split(":")[1] ?? "whole";
  return part in inferred ? inferred[part as keyof typeof inferred] : part;
}
