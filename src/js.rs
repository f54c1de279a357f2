//! For applications of Rust in WebAssembly: bytes of JavaScript in, values of JavaScript out.
//!
//! Applications of JavaScript take the npm package, which is smaller and faster: it builds its objects from a tape, not
//! value by value. With this feature the crate leaves out the door that the package goes through.

use js_sys::{Error, Reflect, Uint8Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::error::FeedError;
use crate::options::Options;

/// Reads one feed document; the result is the object that the npm package's `parseFeed` gives.
///
/// `options` is an object like that function's; `undefined` stands for the defaults.
///
/// # Errors
/// An `Error` of JavaScript: with `code`, `found`, `feeds` and `report` where there is no feed in the input, and with
/// `code` "invalid-argument" where the options make no sense.
pub fn parse(
    bytes: &Uint8Array,
    content_type: Option<&str>,
    options: JsValue,
) -> Result<JsValue, JsValue> {
    let options = match options.is_undefined() || options.is_null() {
        true => Options::default(),
        false => serde_wasm_bindgen::from_value(options)
            .map_err(|error| thrown(&error.to_string(), &[("code", "invalid-argument".into())]))?,
    };
    let feed =
        crate::parse(&bytes.to_vec(), content_type, &options).map_err(|error| refused(&error))?;
    Ok(feed.serialize(&Serializer::json_compatible())?)
}

/// Panics are written to the browser's console from now on.
#[cfg(feature = "js-panic-hook")]
pub fn set_panic_hook() {
    console_error_panic_hook::set_once();
}

fn refused(error: &FeedError) -> JsValue {
    let serializer = Serializer::json_compatible();
    let details = [
        ("code", JsValue::from(error.code)),
        ("found", JsValue::from(error.found)),
        (
            "feeds",
            error.feeds.serialize(&serializer).unwrap_or_default(),
        ),
        (
            "report",
            error.report.serialize(&serializer).unwrap_or_default(),
        ),
    ];
    thrown(&error.message, &details)
}

fn thrown(message: &str, details: &[(&str, JsValue)]) -> JsValue {
    let error = Error::new(message);
    for (name, value) in details {
        // An error that was made here takes every property.
        let _ = Reflect::set(&error, &JsValue::from(*name), value);
    }
    error.into()
}
