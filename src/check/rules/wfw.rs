//! Well-Formed Web. <https://www.rssboard.org/comment-api>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static WFW: Profile = Profile {
    name: "wfw",
    title: "Well-Formed Web",
    uris: &["http://wellformedweb.org/CommentAPI/"],
    link: "https://www.rssboard.org/comment-api",
    rules: rules! {
        "wfw/comment-form" Error "comment" Is(URI) => "Write the full address." "";
        "wfw/comment-rss-form" Error "commentRss" Is(URI) => "Write the full address." "" ["Readers do not find the comments."];
        "wfw/comment-rss-empty" Warning "commentRss" Filled => "Leave it out if there are no comments." "";
        "wfw/comment-rss-case" Warning "commentRSS" Obsolete => "Write <wfw:commentRss>." "" ["Readers that compare case ignore it."];
        "wfw/comment-rss-repeated" Error "@entry" Once("wfw:commentRss") => "Keep one <wfw:commentRss>." "";
        "wfw/element-unknown" Advice "@entry" KnownOf(&["comment", "commentRss", "commentRSS"]) => "Only <wfw:comment> and <wfw:commentRss> exist." "";
    },
};
