//! Steeple: university courses.

use super::table::*;

const COURSE: Kind = parts(&[attribute("code", TEXT), attribute("title", TEXT), own(TEXT)]);

pub static STEEPLE: Vocabulary = Vocabulary {
    prefix: "steeple",
    about: "Steeple: university courses",
    uris: &["http://purl.org/steeple"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("course", COURSE).many(),
        both("classification", TEXT).many(),
        both("identifier", TEXT),
        both("license", URL),
    ],
};
