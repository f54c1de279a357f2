/**
 * Every known vocabulary that the element uses, under its customary prefix:
 * extensions.dc, extensions.itunes, extensions.podcast, extensions.prism …
 * What is not used is absent. An element that may repeat is always an array.
 * Core elements without a field of their own (cloud, textInput, docs, rating,
 * webMaster, managingEditor) stand under extensions.rss or extensions.atom.
 * With `extensions: false` it is {} and `foreign` is [].
 * One interface for each, generated from the same tables that the parser reads with.
 */
export interface FeedExtensions {
  [prefix: string]: { [element: string]: any } | undefined;
}

/** The same for an entry. */
export interface EntryExtensions {
  [prefix: string]: { [element: string]: any } | undefined;
}
