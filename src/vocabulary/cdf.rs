//! Channel Definition Format, 1997. <https://www.w3.org/TR/NOTE-CDFsubmit.html>

use super::table::{Slot::*, *};

const INTERVAL: Kind = parts(&[
    attribute("day", NUMBER),
    attribute("hour", NUMBER),
    attribute("min", NUMBER),
]);
const SCHEDULE: Kind = parts(&[
    own(TEXT),
    attribute("startdate", DATE),
    attribute("enddate", DATE),
    attribute("timezone", TEXT),
    child("intervaltime", INTERVAL),
    child("earliesttime", INTERVAL),
    child("latesttime", INTERVAL),
]);

pub static CDF: Vocabulary = Vocabulary {
    prefix: "cdf",
    about: "Channel Definition Format: elements without a field of their own",
    uris: &[],
    prefixes: &[],
    shown: false,
    elements: &[
        both("title", TEXT).claims(&[Title]),
        both("abstract", HTML).claims(&[Summary, Description]),
        // What the link is called stands for a title at need.
        both("a", URL).claims(&[Url, Link, Title]),
        both("logo", URL).claims(&[Image, Icon]),
        both("lastmod", DATE).claims(&[Updated]),
        both("href", URL).claims(&[Url, Link]),
        feed("self", URL).claims(&[FeedUrl]),
        both("schedule", SCHEDULE).claims(&[Minutes]).shown(),
        both("usage", TEXT).many().shown(),
    ],
};
