//! Every vocabulary that is understood, one file each, each a table; and whose element an element is.

#[cfg(not(feature = "full"))]
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
mod few;
pub mod key;
mod names;
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler packs: a wrong index does not build, and tests read back all that is packed"
)]
mod packed;
mod rare;
pub mod read;
pub mod registry;
pub mod rows;
pub mod table;

mod acast;
mod access;
mod activity;
mod admin;
mod aggregation;
mod alerting;
mod anchor;
mod app;
mod arxiv;
mod atom;
mod bbc;
mod bitlove;
mod blog_channel;
mod blogger;
mod castbox;
mod cc;
mod cdf;
mod central_banks;
mod channel_nine;
mod comment_api;
mod common_feed;
mod content;
mod conversations_network;
mod creative_commons;
mod dublin_core;
mod dublin_core_terms;
mod enclosures;
mod event;
mod feed_demon;
mod feed_history;
mod feed_sync;
mod feedburner;
mod feedpress;
mod fireside;
mod foaf;
mod fyyd;
mod geo;
mod georss;
mod geourl;
mod gml;
mod google;
mod google_data;
mod google_play;
mod h_entry;
mod image_module;
mod indexing;
mod itunes;
mod itunes_u;
mod json_feed;
mod link;
mod live_journal;
mod media_rss;
mod news_gator;
mod omny;
mod open_graph;
mod opensearch;
mod opml;
mod pheedo;
mod photocast;
mod pinecast;
mod pingback;
mod planet;
mod pocket_soap;
mod pod_access;
mod podcast;
mod podping;
mod portable_contacts;
mod prism;
mod rawvoice;
mod rdf;
mod rdfs;
mod rss;
mod shopify;
mod simple_chapters;
mod slash;
mod soap;
mod soundon;
mod source;
mod sparkle;
mod spotify;
mod steeple;
mod striped;
mod syndication;
mod taxonomy;
mod threading;
mod trackback;
mod web_feeds;
mod wiki;
mod wordpress;
mod xhtml;
mod yahoo_music;
mod yahoo_weather;
mod yandex;
mod yt;

use table::Vocabulary;

/// Those that this build knows.
#[cfg(not(feature = "full"))]
pub use few::ALL;
/// Those that this build knows: all.
#[cfg(feature = "full")]
pub const ALL: &[&Vocabulary] = EVERY;

/// Every vocabulary, in alphabetical order. To add one, write its file and name it here.
const EVERY: &[&Vocabulary] = &[
    &acast::ACAST,
    &access::ACCESS,
    &activity::ACTIVITY,
    &admin::ADMIN,
    &aggregation::AGGREGATION,
    &alerting::ALERTING,
    &anchor::ANCHOR,
    &app::APP,
    &arxiv::ARXIV,
    &atom::ATOM,
    &bbc::BBC,
    &bitlove::BITLOVE,
    &blog_channel::BLOG_CHANNEL,
    &blogger::BLOGGER,
    &castbox::CASTBOX,
    &cc::CC,
    &cdf::CDF,
    &central_banks::CENTRAL_BANKS,
    &channel_nine::CHANNEL_NINE,
    &comment_api::COMMENT_API,
    &common_feed::COMMON_FEED,
    &content::CONTENT,
    &conversations_network::CONVERSATIONS_NETWORK,
    &creative_commons::CREATIVE_COMMONS,
    &dublin_core::DUBLIN_CORE,
    &dublin_core_terms::DUBLIN_CORE_TERMS,
    &enclosures::ENCLOSURES,
    &event::EVENT,
    &feed_demon::FEED_DEMON,
    &feed_history::FEED_HISTORY,
    &feed_sync::FEED_SYNC,
    &feedburner::FEEDBURNER,
    &feedpress::FEEDPRESS,
    &fireside::FIRESIDE,
    &foaf::FOAF,
    &fyyd::FYYD,
    &geo::GEO,
    &georss::GEORSS,
    &geourl::GEOURL,
    &gml::GML,
    &google::GOOGLE,
    &google_data::GOOGLE_DATA,
    &google_play::GOOGLE_PLAY,
    &h_entry::H_ENTRY,
    &image_module::IMAGE_MODULE,
    &indexing::INDEXING,
    &itunes::ITUNES,
    &itunes_u::ITUNES_U,
    &json_feed::JSON_FEED,
    &link::LINK,
    &live_journal::LIVE_JOURNAL,
    &media_rss::MEDIA_RSS,
    &news_gator::NEWS_GATOR,
    &omny::OMNY,
    &open_graph::OPEN_GRAPH,
    &opensearch::OPENSEARCH,
    &opml::OPML,
    &pheedo::PHEEDO,
    &photocast::PHOTOCAST,
    &pinecast::PINECAST,
    &pingback::PINGBACK,
    &planet::PLANET,
    &pocket_soap::POCKET_SOAP,
    &pod_access::POD_ACCESS,
    &podcast::PODCAST,
    &podping::PODPING,
    &portable_contacts::PORTABLE_CONTACTS,
    &prism::PRISM,
    &rawvoice::RAWVOICE,
    &rdf::RDF,
    &rdfs::RDFS,
    &rss::RSS,
    &shopify::SHOPIFY,
    &simple_chapters::SIMPLE_CHAPTERS,
    &slash::SLASH,
    &soap::SOAP,
    &soundon::SOUNDON,
    &source::SOURCE,
    &sparkle::SPARKLE,
    &spotify::SPOTIFY,
    &steeple::STEEPLE,
    &syndication::SYNDICATION,
    &taxonomy::TAXONOMY,
    &threading::THREADING,
    &trackback::TRACKBACK,
    &web_feeds::WEB_FEEDS,
    &wiki::WIKI,
    &wordpress::WORDPRESS,
    &xhtml::XHTML,
    &yahoo_music::YAHOO_MUSIC,
    &yahoo_weather::YAHOO_WEATHER,
    &yandex::YANDEX,
    &yt::YT,
];
