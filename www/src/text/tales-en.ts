// The story of each of the small broken feeds, in English: it is loaded when one of them is opened.

import type { ExhibitName } from "../exhibits.js";

export const tales: Record<ExhibitName, string> = {
  apostrophe:
    "Somebody pasted a sentence from a word processor, and with it came an apostrophe that is one byte in Windows and no byte at all in UTF-8. In January 2003 one such byte made one of the best known feeds of its day unreadable for every XML parser. Here that byte alone is read as Windows wrote it; all the rest stays UTF-8.",
  ampersand:
    "XML wants an ampersand written as five characters. Templates that glue strings together forget it, above all inside addresses, where it parts one parameter from the next. The dash comes from HTML: XML knows five names of characters, HTML two thousand.",
  namespace:
    "RSS 2.0 has no namespace. For a few weeks in 2002 it was said to have one, and templates of that time still run. XML has nothing against it, so nothing had to be repaired; but the specification has, and a parser that takes namespaces at their word finds a document with no feed in it.",
  bracket:
    "A title ends in a tag without its first character, and a subject is closed by opening it again. Each is one slip of a finger; to a parser all that follows belongs to the title. The end of an entry is a good place to come to one’s senses.",
  dates:
    "RSS asks for dates as mail has them. Feeds write them as their server’s language does, with day and month in either order, without a time zone, or with a day that no month has. What can be told is told, what had to be guessed is marked, and what cannot be is left out rather than replaced by today.",
  warning:
    "A plug-in grew old and its language complains into the page, before the first tag. XML must begin with its declaration, so even one blank line there ends the matter for a strict parser. A feed is what begins where the feed begins.",
  gbk:
    "The first line promises UTF-8. The bytes are Chinese as Windows wrote it, and read as promised they are rows of question marks. The bytes are the better witness, so they decide.",
  twice:
    "The text was UTF-8 already when a careful program made it UTF-8 once more. Every parser is content with the result, and every reader sees two strange letters in place of one. It is undone field by field, where the whole field agrees.",
  cut:
    "A time limit, a full disk, a lost connection: the document just stops. What came before is as good as ever, and even the entry that was being told is worth keeping, as long as somebody says that it is not all.",
  podcast:
    "The template uses itunes: and content: without saying what they stand for. Everybody knows what they stand for. A parser is not everybody, so for years such shows had no covers and no lengths.",
  twins:
    "The guid is there to tell entries apart. This template gives the address of the front page as the guid of each. A reader that believes it shows the first entry and never another.",
  well:
    "Nothing is wrong with this one: an Atom feed with identifiers, dates with their zones, and its whole text. It is rarer than one would think.",
};
