// What does not come back, and why: no format can say it, or reading takes what it says for something else.

const REASONS = {
  "Words were mapped by the caller's own list; what is written is what the feed says.": {
    "categories/synonyms-in-capitals": ["entry.tags"],
    "categories/synonyms": ["entry.tags"],
  },
  "Words between spaces are tags by what stands beside them; a list's words have no paths.": {
    "categories/tags-by-spaces": ["entry.categories"],
    "real/rome__rss1.0-w3cgeo.xml": ["entry.categories"],
  },
  "Text that shows markup looks like markup that was escaped twice, wherever a format does not say what it is.": {
    "ids/repeated-as-markup": ["entry.title", "entry.contentHtml", "entry.contentText", "entry.wordCount"],
    "json/tags-to-be-read": ["entry.title", "entry.contentHtml", "entry.contentText", "entry.wordCount"],
    "title/atom-types": ["entry.title", "entry.titleHtml"],
    "vocabulary/atom": ["head.description", "head.descriptionHtml", "entry.summary", "entry.summaryHtml", "entry.contentHtml", "entry.contentText", "entry.wordCount"],
  },
  "The text is that of markup which is not shown: hidden parts, frames, white space between blocks.": {
    "html/frame-in-text": ["entry.contentText"],
    "html/frames-in-links": ["entry.contentText"],
    "html/frames": ["entry.contentText", "entry.title"],
    "html/players": ["entry.contentText", "entry.wordCount"],
    "html/words-apart": ["entry.contentText", "entry.wordCount"],
    "text/blocks-in-formatting": ["entry.contentText", "entry.title", "entry.wordCount"],
    "real/feed-rs__rss_2.0_ch9.xml": ["entry.contentHtml", "entry.contentText", "entry.wordCount"],
  },
  "The picture was in markup of a text that is plain now.": {
    "image/buttons-of-summaries": ["entry.image"],
    "image/not-shown": ["entry.image"],
    "image/of-the-summary": ["entry.image"],
  },
  "An element that is believed before the format's own says less or something else.": {
    "dates/whole-before-parts": ["entry.extensions"],
    "people/atom-before-dublin-core": ["entry.extensions"],
    "vocabulary/creativeCommons": ["head.license", "entry.license"],
    "real/rome__atom_0.3_DC_Sy.xml": ["entry.extensions"],
    "media/inherited": ["entry.media"],
    "real/node-feedparser__mediacontent-dupes.xml": ["entry.media"],
    "real/feedsmith__rss-ns.xml": ["entry.media"],
  },
  "A place that cannot be read stays in the extensions, and is looked at without what stood around it.": {
    "geo/polygon-of-a-warning": ["entry.geo"],
    "geo/unreadable": ["entry.geo"],
  },
  "An element of the format itself in a place where it means nothing would be read as what it is.": {
    "head/max-entries-nested": ["entry.foreign"],
    "markup/item-in-item": ["entry.foreign"],
    "markup/item-of-atom": ["head.foreign", "entries"],
    "markup/item-right-in-an-item": ["entry.foreign"],
  },
  "A page of its own type is no page where the format names one.": {
    "hfeed/asked-for": ["head.url"],
    "ids/permalink-case": ["entry.url", "entry.canonicalUrl"],
  },
  "A title that stands for an author is read as the name of one, without what looks like an address.": {
    "html/addresses-in-brackets": ["head.authors"],
    "text/xhtml-of-characters": ["head.authors"],
  },
  "A hash that stands for an id is one: what is the same by it is told apart again.": {
    "ids/hash-of-no-update": ["entry.id"],
  },
  "No format says that an entry has no language where its feed has one.": {
    "language/taken-away": ["entry.language"],
  },
  "Elements have fewer parts for people, files and numbers than the sources that they were read from.": {
    "people/podcast": ["head.podcast"],
    "source/base": ["entry.media"],
    "json/rss-in-json": ["entry.media"],
  },
};

/** By the name of the document the fields that may differ. */
export const KNOWN = {};
for (const documents of Object.values(REASONS)) {
  for (const [name, fields] of Object.entries(documents)) KNOWN[name] = [...(KNOWN[name] ?? []), ...fields];
}
