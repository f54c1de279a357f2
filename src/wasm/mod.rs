//! The door to JavaScript: bytes and words in; a tape, JSON text or the JSON of a `FeedError` out.
//!
//! Results are handed out while they are made, so that the memory, which never shrinks, does not hold them whole.
//!
//! Everything that JavaScript can judge itself (kinds of input, options) is judged there, before the call.
//! `decoded` says that the input was a string, which JavaScript's encoder has made UTF-8 of.

mod document;
mod readers;
mod stream;
mod told;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::FeedError;
use crate::need;
use crate::options::{Options, UrlOptions};
use crate::output::json_of;
use crate::output::tape::{self, TapeSink};
use crate::{alone, discover};
use document::Document;
use readers::{InPieces, PieceReader, TapeReader, form};
use told::read;

/// What is read goes to a reader as it comes; a refusal is the JSON of a `FeedError`.
type Answer = Result<(), String>;

/// What the full build always gives, and the small one perhaps does not.
#[cfg(feature = "full")]
type OfSound<T> = T;
#[cfg(not(feature = "full"))]
type OfSound<T> = Result<T, String>;

#[cfg(feature = "full")]
fn of_sound<T>(value: T, _: Result<(), FeedError>) -> OfSound<T> {
    value
}

#[cfg(not(feature = "full"))]
fn of_sound<T>(value: T, asked: Result<(), FeedError>) -> OfSound<T> {
    asked.map(|()| value).map_err(refusal)
}

/// Asks for what no input makes fail.
fn ask<T>(read: impl FnOnce() -> T) -> OfSound<T> {
    need::forget();
    let value = read();
    of_sound(value, FeedError::if_needed())
}

/// A panic reaches the caller as an exception that names its place; the instance is not used again.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
}

/// A whole document as a tape of its entries and its head.
#[wasm_bindgen(js_name = parseFeed)]
pub fn parse_feed(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    options: &str,
    reader: &TapeReader,
) -> Answer {
    let options: Options = read(options)?;
    Document::new(input, decoded, content_type.as_deref())
        .parse_into(&options, &mut TapeSink::new(reader))
        .map_err(refusal)
}

/// A whole document as JSON text.
#[wasm_bindgen(js_name = parseFeedToJson)]
pub fn parse_feed_to_json(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    options: &str,
    shape: &str,
    reader: &PieceReader,
) -> Answer {
    let form = form(shape);
    let options = form.asks(read(options)?);
    let document = Document::new(input, decoded, content_type.as_deref());
    let mut sink = InPieces::new(form, reader);
    document.parse_into(&options, &mut sink).map_err(refusal)
}

/// The document as text, as a tape.
#[wasm_bindgen(js_name = decodeDocument)]
pub fn decode_document(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    reader: &TapeReader,
) -> Answer {
    let document = Document::new(input, decoded, content_type.as_deref());
    answer(|| document.decode(), reader)
}

/// What a document is, as a tape.
#[wasm_bindgen(js_name = detectFeed)]
pub fn detect_feed(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    reader: &TapeReader,
) -> OfSound<()> {
    let document = Document::new(input, decoded, content_type.as_deref());
    ask(|| {
        if !need::lacks("tool") {
            tape::write(&alone::detect(input, document.header()), reader);
        }
    })
}

/// The feeds that a page names, as a tape.
#[wasm_bindgen(js_name = discoverFeeds)]
pub fn discover_feeds(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    url: &str,
    reader: &TapeReader,
) -> Answer {
    if need::lacks("tool") {
        return Err(refusal(FeedError::needs_full("tool")));
    }
    let document = Document::new(input, decoded, content_type.as_deref());
    let feeds = || Ok(discover::discover(&document.decode()?.text, url));
    answer(feeds, reader)
}

/// A subscription list, as a tape.
#[wasm_bindgen(js_name = parseOpml)]
pub fn parse_opml(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    reader: &TapeReader,
) -> Answer {
    if need::lacks("tool") {
        return Err(refusal(FeedError::needs_full("tool")));
    }
    let document = Document::new(input, decoded, content_type.as_deref());
    answer(|| alone::parse_opml(input, document.header()), reader)
}

/// HTML made safe.
#[wasm_bindgen(js_name = sanitizeHtml)]
pub fn sanitize_html(
    html: &str,
    base: Option<String>,
    iframe_hosts: Vec<String>,
) -> OfSound<String> {
    ask(|| alone::sanitize_html(html, base.as_deref(), &iframe_hosts))
}

/// HTML as plain text.
#[wasm_bindgen(js_name = htmlToText)]
pub fn html_to_text(html: &str) -> OfSound<String> {
    ask(|| alone::html_to_text(html))
}

/// An address in its canonical spelling.
#[wasm_bindgen(js_name = canonicalizeUrl)]
pub fn canonicalize_url(url: &str, options: &str) -> Result<Option<String>, String> {
    let options: UrlOptions = read(options)?;
    if need::lacks("tool") {
        return Err(refusal(FeedError::needs_full("tool")));
    }
    Ok(alone::canonicalize_url(url, &options))
}

/// A date, as a tape.
#[wasm_bindgen(js_name = parseDate)]
pub fn parse_date(text: &str, reader: &TapeReader) -> OfSound<()> {
    ask(|| {
        let date = alone::parse_date(text);
        if need::said().is_none() {
            tape::write(&date, reader);
        }
    })
}

fn answer<T: Serialize>(
    read: impl FnOnce() -> Result<T, FeedError>,
    reader: &TapeReader,
) -> Answer {
    FeedError::unless_needed(read)
        .map(|value| tape::write(&value, reader))
        .map_err(refusal)
}

fn refusal(error: FeedError) -> String {
    json_of(&error)
}
