//! RSS 1.0 module annotate: what an entry is a note on.

use super::table::*;

pub static ANNOTATE: Vocabulary = Vocabulary {
    prefix: "annotate",
    about: "RSS 1.0 module annotate: what an entry is a note on",
    uris: &["http://purl.org/rss/1.0/modules/annotate/"],
    prefixes: &[],
    shown: true,
    elements: &[entry("reference", URL).many()],
};
