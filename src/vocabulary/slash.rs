//! RSS 1.0 module slash: discussions. <https://web.resource.org/rss/1.0/modules/slash/>

use super::table::{Slot::*, *};

pub static SLASH: Vocabulary = Vocabulary {
    prefix: "slash",
    about: "RSS 1.0 module slash: the discussion of an entry",
    uris: &["http://purl.org/rss/1.0/modules/slash/"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("section", TEXT),
        entry("department", TEXT),
        entry("comments", NUMBER).claims(&[CommentsCount]),
        entry("hit_parade", LIST),
    ],
};
