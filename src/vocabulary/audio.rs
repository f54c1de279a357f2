//! RSS 1.0 module audio: pieces of music.

use super::table::*;

pub static AUDIO: Vocabulary = Vocabulary {
    prefix: "audio",
    about: "RSS 1.0 module audio: pieces of music",
    uris: &["http://media.tangent.org/rss/1.0/"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("songname", TEXT),
        entry("artist", TEXT),
        entry("album", TEXT),
        entry("year", TEXT),
        entry("comment", TEXT),
        entry("genre", TEXT),
        entry("genre_id", TEXT),
        entry("track", TEXT),
        entry("bitrate", NUMBER),
        entry("length", DURATION),
        entry("recording_time", TEXT),
    ],
};
