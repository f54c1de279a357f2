//! The door to JavaScript of the module that checks: a document in, the JSON of a report out.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::check::{CheckOptions, check, check_text};
use crate::output::json_of;

/// A panic reaches the caller as an exception that names its place; the instance is not used again.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
}

/// What specifications and readers would say of a document, as JSON. `decoded` says that it was a string.
#[wasm_bindgen(js_name = checkFeed)]
pub fn check_feed(
    input: &[u8],
    decoded: bool,
    content_type: Option<String>,
    url: Option<String>,
    now: Option<String>,
    profiles: Vec<String>,
    max_findings: u32,
) -> String {
    let options = CheckOptions {
        url,
        now,
        profiles,
        max_findings: max_findings as usize,
    };
    let content_type = content_type.as_deref();
    let report = match (decoded, std::str::from_utf8(input)) {
        (true, Ok(text)) => check_text(text, content_type, &options),
        _ => check(input, content_type, &options),
    };
    json_of(&report)
}
