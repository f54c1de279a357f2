//! Any feed in, clean entries out.
//!
//! Bytes and a Content-Type go in; normalized entries come out, whatever state the feed is in.
//!
//! ```
//! use anyfeed::{Options, parse};
//!
//! let bytes = b"<rss version='2.0'><channel><title>News</title>
//!   <item><title>Fish & chips</title><link>/1</link><pubDate>Mon, 15 Jan 2024 14:45 CET</pubDate></item>";
//! let options = Options {
//!     url: Some("https://example.org/feed".to_owned()),
//!     ..Options::default()
//! };
//! let feed = parse(bytes, Some("application/rss+xml"), &options)?;
//! let entry = &feed.entries[0];
//! assert_eq!(entry.title.as_deref(), Some("Fish & chips"));
//! assert_eq!(entry.url.as_deref(), Some("https://example.org/1"));
//! assert_eq!(entry.published.as_deref(), Some("2024-01-15T13:45:00Z"));
//! for diagnostic in &feed.head.report.diagnostics {
//!     println!("{}:{} {}", diagnostic.line, diagnostic.column, diagnostic.message);
//! }
//! # Ok::<(), anyfeed::FeedError>(())
//! ```
//!
//! [`parse_into`] hands each entry to a [`Sink`] as it is read, borrowed from the document; [`parse_to_json`] writes JSON
//! without building anything. Only [`FeedError`] says no, and only where there is no feed.
//!
//! [`parse_reader`] gives entries while a file or a connection is read, [`Stream`] takes bytes as they come from
//! anywhere. The [`guide`] shows what people do with feeds, each thing in a few lines.
//!
//! # Features
//!
//! | feature | |
//! |---|---|
//! | `full` (on by default) | everything; without it what is left is small: it reads what nearly all feeds are, and refuses whatever needs the rest with the code `needs-full` and, as what was found, a word for that |
//! | `serde` (on by default) | JSON and JSON Feed, and serde's traits for everything that comes out |
//! | `futures` | `parse_stream`: entries from an asynchronous stream of bytes |
//! | `check` | the function `check`, which says what specifications and readers would say of a feed |
//! | `js`, `js-panic-hook` | `js::parse`: for applications of Rust in WebAssembly |
//!
//! Whatever the features, nothing here needs WebAssembly, a clock, a network or a file.

#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]
// What the small build does not call is left out of it by the linker.
#![cfg_attr(not(feature = "full"), allow(dead_code, unused_imports))]
// No input may make a panic. Sums are checked for overflow wherever tests and fuzzers run.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::string_slice,
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::todo,
        clippy::unimplemented
    )
)]

pub mod diagnostic;
pub mod model;
pub mod options;

mod alone;
#[cfg(feature = "check")]
mod check;
mod detect;
mod discover;
mod encoding;
mod error;
#[doc = include_str!("guide.md")]
pub mod guide {}
mod html;
#[cfg(feature = "js")]
pub mod js;
mod need;
mod normalize;
mod opml;
#[cfg(feature = "serde")]
mod output;
mod parse;
mod pass;
#[doc(hidden)]
pub mod probe;
mod reading;
mod stream;
mod syntax;
mod value;
mod vocabulary;
#[cfg(all(
    target_arch = "wasm32",
    feature = "serde",
    not(any(feature = "check", feature = "js"))
))]
mod wasm;
#[cfg(all(target_arch = "wasm32", feature = "check", not(feature = "js")))]
#[path = "wasm/check.rs"]
mod wasm;

/// Of the package's modules, which are smaller with it. Applications of Rust choose their own.
#[cfg(all(
    target_arch = "wasm32",
    target_os = "unknown",
    feature = "serde",
    not(feature = "js")
))]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

pub use alone::{
    DecodedDocument, Detected, ParsedDate, canonicalize_url, decode_document, detect,
    discover_feeds, html_to_text, parse_date, parse_opml, sanitize_html,
};
#[cfg(feature = "check")]
pub use check::{CheckOptions, CheckReport, CheckedProfile, Finding, Level, check, check_text};
pub use discover::DiscoveredFeed;
pub use error::FeedError;
pub use opml::{Opml, OpmlFeed};
pub use options::Options;
#[cfg(feature = "serde")]
pub use output::json::{parse_text_to_json, parse_to_json};
#[cfg(feature = "serde")]
pub use output::json_feed::{parse_text_to_json_feed, parse_to_json_feed};
pub use parse::{parse, parse_into, parse_text, parse_text_into};
pub use pass::Sink;
#[cfg(feature = "futures")]
pub use reading::{Arriving, parse_stream};
pub use reading::{Entries, ReadError, parse_reader};
pub use stream::Stream;

/// The tables of the rules, for the tests that write documentation from them.
#[cfg(feature = "check")]
#[doc(hidden)]
pub mod check_tables {
    pub use crate::check::rule::{Json, Kind, Profile, Rule};
    pub use crate::check::rules::PROFILES;
    pub use crate::check::rules::said::SAID;
}

/// The tables of the vocabularies, for the tests that write types and documentation from them.
#[doc(hidden)]
pub mod tables {
    pub use crate::normalize::order;
    pub use crate::vocabulary::ALL;
    pub use crate::vocabulary::key::key_of;
    pub use crate::vocabulary::table::{At, Element, Kind, Part, Place, Slot, Vocabulary};
}
