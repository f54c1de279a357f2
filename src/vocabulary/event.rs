//! RSS 1.0 module event: when and where. <https://web.resource.org/rss/1.0/modules/event/>

use super::table::*;

pub static EVENT: Vocabulary = Vocabulary {
    prefix: "ev",
    about: "RSS 1.0 module event: when and where",
    uris: &["http://purl.org/rss/1.0/modules/event/"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("startdate", DATE),
        entry("enddate", DATE),
        entry("location", TEXT),
        entry("organizer", PERSON),
        entry("type", TEXT),
    ],
};
