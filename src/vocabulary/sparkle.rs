//! Sparkle: updates of applications. <https://sparkle-project.org/documentation/publishing/>

use super::table::*;

const CRITICAL: Kind = parts(&[attribute("version", TEXT), own(TEXT)]);
const INFORMATIONAL: Kind = parts(&[children("version", TEXT), children("belowVersion", TEXT)]);
const DELTA: Kind = parts(&[
    attribute("url", URL),
    attribute("deltaFrom", TEXT),
    attribute("version", TEXT),
    attribute("length", NUMBER),
    attribute("type", TEXT),
    attribute("edSignature", TEXT),
]);
const DELTAS: Kind = parts(&[children("enclosure", DELTA)]);

pub static SPARKLE: Vocabulary = Vocabulary {
    prefix: "sparkle",
    about: "Sparkle: updates of applications",
    uris: &["http://www.andymatuschak.org/xml-namespaces/sparkle"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("version", TEXT),
        entry("shortVersionString", TEXT),
        entry("minimumSystemVersion", TEXT),
        entry("maximumSystemVersion", TEXT),
        entry("minimumAutoupdateVersion", TEXT),
        entry("releaseNotesLink", URL).many(),
        entry("fullReleaseNotesLink", URL),
        entry("channel", TEXT),
        entry("criticalUpdate", CRITICAL),
        entry("informationalUpdate", INFORMATIONAL),
        entry("phasedRolloutInterval", DURATION),
        entry("tags", TEXT).many(),
        entry("deltas", DELTAS),
        entry("installationType", TEXT),
        entry("dsaSignature", TEXT),
    ],
};
