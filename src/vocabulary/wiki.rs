//! RSS 1.0 module wiki: recent changes. <https://web.resource.org/rss/1.0/modules/wiki/>

use super::table::*;

pub static WIKI: Vocabulary = Vocabulary {
    prefix: "wiki",
    about: "RSS 1.0 module wiki: recent changes",
    uris: &[
        "http://purl.org/rss/1.0/modules/wiki/",
        "http://www.usemod.com/cgi-bin/mb.pl?ModWiki",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("interwiki", TEXT),
        entry("version", NUMBER),
        entry("status", TEXT),
        entry("importance", TEXT),
        entry("diff", URL),
        entry("history", URL),
        entry("host", TEXT),
    ],
};
