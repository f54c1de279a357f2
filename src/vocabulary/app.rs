//! Atom Publishing Protocol: drafts and edits (RFC 5023). <https://www.rfc-editor.org/rfc/rfc5023>

use super::table::{Slot::*, *};

const CONTROL: Kind = parts(&[child("draft", FLAG)]);
const COLLECTION: Kind = parts(&[
    attribute("href", URL),
    child("title", TEXT),
    children("accept", TEXT),
]);

pub static APP: Vocabulary = Vocabulary {
    prefix: "app",
    about: "Atom Publishing Protocol: drafts and edits (RFC 5023)",
    uris: &["http://www.w3.org/2007/app", "http://purl.org/atom/app#"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("control", CONTROL),
        entry("draft", FLAG),
        entry("edited", DATE).claims(&[Updated]),
        both("collection", COLLECTION).many(),
    ],
};
