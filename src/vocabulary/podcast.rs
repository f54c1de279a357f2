//! Podcasting 2.0. <https://podcastindex.org/namespace/1.0>

use super::table::{Slot::*, *};

const LOCKED: Kind = parts(&[own(FLAG), attribute("owner", EMAIL)]);
const TRANSCRIPT: Kind = parts(&[
    attribute("url", URL),
    attribute("type", TEXT),
    attribute("language", TEXT),
    attribute("rel", TEXT),
]);
const FUNDING: Kind = parts(&[own(TEXT), attribute("url", URL)]);
const CHAPTERS: Kind = parts(&[attribute("url", URL), attribute("type", TEXT)]);
const SOUNDBITE: Kind = parts(&[
    own(TEXT),
    attribute("startTime", DURATION),
    attribute("duration", DURATION),
]);
const CREDIT: Kind = parts(&[
    own(PERSON),
    attribute("role", TEXT),
    attribute("group", TEXT),
    attribute("img", URL),
    attribute("href", URL),
]);
const LOCATION: Kind = parts(&[
    own(TEXT),
    attribute("rel", TEXT),
    attribute("geo", TEXT),
    attribute("osm", TEXT),
    attribute("country", TEXT),
]);
const SEASON: Kind = parts(&[own(NUMBER), attribute("name", TEXT)]);
const EPISODE: Kind = parts(&[own(NUMBER), attribute("display", TEXT)]);
const TRAILER: Kind = parts(&[
    own(TEXT),
    attribute("pubdate", DATE),
    attribute("url", URL),
    attribute("length", NUMBER),
    attribute("type", TEXT),
    attribute("season", NUMBER),
]);
const LICENSE: Kind = parts(&[own(TEXT), attribute("url", URL)]);
const SOURCE: Kind = parts(&[attribute("uri", URL), attribute("contentType", TEXT)]);
const INTEGRITY: Kind = parts(&[attribute("type", TEXT), attribute("value", TEXT)]);
const ALTERNATE_ENCLOSURE: Kind = parts(&[
    attribute("type", TEXT),
    attribute("length", NUMBER),
    attribute("bitrate", NUMBER),
    attribute("height", NUMBER),
    attribute("lang", TEXT),
    attribute("title", TEXT),
    attribute("rel", TEXT),
    attribute("codecs", TEXT),
    attribute("default", FLAG),
    children("source", SOURCE),
    child("integrity", INTEGRITY),
]);
const REMOTE_ITEM: Kind = parts(&[
    attribute("feedGuid", TEXT),
    attribute("feedUrl", URL),
    attribute("itemGuid", TEXT),
    attribute("medium", TEXT),
    attribute("title", TEXT),
]);
const VALUE_RECIPIENT: Kind = parts(&[
    attribute("name", TEXT),
    attribute("customKey", TEXT),
    attribute("customValue", TEXT),
    attribute("type", TEXT),
    attribute("address", TEXT),
    attribute("split", NUMBER),
    attribute("fee", FLAG),
]);
const VALUE_TIME_SPLIT: Kind = parts(&[
    attribute("startTime", DURATION),
    attribute("duration", DURATION),
    attribute("remoteStartTime", DURATION),
    attribute("remotePercentage", NUMBER),
    child("remoteItem", REMOTE_ITEM),
    children("valueRecipient", VALUE_RECIPIENT),
]);
const VALUE: Kind = parts(&[
    attribute("type", TEXT),
    attribute("method", TEXT),
    attribute("suggested", NUMBER),
    children("valueRecipient", VALUE_RECIPIENT),
    children("valueTimeSplit", VALUE_TIME_SPLIT),
]);
const IMAGES: Kind = parts(&[attribute("srcset", SRCSET)]);
const IMAGE: Kind = parts(&[
    attribute("href", URL),
    attribute("alt", TEXT),
    attribute("aspect-ratio", TEXT),
    attribute("width", NUMBER),
    attribute("height", NUMBER),
    attribute("type", TEXT),
    attribute("purpose", TEXT),
]);
const CONTENT_LINK: Kind = parts(&[own(TEXT), attribute("href", URL)]);
const LIVE_ITEM: Kind = parts(&[
    attribute("status", TEXT),
    attribute("start", DATE),
    attribute("end", DATE),
    child("title", TEXT),
    child("description", HTML),
    child("link", URL),
    child("guid", TEXT),
    child("pubDate", DATE),
    child("encoded", HTML),
    children("category", TEXT),
    child("author", PERSON),
    child(
        "enclosure",
        parts(&[
            attribute("url", URL),
            attribute("type", TEXT),
            attribute("length", NUMBER),
        ]),
    ),
    children("contentLink", CONTENT_LINK),
    children("person", CREDIT),
    children("alternateEnclosure", ALTERNATE_ENCLOSURE),
    children("value", VALUE),
    children("location", LOCATION),
    children("images", IMAGES),
    children("image", IMAGE),
    children("transcript", TRANSCRIPT),
    child("chapters", CHAPTERS),
    children("soundbite", SOUNDBITE),
    child("season", SEASON),
    child("episode", EPISODE),
    child("license", LICENSE),
    children("socialInteract", SOCIAL_INTERACT),
    children("txt", TXT),
    children("chat", CHAT),
    children("funding", FUNDING),
    children("remoteItem", REMOTE_ITEM),
    child("extensions", OTHERS),
]);
const SOCIAL_INTERACT: Kind = parts(&[
    attribute("uri", URL),
    attribute("protocol", TEXT),
    attribute("accountId", TEXT),
    attribute("accountUrl", URL),
    attribute("priority", NUMBER),
]);
const BLOCK: Kind = parts(&[own(FLAG), attribute("id", TEXT)]);
const TXT: Kind = parts(&[own(TEXT), attribute("purpose", TEXT)]);
const PODROLL: Kind = parts(&[children("remoteItem", REMOTE_ITEM)]);
const UPDATE_FREQUENCY: Kind = parts(&[
    own(TEXT),
    attribute("complete", FLAG),
    attribute("dtstart", DATE),
    attribute("rrule", TEXT),
]);
const PODPING: Kind = parts(&[attribute("usesPodping", FLAG)]);
const PUBLISHER: Kind = parts(&[child("remoteItem", REMOTE_ITEM)]);
const CHAT: Kind = parts(&[
    attribute("server", TEXT),
    attribute("protocol", TEXT),
    attribute("accountId", TEXT),
    attribute("space", TEXT),
    attribute("embedUrl", URL),
]);

pub static PODCAST: Vocabulary = Vocabulary {
    prefix: "podcast",
    about: "Podcasting 2.0",
    uris: &[
        "https://podcastindex.org/namespace/1.0",
        "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("transcript", TRANSCRIPT).many().claims(&[Transcript]),
        feed("locked", LOCKED).claims(&[Locked]),
        both("funding", FUNDING).many().claims(&[Funding]),
        entry("chapters", CHAPTERS).claims(&[Chapters]),
        entry("soundbite", SOUNDBITE).many().claims(&[Soundbite]),
        both("person", CREDIT).many().claims(&[PodcastPerson]),
        both("location", LOCATION).many().claims(&[Geo]),
        entry("season", SEASON).claims(&[Season]),
        entry("episode", EPISODE).claims(&[Episode]),
        feed("trailer", TRAILER).many(),
        both("license", LICENSE).claims(&[License]),
        entry("alternateEnclosure", ALTERNATE_ENCLOSURE)
            .many()
            .claims(&[Media]),
        feed("guid", TEXT).claims(&[PodcastGuid]),
        both("value", VALUE).many(),
        feed("medium", TEXT).claims(&[PodcastMedium]),
        both("images", IMAGES).claims(&[Image]),
        both("image", IMAGE).many().claims(&[Image]),
        feed("liveItem", LIVE_ITEM).many(),
        both("socialInteract", SOCIAL_INTERACT)
            .many()
            .claims(&[CommentsUrl]),
        feed("block", BLOCK).many().claims(&[Blocked]),
        both("txt", TXT).many(),
        both("remoteItem", REMOTE_ITEM).many(),
        feed("podroll", PODROLL),
        feed("updateFrequency", UPDATE_FREQUENCY),
        feed("podping", PODPING),
        feed("publisher", PUBLISHER),
        both("chat", CHAT).many(),
    ],
};
