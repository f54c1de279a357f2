//! FeedDemon: its own markers.

use super::table::*;

pub static FEED_DEMON: Vocabulary = Vocabulary {
    prefix: "fd",
    about: "FeedDemon: its own markers",
    uris: &["http://www.bradsoft.com/feeddemon/xmlns/1.0/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("state", TEXT),
        both("isRead", FLAG),
        both("isFlagged", FLAG),
        both("groupname", TEXT),
    ],
};
