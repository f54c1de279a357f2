//! Blogger: settings of a weblog.

use super::table::*;

const LOCATION: Kind = parts(&[
    child("name", TEXT),
    child("latitude", DEGREES),
    child("longitude", DEGREES),
    child("span", TEXT),
]);

pub static BLOGGER: Vocabulary = Vocabulary {
    prefix: "blogger",
    about: "Blogger: settings of a weblog",
    uris: &["http://schemas.google.com/blogger/2008"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("adultContent", FLAG),
        both("type", TEXT),
        both("status", TEXT),
        both("metaDescription", TEXT),
        both("filename", TEXT),
        both("parent", TEXT),
        both("inReplyTo", TEXT),
        both("location", LOCATION),
    ],
};
