// The story of each of the small broken feeds, in English: it is loaded when one of them is opened.

import type { ExhibitName } from "../exhibits.js";

export const tales: Record<ExhibitName, string> = {
  apostrophe:
    "Somebody pasted a sentence from a word processor, and with it came an apostrophe that is one byte in Windows and no byte at all in UTF-8. In January 2003 one such byte made one of the best known feeds of its day unreadable for every XML parser. Here that byte alone is read as Windows wrote it; all the rest stays UTF-8.",
  ampersand:
    "In XML an ampersand is written as five characters. Templates that join strings forget it, most of all inside addresses, where it separates one parameter from the next. The dash comes from HTML: XML knows the names of five characters, HTML of two thousand.",
  namespace:
    "RSS 2.0 has no namespace. For a few weeks in 2002 it was said to have one, and templates from that time still run. XML allows it, so nothing had to be repaired; but the specification does not, and a parser that takes namespaces literally finds a document with no feed in it.",
  bracket:
    "A title ends in a tag without its first character, and a subject is closed by opening it again. Each is one slip of a finger; to a parser everything that follows belongs to the title. Here the damage ends where the entry ends.",
  dates:
    "RSS asks for dates as in e-mail. Feeds write them in their server’s language, with day and month in either order, without a time zone, or with a day that no month has. What is clear is read, what had to be guessed is marked, and what cannot be a date is left out rather than replaced by today.",
  warning:
    "A plug-in is out of date, and PHP prints its warning into the page, before the first tag. An XML declaration must come first, so even one blank line before it is too much for a strict parser. Here reading starts where the feed starts.",
  gbk:
    "The first line promises UTF-8. The bytes are Chinese in the encoding of Windows; read as UTF-8 they are rows of question marks. The bytes are better evidence than the label, so they decide.",
  twice:
    "The text was already UTF-8 when a program encoded it once more. Every parser accepts the result, and every reader sees two strange letters instead of one. It is undone field by field, where the whole field fits.",
  cut:
    "A time limit, a full disk, a lost connection: the document just stops. What came before is as good as ever, and even the unfinished entry is worth keeping, as long as it is marked as incomplete.",
  podcast:
    "The template uses itunes: and content: without saying what they stand for. Everybody knows what they stand for. A parser is not everybody, so for years such shows had no covers and no lengths.",
  twins:
    "The guid identifies an entry. This template gives every entry the same one: the address of the front page. A reader that believes it shows the first entry and never another.",
  well:
    "Nothing is wrong with this one: an Atom feed with identifiers, dates with their zones, and full text. That is rarer than you would think.",
};
