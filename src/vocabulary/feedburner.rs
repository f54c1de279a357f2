//! FeedBurner's extension.

use super::table::{Slot::*, *};

pub static FEEDBURNER: Vocabulary = Vocabulary {
    prefix: "feedburner",
    about: "FeedBurner: the original addresses",
    uris: &["http://rssnamespace.org/feedburner/ext/1.0"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("origLink", URL).claims(&[Url]),
        entry("origEnclosureLink", URL),
        both("awareness", URL),
        both("info", parts(&[attribute("uri", URL)])),
        both("emailServiceId", TEXT),
        both("feedburnerHostname", TEXT),
        both("browserFriendly", TEXT),
        both(
            "feedFlare",
            parts(&[attribute("href", URL), attribute("src", URL), own(TEXT)]),
        )
        .many(),
    ],
};
