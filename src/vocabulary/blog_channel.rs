//! blogChannel: what a weblog reads.

use super::table::*;

pub static BLOG_CHANNEL: Vocabulary = Vocabulary {
    prefix: "blogChannel",
    about: "blogChannel: what a weblog reads",
    uris: &["http://backend.userland.com/blogChannelModule"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("blogRoll", URL),
        feed("mySubscriptions", URL),
        feed("blink", URL),
        feed("changes", URL),
    ],
};
