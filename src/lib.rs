//! Any feed in, clean entries out.
//!
//! Bytes and a Content-Type go in; normalized entries come out, whatever state the feed is in.

pub mod diagnostic;
pub mod model;
pub mod options;

mod alone;
mod detect;
mod discover;
mod encoding;
mod error;
mod html;
mod normalize;
mod opml;
mod output;
mod parse;
mod pass;
mod stream;
mod syntax;
mod value;
mod vocabulary;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use alone::{
    DecodedDocument, Detected, ParsedDate, canonicalize_url, decode_document, detect,
    discover_feeds, html_to_text, parse_date, sanitize_html,
};
pub use discover::DiscoveredFeed;
pub use error::FeedError;
pub use opml::{Opml, OpmlFeed, parse_opml};
pub use options::Options;
pub use output::json::{parse_text_to_json, parse_to_json};
pub use output::json_feed::{parse_text_to_json_feed, parse_to_json_feed};
pub use parse::{parse, parse_into, parse_text, parse_text_into};
pub use pass::Sink;
pub use stream::Stream;

/// The tables of the vocabularies, for the tests that write types and documentation from them.
#[doc(hidden)]
pub mod tables {
    pub use crate::vocabulary::ALL;
    pub use crate::vocabulary::key::key_of;
    pub use crate::vocabulary::table::{At, Element, Kind, Part, Place, Slot, Vocabulary};
}
