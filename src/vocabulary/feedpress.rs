//! FeedPress: where the feed is hosted and how it is shown. <https://feed.press/xmlns>

use super::table::*;

pub static FEEDPRESS: Vocabulary = Vocabulary {
    prefix: "feedpress",
    about: "FeedPress: where the feed is hosted and how it is shown",
    uris: &[
        "https://feed.press/xmlns",
        "https://feedpress.com/xmlns",
        "https://feedpress.it/xmlns",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("link", URL),
        feed("newsletterId", TEXT),
        feed("locale", TEXT),
        feed("podcastId", TEXT),
        feed("cssFile", URL),
    ],
};
