//! Omny Studio: its own identifiers, and clips of an episode.

use super::table::*;

const CLIP: Kind = parts(&[
    attribute("type", TEXT),
    attribute("start", DURATION),
    attribute("end", DURATION),
]);
const CLIPS: Kind = parts(&[children("clip", CLIP)]);

pub static OMNY: Vocabulary = Vocabulary {
    prefix: "omny",
    about: "Omny Studio: its own identifiers, and clips of an episode",
    uris: &["https://omny.fm/rss-extensions"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("organizationId", TEXT),
        feed("networkId", TEXT),
        feed("programId", TEXT),
        feed("playlistId", TEXT),
        entry("clipId", TEXT),
        entry("clips", CLIPS),
    ],
};
