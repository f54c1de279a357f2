//! RSS 1.0 module content: the whole body. <https://web.resource.org/rss/1.0/modules/content/>

use super::table::{Slot::*, *};

const VALUE: Kind = parts(&[
    child("format", URL),
    child("encoding", URL),
    child("value", HTML),
]);
const MEMBER: Kind = parts(&[child("item", VALUE)]);
const BAG: Kind = parts(&[children("li", MEMBER)]);
const ITEMS: Kind = parts(&[child("Bag", BAG)]);

pub static CONTENT: Vocabulary = Vocabulary {
    prefix: "content",
    about: "RSS 1.0 module content: the whole body of an entry",
    uris: &[
        "http://purl.org/rss/1.0/modules/content/",
        "http://purl.org/net/rss1.1/payload#",
        "http://web.resource.org/rss/1.0/modules/content/",
        // What some take for where sections of characters are defined.
        "https://www.w3.org/TR/REC-xml/#syntax",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        // The body is the entry's content; showing it twice would double every result.
        entry("encoded", HTML).claims(&[Content]).hidden(),
        // The module's first form: the body in several formats, in RDF's long way of writing.
        entry("items", ITEMS).claims(&[Content]).hidden(),
        // RSS 1.1's word for it.
        entry("payload", HTML).claims(&[Content]).hidden(),
    ],
};
