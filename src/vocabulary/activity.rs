//! Activity Streams in Atom: who did what. <https://activitystrea.ms/specs/atom/1.0/>

use super::table::*;

const OBJECT: Kind = parts(&[
    child("id", TEXT),
    child("title", TEXT),
    child("summary", HTML),
    children("object-type", TEXT),
    children("link", URL),
    child("published", DATE),
    child("updated", DATE),
    child("name", PERSON),
    child("icon", URL),
    child("uri", URL),
]);

pub static ACTIVITY: Vocabulary = Vocabulary {
    prefix: "activity",
    about: "Activity Streams in Atom: who did what",
    uris: &[
        "http://activitystrea.ms/spec/1.0/",
        "http://activitystrea.ms/schema/1.0/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("verb", TEXT).many(),
        both("object-type", TEXT).many(),
        entry("object", OBJECT).many(),
        entry("target", OBJECT),
        entry("actor", OBJECT),
        both("subject", OBJECT),
        both("provider", OBJECT),
        both("service-provider", OBJECT),
    ],
};
