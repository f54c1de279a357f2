//! RSS 1.0 module company: companies and stock symbols.

use super::table::*;

pub static COMPANY: Vocabulary = Vocabulary {
    prefix: "co",
    about: "RSS 1.0 module company: companies and stock symbols",
    uris: &["http://purl.org/rss/1.0/modules/company/"],
    prefixes: &["company"],
    shown: true,
    elements: &[
        both("name", TEXT).many(),
        both("symbol", TEXT).many(),
        both("market", TEXT).many(),
        both("category", TEXT).many(),
    ],
};
