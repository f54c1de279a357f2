//! Every diagnostic there is, one row each, in one table per area.
//!
//! A row: NAME = "area/what" severity form "what is there; what was made of it" "how to put it right".
//! `ill` as form means that an XML or JSON parser would refuse the document for it; `well` that it would not.

use super::{Kind, Severity};

macro_rules! catalogue {
    ($($area:ident { $($name:ident = $code:literal $severity:ident $form:ident $message:literal $advice:literal)* })*) => {
        $(
            #[doc = concat!("Diagnostics of the area `", stringify!($area), "`.")]
            pub mod $area {
                use super::{Kind, Severity};
                $(
                    #[doc = $message]
                    pub static $name: Kind = Kind {
                        code: $code,
                        severity: Severity::$severity,
                        ill_formed: catalogue!(@ $form),
                        message: $message,
                        advice: $advice,
                    };
                )*
            }
        )*
        /// Every row, area by area.
        pub static ALL: &[&Kind] = &[$($(&$area::$name,)*)*];
    };
    (@ ill) => { true };
    (@ well) => { false };
}

catalogue! {
    json {
        TRAILING_COMMA = "json/trailing-comma" Warning ill
            "A comma stands where no other member begins or ends; it was passed over."
            "Write the feed with a JSON library instead of a template."
        MISSING_COMMA = "json/missing-comma" Warning ill
            "No comma stands between two members; they were told apart without it."
            "Write the feed with a JSON library instead of a template."
        NO_ENTRY = "json/no-entry" Error well
            "What stands in the list of entries is no object; it was passed over."
            "Give each entry as an object with its id and its content."
        COMMENT = "json/comment" Warning ill
            "JSON has no comments; this one was passed over."
            "Leave comments out, or use the key user_comment."
        QUOTES = "json/quotes" Warning ill
            "A string stands in other quotation marks than JSON’s; it was read all the same."
            "Put strings into double quotes."
        UNESCAPED_QUOTE = "json/unescaped-quote" Warning ill
            "A quotation mark stands in a string unescaped; it was taken as part of the text."
            "Write quotation marks in strings as \\\"; a library does it."
        CONTROL = "json/control-character" Warning ill
            "A line end or another control character stands in a string unescaped; line ends and tabs were kept."
            "Write line ends in strings as \\n."
        ESCAPE = "json/escape" Warning ill
            "This escape is none of JSON’s; its character was taken as it is."
            "Escape only what JSON escapes; a library does it right."
        SURROGATE = "json/surrogate" Error well
            "Half of a surrogate pair is no character; U+FFFD stands in its place."
            "Do not cut texts inside a character."
        WORD = "json/word" Warning ill
            "“{}” should stand in quotes; it was read as if it did."
            "Put keys and texts into double quotes."
        MISPLACED = "json/misplaced" Warning ill
            "This does not belong here; it was passed over."
            "Write the feed with a JSON library instead of a template."
        CUT = "json/cut" Error ill
            "The document ends too soon; what there is of it was kept."
            "Send the whole document; check Content-Length and time limits."
        JUNK_BEHIND = "json/junk-behind" Warning ill
            "Something stands behind the end of the document; it was passed over."
            "Let nothing print behind the feed."
        MORE_BEHIND = "json/more-behind" Warning ill
            "Another feed or entry stands behind the end of the document; it was read, too."
            "Publish one document for each feed, with all entries in its list of items."
        LOST_QUOTE = "json/lost-quote" Warning ill
            "A string has lost one of its quotation marks; it was read as far as it seems to go."
            "Write the feed with a JSON library instead of a template."
        LOST_BRACKET = "json/lost-bracket" Warning ill
            "A key stands in a list: a bracket or brace before it was lost; it was read as if that stood there."
            "Write the feed with a JSON library instead of a template."
        NO_VALUE = "json/key-without-value" Error ill
            "A key ends here without a value; it was passed over."
            "Write the feed with a JSON library instead of a template."
        KEY_REPEATED = "json/key-repeated" Error well
            "The key {} is given twice in one object; only one of the two was believed."
            "Give every key once."
        TAGS_AS_TEXT = "json/tags-as-text" Warning well
            "The tags are one string; they were split at their commas."
            "Write tags as a list of strings."
        LIST_AS_OBJECT = "json/list-as-object" Warning well
            "A list is an object with numbers for keys; its values were read."
            "Write it as a list; in PHP, by array_values()."
    }
    entry {
        ID_REPEATED = "entry/id-repeated" Warning well
            "Two entries have the id {}; where they differ, the later one was given an id of its own."
            "Give every entry an id that no other entry has or ever had."
    }
    text {
        ESCAPED_TWICE = "text/escaped-twice" Warning well
            "The markup of this text was escaped twice; it was read as markup."
            "Escape HTML once: either as CDATA or by entities, not both."
        ESCAPED_IN_PART = "text/escaped-in-part" Warning well
            "Some of this text's markup is escaped and some is not; all of it was read as markup."
            "Escape all of the HTML, in one CDATA section around the whole text."
        NOT_BASE64 = "text/not-base64" Warning well
            "This text should be in base64 by its type or mode, and is not; it was read as it stands."
            "Name the type of what is written: text, html or xhtml."
    }
    date {
        UNREADABLE = "date/unreadable" Error well
            "“{}” is no date that can be read; the entry goes without."
            "Write dates as RFC 822 in RSS (Mon, 15 Jan 2024 13:45:00 GMT) and as RFC 3339 in Atom (2024-01-15T13:45:00Z)."
        PASSED_OVER = "date/passed-over" Warning well
            "“{}” is no date that can be read; another date that stands beside it was taken."
            "Write one date, as RFC 822 in RSS (Mon, 15 Jan 2024 13:45:00 GMT) and as RFC 3339 in Atom (2024-01-15T13:45:00Z)."
        UNLIKELY = "date/unlikely" Info well
            "“{}” lies outside the years 1970 to 2100; it was read as it stands."
            "Leave the date out where there is none, and count years as ISO 8601 does."
    }
    geo {
        UNREADABLE = "geo/unreadable" Error well
            "This is no place on earth that can be read; the entry goes without."
            "Write latitude and longitude in degrees with a decimal point: 48.85 2.35."
    }
    url {
        REFUSED = "url/refused" Warning well
            "This is no address, or of a kind that no reader may follow; it was left out."
            "Write whole addresses that begin with https://."
        UNREADABLE = "url/unreadable" Error well
            "The host or the port of this address cannot be read; it was left out."
            "Write whole addresses that begin with https:// and a host."
        NO_BASE = "url/no-base" Error well
            "This address is relative, and nothing says to what; it was left out."
            "Write whole addresses that begin with https://; whoever reads the feed gives the address it came from as option url."
    }
    html {
        ACTIVE_REMOVED = "html/active-removed" Info well
            "The markup holds what could run or track (script, style, handlers, pixels); it was left out."
            "Leave scripts and styles out of feeds; no reader runs them."
        BEYOND_BOUNDS = "html/beyond-bounds" Warning well
            "The markup nests too deeply or wrongly for a full repair; it was closed as simply as can be."
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
            "The document is larger than the limit allows; as it came in parts, its beginning was read."
            "Publish a shorter feed with links to its older pages."
        ENTRIES = "limit/entries" Error well
            "The feed holds more entries than the limit allows; the rest was not read."
            "Publish a shorter feed with links to its older pages."
        ATTRIBUTES = "limit/attributes" Error well
            "An element has more attributes than the limit allows; the rest was not read."
            "Give an element fewer attributes."
        NAMESPACES = "limit/namespaces" Error well
            "The feed declares more namespaces than the limit allows; names in the rest of them were kept without one."
            "Declare each namespace once, on the root element."
        DEPTH = "limit/depth" Error well
            "Elements are nested deeper than the limit allows; the text within was kept, the elements were not."
            "Nest fewer elements."
        ENTRY_BYTES = "limit/entry-bytes" Error well
            "An entry, or the head, is longer than the limit allows, or of too many elements; the rest of it was not read."
            "Publish shorter entries that link to the whole article."
        INHERITED = "limit/inherited" Error well
            "What is said once for many ({}) is too long to be repeated for each; they go without it."
            "Say it in fewer words, or where it belongs."
        OUTPUT = "limit/output" Error well
            "The result would be more than 16 times as long as the document; lists, or the entries that follow, were left out."
            "Do not give one long address or name to thousands of short elements, and leave out empty entries."
        EXPANSION = "limit/expansion" Error well
            "The document's own entities expand to more than the limit allows; the entity {} was kept as it stands."
            "Write the text itself instead of entities."
    }
    xml {
        UNESCAPED_AMPERSAND = "xml/unescaped-ampersand" Warning ill
            "An ampersand begins no entity; it was read as a plain character."
            "Write &amp; for every ampersand."
        HTML_ENTITY = "xml/html-entity" Warning ill
            "The entity &{}; is HTML’s, not XML’s; it was read as HTML means it."
            "Write the character itself, or its number."
        UNKNOWN_ENTITY = "xml/unknown-entity" Warning ill
            "The entity &{}; is defined nowhere; it was kept as it stands."
            "Write &amp; for a plain ampersand, or the character itself."
        UNREAD_ENTITY = "xml/unread-entity" Info well
            "The entity &{}; may be defined in an external file, which is never fetched; it was read as HTML means it, or kept as it stands."
            "Write the character itself, or its number."
        EXTERNAL_ENTITY = "xml/external-entity" Warning well
            "The entity &{}; stands for a file, which is never fetched; it was kept as it stands."
            "Write the text itself into the feed."
        ENTITY_MARKUP = "xml/entity-markup" Error well
            "The entity &{}; stands for elements; they were read as text."
            "Write the elements themselves into the feed."
        ENTITY_LOOP = "xml/entity-loop" Error ill
            "The entity &{}; is defined by itself; it was kept as it stands."
            "Write the text itself into the feed."
        CHARACTER_REFERENCE = "xml/invalid-character-reference" Warning ill
            "The reference &#{} names no character that XML allows, or is cut short; it was read as far as it goes."
            "Write the character itself, or its number in Unicode and a semicolon."
        WINDOWS_1252_REFERENCE = "xml/windows-1252-reference" Warning well
            "The reference &#{}; means a control character in Unicode; it was read as windows-1252 means it."
            "Write the number that the character has in Unicode."
        CONTROL_CHARACTER = "xml/control-character" Warning ill
            "A control character that XML forbids stands here; it was left out."
            "Remove control characters from the text before it is published."
        STRAY_LESS_THAN = "xml/stray-less-than" Warning ill
            "A less-than sign begins no tag; it was read as a plain character."
            "Write &lt; for every less-than sign in text."
        LESS_THAN_IN_ATTRIBUTE = "xml/less-than-in-attribute" Warning ill
            "An attribute’s value holds a less-than sign; it was read as a plain character."
            "Write &lt; for every less-than sign in a value."
        CDATA_END_IN_TEXT = "xml/cdata-end-in-text" Warning ill
            "The characters ]]> stand in plain text; they were kept."
            "Write ]]&gt; in plain text."
        TAG_CUT_OFF = "xml/tag-cut-off" Warning ill
            "The tag {} is cut off by the next one; it was read as if it had been closed there."
            "End every tag with a greater-than sign."
        LOST_LESS_THAN = "xml/lost-less-than" Warning ill
            "The end tag of {} has lost its less-than sign; it was read as an end tag."
            "Begin every tag with a less-than sign."
        START_FOR_END_TAG = "xml/start-tag-for-end-tag" Warning ill
            "A second start tag of {} stands where its end tag belongs; it was read as the end tag."
            "Write a slash before the name in an end tag."
        MISSING_END_TAG = "xml/missing-end-tag" Warning ill
            "The element {} is never closed; it was closed where it must end."
            "Close every element with an end tag."
        MISSING_START_TAG = "xml/missing-start-tag" Error ill
            "The start tag of {} is missing; it was taken to stand before the first field that belongs to nothing else."
            "Open every element with a start tag."
        STRAY_END_TAG = "xml/stray-end-tag" Warning ill
            "The end tag {} closes nothing; it was passed over."
            "Close elements in the reverse order in which they were opened."
        END_TAG_CASE = "xml/end-tag-case" Warning ill
            "The end tag {} is spelt otherwise than its start tag; it was taken for the same name."
            "Spell a name the same way in start and end tag."
        MALFORMED_END_TAG = "xml/malformed-end-tag" Warning ill
            "An end tag holds more than a name; the rest was passed over."
            "Write an end tag as </name>, without spaces or attributes."
        UNCLOSED_CDATA = "xml/unclosed-cdata" Error ill
            "A CDATA section is never closed; it was ended where its element seems to end."
            "End every CDATA section with ]]>."
        OVERRUN_CDATA = "xml/overrun-cdata" Error well
            "A CDATA section runs on into the next one; it was ended where its element seems to end."
            "End every CDATA section with ]]>."
        MALFORMED_CDATA = "xml/malformed-cdata" Warning ill
            "A CDATA section does not begin as it must; it was read as one."
            "Begin a CDATA section with <![CDATA[ in capitals, without spaces."
        NESTED_CDATA = "xml/nested-cdata" Warning ill
            "A CDATA section stands inside another; both were read as one text."
            "End a CDATA section before the next begins."
        UNCLOSED_COMMENT = "xml/unclosed-comment" Error ill
            "A comment is never closed; it was ended where the next tag begins."
            "End every comment with -->."
        COMMENT_DASHES = "xml/comment-dashes" Warning ill
            "A comment holds two dashes; it was passed over like any other."
            "Write no two dashes in a row within a comment."
        MALFORMED_INSTRUCTION = "xml/malformed-instruction" Warning ill
            "A processing instruction is not closed or has no proper name; it was passed over."
            "Write processing instructions as <?name …?>."
        MALFORMED_DECLARATION = "xml/malformed-declaration" Warning ill
            "The XML declaration is not written as XML demands; it was read as far as it goes."
            "Begin the document with <?xml version=\"1.0\" encoding=\"utf-8\"?>."
        DECLARATION_NOT_FIRST = "xml/declaration-not-first" Warning ill
            "The XML declaration does not stand at the very start of the document; it was passed over."
            "Let nothing, not even a blank line, come before the XML declaration."
        UNKNOWN_MARKUP = "xml/unknown-markup" Error ill
            "Markup that begins with <! is neither comment, CDATA nor DOCTYPE; it was passed over."
            "Remove it."
        MALFORMED_DOCTYPE = "xml/malformed-doctype" Warning ill
            "The DOCTYPE is in the wrong place or not written as XML demands; it was read as far as it goes."
            "Remove the DOCTYPE: no feed format needs one."
        UNQUOTED_ATTRIBUTE = "xml/unquoted-attribute" Warning ill
            "The value of the attribute {} does not stand behind an equals sign and between two straight quotes; it was read up to where it seems to end."
            "Write attributes as name=\"value\", and a quotation mark in a value as &quot;."
        ATTRIBUTE_WITHOUT_VALUE = "xml/attribute-without-value" Warning ill
            "The attribute {} has no value; it was read as empty."
            "Give every attribute a quoted value."
        DUPLICATE_ATTRIBUTE = "xml/duplicate-attribute" Warning ill
            "The attribute {} is given twice; the first was kept."
            "Give every attribute once."
        ATTRIBUTE_SPACE = "xml/missing-attribute-space" Warning ill
            "No white space stands before the attribute {}; it was read all the same."
            "Put white space between attributes."
        MALFORMED_TAG = "xml/malformed-tag" Warning ill
            "A tag holds characters that belong to no attribute; they were passed over."
            "Write nothing but attributes behind the name in a tag."
        INVALID_NAME = "xml/invalid-name" Warning ill
            "The name {} holds characters that XML does not allow in names; it was kept."
            "Use letters, digits, dashes, dots and underscores in names."
        UNDECLARED_PREFIX = "xml/undeclared-prefix" Warning ill
            "The prefix {} is declared nowhere; its customary meaning was taken."
            "Declare every prefix with xmlns on the root element."
        INVALID_NAMESPACE = "xml/invalid-namespace" Warning ill
            "The namespace {} is no valid address; it was read as it was probably meant."
            "Spell the namespace exactly as its specification does."
        UNKNOWN_NAMESPACE = "xml/unknown-namespace" Warning well
            "The namespace {} is in no list; the customary meaning of its prefix was taken."
            "Spell the namespace exactly as its specification does."
        TEXT_OUTSIDE = "xml/text-outside" Warning ill
            "Text stands outside of the feed’s root element; it was passed over."
            "Let nothing come before or after the feed."
        TEXT_BETWEEN = "xml/text-between" Error well
            "Text stands between elements, in none of them; it was passed over."
            "Put every text into an element."
        TEXT_BEHIND_LINK = "xml/text-behind-link" Warning well
            "An address stands behind an empty link element; it was read as that element’s."
            "Write <link>…</link>, not as a tool for HTML writes it."
        ELEMENTS_OUTSIDE = "xml/elements-outside" Warning ill
            "Other elements stand before or behind the feed’s root element; they were passed over."
            "Let nothing come before or after the feed."
        FIELDS_OUTSIDE = "xml/fields-outside" Error ill
            "Fields of a feed or an entry stand outside of both; they were passed over."
            "Put every field into the feed’s head or into an entry."
        WRAPPED = "xml/wrapped" Warning well
            "The feed stands inside another document; that document’s own elements were passed over."
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
            "An entry stands inside another; the outer one was ended there."
            "Close each entry before the next begins."
        CUT_OFF = "xml/document-cut-off" Error ill
            "The document stops before it is finished; what had come was kept."
            "Make sure that the whole feed is sent."
        ESCAPED_DOCUMENT = "xml/escaped-document" Warning well
            "The whole feed stands as text in something else: a page, a string, a call; it was taken out and read."
            "Publish the feed itself, with its tags as tags."
    }
    encoding {
        LABEL_CONTRADICTED = "encoding/label-contradicted" Warning well
            "The document is labelled {}, but its bytes are plainly something else; the bytes were believed."
            "Name the encoding that the document is in, best UTF-8, in the XML declaration and in the Content-Type header."
        LABEL_IMPOSSIBLE = "encoding/label-impossible" Warning ill
            "The XML declaration says {}, in which these bytes are no text; they were read as what they are."
            "Name the encoding that the document is in, best UTF-8, in the XML declaration."
        LABEL_UNKNOWN = "encoding/label-unknown" Warning ill
            "The XML declaration names the encoding {}, which nobody knows; the bytes were asked instead."
            "Publish in UTF-8 and say so."
        HEADER_UNKNOWN = "encoding/header-unknown" Warning well
            "A label outside the document’s XML declaration names the encoding {}, which nobody knows; it was passed over."
            "Send Content-Type with charset=utf-8."
        LABELS_DIFFER = "encoding/labels-differ" Info well
            "Another label names {}; the one that ranks higher fits and was believed."
            "Let the Content-Type header and the XML declaration name the same encoding."
        UNDECLARED = "encoding/undeclared" Error ill
            "The bytes are not UTF-8 and no label fits them; by their statistics they were read as {}."
            "Publish in UTF-8, or name the encoding in the XML declaration."
        STRAY_BYTES = "encoding/stray-bytes" Warning ill
            "Bytes that are not UTF-8 stand in a document that is; they were read as windows-1252."
            "Convert pasted text to UTF-8 before publishing it."
        UNDECODABLE = "encoding/undecodable" Error ill
            "These bytes mean nothing in {}; U+FFFD stands in their place."
            "Cut texts between characters, not between bytes, and publish in UTF-8."
        CUT = "encoding/cut" Error ill
            "The document ends in the middle of a character; what there is of it was left out."
            "Send the whole document; check Content-Length and time limits."
        CUT_CHARACTER = "encoding/cut-character" Error ill
            "Half a character stands here; it was left out."
            "Cut texts between characters, not between bytes."
        UTF_7 = "encoding/utf-7" Error well
            "The document says that it is {}, which is never decoded; it was read as it stands."
            "Publish in UTF-8."
        INFLATED = "encoding/inflated" Warning well
            "The body is compressed and the transport did not say so; it was inflated."
            "Send Content-Encoding: gzip with a compressed body."
        CHUNKED = "encoding/chunked" Warning well
            "The sizes of its chunks were left in the body; they were taken out."
            "Undo Transfer-Encoding: chunked before the body is stored or passed on."
        INFLATED_CUT = "encoding/inflated-cut" Error ill
            "The compressed body ends too soon or is broken; what could be inflated was read."
            "Send the whole body; check Content-Length and time limits."
        INFLATED_TRAILING = "encoding/inflated-trailing" Warning well
            "Something stands behind the compressed body; it was passed over."
            "Let nothing print behind the compressed output."
        TWICE = "encoding/twice" Warning well
            "A text was encoded as UTF-8 twice; it was read as it was before."
            "Do not convert to UTF-8 what is UTF-8 already; check the connection’s character set to the database."
        C1_CONTROLS = "encoding/c1-controls" Warning well
            "Control characters of the range U+0080 to U+009F stand in a text; they were read as windows-1252."
            "Convert from windows-1252, not from ISO 8859-1, when making UTF-8."
    }
}
