//! FeedSync, formerly Simple Sharing Extensions: synchronized copies.

use super::table::*;

const RELATED: Kind = parts(&[
    attribute("link", URL),
    attribute("title", TEXT),
    attribute("type", TEXT),
    attribute("since", DATE),
    attribute("until", DATE),
]);
const SHARING: Kind = parts(&[
    attribute("since", DATE),
    attribute("until", DATE),
    attribute("expires", DATE),
    attribute("version", TEXT),
    attribute("window", NUMBER),
    children("related", RELATED),
]);
const CHANGE: Kind = parts(&[
    attribute("sequence", NUMBER),
    attribute("when", DATE),
    attribute("by", TEXT),
]);
const HISTORY: Kind = parts(&[
    attribute("sequence", NUMBER),
    attribute("when", DATE),
    attribute("by", TEXT),
    children("update", CHANGE),
]);
const CONFLICT: Kind = parts(&[
    attribute("version", NUMBER),
    attribute("when", DATE),
    attribute("by", TEXT),
]);
const CONFLICTS: Kind = parts(&[children("conflict", CONFLICT)]);
const SYNC: Kind = parts(&[
    attribute("id", TEXT),
    attribute("version", NUMBER),
    attribute("updates", NUMBER),
    attribute("deleted", FLAG),
    attribute("noconflicts", FLAG),
    attribute("conflict", FLAG),
    children("history", HISTORY),
    child("conflicts", CONFLICTS),
]);

pub static FEED_SYNC: Vocabulary = Vocabulary {
    prefix: "sx",
    about: "FeedSync, formerly Simple Sharing Extensions: synchronized copies",
    uris: &[
        "http://feedsync.org/2007/feedsync",
        "http://www.microsoft.com/schemas/rss/sse",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("sharing", SHARING),
        entry("sync", SYNC),
        entry("history", HISTORY).many(),
        entry("conflicts", CONFLICTS),
    ],
};
