//! RSS 1.0 module reference: sources of an entry.

use super::table::*;

pub static REFERENCE: Vocabulary = Vocabulary {
    prefix: "ref",
    about: "RSS 1.0 module reference: sources of an entry",
    uris: &["http://purl.org/rss/1.0/modules/reference/"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("by", URL).many(),
        entry("on", URL).many(),
        entry("item", URL).many(),
    ],
};
