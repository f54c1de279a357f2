//! h-feed, h-entry and hAtom: properties of microformats, read as elements. <https://microformats.org/wiki/h-entry>

use super::table::{Slot::*, *};

pub static H_ENTRY: Vocabulary = Vocabulary {
    prefix: "h",
    about: "h-feed and hAtom: properties without a field of their own",
    uris: &[],
    prefixes: &[],
    shown: false,
    elements: &[
        both("name", TEXT).claims(&[Title]),
        both("summary", HTML).claims(&[Summary, Description]),
        both("content", HTML).claims(&[Content]),
        both("url", URL).many().claims(&[Url, Link]),
        // Of the page's head.
        feed("link", URL).many().claims(&[Link]),
        both("uid", TEXT).claims(&[Id]),
        both("published", DATE).claims(&[Published]),
        both("updated", DATE).claims(&[Updated]),
        both("author", TEXT).many().claims(&[Author]),
        both("category", TEXT).many().claims(&[Category]),
        entry("language", TEXT).claims(&[Language]),
        both("photo", URL).many().claims(&[Image]),
        both("audio", URL).many().claims(&[Media]),
        both("video", URL).many().claims(&[Media]),
        both("enclosure", URL).many().claims(&[Link, Media]),
        both("in-reply-to", URL).many().shown(),
        both("like-of", URL).many().shown(),
        both("repost-of", URL).many().shown(),
        both("bookmark-of", URL).many().shown(),
        both("syndication", URL).many().shown(),
        both("rsvp", TEXT).shown(),
        both("location", TEXT).shown(),
    ],
};
