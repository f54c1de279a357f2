//! RSS 1.0 module taxonomy: topics. <https://web.resource.org/rss/1.0/modules/taxonomy/>

use super::table::*;

const LI: Kind = parts(&[attribute("resource", URL)]);
const BAG: Kind = parts(&[children("li", LI)]);
const TOPICS: Kind = parts(&[child("Bag", BAG), children("topic", TOPIC)]);
const TOPIC: Kind = parts(&[
    attribute("about", URL),
    attribute("resource", URL),
    child("link", URL),
    child("title", TEXT),
    child("description", TEXT),
    child("subject", TEXT),
]);

pub static TAXONOMY: Vocabulary = Vocabulary {
    prefix: "taxo",
    about: "RSS 1.0 module taxonomy: topics",
    uris: &["http://purl.org/rss/1.0/modules/taxonomy/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("topics", TOPICS),
        both("topic", TOPIC).many(),
        both("link", URL).many(),
    ],
};
