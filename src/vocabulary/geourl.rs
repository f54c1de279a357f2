//! GeoURL: where a site is.

use super::table::{Slot::*, *};

pub static GEOURL: Vocabulary = Vocabulary {
    prefix: "geourl",
    about: "GeoURL: where a site is",
    uris: &["http://geourl.org/rss/module/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("latitude", DEGREES).claims(&[Geo]),
        both("longitude", DEGREES).claims(&[Geo]),
    ],
};
