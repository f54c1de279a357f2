/** anyfeed/podcast: chapters and transcripts of episodes to one shape, and what feeds say of other feeds. Without WebAssembly. */
import type { Fetch, Signal } from "./environment.js";
import type { FetchOptions } from "./fetch.js";
import type { Entry, Feed } from "./index.js";

/**
 * The chapters of an episode: those in the feed, else the file that it names is fetched. Empty where there are none.
 * @throws {PodcastError} when the file cannot be had, or holds no chapters.
 * @example
 * for (const { start, title } of await fetchChapters(entry)) console.log(start, title);
 */
export function fetchChapters(episode: Pick<Entry, "podcast">, options?: FileOptions): Promise<Chapter[]>;

/**
 * The transcript of an episode, in the form that can be read best and in a language that is asked for. Null where there is none.
 * @throws {PodcastError} when the file cannot be had, or holds no transcript.
 * @example
 * const transcript = await fetchTranscript(entry, { language: "en" });
 * console.log(transcript?.map(({ text }) => text).join(" "));
 */
export function fetchTranscript(episode: Pick<Entry, "podcast">, options?: TranscriptOptions): Promise<Cue[] | null>;

/**
 * The feed that a `podcast:remoteItem` names, and the entry in it.
 * @throws {PodcastError} "no-address" when the item has a feedGuid alone: an index of podcasts may know its address.
 * @throws {FeedError | FetchError} as fetchFeed does.
 * @example
 * for (const item of entry.extensions.podcast?.remoteItem ?? []) console.log((await followRemoteItem(item)).entry?.title);
 */
export function followRemoteItem(item: RemoteItem, options?: FetchOptions): Promise<{ feed: Feed; entry: Entry | null }>;

/**
 * A file of chapters: JSON (Podcasting 2.0), XML (Podlove Simple Chapters) or lines ("00:01:30 Title"). Null when it is none.
 * @example
 * parseChapters('{"version":"1.2.0","chapters":[{"startTime":0,"title":"Hello"}]}')?.[0]?.title; // "Hello"
 */
export function parseChapters(text: string): Chapter[] | null;

/**
 * A transcript: WebVTT, SubRip (SRT) or JSON. Null when it is none of them.
 * @example
 * parseTranscript("WEBVTT\n\n00:01.000 --> 00:02.500\n<v Ann>Hello.")?.[0]; // { start: 1, end: 2.5, speaker: "Ann", text: "Hello." }
 */
export function parseTranscript(text: string): Cue[] | null;

export interface Chapter {
  /** Seconds from the beginning. */
  start: number;
  /** Seconds; where the file does not say, the next chapter's beginning. Null for the last. */
  end: number | null;
  /** Plain text; a chapter may have only an image. */
  title: string | null;
  /** A page about it. */
  url: string | null;
  /** Address of an image. */
  image: string | null;
  /** Not meant for a list of chapters. */
  isHidden: boolean;
}

export interface Cue {
  /** Seconds from the beginning. */
  start: number;
  /** Seconds. Null where the file does not say. */
  end: number | null;
  /** Who speaks. */
  speaker: string | null;
  /** Plain text, its lines kept. */
  text: string;
}

/** As feeds have it: `extensions.podcast.remoteItem`. */
export interface RemoteItem {
  feedUrl?: string | undefined;
  feedGuid?: string | undefined;
  itemGuid?: string | undefined;
}

export interface FileOptions {
  /** A function to fetch with, in place of the global one. */
  fetch?: Fetch | undefined;
  /** Gives up when it says so. */
  signal?: Signal | undefined;
  /** Milliseconds to the last byte (default 15,000). */
  timeout?: number | undefined;
  /** The largest file that is read (default 8 MiB). */
  maxBytes?: number | undefined;
}

export interface TranscriptOptions extends FileOptions {
  /** A BCP 47 tag: a transcript in this language is taken before others. */
  language?: string | undefined;
}

export class PodcastError extends Error {
  /** For those who make one themselves: in a test, or in place of one of these functions. */
  constructor(code: PodcastError["code"], message: string, details?: { cause?: unknown });
  /** For telling it from other errors. */
  readonly name: "PodcastError";
  /** What went wrong; stable. */
  readonly code: "invalid-url" | "network" | "status" | "too-large" | "unreadable" | "no-address";
}
