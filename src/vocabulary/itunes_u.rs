//! iTunes U: categories of courses.

use super::table::*;

const CATEGORY: Kind = parts(&[
    attribute("code", TEXT),
    attribute("text", TEXT),
    attribute("authority", TEXT),
    own(TEXT),
]);

pub static ITUNES_U: Vocabulary = Vocabulary {
    prefix: "itunesu",
    about: "iTunes U: categories of courses",
    uris: &["http://www.itunesu.com/feed"],
    prefixes: &[],
    shown: true,
    elements: &[both("category", CATEGORY).many()],
};
