// What the page and its worker say to each other.

import type { DiscoveredFeed, Entry, Feed, FeedHead, OpmlFeed } from "anyfeed";
import type { Origins } from "../../pkg-template/src/repaired.js";

/** Where a document comes from. A string is text that somebody pasted: it has no encoding any more. */
export type Origin =
  | { kind: "url"; url: string }
  | { kind: "text"; text: string; url: string | null }
  | { kind: "blob"; blob: Blob; contentType: string | null; url: string | null };

/** How a document reached the page. */
export type Way = "direct" | "handler" | "local";

export type Ask =
  | { kind: "read"; turn: number; origin: Origin; handler: string }
  | { kind: "provenance"; turn: number }
  | { kind: "jsonfeed"; turn: number }
  | { kind: "bytes"; turn: number; mend: number; from: number; to: number }
  /** The document as it came is wanted at the port. */
  | { kind: "document"; turn: number; port: MessagePort }
  | { kind: "chapters"; turn: number; url: string; handler: string }
  | { kind: "transcript"; turn: number; url: string; handler: string }
  | { kind: "base"; turn: number; url: string }
  | { kind: "other"; turn: number; origin: Origin; handler: string }
  | { kind: "repaired"; turn: number; text: string }
  | { kind: "cancel"; turn: number }
  | { kind: "glance"; turn: number; files: File[] };

/** One file of a folder, seen in passing. */
export interface Glance {
  file: File;
  path: string;
  title: string | null;
  entries: number;
  quality: "clean" | "mended" | "damaged" | null;
}

/** Where each field came from, for the head and for every entry. */
export type { Origins };

export type FailureCode =
  | "empty" | "not-a-feed" | "html" | "too-large" | "unsupported" | "invalid-argument" | "internal"
  | "opml" | "unreachable" | "refused" | "status" | "cancelled" | "parser" | "page" | "link";

/** The same of the document and of what was written anew from it: texts included. */
export interface Sides {
  from: Origins;
  to: Origins;
}

/** Why there is nothing to show, and where to go from here. */
export interface Failure {
  code: FailureCode;
  /** What the parser, the handler or the browser said. */
  detail: string;
  found: string | null;
  feeds: DiscoveredFeed[];
  guesses: DiscoveredFeed[];
  subscriptions: OpmlFeed[];
  status: number | null;
  /** There was no handler to ask. */
  alone: boolean;
}

/** Some bytes of a document around a place in it. */
export interface Excerpt {
  /** Where the first of the bytes stands in the document. */
  start: number;
  bytes: number[];
  /** The place, from byte to byte of the document. */
  from: number;
  to: number;
}

/** What the checker is handed. */
export interface Document {
  input: Uint8Array | string;
  contentType: string | null;
  url: string | null;
}

/** A website that was asked for in place of its feed, and the feeds that it names. */
export interface Site {
  url: string;
  feeds: DiscoveredFeed[];
}

export interface Chapter {
  start: number;
  title: string;
}

/** A piece of a transcript, by the second at which it begins. */
export interface Cue {
  start: number;
  text: string;
}

/** A document that was read to its end. */
export interface Whole {
  feed: Feed;
  text: string;
  size: number;
  way: Way;
  contentType: string | null;
  url: string | null;
  site: Site | null;
}

export type Answer =
  | { kind: "progress"; turn: number; received: number; total: number | null }
  | { kind: "entries"; turn: number; head: FeedHead | null; entries: Entry[] }
  | ({ kind: "whole"; turn: number } & Whole)
  | { kind: "timing"; turn: number; milliseconds: number }
  | ({ kind: "provenance"; turn: number } & Origins)
  | { kind: "jsonfeed"; turn: number; text: string }
  | { kind: "bytes"; turn: number; mend: number; excerpt: Excerpt | null }
  | { kind: "chapters"; turn: number; url: string; chapters: Chapter[] | null }
  | { kind: "transcript"; turn: number; url: string; cues: Cue[] | null }
  | { kind: "other"; turn: number; feed: Feed | null }
  | ({ kind: "repaired"; turn: number } & Sides)
  | { kind: "glanced"; turn: number; glances: Glance[]; isCut: boolean }
  | { kind: "failed"; turn: number; failure: Failure };
