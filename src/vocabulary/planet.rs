//! Planet Venus: how fetching the feed went.

use super::table::*;

pub static PLANET: Vocabulary = Vocabulary {
    prefix: "planet",
    about: "Planet Venus: how fetching the feed went",
    uris: &["http://planet.intertwingly.net/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("name", PERSON),
        both("bozo", FLAG),
        both("format", TEXT),
        both("message", TEXT),
        both("http_status", NUMBER),
        both("http_etag", TEXT),
        both("http_last_modified", DATE),
        both("http_location", URL),
        both("http_content_location", URL),
        both("id", TEXT),
        both("css-id", TEXT),
    ],
};
