/** anyfeed/write: feeds out. RSS 2.0, Atom 1.0, JSON Feed 1.1 and OPML 2.0 from what was read or from what you write by hand. */
import type { TextReadable } from "./environment.js";
import type {
  Category, Comments, Entry, EntryExtensions, FeedExtensions, FeedFormat, ForeignElement, Generator, Geo, Image, Link,
  Media, OpmlFeed, Person, PodcastEpisode, PodcastShow, Refresh, Source,
} from "./index.js";

/**
 * A feed as RSS 2.0.
 * @throws {WriteError} when a field is not of its kind, or when `strict` refuses it.
 * @example
 * const xml = toRss({ title: "Notes", url: "https://example.org/", entries: [{ title: "Hello", url: "https://example.org/1", html: "<p>Hi", date: new Date() }] });
 */
export function toRss(feed: FeedInput, options?: XmlOptions): string;

/**
 * A feed as Atom 1.0.
 * @throws {WriteError} when a field is not of its kind, or when `strict` refuses it.
 * @example
 * const xml = toAtom(parseFeed(bytes), { self: "https://example.org/repaired.atom" });
 */
export function toAtom(feed: FeedInput, options?: XmlOptions): string;

/**
 * A feed as JSON Feed 1.1.
 * @throws {WriteError} when a field is not of its kind, or when `strict` refuses it.
 * @example
 * const json = toJsonFeed(parseFeed(bytes), { pretty: true });
 */
export function toJsonFeed(feed: FeedInput, options?: WriteOptions): string;

/**
 * A subscription list as OPML 2.0: outlines in groups, or what `parseOpml` gives.
 * @example
 * const xml = toOpml([{ title: "News", outlines: [{ title: "Example", url: "https://example.org/feed.xml" }] }], { title: "Mine" });
 */
export function toOpml(outlines: Outline[] | { title?: string | null; feeds: OpmlFeed[] }, options?: OpmlOptions): string;

/**
 * The same as text that leaves while entries come: memory is one entry.
 * @example
 * const stream = parseStream(response.body);
 * return new Response(writeStream("atom", await stream.head, stream).pipeThrough(new TextEncoderStream()));
 */
export function writeStream(
  format: WriteFormat,
  head: FeedHeadInput,
  entries: Iterable<EntryInput> | AsyncIterable<EntryInput>,
  options?: XmlOptions,
): TextReadable;

/** The Content-Type of each format. */
export const contentTypes: Record<WriteFormat | "opml", string>;

export type WriteFormat = "rss" | "atom" | "jsonfeed";

export interface WriteOptions {
  /** The address at which the new feed will be: its `self` link. Without it, `feedUrl`. */
  self?: string | undefined;
  /** Lines and indentation (default false). */
  pretty?: boolean | undefined;
  /** Throw a `WriteError` where the specification forbids what is given (default false: the closest valid form is written). */
  strict?: boolean | undefined;
  /** Called with what the format does not allow, and what was written instead. */
  onProblem?: ((problem: Problem) => void) | undefined;
}

export interface XmlOptions extends WriteOptions {
  /** A stylesheet for browsers: XSLT, or CSS by its type. */
  stylesheet?: string | { href: string; type: string } | undefined;
}

export interface OpmlOptions {
  /** What the list is called. */
  title?: string | null | undefined;
  /** Lines and indentation (default false). */
  pretty?: boolean | undefined;
}

export interface Problem {
  /**
   * "missing": the format needs it. "not-allowed": it is not in a form that the format knows. "left-out": the format has
   * no place for it. "characters": XML forbids some of them. "unknown-field": a name that is not known here.
   */
  code: "missing" | "not-allowed" | "left-out" | "characters" | "unknown-field";
  /** Where it is in the input: "entries[3].id". */
  field: string;
  /** What was wrong and what was written, one sentence. */
  message: string;
}

/** A field that cannot be written, or that `strict` refuses. */
export class WriteError extends Error {
  /** For those who make one themselves, in a test. */
  constructor(code: WriteError["code"], field: string, message: string);
  /** "invalid-input": a value is not of its kind; the others as in `Problem`. */
  readonly code: "invalid-input" | Problem["code"];
  /** Where it is in the input: "entries[3].date". */
  readonly field: string;
}

/** ISO 8601, RFC 822, milliseconds or a Date. */
export type DateInput = string | number | Date;

type Loose<T, Named extends keyof T> = Pick<T, Named> & { [Key in Exclude<keyof T, Named>]?: T[Key] | null | undefined };

export type PersonInput = string | { [Key in keyof Person]?: Person[Key] | undefined };
export type ImageInput = string | Loose<Image, "url">;
export type MediaInput = string | Loose<Media, "url">;
export type CategoryInput = string | Loose<Category, "term">;

interface SharedInput {
  id?: string | null | undefined;
  /** Plain text. */
  title?: string | null | undefined;
  /** Only where the title has markup. */
  titleHtml?: string | null | undefined;
  /** The page. */
  url?: string | { readonly href: string } | null | undefined;
  published?: DateInput | null | undefined;
  updated?: DateInput | null | undefined;
  authors?: PersonInput[] | null | undefined;
  /** The same for one. */
  author?: PersonInput | null | undefined;
  contributors?: PersonInput[] | null | undefined;
  categories?: CategoryInput[] | null | undefined;
  /** The same as words; not looked at where there are categories. */
  tags?: string[] | null | undefined;
  image?: ImageInput | null | undefined;
  rights?: string | null | undefined;
  license?: string | null | undefined;
  language?: string | null | undefined;
  links?: Loose<Link, "url">[] | null | undefined;
  foreign?: ForeignElement[] | null | undefined;
  inferred?: string[] | null | undefined;
}

/** The head of a feed: what parsing gives, or the few fields that you have. */
export interface FeedHeadInput extends SharedInput {
  /** Of what was parsed: elements without a namespace go back to this format alone. */
  format?: FeedFormat | null | undefined;
  /** Plain text. */
  description?: string | null | undefined;
  descriptionHtml?: string | null | undefined;
  feedUrl?: string | { readonly href: string } | null | undefined;
  icon?: string | null | undefined;
  generator?: string | { [Key in keyof Generator]?: Generator[Key] | undefined } | null | undefined;
  hubs?: string[] | null | undefined;
  refresh?: { [Key in keyof Refresh]?: Refresh[Key] | undefined } | null | undefined;
  podcast?: { [Key in keyof PodcastShow]?: PodcastShow[Key] | undefined } | null | undefined;
  extensions?: FeedExtensions | null | undefined;
}

/** A feed: what parsing gives, or the few fields that you have. */
export interface FeedInput extends FeedHeadInput {
  entries: readonly EntryInput[];
}

/** An entry: what parsing gives, or the few fields that you have. */
export interface EntryInput extends SharedInput {
  /** Short for `contentHtml`. */
  html?: string | null | undefined;
  contentHtml?: string | null | undefined;
  /** Short for `contentText`; written where there is no HTML. */
  text?: string | null | undefined;
  contentText?: string | null | undefined;
  /** Short for `published`. */
  date?: DateInput | null | undefined;
  /** Plain text. */
  summary?: string | null | undefined;
  summaryHtml?: string | null | undefined;
  media?: MediaInput[] | null | undefined;
  completeness?: Entry["completeness"] | null | undefined;
  comments?: { [Key in keyof Comments]?: Comments[Key] | undefined } | null | undefined;
  source?: { [Key in keyof Source]?: Source[Key] | undefined } | null | undefined;
  geo?: Geo | null | undefined;
  podcast?: { [Key in keyof PodcastEpisode]?: PodcastEpisode[Key] | undefined } | null | undefined;
  extensions?: EntryExtensions | null | undefined;
}

/** A feed of a subscription list, or a group of them. */
export interface Outline {
  title?: string | null | undefined;
  /** The feed's address; a group has none. */
  url?: string | null | undefined;
  /** Address of its site. */
  siteUrl?: string | null | undefined;
  /** The feeds and groups in it. */
  outlines?: Outline[] | undefined;
}
