//! Spotify: how many episodes are kept, where a show comes from, who may hear it. <https://podcasters.spotify.com/>

use super::table::*;

const LIMIT: Kind = parts(&[attribute("recentCount", NUMBER)]);
const ENTITLEMENT: Kind = parts(&[attribute("name", TEXT), own(TEXT)]);
const PARTNER: Kind = parts(&[attribute("id", TEXT), own(TEXT)]);
const SANDBOX: Kind = parts(&[attribute("enabled", FLAG), own(FLAG)]);
const ACCESS: Kind = parts(&[
    children("partner", PARTNER),
    children("entitlement", ENTITLEMENT),
    child("sandbox", SANDBOX),
]);

pub static SPOTIFY: Vocabulary = Vocabulary {
    prefix: "spotify",
    about: "Spotify: how many episodes are kept, where a show comes from, who may hear it",
    uris: &["http://www.spotify.com/ns/rss"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("limit", LIMIT),
        feed("countryOfOrigin", TEXT),
        both("access", ACCESS),
    ],
};
