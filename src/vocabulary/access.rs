//! Feed Access Control: whether a feed may be shown to others.

use super::table::*;

const RESTRICTION: Kind = parts(&[attribute("relationship", TEXT), own(TEXT)]);

pub static ACCESS: Vocabulary = Vocabulary {
    prefix: "access",
    about: "Feed Access Control: whether a feed may be shown to others",
    uris: &["http://www.bloglines.com/about/specs/fac-1.0"],
    prefixes: &[],
    shown: true,
    elements: &[both("restriction", RESTRICTION)],
};
