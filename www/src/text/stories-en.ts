// What each of the small broken feeds is about, in English.

import type { ExhibitName } from "../exhibits.js";

export interface Story {
  title: string;
  line: string;
}

export const stories: Record<ExhibitName, Story> = {
  apostrophe: {
    title: "The curly apostrophe",
    line: "One byte of Windows in a UTF-8 feed.",
  },
  ampersand: {
    title: "The bare ampersand",
    line: "Tech news & other stuff, and a dash that XML does not know.",
  },
  namespace: {
    title: "In somebody’s namespace",
    line: "RSS 2.0 has no namespace; this feed has one.",
  },
  bracket: {
    title: "The lost bracket",
    line: "One key missed, and a title swallows its neighbours.",
  },
  dates: {
    title: "Dates, as people write them",
    line: "Month first, in German, without a zone, and a thirty-second of September.",
  },
  warning: {
    title: "A warning before the feed",
    line: "PHP complains, and the feed begins too late.",
  },
  gbk: {
    title: "GBK, called UTF-8",
    line: "The label says one thing, the bytes another.",
  },
  twice: {
    title: "Encoded twice",
    line: "A café with five letters.",
  },
  cut: {
    title: "Cut off in the middle",
    line: "The server stopped in mid-sentence.",
  },
  podcast: {
    title: "Words never introduced",
    line: "A podcast whose prefixes nobody declared.",
  },
  twins: {
    title: "Two entries, one name",
    line: "Every entry claims to be the same.",
  },
  well: {
    title: "A feed without faults",
    line: "For comparison.",
  },
};
