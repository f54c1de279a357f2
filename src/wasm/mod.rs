//! The door to JavaScript: bytes and words in; a tape, JSON text or the JSON of a `FeedError` out.
//!
//! Everything that JavaScript can judge itself (kinds of input, options) is judged there, before the call.
//! `decoded` says that the input was a string, which JavaScript's encoder has made UTF-8 of.

mod document;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::FeedError;
use crate::options::{Options, UrlOptions};
use crate::output::tape::{self, TapeSink};
use crate::{alone, discover, opml, output};
use document::Document;

/// A tape or JSON text; else the JSON of a `FeedError`.
type Answer = Result<Vec<u8>, String>;

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
) -> Answer {
    let options: Options = read(options)?;
    let mut sink = TapeSink::default();
    Document::new(input, decoded, content_type.as_deref())
        .parse_into(&options, &mut sink)
        .map_err(refusal)?;
    Ok(sink.into_tape())
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
    let options: Options = read(options)?;
    let document = Document::new(input, decoded, content_type.as_deref());
    if shape == "jsonfeed" {
        let mut sink = output::json_feed::JsonFeedSink::default();
        document.parse_into(&options, &mut sink).map_err(refusal)?;
        return Ok(sink.into_json());
    }
    let mut sink = output::json::JsonSink::default();
    document.parse_into(&options, &mut sink).map_err(refusal)?;
    Ok(sink.into_json())
}

/// The document as text, as a tape.
#[wasm_bindgen(js_name = decodeDocument)]
pub fn decode_document(input: &[u8], decoded: bool, content_type: Option<String>) -> Answer {
    answer(Document::new(input, decoded, content_type.as_deref()).decode())
}

/// What a document is, as a tape.
#[wasm_bindgen(js_name = detectFeed)]
pub fn detect_feed(input: &[u8], decoded: bool, content_type: Option<String>) -> Vec<u8> {
    let document = Document::new(input, decoded, content_type.as_deref());
    tape::write(&alone::detect(input, document.header()))
}

/// The feeds that a page names, as a tape.
#[wasm_bindgen(js_name = discoverFeeds)]
pub fn discover_feeds(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    url: &str,
) -> Answer {
    let page = Document::new(input, decoded, content_type.as_deref()).decode();
    answer(page.map(|page| discover::discover(&page.text, url)))
}

/// A subscription list, as a tape.
#[wasm_bindgen(js_name = parseOpml)]
pub fn parse_opml(input: &[u8], decoded: bool, content_type: Option<String>) -> Answer {
    let document = Document::new(input, decoded, content_type.as_deref());
    let list = opml::parse_opml(input, document.header());
    answer(list.ok_or_else(|| document.not_a_list()))
}

/// HTML made safe.
#[wasm_bindgen(js_name = sanitizeHtml)]
pub fn sanitize_html(html: &str, base: Option<String>, iframe_hosts: Vec<String>) -> String {
    alone::sanitize_html(html, base.as_deref(), &iframe_hosts)
}

/// HTML as plain text.
#[wasm_bindgen(js_name = htmlToText)]
pub fn html_to_text(html: &str) -> String {
    alone::html_to_text(html)
}

/// An address in its canonical spelling.
#[wasm_bindgen(js_name = canonicalizeUrl)]
pub fn canonicalize_url(url: &str, options: &str) -> Result<Option<String>, String> {
    let options: UrlOptions = read(options)?;
    Ok(alone::canonicalize_url(url, &options))
}

/// A date, as a tape.
#[wasm_bindgen(js_name = parseDate)]
pub fn parse_date(text: &str) -> Vec<u8> {
    tape::write(&alone::parse_date(text))
}

fn read<T: Default + DeserializeOwned>(options: &str) -> Result<T, String> {
    if options.is_empty() {
        return Ok(T::default());
    }
    serde_json::from_str(options).map_err(|error| {
        let message = format!("The options cannot be read: {error}.");
        serde_json::json!({ "code": "invalid-argument", "message": message }).to_string()
    })
}

fn answer<T: Serialize>(result: Result<T, FeedError>) -> Answer {
    result.map(|value| tape::write(&value)).map_err(refusal)
}

fn refusal(error: FeedError) -> String {
    serde_json::to_string(&error).unwrap_or_default()
}
