//! Media RSS: files, their forms and what is said of them. <https://www.rssboard.org/media-rss>

use super::table::{Slot::*, *};

const THUMBNAIL: Kind = parts(&[
    attribute("url", URL),
    attribute("width", NUMBER),
    attribute("height", NUMBER),
    attribute("time", TEXT),
]);
const CATEGORY: Kind = parts(&[
    own(TEXT),
    attribute("scheme", TEXT),
    attribute("label", TEXT),
]);
const HASH: Kind = parts(&[own(TEXT), attribute("algo", TEXT)]);
const PLAYER: Kind = parts(&[
    attribute("url", URL),
    attribute("width", NUMBER),
    attribute("height", NUMBER),
]);
const CREDIT: Kind = parts(&[
    own(PERSON),
    attribute("role", TEXT),
    attribute("scheme", TEXT),
]);
const COPYRIGHT: Kind = parts(&[own(TEXT), attribute("url", URL)]);
const TEXT_TRACK: Kind = parts(&[
    own(HTML),
    attribute("type", TEXT),
    attribute("lang", TEXT),
    attribute("start", DURATION),
    attribute("end", DURATION),
]);
const RATING: Kind = parts(&[own(TEXT), attribute("scheme", TEXT)]);
const RESTRICTION: Kind = parts(&[
    own(TEXT),
    attribute("relationship", TEXT),
    attribute("type", TEXT),
]);
const COMMUNITY: Kind = parts(&[
    child(
        "starRating",
        parts(&[
            attribute("average", NUMBER),
            attribute("count", NUMBER),
            attribute("min", NUMBER),
            attribute("max", NUMBER),
        ]),
    ),
    child(
        "statistics",
        parts(&[attribute("views", NUMBER), attribute("favorites", NUMBER)]),
    ),
    child("tags", LIST),
]);
const COMMENTS: Kind = parts(&[children("comment", TEXT)]);
const RESPONSES: Kind = parts(&[children("response", TEXT)]);
const BACK_LINKS: Kind = parts(&[children("backLink", URL)]);
const STATUS: Kind = parts(&[attribute("state", TEXT), attribute("reason", TEXT)]);
const PRICE: Kind = parts(&[
    attribute("type", TEXT),
    attribute("price", NUMBER),
    attribute("currency", TEXT),
    attribute("info", URL),
]);
const LICENSE: Kind = parts(&[own(TEXT), attribute("type", TEXT), attribute("href", URL)]);
const EMBED: Kind = parts(&[
    attribute("url", URL),
    attribute("width", NUMBER),
    attribute("height", NUMBER),
    children("param", parts(&[attribute("name", TEXT), own(TEXT)])),
]);
const LINK: Kind = parts(&[attribute("type", TEXT), attribute("href", URL)]);
const SUBTITLE: Kind = parts(&[
    attribute("type", TEXT),
    attribute("lang", TEXT),
    attribute("href", URL),
]);
const POINT: Kind = parts(&[child("pos", NUMBERS)]);
const WHERE: Kind = parts(&[child("Point", POINT)]);
const LOCATION: Kind = parts(&[
    attribute("description", TEXT),
    attribute("start", DURATION),
    attribute("end", DURATION),
    child("where", WHERE),
    own(TEXT),
]);
const RIGHTS: Kind = parts(&[attribute("status", TEXT)]);
const SCENES: Kind = parts(&[children(
    "scene",
    parts(&[
        child("sceneTitle", TEXT),
        child("sceneDescription", TEXT),
        child("sceneStartTime", DURATION),
        child("sceneEndTime", DURATION),
    ]),
)]);
const CONTENT: Kind = parts(&[
    attribute("url", URL),
    attribute("fileSize", NUMBER),
    attribute("type", TEXT),
    attribute("medium", TEXT),
    attribute("isDefault", FLAG),
    attribute("expression", TEXT),
    attribute("bitrate", NUMBER),
    attribute("framerate", NUMBER),
    attribute("samplingrate", NUMBER),
    attribute("channels", NUMBER),
    attribute("duration", DURATION),
    attribute("height", NUMBER),
    attribute("width", NUMBER),
    attribute("lang", TEXT),
    child("title", HTML),
    child("description", HTML),
    child("keywords", LIST),
    children("thumbnail", THUMBNAIL),
    children("category", CATEGORY),
    children("hash", HASH),
    child("player", PLAYER),
    children("credit", CREDIT),
    child("copyright", COPYRIGHT),
    children("text", TEXT_TRACK),
    children("rating", RATING),
    children("restriction", RESTRICTION),
    child("community", COMMUNITY),
    children("price", PRICE),
    child("license", LICENSE),
    child("embed", EMBED),
    child("comments", COMMENTS),
    child("responses", RESPONSES),
    child("backLinks", BACK_LINKS),
    child("adult", FLAG),
    children("subTitle", SUBTITLE),
    children("peerLink", LINK),
    children("location", LOCATION),
    child("rights", RIGHTS),
    child("scenes", SCENES),
    child("status", STATUS),
]);
const GROUP: Kind = parts(&[
    children("content", CONTENT),
    child("title", HTML),
    child("description", HTML),
    child("keywords", LIST),
    children("thumbnail", THUMBNAIL),
    children("category", CATEGORY),
    children("hash", HASH),
    child("player", PLAYER),
    children("credit", CREDIT),
    child("copyright", COPYRIGHT),
    children("text", TEXT_TRACK),
    children("rating", RATING),
    children("restriction", RESTRICTION),
    child("community", COMMUNITY),
    children("price", PRICE),
    child("license", LICENSE),
    child("embed", EMBED),
    child("comments", COMMENTS),
    child("responses", RESPONSES),
    child("backLinks", BACK_LINKS),
    child("adult", FLAG),
    children("subTitle", SUBTITLE),
    children("peerLink", LINK),
    children("location", LOCATION),
    child("rights", RIGHTS),
    child("scenes", SCENES),
    child("status", STATUS),
]);

pub static MEDIA_RSS: Vocabulary = Vocabulary {
    prefix: "media",
    about: "Media RSS: files in several versions, and their descriptions",
    uris: &[
        "http://search.yahoo.com/mrss/",
        "http://video.search.yahoo.com/mrss",
        "http://www.rssboard.org/media-rss",
        "http://search.yahoo.com/searchmonkey/media/",
        "http://tools.search.yahoo.com/mrss/",
        "http://api.search.yahoo.com/mrss/",
    ],
    prefixes: &["mrss"],
    shown: true,
    elements: &[
        both("content", CONTENT).many().claims(&[Media]),
        both("group", GROUP).many().claims(&[MediaGroup]),
        both("title", HTML).claims(&[Title]),
        both("description", HTML).claims(&[Summary, Description]),
        both("keywords", LIST).claims(&[Category]),
        both("thumbnail", THUMBNAIL).many().claims(&[Thumbnail]),
        both("category", CATEGORY).many().claims(&[Category]),
        both("hash", HASH).many(),
        both("player", PLAYER),
        both("credit", CREDIT).many(),
        both("copyright", COPYRIGHT).claims(&[Rights]),
        both("text", TEXT_TRACK).many(),
        both("rating", RATING).many(),
        both("adult", FLAG).claims(&[Explicit]),
        both("restriction", RESTRICTION).many(),
        both("community", COMMUNITY),
        both("comments", COMMENTS),
        both("responses", RESPONSES),
        both("backLinks", BACK_LINKS),
        both("status", STATUS),
        both("price", PRICE).many(),
        both("license", LICENSE).claims(&[License]),
        both("embed", EMBED),
        both("subTitle", SUBTITLE).many(),
        both("peerLink", LINK).many(),
        both("location", LOCATION).many(),
        both("rights", RIGHTS),
        both("scenes", SCENES),
    ],
};
