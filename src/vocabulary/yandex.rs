//! Yandex News: full texts and genres.

use super::table::{Slot::*, *};

const LOGO: Kind = parts(&[attribute("type", TEXT), own(URL)]);
const ANALYTICS: Kind = parts(&[
    attribute("type", TEXT),
    attribute("id", TEXT),
    attribute("params", TEXT),
    attribute("url", URL),
]);
const AD_NETWORK: Kind = parts(&[
    attribute("type", TEXT),
    attribute("id", TEXT),
    attribute("turbo-ad-id", TEXT),
    own(TEXT),
]);
const RELATED_LINK: Kind = parts(&[attribute("url", URL), attribute("img", URL), own(TEXT)]);
const RELATED: Kind = parts(&[attribute("type", TEXT), children("link", RELATED_LINK)]);
const COMMENT: Kind = parts(&[
    attribute("origin", TEXT),
    child("logo", URL),
    child("anchor", TEXT),
    own(TEXT),
]);
const OFFICIAL: Kind = parts(&[child("comment-text", COMMENT), children("bind-to", TEXT)]);

pub static YANDEX: Vocabulary = Vocabulary {
    prefix: "yandex",
    about: "Yandex News: full texts and genres",
    uris: &["http://news.yandex.ru"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("logo", LOGO).many(),
        feed("analytics", ANALYTICS).many(),
        feed("adNetwork", AD_NETWORK).many(),
        entry("full-text", HTML).claims(&[Content]),
        entry("genre", TEXT),
        entry("theme-tag", TEXT).many().also(&["theme-tags"]),
        entry("tag", TEXT).many().also(&["tags"]),
        entry("related", RELATED),
        entry("online", TEXT),
        entry("official-comment", OFFICIAL),
    ],
};
