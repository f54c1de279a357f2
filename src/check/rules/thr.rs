//! Atom Threading. <https://www.rfc-editor.org/rfc/rfc4685>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static THR: Profile = Profile {
    name: "thr",
    title: "Atom Threading",
    uris: &["http://purl.org/syndication/thread/1.0"],
    link: "https://www.rfc-editor.org/rfc/rfc4685",
    rules: rules! {
        "thr/ref-missing" Error "in-reply-to" NeedsAttribute("ref") => "Give the id of the entry that is answered." "#section-3";
        "thr/ref-form" Error "in-reply-to" AttributeIs("ref", URI) => "Write the id of the entry that is answered: a URI." "#section-3";
        "thr/href-form" Error "in-reply-to" AttributeIs("href", REFERENCE) => "Percent-encode the characters that addresses do not allow." "#section-3";
        "thr/type-form" Error "in-reply-to" AttributeIs("type", MEDIA_TYPE) => "Write a media type." "#section-3";
        "thr/source-form" Error "in-reply-to" AttributeIs("source", REFERENCE) => "Percent-encode the characters that addresses do not allow." "#section-3";
        "thr/total-form" Error "total" Is(WHOLE) => "Write a number." "#section-5";
        "thr/total-repeated" Error "@entry" Once("thr:total") => "Keep one <thr:total>." "#section-5";
        "thr/count-form" Error "atom:link" AttributeIs("thr:count", WHOLE) => "Write a number." "#section-4";
        "thr/updated-form" Error "atom:link" AttributeIs("thr:updated", RFC3339) => "Write “2024-01-15T14:45:00Z”." "#section-4";
        "thr/when" Warning "atom:link" AttributeObsolete("thr:when") => "Write thr:updated." "#section-4";
        "thr/element-unknown" Warning "@entry" KnownOf(&["in-reply-to", "total"]) => "Only <thr:in-reply-to> and <thr:total> exist." "#section-3";
    },
};
