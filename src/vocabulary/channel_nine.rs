//! Channel 9: the place of a page among all videos.

use super::table::*;

pub static CHANNEL_NINE: Vocabulary = Vocabulary {
    prefix: "c9",
    about: "Channel 9: the place of a page among all videos",
    uris: &["http://channel9.msdn.com"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("totalResults", NUMBER),
        feed("pageCount", NUMBER),
        feed("pageSize", NUMBER),
    ],
};
