//! All profiles, one file each: rows of rules, and nothing else.

mod accessibility;
mod app;
mod atom;
mod content;
pub mod document;
mod dublin_core;
mod geo;
mod georss;
mod interop;
mod itunes;
mod json;
mod media;
mod opml;
mod podcast;
mod rss;
mod rss1;
pub mod said;
mod security;
mod slash;
mod syndication;
mod thr;
mod wfw;

use super::rule::Profile;

/// In the order in which reports name them.
pub static PROFILES: &[&Profile] = &[
    &document::DOCUMENT,
    &rss::RSS,
    &rss1::RSS1,
    &atom::ATOM,
    &json::JSON,
    &opml::OPML,
    &itunes::ITUNES,
    &podcast::PODCAST,
    &media::MEDIA,
    &dublin_core::DUBLIN_CORE,
    &content::CONTENT,
    &slash::SLASH,
    &wfw::WFW,
    &thr::THR,
    &app::APP,
    &syndication::SYNDICATION,
    &georss::GEORSS,
    &geo::GEO,
    &interop::INTEROP,
    &security::SECURITY,
    &accessibility::ACCESSIBILITY,
];
