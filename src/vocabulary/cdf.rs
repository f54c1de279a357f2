//! Channel Definition Format, 1997. <https://www.w3.org/TR/NOTE-CDFsubmit.html>

use super::table::{Slot::*, *};

pub static CDF: Vocabulary = Vocabulary {
    prefix: "cdf",
    about: "Channel Definition Format: elements without a field of their own",
    uris: &[],
    prefixes: &[],
    shown: false,
    elements: &[
        both("title", TEXT).claims(&[Title]),
        both("abstract", HTML).claims(&[Summary, Description]),
        both("a", URL).claims(&[Url, Link]),
        both("logo", URL).claims(&[Image]),
        both("lastmod", DATE).claims(&[Updated]),
        both("href", URL).claims(&[Url, Link]),
        both("schedule", TEXT).shown(),
        both("usage", TEXT).shown(),
    ],
};
