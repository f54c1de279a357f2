//! Acast Access: who may listen.

use super::table::*;

pub static POD_ACCESS: Vocabulary = Vocabulary {
    prefix: "podaccess",
    about: "Acast Access: who may listen",
    uris: &[
        "https://access.acast.com/schema/1.0/",
        "https://schema-access.acast.com/1.0/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("grant", TEXT).many(),
        both("status", TEXT),
        both("accessId", TEXT),
    ],
};
