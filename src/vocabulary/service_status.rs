//! RSS 1.0 module servicestatus: whether services answer.

use super::table::*;

pub static SERVICE_STATUS: Vocabulary = Vocabulary {
    prefix: "ss",
    about: "RSS 1.0 module servicestatus: whether services answer",
    uris: &["http://purl.org/rss/1.0/modules/servicestatus/"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("aboutStats", URL),
        entry("responding", FLAG),
        entry("lastChecked", DATE),
        entry("lastSeen", DATE),
        entry("availability", TEXT),
        entry("averageResponseTime", TEXT),
        entry("statusMessage", TEXT),
    ],
};
