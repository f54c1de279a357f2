//! Simple List Extensions: lists that readers may sort.

use super::table::*;

const SORT: Kind = parts(&[
    attribute("ns", TEXT),
    attribute("element", TEXT),
    attribute("attribute", TEXT),
    attribute("label", TEXT),
    attribute("data-type", TEXT),
    attribute("default", FLAG),
]);
const GROUP: Kind = parts(&[
    attribute("ns", TEXT),
    attribute("element", TEXT),
    attribute("attribute", TEXT),
    attribute("label", TEXT),
]);
const LIST_INFO: Kind = parts(&[children("sort", SORT), children("group", GROUP)]);

pub static COMMON_FEED: Vocabulary = Vocabulary {
    prefix: "cf",
    about: "Simple List Extensions: lists that readers may sort",
    uris: &["http://www.microsoft.com/schemas/rss/core/2005"],
    prefixes: &[],
    shown: true,
    elements: &[feed("treatAs", TEXT), feed("listinfo", LIST_INFO)],
};
