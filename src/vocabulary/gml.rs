//! GML as GeoRSS uses it. <https://www.ogc.org/standard/gml/>

use super::table::{Slot::*, *};

pub static GML: Vocabulary = Vocabulary {
    prefix: "gml",
    about: "GML: places",
    uris: &["http://www.opengis.net/gml"],
    prefixes: &[],
    shown: false,
    elements: &[
        both("Point", TEXT).claims(&[Geo]),
        both("LineString", TEXT).claims(&[Geo]),
        both("Polygon", TEXT).claims(&[Geo]),
        both("Envelope", TEXT).claims(&[Geo]),
    ],
};
