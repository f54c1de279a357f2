//! Castbox: its own identifiers.

use super::table::*;

pub static CASTBOX: Vocabulary = Vocabulary {
    prefix: "castbox",
    about: "Castbox: its own identifiers",
    uris: &["http://castbox.fm/dtds/podcast-1.0.dtd"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("uid", TEXT),
        feed("pid", TEXT),
        feed("type", TEXT),
        entry("tid", TEXT),
        entry("episode_premium", FLAG),
    ],
};
