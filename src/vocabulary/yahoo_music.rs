//! Yahoo Music: charts.

use super::table::*;

const ASSET: Kind = parts(&[
    attribute("type", TEXT),
    attribute("id", TEXT),
    child("link", URL),
    own(TEXT),
]);
const RANK: Kind = parts(&[attribute("type", TEXT), own(NUMBER)]);
const CHART: Kind = parts(&[children("rank", RANK), own(TEXT)]);

pub static YAHOO_MUSIC: Vocabulary = Vocabulary {
    prefix: "ymusic",
    about: "Yahoo Music: charts",
    uris: &["http://music.yahoo.com/rss/1.0/ymusic/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("link", URL).many(),
        both("asset", ASSET).many(),
        both("chart", CHART),
        both("rank", RANK).many(),
    ],
};
