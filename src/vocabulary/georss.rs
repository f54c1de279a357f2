//! GeoRSS. <https://www.ogc.org/standard/georss/>

use super::table::{Slot::*, *};

pub static GEORSS: Vocabulary = Vocabulary {
    prefix: "georss",
    about: "GeoRSS: places",
    uris: &["http://www.georss.org/georss"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("point", TEXT).claims(&[Geo]),
        both("line", TEXT).claims(&[Geo]),
        both("polygon", TEXT).claims(&[Geo]),
        both("box", TEXT).claims(&[Geo]),
        both("circle", TEXT),
        both("where", TEXT).claims(&[Geo]).hidden(),
        both("elev", NUMBER),
        both("floor", NUMBER),
        both("radius", NUMBER),
        both("featureTypeTag", TEXT),
        both("relationshipTag", TEXT),
        both("featureName", TEXT).claims(&[Geo]),
    ],
};
