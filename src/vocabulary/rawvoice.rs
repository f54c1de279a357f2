//! RawVoice and Blubrry: live streams, ratings, other versions of an episode. <https://blubrry.com/developer/rawvoice-rss/>

use super::table::{Slot::*, *};

const RATING: Kind = parts(&[own(TEXT), attribute("tv", TEXT), attribute("movie", TEXT)]);
const STREAM: Kind = parts(&[
    own(URL),
    attribute("url", URL),
    attribute("schedule", DATE),
    attribute("duration", DURATION),
    attribute("type", TEXT),
]);
const SUBSCRIBE: Kind = parts(&[
    attribute("feed", URL),
    attribute("html", URL),
    attribute("itunes", URL),
    attribute("googleplay", URL),
    attribute("blubrry", URL),
    attribute("tunein", URL),
    attribute("stitcher", URL),
    attribute("spotify", URL),
    attribute("amazon_music", URL),
    attribute("pandora", URL),
    attribute("iheart", URL),
    attribute("deezer", URL),
    attribute("gaana", URL),
    attribute("jiosaavn", URL),
    attribute("youtube", URL),
    attribute("android", URL),
    attribute("subscribeonandroid", URL),
    attribute("podchaser", URL),
    attribute("podcastindex", URL),
    attribute("castbox", URL),
    attribute("anghami", URL),
    attribute("radio_com", URL),
]);
const DONATE: Kind = parts(&[own(TEXT), attribute("href", URL)]);
const POSTER: Kind = parts(&[attribute("url", URL)]);
const FORM: Kind = parts(&[
    attribute("src", URL),
    attribute("type", TEXT),
    attribute("length", NUMBER),
]);
const METAMARK: Kind = parts(&[
    own(TEXT),
    attribute("type", TEXT),
    attribute("link", URL),
    attribute("position", DURATION),
    attribute("duration", DURATION),
]);

pub static RAWVOICE: Vocabulary = Vocabulary {
    prefix: "rawvoice",
    about: "RawVoice and Blubrry: live streams, ratings, other versions of an episode",
    uris: &[
        "http://www.rawvoice.com/rawvoiceRssModule/",
        "https://blubrry.com/developer/rawvoice-rss/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("rating", RATING),
        feed("liveEmbed", TEXT),
        feed("flashLiveStream", STREAM),
        feed("httpLiveStream", STREAM),
        feed("shoutcastLiveStream", STREAM),
        feed("liveStream", STREAM),
        both("location", TEXT),
        feed("frequency", TEXT),
        feed("mycast", URL),
        feed("subscribe", SUBSCRIBE),
        both("donate", DONATE).claims(&[Funding]),
        both("poster", POSTER).claims(&[Image]),
        entry("isHD", FLAG),
        entry("embed", TEXT),
        entry("webm", FORM).claims(&[Media]),
        entry("mp4", FORM).claims(&[Media]),
        entry("metamark", METAMARK).many(),
    ],
};
