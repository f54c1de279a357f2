//! GeoRSS. <https://docs.ogc.org/cs/17-002r1/17-002r1.html>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static GEORSS: Profile = Profile {
    name: "georss",
    title: "GeoRSS",
    uris: &["http://www.georss.org/georss"],
    link: "https://docs.ogc.org/cs/17-002r1/17-002r1.html",
    rules: rules! {
        "georss/point-form" Error "point" Is(POINT) => "Write latitude and longitude, separated by a space: 45.256 -71.92." "" ["Maps show nothing, or the wrong place."];
        "georss/point-comma" Warning "point" Is(NO_COMMA) => "Separate the two with a space, not a comma." "" ["Some maps show nothing."];
        "georss/line-form" Error "line" Is(LINE) => "Write at least two points." "";
        "georss/line-comma" Warning "line" Is(NO_COMMA) => "Separate coordinates with spaces, not commas." "";
        "georss/polygon-form" Error "polygon" Is(POLYGON) => "Write at least four points, and repeat the first at the end." "";
        "georss/polygon-comma" Warning "polygon" Is(NO_COMMA) => "Separate coordinates with spaces, not commas." "";
        "georss/box-form" Error "box" Is(BOX) => "Write the lower corner, then the upper corner." "";
        "georss/box-comma" Warning "box" Is(NO_COMMA) => "Separate coordinates with spaces, not commas." "";
        "georss/circle-form" Error "circle" Is(CIRCLE) => "Write a point and a radius in meters." "";
        "georss/point-empty" Error "point" Filled => "Write a point, or leave the element out." "";
        "georss/elevation-form" Error "elev" Is(NUMBER) => "Write meters." "";
        "georss/floor-form" Error "floor" Is(INTEGER) => "Write a whole number." "";
        "georss/radius-form" Error "radius" Is(NUMBER) => "Write meters." "";
        "georss/place-empty" Advice "featurename" Filled => "Name the place." "";
        "georss/element-unknown" Warning "@entry" KnownOf(&["point", "line", "polygon", "box", "circle", "where", "elev", "floor", "radius", "featuretypetag", "relationshiptag", "featurename"]) => "Check the spelling." "" ["Maps ignore it."];
    },
};
