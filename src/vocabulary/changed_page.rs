//! RSS 1.0 module changedpage: where to subscribe to changes.

use super::table::*;

pub static CHANGED_PAGE: Vocabulary = Vocabulary {
    prefix: "cp",
    about: "RSS 1.0 module changedpage: where to subscribe to changes",
    uris: &["http://my.theinfo.org/changed/1.0/rss/"],
    prefixes: &[],
    shown: true,
    elements: &[feed("server", URL)],
};
