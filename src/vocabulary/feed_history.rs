//! Feed paging and archiving (RFC 5005). <https://www.rfc-editor.org/rfc/rfc5005>

use super::table::{Slot::*, *};

pub static FEED_HISTORY: Vocabulary = Vocabulary {
    prefix: "fh",
    about: "Feed paging and archiving (RFC 5005)",
    uris: &["http://purl.org/syndication/history/1.0"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("complete", PRESENCE).claims(&[Complete]),
        feed("archive", PRESENCE),
        feed("incremental", FLAG),
        feed("prev", URL),
    ],
};
