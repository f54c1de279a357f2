// What each of the small broken feeds is about, in English.

import type { ExhibitName } from "../exhibits.js";

export interface Story {
  title: string;
  line: string;
  story: string;
}

export const stories: Record<ExhibitName, Story> = {
  apostrophe: {
    title: "The curly apostrophe",
    line: "One byte of Windows in a UTF-8 feed.",
    story:
      "Somebody pasted a sentence from a word processor, and with it came an apostrophe that is one byte in Windows and no byte at all in UTF-8. In January 2003 one such byte made one of the best known feeds of its day unreadable for every XML parser. Here that byte alone is read as Windows wrote it; all the rest stays UTF-8.",
  },
  ampersand: {
    title: "The bare ampersand",
    line: "Tech news & other stuff, and a dash that XML does not know.",
    story:
      "XML wants an ampersand written as five characters. Templates that glue strings together forget it, above all inside addresses, where it parts one parameter from the next. The dash comes from HTML: XML knows five names of characters, HTML two thousand.",
  },
  namespace: {
    title: "In somebody’s namespace",
    line: "RSS 2.0, which has none, given one.",
    story:
      "RSS 2.0 has no namespace. For a few weeks in 2002 it was said to have one, and templates of that time still run. XML has nothing against it, hence the smile; but a parser that takes namespaces at their word finds a document with no feed in it.",
  },
  bracket: {
    title: "The lost bracket",
    line: "One key not pressed, and a title swallows its neighbours.",
    story:
      "A title ends in a tag without its first character, and a subject is closed by opening it again. Each is one slip of a finger; to a parser all that follows belongs to the title. The end of an entry is a good place to come to one’s senses.",
  },
  dates: {
    title: "Dates, as people write them",
    line: "Month first, in German, without a zone, and a thirty-second of September.",
    story:
      "RSS asks for dates as mail has them. Feeds write them as their server’s language does, with day and month in either order, without a time zone, or with a day that no month has. What can be told is told, what had to be guessed is marked, and what cannot be is left out rather than replaced by today.",
  },
  warning: {
    title: "A warning before the feed",
    line: "PHP complains, and the feed begins too late.",
    story:
      "A plug-in grew old and its language complains into the page, before the first tag. XML must begin with its declaration, so even one blank line there ends the matter for a strict parser. A feed is what begins where the feed begins.",
  },
  gbk: {
    title: "GBK, called UTF-8",
    line: "The label says one thing, the bytes another.",
    story:
      "The first line promises UTF-8. The bytes are Chinese as Windows wrote it, and read as promised they are rows of question marks. The bytes are the better witness, so they decide.",
  },
  twice: {
    title: "Encoded twice",
    line: "A café with five letters.",
    story:
      "The text was UTF-8 already when a careful program made it UTF-8 once more. Every parser is content with the result, and every reader sees two strange letters in place of one. It is undone field by field, where the whole field agrees.",
  },
  cut: {
    title: "Cut off in the middle",
    line: "The server stopped in mid-sentence.",
    story:
      "A time limit, a full disk, a lost connection: the document just stops. What came before is as good as ever, and even the entry that was being told is worth keeping, as long as somebody says that it is not all.",
  },
  podcast: {
    title: "Words never introduced",
    line: "A podcast whose prefixes nobody declared.",
    story:
      "The template uses itunes: and content: without saying what they stand for. Everybody knows what they stand for. A parser is not everybody, so for years such shows had no covers and no lengths.",
  },
  twins: {
    title: "Two entries, one name",
    line: "Every entry claims to be the same.",
    story:
      "The guid is there to tell entries apart. This template gives the address of the front page as the guid of each. A reader that believes it shows the first entry and never another.",
  },
  well: {
    title: "A feed that is well",
    line: "For comparison.",
    story:
      "Nothing is wrong with this one: an Atom feed with identifiers, dates with their zones, and its whole text. It is rarer than one would think.",
  },
};
