//! Pingback: where to announce a link. <https://www.hixie.ch/specs/pingback/pingback>

use super::table::*;

pub static PINGBACK: Vocabulary = Vocabulary {
    prefix: "pingback",
    about: "Pingback: where to announce a link",
    uris: &[
        "http://madskills.com/public/xml/rss/module/pingback/",
        "http://purl.org/net/pingback/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("server", URL),
        both("target", URL),
        both("to", URL).many(),
        both("source", URL).many(),
        both("about", URL).many(),
    ],
};
