/** The properties that `fields` may name. */

import type { Entry } from "anyfeed";

// The compiler checks that the list is the contract's.
const entry: Record<keyof Entry, true> = {
  id: true, url: true, canonicalUrl: true, completeness: true, title: true, titleHtml: true, summary: true,
  summaryHtml: true, contentHtml: true, contentText: true, wordCount: true, published: true, updated: true,
  authors: true, contributors: true, categories: true, tags: true, language: true, rights: true, license: true,
  links: true, media: true, image: true, comments: true, source: true, geo: true, podcast: true,
  extensions: true, foreign: true, inferred: true, provenance: true,
};

export const entryFields: readonly string[] = Object.keys(entry);

/** Of an item of JSON Feed 1.1. */
export const itemFields: readonly string[] = [
  "id", "url", "external_url", "title", "content_html", "content_text", "summary", "image", "banner_image",
  "date_published", "date_modified", "authors", "tags", "language", "attachments",
];
