//! RSS 1.0 module aggregation: where an entry was found. <https://web.resource.org/rss/1.0/modules/aggregation/>

use super::table::{Slot::*, *};

pub static AGGREGATION: Vocabulary = Vocabulary {
    prefix: "ag",
    about: "RSS 1.0 module aggregation: where an entry was found",
    uris: &[
        "http://purl.org/rss/1.0/modules/aggregation/",
        "http://purl.org/rss/modules/aggregation/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("source", TEXT).claims(&[Source]),
        entry("sourceURL", URL).claims(&[Source]),
        entry("timestamp", DATE),
    ],
};
