/** Two readings of one feed to what has changed in between. */
import type { Entry, Feed } from "../../index";
import type { FeedDiff } from "../../merge";

/** Worked out from others, or said of how it was read. */
const NOT_COMPARED = new Set(["id", "provenance", "inferred", "canonicalUrl", "wordCount", "contentText", "completeness", "tags"]);

/** Entries are known by their ids; one that came with another id and the same page, or the same title and text, has moved. */
export function diffFeeds(before: Feed, now: Feed): FeedDiff {
  const old = new Map(before.entries.map((entry) => [entry.id, entry]));
  const ids = new Set(now.entries.map(({ id }) => id));
  const lost = before.entries.filter(({ id }) => !ids.has(id));
  const diff: FeedDiff = { added: [], changed: [], gone: [], moved: [] };
  const found = finder(lost);
  const moved = new Set<Entry>();
  for (const entry of now.entries) {
    const same = old.get(entry.id);
    const other = same ?? found(entry);
    if (!other || moved.has(other)) {
      diff.added.push(entry);
      continue;
    }
    if (!same) {
      moved.add(other);
      diff.moved.push({ before: other, entry });
    }
    const fields = changedFields(other, entry);
    if (fields.length) diff.changed.push({ before: other, entry, fields });
  }
  diff.gone = lost.filter((entry) => !moved.has(entry) && isWithin(entry, now, before));
  return diff;
}

/** Looks among entries that are not there any more, by their page and by what they say. */
function finder(lost: Entry[]): (entry: Entry) => Entry | undefined {
  const keys = ({ canonicalUrl, title, contentHtml, published }: Entry) => [
    canonicalUrl && `url ${canonicalUrl}`,
    title && contentHtml && `text ${title}\n${contentHtml}`,
    title && published && `title ${title}\n${published}`,
  ];
  const known = new Map<string, Entry | undefined>();
  // What stands for two entries tells neither.
  for (const entry of lost) for (const key of keys(entry)) if (key) known.set(key, known.has(key) ? undefined : entry);
  return (entry) => keys(entry).map((key) => (key ? known.get(key) : undefined)).find((one) => one);
}

function changedFields(before: Entry, now: Entry): string[] {
  const names = Object.keys(now) as (keyof Entry)[];
  return names.filter((name) => !NOT_COMPARED.has(name) && JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

/**
 * A feed shows its newest entries: an older one has fallen out of it, and nobody took it away. It was taken where one that
 * stood behind it is still there, or the feed holds all that there is.
 */
function isWithin(entry: Entry, now: Feed, before: Feed): boolean {
  if (now.report.truncated) return false;
  if (now.refresh.complete) return true;
  const ids = new Set(now.entries.map(({ id }) => id));
  const at = before.entries.indexOf(entry);
  const date = entry.published;
  const kept = before.entries.filter(({ id }) => ids.has(id));
  if (date && kept.every((one) => one.published)) return kept.some((one) => one.published! < date);
  return before.entries.slice(at + 1).some(({ id }) => ids.has(id));
}
