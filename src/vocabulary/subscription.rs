//! RSS 1.0 module subscription: feeds that a feed is made of.

use super::table::*;

pub static SUBSCRIPTION: Vocabulary = Vocabulary {
    prefix: "sub",
    about: "RSS 1.0 module subscription: feeds that a feed is made of",
    uris: &["http://purl.org/rss/1.0/modules/subscription/"],
    prefixes: &[],
    shown: true,
    elements: &[both("subscription", URL).many()],
};
