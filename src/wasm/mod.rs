//! The door to JavaScript: bytes and words in; a tape, JSON text or the JSON of a `FeedError` out.
//!
//! Everything that JavaScript can judge itself (kinds of input, options) is judged there, before the call.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::options::Options;
use crate::output::tape;
use crate::parse::{self, FeedError};

/// A result as a tape, or the JSON of a `FeedError`.
type Answer = Result<Vec<u8>, String>;

/// A panic reaches the caller as an exception that names its place; the instance is not used again.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string())
    }));
}

/// A whole document as a `Feed`.
#[wasm_bindgen(js_name = parseFeed)]
pub fn parse_feed(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    options: &str,
) -> Answer {
    let options = read_options(options)?;
    answer(if decoded {
        parse::parse_text(text_of(input), content_type.as_deref(), &options)
    } else {
        parse::parse(input, content_type.as_deref(), &options)
    })
}

/// A string comes from JavaScript's own encoder, which writes nothing but UTF-8.
fn text_of(input: &[u8]) -> &str {
    std::str::from_utf8(input).unwrap_or_default()
}

fn read_options(options: &str) -> Result<Options, String> {
    if options.is_empty() {
        return Ok(Options::default());
    }
    serde_json::from_str(options).map_err(|error| error.to_string())
}

fn answer<T: Serialize>(result: Result<T, FeedError>) -> Answer {
    result
        .map(|value| tape::write(&value))
        .map_err(|error| refusal(&error))
}

fn refusal(error: &FeedError) -> String {
    serde_json::to_string(error).unwrap_or_default()
}
