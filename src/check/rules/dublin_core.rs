//! Dublin Core. <https://www.dublincore.org/specifications/dublin-core/dcmi-terms/>

use crate::check::form::*;
use crate::check::rule::{Kind::*, Profile, rules};

pub static DUBLIN_CORE: Profile = Profile {
    name: "dc",
    title: "Dublin Core",
    uris: &["http://purl.org/dc/elements/1.1/"],
    link: "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/",
    rules: rules! {
        "dc/date-form" Error "date" Is(W3CDTF) => "Write “2024-01-15” or “2024-01-15T14:45:00Z”." "#http://purl.org/dc/elements/1.1/date" ["Readers with a strict date parser show no date."];
        "dc/date-empty" Error "date" Filled => "Write a date, or leave the element out." "";
        "dc/date-plausible" Warning "date" Is(PLAUSIBLE) => "Check the template." "";
        "dc/language-form" Error "language" Is(LANGUAGE) => "Use a language tag: “en”, “de-AT”." "";
        "dc/creator-empty" Warning "creator" Filled => "Name the author, or leave the element out." "";
        "dc/creator-email" Advice "creator" Is(NO_EMAIL) => "Write a name: spammers collect addresses." "";
        "dc/creator-markup" Warning "creator" Is(PLAIN) => "Write plain text." "" ["Readers show the tags literally."];
        "dc/title-markup" Warning "title" Is(PLAIN) => "Write plain text." "";
        "dc/subject-empty" Advice "subject" Filled => "Leave empty subjects out." "";
        "dc/publisher-empty" Advice "publisher" Filled => "Name the publisher, or leave the element out." "";
        "dc/rights-empty" Advice "rights" Filled => "Write the rights, or leave the element out." "";
        "dc/format-form" Warning "format" Is(MEDIA_TYPE) => "Write a media type, such as text/html." "";
        "dc/date-repeated" Warning "@entry" Once("dc:date") => "Keep one <dc:date>." "";
        "dc/title-and-title" Warning "rss:item" Apart("rss:title", "dc:title") => "Keep <title>." "" ["Readers show one or the other."];
        "dc/description-and-description" Warning "rss:item" Apart("rss:description", "dc:description") => "Keep <description>." "" ["Readers show one or the other."];
        "dc/date-and-date" Advice "rss:item" Apart("rss:pubDate", "dc:date") => "Keep <pubDate>." "" ["Readers show one or the other."];
        "dc/creator-and-author" Advice "rss:item" Apart("rss:author", "dc:creator") => "Keep one of them." "" ["Readers show one or both."];
        "dc/language-and-language" Warning "rss:channel" Apart("rss:language", "dc:language") => "Keep <language>." "";
        "dc/rights-and-copyright" Advice "rss:channel" Apart("rss:copyright", "dc:rights") => "Keep <copyright>." "";
        "dc/feed-date-and-date" Advice "rss:channel" Apart("rss:pubDate", "dc:date") => "Keep <pubDate>." "";
        "dc/element-unknown" Error "@entry" KnownOf(&["title", "creator", "subject", "description", "publisher", "contributor", "date", "type", "format", "identifier", "source", "language", "relation", "coverage", "rights"]) => "Use one of Dublin Core's fifteen elements, in lower case; dcterms has more." "" ["Readers ignore it."];
        "dc/feed-element-unknown" Error "@feed" KnownOf(&["title", "creator", "subject", "description", "publisher", "contributor", "date", "type", "format", "identifier", "source", "language", "relation", "coverage", "rights"]) => "Use one of Dublin Core's fifteen elements, in lower case; dcterms has more." "" ["Readers ignore it."];
    },
};
