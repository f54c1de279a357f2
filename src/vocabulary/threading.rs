//! Atom threading. <https://www.rfc-editor.org/rfc/rfc4685>

use super::table::{Slot::*, *};

const IN_REPLY_TO: Kind = parts(&[
    attribute("ref", TEXT),
    attribute("href", URL),
    attribute("type", TEXT),
    attribute("source", URL),
]);

const REPLIES: Kind = parts(&[
    attribute("href", URL),
    attribute("type", TEXT),
    attribute("count", NUMBER),
    attribute("updated", DATE),
]);

pub static THREADING: Vocabulary = Vocabulary {
    prefix: "thr",
    about: "Atom threading: replies (RFC 4685)",
    uris: &[
        "http://purl.org/syndication/thread/1.0",
        "http://purl.org/rss/1.0/modules/threading/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("in-reply-to", IN_REPLY_TO).many(),
        entry("total", NUMBER).claims(&[CommentsCount]),
        // Not an element: Atom's link with `rel="replies"` that says how many there are and when the last came.
        entry("replies", REPLIES).many().claims(&[CommentsCount]),
        both("children", TEXT),
    ],
};
