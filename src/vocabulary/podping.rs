//! Podcast Pingback: where listening may be reported. <https://podping.info/>

use super::table::*;

pub static PODPING: Vocabulary = Vocabulary {
    prefix: "podping",
    about: "Podcast Pingback: where listening may be reported",
    uris: &["https://podping.info/specification/1"],
    prefixes: &[],
    shown: true,
    elements: &[feed("receiver", URL)],
};
