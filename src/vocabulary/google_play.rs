//! Google Play Podcasts, retired but still written.

use super::table::{Slot::*, *};

const CATEGORY: Kind = parts(&[attribute("text", TEXT), own(TEXT)]);

pub static GOOGLE_PLAY: Vocabulary = Vocabulary {
    prefix: "googleplay",
    about: "Google Play Podcasts",
    uris: &[
        "http://www.google.com/schemas/play-podcasts/1.0/",
        "http://www.google.com/schemas/play-podcasts/1.0/play-podcasts.xsd",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("author", PERSON).claims(&[Author, PodcastAuthor]),
        both("description", HTML).claims(&[Summary, Description]),
        both("email", EMAIL).claims(&[Owner]),
        both("owner", EMAIL).claims(&[Owner]),
        both("block", FLAG).claims(&[Blocked]),
        both("explicit", FLAG).claims(&[Explicit]),
        both("image", URL).claims(&[Image]),
        both("category", CATEGORY).many().claims(&[Category]),
        both("new-feed-url", URL).claims(&[NewFeedUrl]),
    ],
};
