//! W3C Basic Geo. <https://www.w3.org/2003/01/geo/>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static GEO: Profile = Profile {
    name: "geo",
    title: "W3C Basic Geo",
    uris: &["http://www.w3.org/2003/01/geo/wgs84_pos#"],
    link: "https://www.w3.org/2003/01/geo/",
    rules: rules! {
        "geo/latitude-form" Error "lat" Is(LATITUDE) => "Write degrees from -90 to 90." "" ["Maps show nothing, or the wrong place."];
        "geo/longitude-form" Error "long" Is(LONGITUDE) => "Write degrees from -180 to 180." "" ["Maps show nothing, or the wrong place."];
        "geo/latitude-empty" Error "lat" Filled => "Write degrees, or leave the element out." "";
        "geo/longitude-empty" Error "long" Filled => "Write degrees, or leave the element out." "";
        "geo/longitude-name" Error "lon" Obsolete => "Write <geo:long>." "" ["Maps ignore it."];
        "geo/point-latitude-missing" Error "Point" Needs(&["geo:lat"]) => "Add <geo:lat>." "";
        "geo/point-longitude-missing" Error "Point" Needs(&["geo:long"]) => "Add <geo:long>." "";
        "geo/altitude-form" Error "alt" Is(NUMBER) => "Write meters." "";
        "geo/latitude-repeated" Error "@entry" Once("geo:lat") => "Keep one <geo:lat>." "";
        "geo/longitude-repeated" Error "@entry" Once("geo:long") => "Keep one <geo:long>." "";
    },
};
