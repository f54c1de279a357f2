//! YouTube: identifiers, and what its old API says about a video.

use super::table::*;

const LENGTH: Kind = parts(&[attribute("seconds", DURATION), own(DURATION)]);
const STATISTICS: Kind = parts(&[
    attribute("viewCount", NUMBER),
    attribute("favoriteCount", NUMBER),
    attribute("subscriberCount", NUMBER),
    attribute("videoWatchCount", NUMBER),
    attribute("totalUploadViews", NUMBER),
    attribute("lastWebAccess", DATE),
]);
const RATING: Kind = parts(&[
    attribute("numLikes", NUMBER),
    attribute("numDislikes", NUMBER),
]);
const ACCESS_CONTROL: Kind = parts(&[attribute("action", TEXT), attribute("permission", TEXT)]);
const STATE: Kind = parts(&[
    attribute("name", TEXT),
    attribute("reasonCode", TEXT),
    attribute("helpUrl", URL),
    own(TEXT),
]);

pub static YT: Vocabulary = Vocabulary {
    prefix: "yt",
    about: "YouTube: identifiers, and what its old API says about a video",
    uris: &[
        "http://www.youtube.com/xml/schemas/2015",
        "http://gdata.youtube.com/schemas/2007",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("videoId", TEXT),
        both("channelId", TEXT),
        both("playlistId", TEXT),
        both("duration", LENGTH),
        both("statistics", STATISTICS),
        both("rating", RATING),
        both("accessControl", ACCESS_CONTROL).many(),
        both("state", STATE),
        both("uploaded", DATE),
        both("uploaderId", TEXT),
        both("recorded", TEXT),
        both("aspectRatio", TEXT),
        both("location", TEXT),
        both("countHint", NUMBER),
        both("position", NUMBER),
        both("username", TEXT),
        both("private", PRESENCE),
    ],
};
