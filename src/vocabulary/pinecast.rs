//! Pinecast: its own identifiers.

use super::table::*;

pub static PINECAST: Vocabulary = Vocabulary {
    prefix: "pinecast",
    about: "Pinecast: its own identifiers",
    uris: &["https://pinecast.com/rss-dtd/1.0/"],
    prefixes: &[],
    shown: true,
    elements: &[both("site", URL), both("episode", TEXT), both("show", TEXT)],
};
