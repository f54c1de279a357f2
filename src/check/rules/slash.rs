//! Slash module. <https://web.resource.org/rss/1.0/modules/slash/>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static SLASH: Profile = Profile {
    name: "slash",
    title: "Slash module",
    uris: &["http://purl.org/rss/1.0/modules/slash/"],
    link: "https://web.resource.org/rss/1.0/modules/slash/",
    rules: rules! {
        "slash/comments-form" Error "comments" Is(WHOLE) => "Write a number." "";
        "slash/comments-repeated" Error "@entry" Once("slash:comments") => "Keep one <slash:comments>." "";
        "slash/comments-empty" Warning "comments" Filled => "Write a number." "";
        "slash/hits-form" Error "hit_parade" Is(NUMBERS) => "Write numbers separated by commas." "";
        "slash/section-empty" Advice "section" Filled => "Leave it out." "";
        "slash/department-empty" Advice "department" Filled => "Leave it out." "";
    },
};
