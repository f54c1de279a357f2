//! Friend of a Friend: people. <http://xmlns.com/foaf/spec/>

use super::table::*;

const INNER: Kind = parts(&[
    attribute("about", URL),
    child("name", PERSON),
    child("nick", TEXT),
    child("homepage", URL),
    child("weblog", URL),
    child("img", URL),
    child("mbox", EMAIL),
    child("mbox_sha1sum", TEXT),
]);
const PERSON_PARTS: Kind = parts(&[
    attribute("resource", URL),
    child("Person", INNER),
    child("Agent", INNER),
    child("name", PERSON),
    child("homepage", URL),
    child("mbox", EMAIL),
]);

pub static FOAF: Vocabulary = Vocabulary {
    prefix: "foaf",
    about: "Friend of a Friend: people",
    uris: &["http://xmlns.com/foaf/0.1/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("maker", PERSON_PARTS).many(),
        both("Person", PERSON_PARTS).many(),
        both("name", PERSON),
        both("nick", TEXT),
        both("homepage", URL),
        both("weblog", URL),
        both("img", URL),
        both("depiction", URL).many(),
        both("mbox", EMAIL),
        both("mbox_sha1sum", TEXT),
        both("primaryTopic", URL).many(),
        both("topic", URL).many(),
        both("page", URL).many(),
    ],
};
