//! RSS 1.0 module image: images of entries, icons of feeds.

use super::table::{Slot::*, *};

const ITEM: Kind = parts(&[
    attribute("about", URL),
    attribute("resource", URL),
    child("title", TEXT),
    child("width", NUMBER),
    child("height", NUMBER),
]);
const FAVICON: Kind = parts(&[
    attribute("about", URL),
    attribute("resource", URL),
    attribute("size", TEXT),
    child("title", TEXT),
]);

pub static IMAGE_MODULE: Vocabulary = Vocabulary {
    prefix: "image",
    about: "RSS 1.0 module image: images of entries, icons of feeds",
    uris: &["http://purl.org/rss/1.0/modules/image/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("item", ITEM).many().claims(&[Image]),
        both("favicon", FAVICON).claims(&[Icon]),
    ],
};
