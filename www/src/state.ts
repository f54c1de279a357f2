// What the page knows, in one place; whoever shows it is told when it changes.

import type { Entry, Feed, FeedHead } from "anyfeed";
import type { CheckReport } from "anyfeed/check";
import { kept } from "./keeping.js";
import type { Chapter, Cue, Excerpt, Failure, Glance, Origins, Sides, Site, Way } from "./protocol.js";

export type Phase = "empty" | "loading" | "feed" | "failed" | "shelf";
export type Pane = "entries" | "mends" | "source" | "data";
export type DataView = "tree" | "json" | "jsonfeed" | "compare" | "use";
export type Severity = "error" | "warning" | "info";
/** The worst first. */
export const SEVERITIES: Severity[] = ["error", "warning", "info"];

/** How somebody handed a document over. */
export type Kind = "address" | "file" | "pasted" | "gallery";

/** The document on show, as the reader knows it. */
export interface Shown {
  kind: Kind;
  /** Address, file name, or the story it is from. */
  name: string;
  url: string | null;
  /** The small broken feed it is, if it is one of ours. */
  gallery: string | null;
  way: Way;
  /** The website whose best feed it is, and the others that it names. */
  site: Site | null;
  size: number;
  /** What reading it takes once the parser is warm; null until that was measured. */
  milliseconds: number | null;
  contentType: string | null;
  text: string;
}

export interface State {
  phase: Phase;
  asked: string;
  shown: Shown | null;
  progress: { received: number; total: number | null } | null;
  feed: Feed | null;
  /** While the document arrives. */
  early: { head: FeedHead | null; entries: Entry[] };
  failure: Failure | null;
  /** What the checker says of the document. */
  check: CheckReport | "checking" | "failed" | null;
  shelf: Glance[];
  /** There were more files than were looked into. */
  isShelfCut: boolean;
  pane: Pane;
  dataView: DataView;
  jsonFeed: string | null;
  /** Severities that the list of mends hides. */
  hidden: ReadonlySet<Severity>;
  /** Line that the source shows, where it is not a mend that leads there. */
  line: number | null;
  /** Index of the mend that the source shows, in the list of all places. */
  mend: number | null;
  /** Whether the source shows the bytes of its mend, and those bytes once they are there. */
  bytes: boolean;
  excerpt: { mend: number; found: Excerpt | null } | null;
  /** Files of chapters and of transcripts by their address. */
  chapters: ReadonlyMap<string, Chapter[] | "loading" | "failed">;
  transcripts: ReadonlyMap<string, Cue[] | "loading" | "failed">;
  /** Another copy of the feed. */
  other: Feed | "loading" | "failed" | null;
  /** The feed written anew, and where the fields stand in both once it was read. */
  repaired: { text: string; sides: Sides | null } | null;
  /** Whether images are loaded from where they are: a choice that is remembered. */
  remote: boolean;
  /** Entries unfolded, entries whose pictures were asked for. */
  open: ReadonlySet<number>;
  withImages: ReadonlySet<number>;
  /** Known soon after a small document, on demand for a large one. */
  origins: Origins | null;
  /** Whether the tables of origins are shown. */
  provenance: boolean;
  entriesShown: number;
  dropping: boolean;
  help: boolean;
  /** Whether keys of one character do anything. Whoever speaks to the computer types them unawares, and switches them off. */
  shortcuts: boolean;
  notice: string;
}

export const ENTRIES_AT_ONCE = 30;

export const fresh = {
  shown: null,
  progress: null,
  feed: null,
  early: { head: null, entries: [] },
  failure: null,
  check: null,
  jsonFeed: null,
  hidden: new Set<Severity>(),
  mend: null,
  line: null,
  bytes: false,
  excerpt: null,
  chapters: new Map<string, Chapter[] | "loading" | "failed">(),
  transcripts: new Map<string, Cue[] | "loading" | "failed">(),
  other: null,
  repaired: null,
  open: new Set<number>(),
  withImages: new Set<number>(),
  origins: null,
  provenance: false,
  entriesShown: ENTRIES_AT_ONCE,
} satisfies Partial<State>;

/** Beside what is fresh: nothing has been asked for. */
export const start = {
  phase: "empty",
  asked: "",
  shelf: [],
  isShelfCut: false,
  notice: "",
} satisfies Partial<State>;

let state: State = {
  ...fresh,
  ...start,
  pane: "entries",
  dataView: "tree",
  remote: kept("images") === "on",
  dropping: false,
  help: false,
  shortcuts: kept("shortcuts") !== "off",
};

const listeners: ((state: State) => void)[] = [];

export const now = (): State => state;

export function update(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener(state);
}

export function whenChanged(listener: (state: State) => void): void {
  listeners.push(listener);
}

export const REDRAW = "anyfeed-redraw";

/** Something else than the state has changed that is seen: it is drawn when this comes back. */
export function redraw(): void {
  document.dispatchEvent(new Event(REDRAW));
}

/** The same set with a value put in, or taken out if it was in. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
