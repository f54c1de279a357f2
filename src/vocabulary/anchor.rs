//! Anchor: support and its own identifiers.

use super::table::*;

pub static ANCHOR: Vocabulary = Vocabulary {
    prefix: "anchor",
    about: "Anchor: support and its own identifiers",
    uris: &["https://anchor.fm/xmlns"],
    prefixes: &[],
    shown: true,
    elements: &[feed("support", URL), feed("station", TEXT)],
};
