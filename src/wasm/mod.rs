//! The door to JavaScript: bytes and words in; a tape, JSON text or the JSON of a `FeedError` out.
//!
//! Everything that JavaScript can judge itself (kinds of input, options) is judged there, before the call.
//! `decoded` says that the input was a string, which JavaScript's encoder has made UTF-8 of.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::{Options, UrlOptions};
use crate::output::tape;
use crate::parse::{self, FeedError, Shape};

/// A tape or JSON text; else the JSON of a `FeedError`.
type Answer = Result<Vec<u8>, String>;

/// A panic reaches the caller as an exception that names its place; the instance is not used again.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
}

/// A whole document as a tape of `Feed`.
#[wasm_bindgen(js_name = parseFeed)]
pub fn parse_feed(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    options: &str,
) -> Answer {
    let options = read_options(options)?;
    let content_type = content_type.as_deref();
    answer(if decoded {
        parse::parse_text(text_of(input), content_type, &options)
    } else {
        parse::parse(input, content_type, &options)
    })
}

/// A whole document as JSON text.
#[wasm_bindgen(js_name = parseFeedToJson)]
pub fn parse_feed_to_json(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    options: &str,
    shape: &str,
) -> Answer {
    let options = read_options(options)?;
    let shape = match shape {
        "jsonfeed" => Shape::JsonFeed,
        _ => Shape::Feed,
    };
    let _ = decoded;
    parse::parse_to_json(input, content_type.as_deref(), &options, shape)
        .map_err(|error| refusal(&error))
}

/// The document as text, as a tape.
#[wasm_bindgen(js_name = decodeDocument)]
pub fn decode_document(input: &[u8], decoded: bool, content_type: Option<String>) -> Vec<u8> {
    tape::write(&parse::decode_document(input, content_type.as_deref()))
}

/// What a document is, as a tape.
#[wasm_bindgen(js_name = detectFeed)]
pub fn detect_feed(input: &[u8], decoded: bool, content_type: Option<String>) -> Vec<u8> {
    tape::write(&parse::detect(input, content_type.as_deref()))
}

/// The feeds that a page names, as a tape.
#[wasm_bindgen(js_name = discoverFeeds)]
pub fn discover_feeds(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    url: &str,
) -> Vec<u8> {
    tape::write(&parse::discover_feeds(input, content_type.as_deref(), url))
}

/// A subscription list, as a tape.
#[wasm_bindgen(js_name = parseOpml)]
pub fn parse_opml(input: &[u8], decoded: bool, content_type: Option<String>) -> Answer {
    answer(parse::parse_opml(input, content_type.as_deref()))
}

/// HTML made safe.
#[wasm_bindgen(js_name = sanitizeHtml)]
pub fn sanitize_html(html: &str, base: Option<String>, iframe_hosts: Vec<String>) -> String {
    parse::sanitize_html(html, base.as_deref(), &iframe_hosts)
}

/// HTML as plain text.
#[wasm_bindgen(js_name = htmlToText)]
pub fn html_to_text(html: &str) -> String {
    parse::html_to_text(html)
}

/// An address in its canonical spelling.
#[wasm_bindgen(js_name = canonicalizeUrl)]
pub fn canonicalize_url(url: &str, options: &str) -> Result<Option<String>, String> {
    let options: UrlOptions = read(options)?;
    Ok(parse::canonicalize_url(url, &options))
}

/// A date, as a tape.
#[wasm_bindgen(js_name = parseDate)]
pub fn parse_date(text: &str) -> Vec<u8> {
    tape::write(&parse::parse_date(text))
}

fn text_of(input: &[u8]) -> &str {
    std::str::from_utf8(input).unwrap_or_default()
}

fn read_options(options: &str) -> Result<Options, String> {
    read(options)
}

fn read<T: Default + serde::de::DeserializeOwned>(options: &str) -> Result<T, String> {
    if options.is_empty() {
        return Ok(T::default());
    }
    serde_json::from_str(options).map_err(|error| {
        let message = format!("The options cannot be read: {error}.");
        serde_json::json!({ "code": "invalid-argument", "message": message }).to_string()
    })
}

fn answer<T: Serialize>(result: Result<T, FeedError>) -> Answer {
    result
        .map(|value| tape::write(&value))
        .map_err(|error| refusal(&error))
}

fn refusal(error: &FeedError) -> String {
    serde_json::to_string(error).unwrap_or_default()
}
