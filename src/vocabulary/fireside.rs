//! Fireside: playlists and times.

use super::table::*;

pub static FIRESIDE: Vocabulary = Vocabulary {
    prefix: "fireside",
    about: "Fireside: playlists and times",
    uris: &["http://fireside.fm/modules/rss/fireside"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("hostname", TEXT),
        both("genDate", DATE),
        both("playerURL", URL),
        both("playerEmbedCode", TEXT),
    ],
};
