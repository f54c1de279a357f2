//! TrackBack: where to announce a reply, and what it replies to.

use super::table::*;

pub static TRACKBACK: Vocabulary = Vocabulary {
    prefix: "trackback",
    about: "TrackBack: where to announce a reply, and what it replies to",
    uris: &["http://madskills.com/public/xml/rss/module/trackback/"],
    prefixes: &[],
    shown: true,
    elements: &[entry("ping", URL), entry("about", URL).many()],
};
