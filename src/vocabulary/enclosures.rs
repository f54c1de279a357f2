//! Enclosures for RSS 1.0.

use super::table::{Slot::*, *};

pub static ENCLOSURES: Vocabulary = Vocabulary {
    prefix: "enc",
    about: "Enclosures for RSS 1.0",
    uris: &["http://purl.oclc.org/net/rss_2.0/enc#"],
    prefixes: &[],
    shown: true,
    elements: &[entry(
        "enclosure",
        parts(&[
            attribute("resource", URL),
            attribute("type", TEXT),
            attribute("length", NUMBER),
        ]),
    )
    .many()
    .claims(&[Media])],
};
