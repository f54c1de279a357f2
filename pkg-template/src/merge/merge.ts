/** Several feeds to one: each entry once, the newest first. */
import type { Entry, Feed } from "../../index";
import type { MergeOptions } from "../../merge";
import { idOf, isGlobal, pageOf } from "../tools/same";
import { hash } from "../write/id";
import { tellingKeys } from "./keys";

/** A planet. What an entry had from its own feed's head it keeps: its source says which that was. */
export function mergeFeeds(feeds: readonly Feed[], options: MergeOptions = {}): Feed {
  const { limit = Infinity, sort = "newest", dedupe = "likeness" } = options;
  const known = new Set<string>();
  let entries: Entry[] = [];
  feeds.forEach((feed, at) => {
    const marks = marksOf(feed, at, dedupe);
    for (const entry of feed.entries) {
      const own = marks(entry);
      if (!own.some((mark) => known.has(mark))) entries.push(withSource(entry, feed));
      for (const mark of own) known.add(mark);
    }
  });
  if (sort !== "none") sortByDate(entries, sort === "oldest");
  entries = unique(entries.slice(0, Math.max(0, limit)));
  return { entries, ...headOf(feeds, entries, options) };
}

/** What has no date stands last. */
function sortByDate(entries: Entry[], isOldestFirst: boolean): void {
  const date = ({ published, updated }: Entry) => published ?? updated ?? (isOldestFirst ? "~" : "");
  const sign = isOldestFirst ? 1 : -1;
  entries.sort((one, other) => sign * (date(one) < date(other) ? -1 : date(one) > date(other) ? 1 : 0));
}

/** By what an entry may be known to be another feed's, too. An id is a feed's own word unless it is an address or the like. */
function marksOf(feed: Feed, at: number, dedupe: MergeOptions["dedupe"]): (entry: Entry) => string[] {
  if (dedupe === "none") return () => [];
  const home = feed.feedUrl ?? (feed.url ? `${feed.url} ${feed.title}` : at);
  const id = (entry: Entry) => (isGlobal(entry) ? `id ${idOf(entry)}` : `id ${entry.id} of ${home}`);
  const keys = tellingKeys(feed.entries, (entry) => {
    const page = dedupe === "id" ? null : pageOf(entry.canonicalUrl ?? entry.url);
    const likeness = dedupe === "likeness" ? likenessOf(entry) : null;
    return [page && `url ${page}`, likeness && `like ${likeness}`];
  });
  return (entry) => [id(entry), ...keys.get(entry)!];
}

/** Title and beginning of the text without case, signs and white space; nothing where that is too little to tell. */
function likenessOf({ title, contentText }: Entry): string | null {
  const fold = (text: string | null) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const [name, body] = [fold(title), fold(contentText).slice(0, 400)];
  return name.length >= 8 && body.length >= 80 ? `${name} ${body.slice(0, 200)}` : null;
}

/** What the new head does not say is the entry's own now. */
function withSource(entry: Entry, { title, url, feedUrl, id, updated, authors }: Feed): Entry {
  const inferred = entry.inferred.filter((field) => field !== "authors" && field !== "language");
  return { ...entry, inferred, source: entry.source ?? { title, url, feedUrl, id, updated, authors } };
}

/** Two feeds may use one id for two things. */
function unique(entries: Entry[]): Entry[] {
  const times = new Map<string, number>();
  const another = (id: string): string => {
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    return before ? another(`${id}-${before + 1}`) : id;
  };
  return entries.map((entry) => {
    const id = times.has(entry.id) ? `${entry.id}#${hash(`${entry.source?.feedUrl}${entry.url}${entry.title}`)}` : entry.id;
    return { ...entry, id: another(id) };
  });
}

function headOf(feeds: readonly Feed[], entries: Entry[], { title, url, feedUrl }: MergeOptions): Omit<Feed, "entries"> {
  const dates = entries.map((entry) => entry.updated ?? entry.published ?? "").sort();
  return {
    ...EMPTY,
    title: title ?? (feeds.map((feed) => feed.title).filter(Boolean).join(", ") || null),
    url: url ?? null,
    feedUrl: feedUrl ?? null,
    updated: dates.at(-1) || null,
    report: {
      quality: "clean", wellFormed: true, encoding: "utf-8", encodingFrom: "string", mediaType: null,
      diagnostics: [], diagnosticsTotal: 0, truncated: feeds.some((feed) => feed.report.truncated),
    },
  };
}

const EMPTY: Omit<Feed, "entries" | "report"> = {
  format: "json", version: "", id: null, title: null, titleHtml: null, description: null, descriptionHtml: null, url: null,
  feedUrl: null, language: null, published: null, updated: null, authors: [], contributors: [], categories: [], tags: [],
  image: null, icon: null, rights: null, license: null, generator: null, links: [], hubs: [],
  refresh: { minutes: null, skipHours: [], skipDays: [], next: null, previous: null, complete: false },
  podcast: null, extensions: {}, foreign: [], inferred: [], provenance: null,
};
