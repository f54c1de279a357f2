//! ICBM: coordinates of a place.

use super::table::{Slot::*, *};

pub static ICBM: Vocabulary = Vocabulary {
    prefix: "icbm",
    about: "ICBM: coordinates of a place",
    uris: &["http://postneo.com/icbm/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("latitude", DEGREES).claims(&[Geo]),
        both("longitude", DEGREES).claims(&[Geo]),
    ],
};
