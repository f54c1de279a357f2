//! Common Alerting Protocol: warnings. <https://docs.oasis-open.org/emergency/cap/>

use super::table::{Slot::*, *};

const GEOCODE: Kind = parts(&[children("valueName", TEXT), children("value", TEXT)]);
const PARAMETER: Kind = parts(&[child("valueName", TEXT), child("value", TEXT)]);

pub static ALERTING: Vocabulary = Vocabulary {
    prefix: "cap",
    about: "Common Alerting Protocol: warnings",
    uris: &[
        "urn:oasis:names:tc:emergency:cap:1.1",
        "urn:oasis:names:tc:emergency:cap:1.2",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("identifier", TEXT),
        entry("sender", TEXT),
        entry("sent", DATE),
        entry("status", TEXT),
        entry("msgType", TEXT),
        entry("scope", TEXT),
        entry("source", TEXT),
        entry("category", TEXT).many(),
        entry("event", TEXT),
        entry("responseType", TEXT).many(),
        entry("urgency", TEXT),
        entry("severity", TEXT),
        entry("certainty", TEXT),
        entry("audience", TEXT),
        entry("effective", DATE),
        entry("onset", DATE),
        entry("expires", DATE),
        entry("senderName", PERSON),
        entry("headline", TEXT),
        entry("description", HTML),
        entry("instruction", HTML),
        entry("web", URL),
        entry("contact", PERSON),
        entry("areaDesc", TEXT).many(),
        entry("polygon", NUMBERS).many().claims(&[Geo]),
        entry("circle", TEXT).many(),
        entry("geocode", GEOCODE).many(),
        entry("parameter", PARAMETER).many(),
        entry("note", TEXT),
        entry("references", TEXT),
        entry("incidents", TEXT),
    ],
};
