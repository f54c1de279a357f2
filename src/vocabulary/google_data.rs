//! Google Data: what its services say about an entry.

use super::table::*;

const IMAGE: Kind = parts(&[
    attribute("src", URL),
    attribute("rel", TEXT),
    attribute("width", NUMBER),
    attribute("height", NUMBER),
]);
const RATING: Kind = parts(&[
    attribute("average", NUMBER),
    attribute("min", NUMBER),
    attribute("max", NUMBER),
    attribute("numRaters", NUMBER),
    attribute("value", NUMBER),
    attribute("rel", TEXT),
]);
const FEED_LINK: Kind = parts(&[
    attribute("href", URL),
    attribute("rel", TEXT),
    attribute("countHint", NUMBER),
    attribute("readOnly", FLAG),
]);
const COMMENTS: Kind = parts(&[attribute("rel", TEXT), child("feedLink", FEED_LINK)]);
const PROPERTY: Kind = parts(&[attribute("name", TEXT), attribute("value", TEXT), own(TEXT)]);
const WHEN: Kind = parts(&[
    attribute("startTime", DATE),
    attribute("endTime", DATE),
    attribute("valueString", TEXT),
    children("reminder", REMINDER),
]);
const REMINDER: Kind = parts(&[
    attribute("minutes", NUMBER),
    attribute("hours", NUMBER),
    attribute("days", NUMBER),
    attribute("absoluteTime", DATE),
    attribute("method", TEXT),
]);
const WHERE: Kind = parts(&[
    attribute("valueString", TEXT),
    attribute("label", TEXT),
    attribute("rel", TEXT),
]);
const WHO: Kind = parts(&[
    attribute("rel", TEXT),
    attribute("valueString", TEXT),
    attribute("email", EMAIL),
]);

pub static GOOGLE_DATA: Vocabulary = Vocabulary {
    prefix: "gd",
    about: "Google Data: what its services say about an entry",
    uris: &["http://schemas.google.com/g/2005"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("image", IMAGE),
        both("rating", RATING),
        both("comments", COMMENTS),
        both("feedLink", FEED_LINK).many(),
        both("extendedProperty", PROPERTY).many(),
        both("etag", TEXT),
        both("kind", TEXT),
        both("when", WHEN).many(),
        both("where", WHERE).many(),
        both("reminder", REMINDER).many(),
        both("who", WHO).many(),
        both("eventStatus", URL),
        both("visibility", URL),
        both("transparency", URL),
        both("resourceId", TEXT),
        both("lastViewed", DATE),
        both("quotaBytesUsed", NUMBER),
        both("deleted", PRESENCE),
    ],
};
