//! BBC podcasts: networks and series.

use super::table::*;

const SYSTEM_REF: Kind = parts(&[attribute("systemId", TEXT), attribute("key", TEXT)]);
const NETWORK: Kind = parts(&[attribute("id", TEXT), attribute("name", TEXT)]);
const SERIES: Kind = parts(&[
    attribute("typicalDuration", TEXT),
    attribute("active", FLAG),
    attribute("public", FLAG),
    attribute("feedURL", URL),
    attribute("upcomingEpisode", TEXT),
    attribute("frequency", TEXT),
    attribute("daysLive", NUMBER),
    attribute("liveItems", NUMBER),
    attribute("infiniteLiveItems", FLAG),
]);
const FILE: Kind = parts(&[
    attribute("url", URL),
    attribute("length", NUMBER),
    attribute("type", TEXT),
]);

pub static BBC: Vocabulary = Vocabulary {
    prefix: "ppg",
    about: "BBC podcasts: networks and series",
    uris: &["http://bbc.co.uk/2009/01/ppgRss"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("systemRef", SYSTEM_REF),
        both("network", NETWORK),
        feed("seriesDetails", SERIES),
        both("enclosureLegacy", FILE),
        both("enclosureSecure", FILE),
        both("canonical", URL),
    ],
};
