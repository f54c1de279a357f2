// What the types of `extensions` allow, and what they refuse. Nothing here runs: `tsc` is the test.
import type { Entry, Feed } from "anyfeed";

export function reads(feed: Feed, entry: Entry): void {
  // Values have the types of their kinds; what a feed may leave out may be undefined, and what it may write wrongly a string.
  const creators: string[] | undefined = entry.extensions.dc?.creator;
  const seconds: number | string | undefined = entry.extensions.itunes?.duration;
  const isBlocked: boolean | string | undefined = entry.extensions.itunes?.block;
  const isComplete: boolean | undefined = feed.extensions.fh?.complete;
  const place: number[] | string | undefined = entry.extensions.georss?.point;
  const words: string[] | undefined = entry.extensions.media?.keywords;

  // Parts nest, and what may repeat is a list.
  const size: number | string | undefined = entry.extensions.media?.group?.[0]?.content?.[0]?.fileSize;
  const start: number | string | undefined = entry.extensions.psc?.chapters?.chapter?.[0]?.start;
  const split: number | string | undefined = feed.extensions.podcast?.value?.[0]?.valueRecipient?.[0]?.split;
  const port: number | string | undefined = feed.extensions.rss?.cloud?.port;

  // Names are written as JavaScript writes them.
  const moved: string | undefined = feed.extensions.itunes?.newFeedUrl;
  const parade: string[] | undefined = entry.extensions.slash?.hitParade;
  const picture: string[] | undefined = entry.extensions.g?.imageLink;

  // @ts-expect-error a duration is a number where it can be read
  const text: string | undefined = entry.extensions.itunes?.duration;
  // @ts-expect-error there may be no Dublin Core
  entry.extensions.dc.creator;
  // @ts-expect-error no such element
  entry.extensions.dc?.inventor;
  // @ts-expect-error no such vocabulary
  entry.extensions.nobody;
  // @ts-expect-error `podcast:locked` belongs to the feed
  entry.extensions.podcast?.locked;

  void [creators, seconds, isBlocked, isComplete, place, words, size, start, split, port, moved, parade, picture, text];
}
