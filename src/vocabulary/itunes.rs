//! Apple Podcasts, once iTunes. <https://podcasters.apple.com/support/823-podcast-requirements>

use super::table::{Slot::*, *};

const SUBCATEGORY: Kind = parts(&[attribute("text", TEXT), own(TEXT)]);
const CATEGORY: Kind = parts(&[
    attribute("text", TEXT),
    own(TEXT),
    children("category", SUBCATEGORY),
]);
const OWNER: Kind = parts(&[child("name", PERSON), child("email", EMAIL), own(PERSON)]);

pub static ITUNES: Vocabulary = Vocabulary {
    prefix: "itunes",
    about: "Apple Podcasts",
    uris: &[
        "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "http://example.com/DTDs/Podcast-1.0.dtd",
        "http://itunes.apple.com/dtds/podcast-1.0.dtd",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("email", EMAIL),
        both("author", PERSON).claims(&[Author, PodcastAuthor]),
        both("block", FLAG).claims(&[Blocked]),
        both("category", CATEGORY).many().claims(&[Category]),
        both("complete", FLAG).claims(&[NoMoreEpisodes]),
        both("copyright", TEXT).claims(&[Rights]),
        both("duration", DURATION).claims(&[Duration]),
        both("episode", NUMBER).claims(&[Episode]),
        both("episodeType", TEXT).claims(&[EpisodeType]),
        both("explicit", FLAG).claims(&[Explicit]),
        both("image", URL).claims(&[Image]),
        // The picture's element before there was `itunes:image`; `rel` says "image".
        both("link", URL).claims(&[Image]),
        both("isClosedCaptioned", FLAG),
        both("keywords", LIST).claims(&[Category]),
        both("new-feed-url", URL)
            .also(&["new_feed_url"])
            .claims(&[NewFeedUrl]),
        both("order", NUMBER),
        both("owner", OWNER).claims(&[Owner]),
        both("pubDate", DATE),
        both("season", NUMBER).claims(&[Season]),
        both("subtitle", HTML).claims(&[Summary, Description]),
        both("summary", HTML).claims(&[Summary, Description]),
        both("title", TEXT).claims(&[Title]),
        both("transcript", URL),
        both("type", TEXT).claims(&[ShowType]),
        both("applepodcastsverify", TEXT),
    ],
};
