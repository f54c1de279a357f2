//! Every diagnostic there is, one row each, in one table per area.
//!
//! A row: NAME = "area/what" severity form "what is there; what was made of it" "how to put it right".
//! `ill` as form means that an XML or JSON parser would refuse the document for it; `well` that it would not.

use super::rows::catalogue;
use super::{Kind, Severity};

catalogue! {
    json {
        TRAILING_COMMA = "json/trailing-comma" Warning ill
            "A comma follows the last member, or two commas follow each other; it was ignored."
            "Write the feed with a JSON library instead of a template."
        MISSING_COMMA = "json/missing-comma" Warning ill
            "The comma between two members is missing; they were read as separate members."
            "Write the feed with a JSON library instead of a template."
        NO_ENTRY = "json/no-entry" Error well
            "An item of the entry list is not an object; it was skipped."
            "Write each entry as an object with its id and its content."
        COMMENT = "json/comment" Warning ill
            "JSON does not allow comments; this one was ignored."
            "Leave comments out, or use the key user_comment."
        QUOTES = "json/quotes" Warning ill
            "A string is not in double quotes; it was read as a string all the same."
            "Put strings into double quotes."
        UNESCAPED_QUOTE = "json/unescaped-quote" Warning ill
            "A string contains an unescaped quotation mark; it was kept as part of the text."
            "Write quotation marks in strings as \\\"; a JSON library does it."
        CONTROL = "json/control-character" Warning ill
            "A string contains an unescaped control character; line ends and tabs were kept, others removed."
            "Write line ends in strings as \\n."
        ESCAPE = "json/escape" Warning ill
            "This is not a JSON escape; the backslash was ignored."
            "Escape only what JSON escapes; a JSON library does it."
        SURROGATE = "json/surrogate" Error well
            "An escape is half of a surrogate pair, which is not a character; it was replaced by U+FFFD."
            "Do not cut texts inside a character."
        WORD = "json/word" Warning ill
            "“{}” is not in quotes; it was read as a string."
            "Put keys and texts into double quotes."
        SKIPPED = "json/skipped" Error ill
            "JSON does not allow this here; it was skipped."
            "Write the feed with a JSON library instead of a template."
        CUT = "json/cut" Error ill
            "The document is truncated; everything before the end was kept."
            "Send the whole document; check Content-Length and time limits."
        JUNK_BEHIND = "json/junk-behind" Warning ill
            "Something follows the end of the document; it was ignored."
            "Print nothing after the feed."
        LOST_BRACKET = "json/lost-bracket" Warning ill
            "A bracket or brace is missing; it was assumed where what is around it ends."
            "Write the feed with a JSON library instead of a template."
        NO_VALUE = "json/key-without-value" Error ill
            "A key has no value; it was ignored."
            "Write the feed with a JSON library instead of a template."
        KEY_REPEATED = "json/key-repeated" Error well
            "The key {} occurs twice in one object; only one value was used."
            "Write every key once."
        TAGS_AS_TEXT = "json/tags-as-text" Warning well
            "The tags are one string; it was split at its commas."
            "Write tags as a list of strings."
        LIST_AS_OBJECT = "json/list-as-object" Warning well
            "A list is written as an object with numbers for keys; its values were read."
            "Write it as a list; in PHP, by array_values()."
    }
    entry {
        WITHOUT_ID = "entry/without-id" Warning well
            "Two entries have no id and the same link or content; ids were made from what differs between them."
            "Give every entry a unique, permanent id."
        ID_REPEATED = "entry/id-repeated" Warning well
            "Two entries have the id {}; if they differ, the later one was given another id."
            "Give every entry a unique, permanent id."
    }
    field {
        REPEATED = "field/repeated" Error well
            "The element <{}> stands more than once with different values; one was used, the others were ignored."
            "Write each field once."
        DUPLICATE = "field/duplicate" Info well
            "The element <{}> stands more than once with the same value; one was used."
            "Write each field once."
    }
    text {
        ESCAPED_TWICE = "text/escaped-twice" Warning well
            "The markup of this text is escaped twice; it was read as markup."
            "Escape HTML once: either as CDATA or by entities, not both."
        ESCAPED_IN_PART = "text/escaped-in-part" Warning well
            "Part of this text's markup is escaped and part is not; all of it was read as markup."
            "Escape all of the HTML, in one CDATA section around the whole text."
        NOT_BASE64 = "text/not-base64" Warning well
            "This text is not base64, though its type or mode says so; it was read as plain text."
            "Name the type that the text really has: text, html or xhtml."
    }
    value {
        UNREADABLE = "value/unreadable" Warning well
            "“{}” is not what belongs here (a number, a duration, an hour or day, a language or a media type); the field has no value."
            "Write numbers as digits, durations as seconds or 1:23:45, languages as RFC 5646 does (en-GB), and media types with a slash (audio/mpeg)."
    }
    date {
        UNREADABLE = "date/unreadable" Error well
            "“{}” is not a recognised date; it was ignored."
            "Write dates as RFC 822 in RSS (Mon, 15 Jan 2024 13:45:00 GMT) and as RFC 3339 in Atom (2024-01-15T13:45:00Z)."
        PASSED_OVER = "date/passed-over" Warning well
            "“{}” is not a recognised date; another date of the same kind was used."
            "Write one date, as RFC 822 in RSS (Mon, 15 Jan 2024 13:45:00 GMT) and as RFC 3339 in Atom (2024-01-15T13:45:00Z)."
        UNLIKELY = "date/unlikely" Info well
            "“{}” is outside the years 1970 to 2100; it was read as written."
            "Leave the date out if there is none, and count years as ISO 8601 does."
    }
    geo {
        UNREADABLE = "geo/unreadable" Error well
            "These coordinates are not a valid place on Earth; they were ignored."
            "Write latitude and longitude in degrees with a decimal point: 48.85 2.35."
    }
    url {
        REFUSED = "url/refused" Warning well
            "“{}” is not a URL, or its scheme is not allowed; it was removed."
            "Write whole URLs that begin with https://."
        UNREADABLE = "url/unreadable" Error well
            "The host or the port of “{}” is not valid; the URL was removed."
            "Write whole URLs that begin with https:// and a valid host."
        NO_BASE = "url/no-base" Error well
            "This URL is relative, but no base URL is known; it was removed."
            "Write whole URLs that begin with https://, or set xml:base; programs can pass the address of the feed as option url."
    }
    html {
        ACTIVE_REMOVED = "html/active-removed" Info well
            "Scripts, styles, event handlers, forms, frames or tracking pixels were removed from this text."
            "Leave scripts, styles and forms out of feeds; no reader runs them."
        BEYOND_BOUNDS = "html/beyond-bounds" Warning well
            "The tags of this text are nested too deeply or wrongly for a full repair; they were closed in the simplest way."
            "Validate the HTML of the entry."
        DROPPED = "html/dropped" Error well
            "Content that is not safe to keep (the words of a drawing, the layout of a formula beyond MathML Core, a text field, an image map) was removed."
            "Use an image with an alternative text, or MathML Core."
        SWALLOWED = "html/swallowed" Error well
            "An element whose content is not shown (script, style, svg) is not closed; the rest of the text was removed with it."
            "Close the element, and escape the names of tags that the text speaks of."
        UNCLOSED = "html/unclosed" Warning well
            "A comment, an attribute value or an element whose content is not shown is not closed; it was closed before the text that follows."
            "Close it."
    }
    limit {
        BYTES = "limit/bytes" Error well
            "The document is larger than the limit; only its beginning was read."
            "Publish a shorter feed with links to its older pages."
        ENTRIES = "limit/entries" Error well
            "The feed has more entries than the limit; the others were not read."
            "Publish a shorter feed with links to its older pages."
        ATTRIBUTES = "limit/attributes" Error well
            "An element has more attributes than the limit; the others were ignored."
            "Give an element fewer attributes."
        NAMESPACES = "limit/namespaces" Error well
            "The feed declares more namespaces than the limit; names in the others were kept without a namespace."
            "Declare each namespace once, on the root element."
        DEPTH = "limit/depth" Error well
            "Elements are nested deeper than the limit; their text was kept, the elements were not."
            "Nest fewer elements."
        ENTRY_BYTES = "limit/entry-bytes" Error well
            "An entry or the head is longer than the limit, or has too many elements; the rest of it was not read."
            "Publish shorter entries that link to the whole article."
        INHERITED = "limit/inherited" Error well
            "{} of the feed is too long to be copied to every entry; entries do not have it."
            "Write it shorter, or in the entries that it belongs to."
        OUTPUT = "limit/output" Error well
            "The result would be more than 16 times as long as the document; lists, or the entries that follow, were left out."
            "Do not apply one long URL or name to thousands of short elements, and leave out empty entries."
        EXPANSION = "limit/expansion" Error well
            "The entities of the document expand to more than the limit; the entity {} was not expanded."
            "Write the text itself instead of entities."
    }
    xml {
        UNESCAPED_AMPERSAND = "xml/unescaped-ampersand" Warning ill
            "An ampersand does not begin an entity; it was read as a plain character."
            "Write &amp; for every ampersand."
        HTML_ENTITY = "xml/html-entity" Warning ill
            "The entity &{}; exists in HTML, but not in XML; it was read as in HTML."
            "Write the character itself, or its number."
        UNKNOWN_ENTITY = "xml/unknown-entity" Warning ill
            "The entity &{}; is not defined; it was kept as written."
            "Write &amp; for a plain ampersand, or the character itself."
        UNREAD_ENTITY = "xml/unread-entity" Info well
            "The entity &{}; may be defined in an external file, which is never fetched; it was read as in HTML, or kept as written."
            "Write the character itself, or its number."
        EXTERNAL_ENTITY = "xml/external-entity" Warning well
            "The entity &{}; stands for an external file, which is never fetched; it was kept as written."
            "Write the text itself into the feed."
        ENTITY_MARKUP = "xml/entity-markup" Error well
            "The entity &{}; contains elements; they were read as text."
            "Write the elements themselves into the feed."
        ENTITY_LOOP = "xml/entity-loop" Error ill
            "The entity &{}; is defined by itself; it was kept as written."
            "Write the text itself into the feed."
        CHARACTER_REFERENCE = "xml/invalid-character-reference" Warning ill
            "The reference &#{} is incomplete or names a character that XML does not allow; it was read as far as possible."
            "Write the character itself, or its Unicode number and a semicolon."
        WINDOWS_1252_REFERENCE = "xml/windows-1252-reference" Warning well
            "The reference &#{}; names a control character in Unicode; it was read as in windows-1252."
            "Write the number that the character has in Unicode."
        CONTROL_CHARACTER = "xml/control-character" Warning ill
            "The document contains a control character that XML does not allow; it was removed."
            "Remove control characters from the text before it is published."
        STRAY_LESS_THAN = "xml/stray-less-than" Warning ill
            "A less-than sign does not begin a tag; it was read as a plain character."
            "Write &lt; for every less-than sign in text."
        LESS_THAN_IN_ATTRIBUTE = "xml/less-than-in-attribute" Warning ill
            "The value of an attribute contains a less-than sign; it was read as a plain character."
            "Write &lt; for every less-than sign in a value."
        CDATA_END_IN_TEXT = "xml/cdata-end-in-text" Warning ill
            "Plain text contains the characters ]]>; they were kept."
            "Write ]]&gt; in plain text."
        TAG_CUT_OFF = "xml/tag-cut-off" Warning ill
            "The tag <{} has no “>” before the next tag; it was closed there."
            "End every tag with a greater-than sign."
        LOST_LESS_THAN = "xml/lost-less-than" Warning ill
            "The end tag of <{}> has no less-than sign; it was read as an end tag."
            "Begin every tag with a less-than sign."
        START_FOR_END_TAG = "xml/start-tag-for-end-tag" Warning ill
            "A second start tag <{}> stands where the end tag belongs; it was read as the end tag."
            "Write a slash before the name in an end tag."
        MISSING_END_TAG = "xml/missing-end-tag" Warning ill
            "The element <{}> has no end tag; it was closed where it must end."
            "Close every element with an end tag."
        MISSING_START_TAG = "xml/missing-start-tag" Error ill
            "An element <{}> has no start tag; one was assumed before its first field."
            "Open every element with a start tag."
        STRAY_END_TAG = "xml/stray-end-tag" Warning ill
            "The end tag {} has no start tag; it was ignored."
            "Close elements in the reverse order in which they were opened."
        END_TAG_CASE = "xml/end-tag-case" Warning ill
            "The end tag {} is spelled differently from its start tag; it was treated as the same name."
            "Spell a name the same way in its start tag and end tag."
        MALFORMED_END_TAG = "xml/malformed-end-tag" Warning ill
            "An end tag contains more than a name; the rest was ignored."
            "Write an end tag as </name>, without spaces or attributes."
        UNCLOSED_CDATA = "xml/unclosed-cdata" Error ill
            "A CDATA section has no end; it was ended where its element seems to end."
            "End every CDATA section with ]]>."
        OVERRUN_CDATA = "xml/overrun-cdata" Error well
            "A CDATA section continues into the next one; it was ended where its element seems to end."
            "End every CDATA section with ]]>."
        MALFORMED_CDATA = "xml/malformed-cdata" Warning ill
            "The beginning of a CDATA section is misspelled; it was read as a CDATA section."
            "Begin a CDATA section with <![CDATA[ in capitals, without spaces."
        NESTED_CDATA = "xml/nested-cdata" Warning ill
            "A CDATA section contains another one; both were read as one text."
            "End a CDATA section before the next begins."
        UNCLOSED_COMMENT = "xml/unclosed-comment" Error ill
            "A comment has no end; it was ended where the next tag begins."
            "End every comment with -->."
        COMMENT_DASHES = "xml/comment-dashes" Warning ill
            "A comment contains two dashes in a row; it was skipped like any comment."
            "Write no two dashes in a row within a comment."
        MALFORMED_INSTRUCTION = "xml/malformed-instruction" Warning ill
            "A processing instruction has no end or no valid name; it was ignored."
            "Write processing instructions as <?name …?>."
        MALFORMED_DECLARATION = "xml/malformed-declaration" Warning ill
            "The XML declaration is not valid; it was read as far as possible."
            "Begin the document with <?xml version=\"1.0\" encoding=\"utf-8\"?>."
        DECLARATION_NOT_FIRST = "xml/declaration-not-first" Warning ill
            "The XML declaration is not at the very start of the document; it was ignored."
            "Let nothing, not even a blank line, come before the XML declaration."
        UNKNOWN_MARKUP = "xml/unknown-markup" Error ill
            "Markup that begins with <! is not a comment, CDATA section or DOCTYPE; it was ignored."
            "Remove it."
        MALFORMED_DOCTYPE = "xml/malformed-doctype" Warning ill
            "The DOCTYPE is not valid or stands in the wrong place; it was read as far as possible."
            "Remove the DOCTYPE: no feed format needs one."
        UNQUOTED_ATTRIBUTE = "xml/unquoted-attribute" Warning ill
            "The value of the attribute {} is not in straight quotes; it was read up to where it seems to end."
            "Write attributes as name=\"value\", and a quotation mark in a value as &quot;."
        ATTRIBUTE_WITHOUT_VALUE = "xml/attribute-without-value" Warning ill
            "The attribute {} has no value; it was read as empty."
            "Give every attribute a quoted value."
        DUPLICATE_ATTRIBUTE = "xml/duplicate-attribute" Warning ill
            "The attribute {} occurs twice; the first one was used."
            "Give every attribute once."
        ATTRIBUTE_SPACE = "xml/missing-attribute-space" Warning ill
            "There is no white space before the attribute {}; it was read all the same."
            "Put white space between attributes."
        MALFORMED_TAG = "xml/malformed-tag" Warning ill
            "A tag contains characters that do not belong to an attribute; they were ignored."
            "Write nothing but attributes behind the name in a tag."
        INVALID_NAME = "xml/invalid-name" Warning ill
            "The name {} contains characters that XML does not allow in names; it was kept."
            "Use letters, digits, dashes, dots and underscores in names."
        UNDECLARED_PREFIX = "xml/undeclared-prefix" Warning ill
            "The prefix {} is not declared; its usual namespace was assumed, if it has one."
            "Declare every prefix with xmlns on the root element."
        INVALID_NAMESPACE = "xml/invalid-namespace" Warning ill
            "The namespace “{}” is not a valid URI; the most likely namespace was assumed."
            "Spell the namespace exactly as its specification does."
        UNKNOWN_NAMESPACE = "xml/unknown-namespace" Warning well
            "The namespace “{}” is unknown; the usual namespace of its prefix was assumed."
            "Spell the namespace exactly as its specification does."
        ROOT_NAMESPACE = "xml/root-namespace" Warning well
            "The root element is in {}, which is not the namespace of its format; it was read all the same."
            "Write <feed xmlns=\"http://www.w3.org/2005/Atom\"> in Atom, and <rss> without a default namespace."
        TEXT_OUTSIDE = "xml/text-outside" Warning ill
            "Text outside the root element was ignored."
            "Let nothing come before or after the feed."
        TEXT_BETWEEN = "xml/text-between" Error well
            "Text between elements belongs to none of them; it was ignored."
            "Put every text into an element."
        TEXT_BEHIND_LINK = "xml/text-behind-link" Warning well
            "A URL follows an empty link element; it was read as the URL of that link."
            "Write <link>…</link>; an HTML serializer turns <link> into a void element, so use an XML serializer."
        ELEMENTS_OUTSIDE = "xml/elements-outside" Warning ill
            "Other elements before or after the root element of the feed were ignored."
            "Let nothing come before or after the feed."
        FIELDS_OUTSIDE = "xml/fields-outside" Error ill
            "Fields of a feed or an entry that stand outside of both were ignored."
            "Put every field into the feed’s head or into an entry."
        WRAPPED = "xml/wrapped" Warning well
            "The feed is inside another document; the elements of that document were ignored."
            "Publish the feed on its own."
        MISSING_ROOT = "xml/missing-root" Warning well
            "The feed has no root element; its elements were read all the same."
            "Put the feed into <rss version=\"2.0\"><channel>…</channel></rss>."
        SEVERAL_ROOTS = "xml/several-roots" Warning ill
            "The document has more than one root element; all were read as one feed."
            "Put the feed into <rss version=\"2.0\"><channel>…</channel></rss>."
        SECOND_DOCUMENT = "xml/second-document" Warning ill
            "A second document follows the first; its entries were read too."
            "Publish one document for each feed."
        NESTED_ENTRY = "xml/nested-entry" Error well
            "An entry stands inside another entry; both were read as entries of their own."
            "Close each entry before the next begins."
        CUT_OFF = "xml/document-cut-off" Error ill
            "The document is truncated; everything before the end was kept."
            "Make sure that the whole feed is sent."
        ESCAPED_DOCUMENT = "xml/escaped-document" Warning well
            "The whole feed is escaped inside a page, a string or a function call; it was unwrapped."
            "Publish the feed itself, with its tags as tags."
    }
    encoding {
        LABEL_CONTRADICTED = "encoding/label-contradicted" Warning well
            "The {}, but the bytes are plainly in another encoding; that one was used."
            "Name the encoding that the document is in, best UTF-8, in the XML declaration and in the Content-Type header."
        LABEL_IMPOSSIBLE = "encoding/label-impossible" Warning ill
            "The XML declaration says {}, but the bytes are not valid in that encoding; another one was used."
            "Name the encoding that the document is in, best UTF-8, in the XML declaration."
        LABEL_UNKNOWN = "encoding/label-unknown" Warning ill
            "The XML declaration names the unknown encoding “{}”; the encoding was detected from the bytes."
            "Publish in UTF-8 and say so."
        HEADER_UNKNOWN = "encoding/header-unknown" Warning well
            "The {}, which is not a known encoding; this label was ignored."
            "Send Content-Type with charset=utf-8."
        LABELS_DIFFER = "encoding/labels-differ" Info well
            "The {}, but another label that ranks higher names an encoding that fits; that one was used."
            "Let the Content-Type header and the XML declaration name the same encoding."
        UNDECLARED = "encoding/undeclared" Error ill
            "The bytes are not UTF-8 and fit no label; they were read as {}, their most likely encoding."
            "Publish in UTF-8, or name the encoding in the XML declaration."
        STRAY_BYTES = "encoding/stray-bytes" Warning ill
            "The document is UTF-8, but these bytes are not; they were read as windows-1252."
            "Convert pasted text to UTF-8 before publishing it."
        UNDECODABLE = "encoding/undecodable" Error ill
            "These bytes are not valid in {}; they were replaced by U+FFFD."
            "Cut texts between characters, not between bytes, and publish in UTF-8."
        CUT = "encoding/cut" Error ill
            "The document ends inside a character; the incomplete character was removed."
            "Send the whole document; check Content-Length and time limits."
        CUT_CHARACTER = "encoding/cut-character" Error ill
            "This character is incomplete; it was removed."
            "Cut texts between characters, not between bytes."
        UTF_7 = "encoding/utf-7" Error well
            "The {}, which is never decoded; the text was read as it is."
            "Publish in UTF-8."
        INFLATED = "encoding/inflated" Warning well
            "The body is compressed, but not labelled as such; it was decompressed."
            "Send Content-Encoding: gzip with a compressed body."
        INFLATED_CUT = "encoding/inflated-cut" Error ill
            "The compressed body is truncated or damaged; what could be decompressed was read."
            "Send the whole body; check Content-Length and time limits."
        INFLATED_TRAILING = "encoding/inflated-trailing" Warning well
            "Something follows the compressed body; it was ignored."
            "Print nothing after the compressed output."
        TWICE = "encoding/twice" Warning well
            "This text was encoded as UTF-8 twice; the second encoding was undone."
            "Do not convert to UTF-8 what is UTF-8 already; check the connection’s character set to the database."
        C1_CONTROLS = "encoding/c1-controls" Warning well
            "This text contains control characters from U+0080 to U+009F; they were read as windows-1252."
            "Convert from windows-1252, not from ISO 8859-1, when making UTF-8."
    }
}
