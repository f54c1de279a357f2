//! Atom indexing: whether search engines may list a feed.

use super::table::*;

pub static INDEXING: Vocabulary = Vocabulary {
    prefix: "indexing",
    about: "Atom indexing: whether search engines may list a feed",
    uris: &["urn:atom-extension:indexing"],
    prefixes: &["idx"],
    shown: true,
    elements: &[both("index", FLAG)],
};
