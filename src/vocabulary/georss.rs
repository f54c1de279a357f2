//! GeoRSS. <https://www.ogc.org/standard/georss/>

use super::table::{Slot::*, *};

pub static GEORSS: Vocabulary = Vocabulary {
    prefix: "georss",
    about: "GeoRSS: places",
    uris: &["http://www.georss.org/georss"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("point", NUMBERS).claims(&[Geo]),
        both("line", NUMBERS).claims(&[Geo]),
        both("polygon", NUMBERS).claims(&[Geo]),
        both("box", NUMBERS).claims(&[Geo]),
        both("circle", NUMBERS),
        both("where", TEXT).claims(&[Geo]).hidden(),
        both("elev", NUMBER),
        both("floor", NUMBER),
        both("radius", NUMBER),
        both("featureTypeTag", TEXT),
        both("relationshipTag", TEXT),
        both("featureName", TEXT).claims(&[Geo]),
    ],
};
