//! Podlove simple chapters. <https://podlove.org/simple-chapters/>

use super::table::{Slot::*, *};

const CHAPTERS: Kind = parts(&[
    attribute("version", TEXT),
    children(
        "chapter",
        parts(&[
            attribute("start", DURATION),
            attribute("title", TEXT),
            attribute("href", URL),
            attribute("image", URL),
        ]),
    ),
]);

pub static SIMPLE_CHAPTERS: Vocabulary = Vocabulary {
    prefix: "psc",
    about: "Podlove simple chapters",
    uris: &["http://podlove.org/simple-chapters"],
    prefixes: &[],
    shown: true,
    elements: &[entry("chapters", CHAPTERS).claims(&[Chapters])],
};
