//! Every vocabulary that is understood, one file each, each a table; and whose element an element is.

pub mod read;
pub mod registry;
pub mod table;

mod atom;
mod cc;
mod cdf;
mod comment_api;
mod content;
mod creative_commons;
mod dublin_core;
mod dublin_core_terms;
mod enclosures;
mod feedburner;
mod geo;
mod georss;
mod gml;
mod google_play;
mod h_entry;
mod itunes;
mod json_feed;
mod media_rss;
mod pheedo;
mod podcast;
mod rdf;
mod rss;
mod simple_chapters;
mod slash;
mod syndication;
mod threading;
mod xhtml;

use table::Vocabulary;

/// Every vocabulary. To add one, write its file and name it here.
pub static ALL: &[&Vocabulary] = &[
    &atom::ATOM,
    &cc::CC,
    &comment_api::COMMENT_API,
    &content::CONTENT,
    &creative_commons::CREATIVE_COMMONS,
    &dublin_core::DUBLIN_CORE,
    &enclosures::ENCLOSURES,
    &feedburner::FEEDBURNER,
    &geo::GEO,
    &georss::GEORSS,
    &gml::GML,
    &google_play::GOOGLE_PLAY,
    &itunes::ITUNES,
    &media_rss::MEDIA_RSS,
    &podcast::PODCAST,
    &dublin_core_terms::DUBLIN_CORE_TERMS,
    &cdf::CDF,
    &h_entry::H_ENTRY,
    &json_feed::JSON_FEED,
    &pheedo::PHEEDO,
    &rdf::RDF,
    &rss::RSS,
    &simple_chapters::SIMPLE_CHAPTERS,
    &slash::SLASH,
    &syndication::SYNDICATION,
    &threading::THREADING,
    &xhtml::XHTML,
];
