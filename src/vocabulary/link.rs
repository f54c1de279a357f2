//! RSS 1.0 module link: typed links.

use super::table::{Slot::*, *};

const TYPED_LINK: Kind = parts(&[
    attribute("resource", URL),
    attribute("href", URL),
    attribute("rel", TEXT),
    attribute("type", TEXT),
    attribute("lang", TEXT),
    attribute("title", TEXT),
    own(URL),
]);

pub static LINK: Vocabulary = Vocabulary {
    prefix: "l",
    about: "RSS 1.0 module link: typed links",
    uris: &["http://purl.org/rss/1.0/modules/link/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("link", TYPED_LINK).many().claims(&[Link]),
        both("permalink", TYPED_LINK).many(),
    ],
};
