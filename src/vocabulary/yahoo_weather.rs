//! Yahoo Weather: the weather of a place.

use super::table::*;

const LOCATION: Kind = parts(&[
    attribute("city", TEXT),
    attribute("region", TEXT),
    attribute("country", TEXT),
]);
const UNITS: Kind = parts(&[
    attribute("temperature", TEXT),
    attribute("distance", TEXT),
    attribute("pressure", TEXT),
    attribute("speed", TEXT),
]);
const WIND: Kind = parts(&[
    attribute("chill", NUMBER),
    attribute("direction", NUMBER),
    attribute("speed", NUMBER),
]);
const ATMOSPHERE: Kind = parts(&[
    attribute("humidity", NUMBER),
    attribute("visibility", NUMBER),
    attribute("pressure", NUMBER),
    attribute("rising", NUMBER),
]);
const ASTRONOMY: Kind = parts(&[attribute("sunrise", TEXT), attribute("sunset", TEXT)]);
const CONDITION: Kind = parts(&[
    attribute("text", TEXT),
    attribute("code", NUMBER),
    attribute("temp", NUMBER),
    attribute("date", TEXT),
]);
const FORECAST: Kind = parts(&[
    attribute("day", TEXT),
    attribute("date", TEXT),
    attribute("low", NUMBER),
    attribute("high", NUMBER),
    attribute("text", TEXT),
    attribute("code", NUMBER),
]);

pub static YAHOO_WEATHER: Vocabulary = Vocabulary {
    prefix: "yweather",
    about: "Yahoo Weather: the weather of a place",
    uris: &["http://xml.weather.yahoo.com/ns/rss/1.0"],
    prefixes: &[],
    shown: true,
    elements: &[
        feed("location", LOCATION),
        feed("units", UNITS),
        feed("wind", WIND),
        feed("atmosphere", ATMOSPHERE),
        feed("astronomy", ASTRONOMY),
        entry("condition", CONDITION),
        entry("forecast", FORECAST).many(),
    ],
};
