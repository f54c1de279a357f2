//! RSS 1.0 module richequiv: text with markup.

use super::table::*;

pub static RICH_EQUIVALENT: Vocabulary = Vocabulary {
    prefix: "reqv",
    about: "RSS 1.0 module richequiv: text with markup",
    uris: &["http://purl.org/rss/1.0/modules/richequiv/"],
    prefixes: &[],
    shown: true,
    elements: &[both("title", HTML), both("description", HTML)],
};
