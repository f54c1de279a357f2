/** Several feeds to one: each entry once, the newest first. */
import type { Entry, Feed } from "../../index";
import type { MergeOptions } from "../../merge";
import { hash } from "../write/id";

const DATE = (entry: Entry): string => entry.published ?? entry.updated ?? "";

/** A planet. What an entry had from its own feed's head it keeps: its source says which that was. */
export function mergeFeeds(feeds: readonly Feed[], options: MergeOptions = {}): Feed {
  const { limit = Infinity, sort = "newest", dedupe = "likeness" } = options;
  const known = new Set<string>();
  let entries: Entry[] = [];
  for (const feed of feeds) {
    for (const entry of feed.entries) {
      const marks = marksOf(entry, feed, dedupe);
      if (!marks.some((mark) => known.has(mark))) entries.push(withSource(entry, feed));
      for (const mark of marks) known.add(mark);
    }
  }
  const sign = sort === "oldest" ? -1 : 1;
  if (sort !== "none") entries.sort((one, other) => sign * compare(DATE(other), DATE(one)));
  entries = unique(entries.slice(0, limit));
  return { entries, ...headOf(feeds, entries, options) };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By what two entries may be known to be one. An id is a feed's own word unless it is an address. */
function marksOf(entry: Entry, feed: Feed, dedupe: MergeOptions["dedupe"]): string[] {
  if (dedupe === "none") return [];
  const isGlobal = /^[a-z][a-z\d+.-]*:/i.test(entry.id) && !entry.inferred.includes("id");
  const marks = [`id ${isGlobal ? "" : (feed.feedUrl ?? feed.url ?? feed.title ?? "")} ${entry.id}`];
  const page = entry.canonicalUrl ?? entry.url;
  if (dedupe !== "id" && page) marks.push(`url ${page}`);
  const likeness = dedupe === "likeness" && likenessOf(entry);
  if (likeness) marks.push(`like ${likeness}`);
  return marks;
}

/** Title and beginning of the text without case, signs and white space; nothing where that is too little to tell. */
function likenessOf({ title, contentText }: Entry): string | null {
  const fold = (text: string | null) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const [name, body] = [fold(title), fold(contentText).slice(0, 400)];
  return name.length >= 8 && body.length >= 80 ? `${name} ${body.slice(0, 200)}` : null;
}

function withSource(entry: Entry, { title, url, feedUrl, id, updated, authors }: Feed): Entry {
  return entry.source ? entry : { ...entry, source: { title, url, feedUrl, id, updated, authors } };
}

/** Two feeds may use one id for two things. */
function unique(entries: Entry[]): Entry[] {
  const ids = new Set<string>();
  return entries.map((entry) => {
    const id = ids.has(entry.id) ? `${entry.id}#${hash(`${entry.source?.feedUrl}${entry.url}${entry.title}`)}` : entry.id;
    ids.add(id);
    return id === entry.id ? entry : { ...entry, id };
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
