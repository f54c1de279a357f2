//! NewsGator: state of a subscription.

use super::table::*;

pub static NEWS_GATOR: Vocabulary = Vocabulary {
    prefix: "ng",
    about: "NewsGator: state of a subscription",
    uris: &["http://newsgator.com/schema/extensions"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("id", TEXT),
        both("postId", TEXT),
        both("feedId", TEXT),
        both("htmlUrl", URL),
        both("read", FLAG),
        both("folderId", TEXT),
        both("avgRating", NUMBER),
    ],
};
