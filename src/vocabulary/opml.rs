//! OPML elements in feeds: whose outline it is. <http://opml.org/spec2.opml>

use super::table::*;

pub static OPML: Vocabulary = Vocabulary {
    prefix: "opml",
    about: "OPML elements in feeds: whose outline it is",
    uris: &["http://opml.org/spec2", "http://www.opml.org/spec2"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("title", TEXT),
        both("dateCreated", DATE),
        both("dateModified", DATE),
        both("ownerName", PERSON),
        both("ownerEmail", EMAIL),
        both("ownerId", URL),
        both("docs", URL),
    ],
};
