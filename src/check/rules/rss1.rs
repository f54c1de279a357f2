//! RSS 1.0. <https://web.resource.org/rss/1.0/spec>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static RSS1: Profile = Profile {
    name: "rss1",
    title: "RSS 1.0",
    uris: &["http://purl.org/rss/1.0/"],
    link: "https://web.resource.org/rss/1.0/spec",
    rules: rules! {
        "rss1/channel-about-missing" Error "channel" NeedsAttribute("rdf:about") => "Name the channel by the attribute rdf:about." "#s5.3";
        "rss1/channel-about-form" Error "channel" AttributeIs("rdf:about", URI) => "Write a full address." "#s5.3";
        "rss1/channel-title-missing" Error "channel" Needs(&["title"]) => "Add <title>." "#s5.3.1";
        "rss1/channel-link-missing" Error "channel" Needs(&["link"]) => "Add <link> with the address of the site." "#s5.3.2";
        "rss1/channel-description-missing" Error "channel" Needs(&["description"]) => "Add <description>." "#s5.3.3";
        "rss1/item-title-missing" Error "item" Needs(&["title"]) => "Add <title>." "#s5.5.1" ["Readers show “Untitled”."];
        "rss1/item-link-missing" Error "item" Needs(&["link"]) => "Add <link> with the address of the article." "#s5.5.2" ["The item cannot be opened."];
        "rss1/item-title-repeated" Error "item" Once("title") => "Keep one <title>." "#s5.5.1";
        "rss1/item-link-repeated" Error "item" Once("link") => "Keep one <link>." "#s5.5.2";
        "rss1/item-description-repeated" Error "item" Once("description") => "Keep one <description>." "#s5.5.3";
        "rss1/item-about-missing" Error "item" NeedsAttribute("rdf:about") => "Name the item by the attribute rdf:about: it is the item's identifier." "#s5.5";
        "rss1/item-element-unknown" Error "item" Children(&["title", "link", "description"]) => "Use a module such as Dublin Core." "#s5.5";
        "rss1/item-title-empty" Warning "item>title" Filled => "Write a title." "#s5.5.1";
        "rss1/item-title-markup" Warning "item>title" Is(PLAIN) => "Write titles as plain text." "#s5.5.1";
        "rss1/item-link-form" Error "item>link" Is(URI) => "Write the full address." "#s5.5.2";
        "rss1/item-link-empty" Error "item>link" Filled => "Write the address of the article." "#s5.5.2";
        "rss1/item-description-long" Advice "item>description" AtMost(500) => "Use at most 500 characters, as RSS 1.0 suggests; the whole text belongs in <content:encoded>." "#s5.5.3";
        "rss1/channel-title-long" Advice "channel>title" AtMost(40) => "Use at most 40 characters, as RSS 1.0 suggests." "#s5.3.1";
        "rss1/channel-link-form" Error "channel>link" Is(URI) => "Write the full address." "#s5.3.2";
        "rss1/channel-title-markup" Warning "channel>title" Is(PLAIN) => "Write titles as plain text." "#s5.3.1";
        "rss1/image-url-form" Error "image>url" Is(URI) => "Write the full address of the image." "#s5.4.2";
        "rss1/image-link-form" Error "image>link" Is(URI) => "Write the full address of the site." "#s5.4.3";
        "rss1/text-input-name-form" Error "textinput>name" Is(TOKEN) => "Use only letters and digits in the name." "#s5.6.3";
        "rss1/text-input-link-form" Error "textinput>link" Is(URI) => "Write the full address." "#s5.6.4";
    },
};
