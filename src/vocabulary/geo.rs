//! W3C basic geo vocabulary. <https://www.w3.org/2003/01/geo/>

use super::table::{Slot::*, *};

pub static GEO: Vocabulary = Vocabulary {
    prefix: "geo",
    about: "W3C basic geo: latitude and longitude",
    uris: &["http://www.w3.org/2003/01/geo/wgs84_pos#"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("lat", DEGREES).claims(&[Geo]),
        both("long", DEGREES).also(&["lon"]).claims(&[Geo]),
        both("lat_long", TEXT).claims(&[Geo]),
        both("alt", NUMBER),
        both(
            "Point",
            parts(&[
                attribute("lat", DEGREES),
                child("lat", DEGREES),
                attribute("long", DEGREES),
                child("long", DEGREES),
                attribute("alt", NUMBER),
                child("alt", NUMBER),
            ]),
        )
        .claims(&[Geo]),
    ],
};
