//! JSON Feed 1.0 and 1.1: its keys, read as elements. <https://www.jsonfeed.org/version/1.1/>

use super::table::{Slot::*, *};

const HUB: Kind = parts(&[child("type", TEXT), child("url", URL)]);

pub static JSON_FEED: Vocabulary = Vocabulary {
    prefix: "json",
    about: "JSON Feed: members without a field of their own",
    uris: &[],
    prefixes: &[],
    shown: false,
    elements: &[
        both("title", TEXT).claims(&[Title]),
        feed("version", TEXT),
        feed("home_page_url", URL).claims(&[Url, Link]),
        feed("feed_url", URL).claims(&[FeedUrl, Link]),
        feed("description", TEXT).claims(&[Description]),
        feed("user_comment", TEXT).shown(),
        feed("next_url", URL).claims(&[NextPage, Link]),
        feed("icon", URL).claims(&[Image, Icon]),
        feed("favicon", URL).claims(&[Icon]),
        feed("expired", FLAG).shown(),
        // Those of other kinds than WebSub's stand here alone.
        feed("hubs", HUB).many().claims(&[Hub, Link]).shown(),
        both("author", TEXT).many().claims(&[Author]),
        both("authors", TEXT).many().claims(&[Author]),
        both("language", TEXT).claims(&[Language]),
        entry("id", TEXT).claims(&[Id]),
        entry("url", URL).claims(&[Url, Link]),
        entry("external_url", URL).claims(&[Url, Link]).shown(),
        entry("content_html", HTML).claims(&[Content]),
        entry("content_text", TEXT).claims(&[Content]),
        entry("summary", TEXT).claims(&[Summary]),
        entry("image", URL).claims(&[Image]),
        entry("banner_image", URL).claims(&[Image]).shown(),
        entry("date_published", DATE).claims(&[Published]),
        entry("date_modified", DATE).claims(&[Updated]),
        // WordPress's own interface names the same moment in the blog's time first.
        entry("date_gmt", DATE).claims(&[Published]),
        entry("modified_gmt", DATE).claims(&[Updated]),
        entry("tags", TEXT).many().claims(&[Category]),
        entry("attachments", URL).many().claims(&[Media]),
    ],
};
