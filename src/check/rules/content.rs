//! Content module. <https://web.resource.org/rss/1.0/modules/content/>

use crate::check::rule::{Kind::*, Profile, rules};

pub static CONTENT: Profile = Profile {
    name: "content",
    title: "Content module",
    uris: &["http://purl.org/rss/1.0/modules/content/"],
    link: "https://web.resource.org/rss/1.0/modules/content/",
    rules: rules! {
        "content/encoded-repeated" Error "@entry" Once("content:encoded") => "Keep one <content:encoded>." "" ["Some readers show the first, some the last."];
        "content/encoded-empty" Warning "encoded" Filled => "Leave it out if there is no text." "" ["Some readers show nothing instead of the description."];
        "content/encoded-place" Error "encoded" Within(&["", "item", "entry", "liveItem"]) => "Put it into the item." "";
        "content/encoded-elements" Error "encoded" Leaf => "Put the HTML into a CDATA section, or escape it." "";
        "content/encoded-type" Advice "encoded" AttributeObsolete("type") => "Leave it out: <content:encoded> is always HTML." "";
        "content/element-unknown" Warning "@entry" KnownOf(&["encoded", "items", "item", "format", "encoding"]) => "Use <content:encoded>." "" ["Readers ignore it."];
    },
};
