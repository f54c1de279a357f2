//! Acast: its own identifiers.

use super::table::*;

const SIGNATURE: Kind = parts(&[
    attribute("key", TEXT),
    attribute("algorithm", TEXT),
    own(TEXT),
]);
const NETWORK: Kind = parts(&[attribute("id", TEXT), attribute("slug", TEXT), own(TEXT)]);

pub static ACAST: Vocabulary = Vocabulary {
    prefix: "acast",
    about: "Acast: its own identifiers",
    uris: &["https://schema.acast.com/1.0/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("showId", TEXT),
        feed("showUrl", URL),
        feed("signature", SIGNATURE),
        both("settings", TEXT),
        feed("network", NETWORK),
        feed("importedFeed", URL),
        entry("episodeId", TEXT),
        entry("episodeUrl", URL),
    ],
};
