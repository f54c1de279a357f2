//! SoundOn: its own identifiers.

use super::table::*;

pub static SOUNDON: Vocabulary = Vocabulary {
    prefix: "soundon",
    about: "SoundOn: its own identifiers",
    uris: &[
        "https://soundon.fm/spec/podcast-1.0",
        "http://soundon.fm/spec/podcast-1.0",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("id", TEXT),
        both("playlistId", TEXT),
        both("userId", TEXT),
    ],
};
