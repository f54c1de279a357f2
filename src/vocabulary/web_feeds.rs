//! Feedly: colours and covers of feeds.

use super::table::{Slot::*, *};

const COVER: Kind = parts(&[attribute("image", URL)]);
const RELATED: Kind = parts(&[attribute("layout", TEXT), attribute("target", TEXT)]);
const ANALYTICS: Kind = parts(&[attribute("id", TEXT), attribute("engine", TEXT)]);
const FEATURED: Kind = parts(&[
    attribute("url", URL),
    attribute("type", TEXT),
    attribute("width", NUMBER),
    attribute("height", NUMBER),
]);

pub static WEB_FEEDS: Vocabulary = Vocabulary {
    prefix: "webfeeds",
    about: "Feedly: colours and covers of feeds",
    uris: &["http://webfeeds.org/rss/1.0"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("cover", COVER).claims(&[Image]),
        feed("icon", URL).claims(&[Icon]),
        feed("logo", URL),
        feed("accentColor", TEXT),
        feed("related", RELATED),
        feed("analytics", ANALYTICS),
        feed("partial", FLAG),
        entry("featuredImage", FEATURED).claims(&[Image]),
    ],
};
