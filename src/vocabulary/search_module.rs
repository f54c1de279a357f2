//! RSS 1.0 module search: the form behind textinput.

use super::table::*;

pub static SEARCH_MODULE: Vocabulary = Vocabulary {
    prefix: "search",
    about: "RSS 1.0 module search: the form behind textinput",
    uris: &["http://purl.org/rss/1.0/modules/search/"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("defaulttype", TEXT),
        feed("param", TEXT),
        feed("form", URL),
    ],
};
