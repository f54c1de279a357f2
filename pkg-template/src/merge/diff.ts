/** Two readings of one feed to what has changed in between. */
import type { Entry, Feed } from "../../index";
import type { FeedDiff } from "../../merge";
import { pageOf } from "../tools/same";
import { tellingKeys } from "./keys";

/** Worked out from others, or said of how it was read. */
const NOT_COMPARED = new Set(["id", "provenance", "inferred", "canonicalUrl", "wordCount", "completeness", "tags"]);

/** Entries are known by their ids; one that came with another id and the same page, or the same title and text, has moved. */
export function diffFeeds(before: Feed, now: Feed): FeedDiff {
  const nameOf = namer(before, now);
  const old = new Map(before.entries.map((entry) => [nameOf(entry), entry]));
  const names = new Set(now.entries.map(nameOf));
  const kept = new Set(before.entries.filter((entry) => names.has(nameOf(entry))));
  const found = finder(before.entries.filter((entry) => !kept.has(entry)), before, now);
  const diff: FeedDiff = { added: [], changed: [], gone: [], moved: [] };
  for (const entry of now.entries) {
    const same = old.get(nameOf(entry));
    const other = same ?? found(entry);
    if (!other || (!same && kept.has(other))) {
      diff.added.push(entry);
      continue;
    }
    kept.add(other);
    if (!same) diff.moved.push({ before: other, entry });
    const fields = changedFields(other, entry);
    if (fields.length) diff.changed.push({ before: other, entry, fields });
  }
  diff.gone = goneOf(before, now, kept);
  return diff;
}

/** The id; where it stands twice, with what tells the entries that have it. */
function namer(...feeds: Feed[]): (entry: Entry) => string {
  const twice = new Set<string>();
  for (const { entries } of feeds) {
    const ids = new Set<string>();
    for (const { id } of entries) (ids.has(id) ? twice : ids).add(id);
  }
  return ({ id, url, title }) => (twice.has(id) ? `${id}\n${url}\n${title}` : id);
}

/** Looks among entries that are not there any more, by their page and by what they say. */
function finder(lost: Entry[], before: Feed, now: Feed): (entry: Entry) => Entry | undefined {
  const keysOf = ({ canonicalUrl, url, title, contentHtml, published }: Entry) => {
    const page = pageOf(canonicalUrl ?? url);
    return [page && `url ${page}`, title && contentHtml && `text ${title}\n${contentHtml}`, title && published && `title ${title}\n${published}`];
  };
  const [old, own] = [tellingKeys(before.entries, keysOf), tellingKeys(now.entries, keysOf)];
  const known = new Map(lost.flatMap((entry) => old.get(entry)!.map((key) => [key, entry])));
  return (entry) => own.get(entry)!.map((key) => known.get(key)).find((one) => one);
}

function changedFields(before: Entry, now: Entry): string[] {
  const names = Object.keys(now) as (keyof Entry)[];
  const isChanged = (name: keyof Entry) => JSON.stringify(before[name]) !== JSON.stringify(now[name]);
  // The text is that of the HTML, where there is any.
  const hasHtml = before.contentHtml !== null || now.contentHtml !== null;
  return names.filter((name) => !NOT_COMPARED.has(name) && !(hasHtml && name === "contentText") && isChanged(name));
}

/**
 * A feed shows its newest entries: an older one has fallen out of it, and nobody took it away. It was taken where one that
 * stood behind it and is no newer is still there, or the feed holds all that there is. What sticks to the top tells nothing.
 */
function goneOf(before: Feed, now: Feed, kept: Set<Entry>): Entry[] {
  if (now.report.truncated) return [];
  if (now.refresh.complete) return before.entries.filter((entry) => !kept.has(entry));
  const gone = new Set<Entry>();
  let oldest: string | null = null;
  for (const entry of isOldestFirst(before) ? before.entries : [...before.entries].reverse()) {
    const date = entry.published ?? "";
    if (!kept.has(entry)) oldest !== null && (!date || oldest <= date) && gone.add(entry);
    else if (oldest === null || date < oldest) oldest = date;
  }
  return before.entries.filter((entry) => gone.has(entry));
}

/** Whether more dates rise than fall. */
function isOldestFirst({ entries }: Feed): boolean {
  let steps = 0;
  let last = "";
  for (const { published } of entries) {
    if (published && last) steps += published > last ? 1 : published < last ? -1 : 0;
    last = published ?? last;
  }
  return steps > 0;
}
