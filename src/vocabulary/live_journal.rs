//! LiveJournal: moods and journals.

use super::table::{Slot::*, *};

pub static LIVE_JOURNAL: Vocabulary = Vocabulary {
    prefix: "lj",
    about: "LiveJournal: moods and journals",
    uris: &["http://www.livejournal.org/rss/lj/1.0/"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("journal", TEXT),
        feed("journalid", TEXT),
        feed("journaltype", TEXT),
        entry("music", TEXT),
        entry("mood", TEXT),
        entry("security", TEXT),
        entry("poster", TEXT),
        entry("posterid", TEXT),
        entry("reply-count", NUMBER).claims(&[CommentsCount]),
    ],
};
