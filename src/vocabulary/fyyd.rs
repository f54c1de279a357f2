//! fyyd: who may claim a podcast.

use super::table::*;

pub static FYYD: Vocabulary = Vocabulary {
    prefix: "fyyd",
    about: "fyyd: who may claim a podcast",
    uris: &["https://fyyd.de/fyyd-ns/"],
    prefixes: &[],
    shown: true,
    elements: &[feed("verify", TEXT)],
};
