//! Feeds in a web application of Rust, as Yew or Leptos would ask for them: built for WebAssembly with the feature `js-panic-hook`.

use anyfeed::js;
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Panics are to be seen in the console.
#[wasm_bindgen(start)]
pub fn start() {
    js::set_panic_hook();
}

/// The feed in these bytes, as an object.
#[wasm_bindgen]
pub fn feed(
    bytes: &Uint8Array,
    content_type: Option<String>,
    options: JsValue,
) -> Result<JsValue, JsValue> {
    js::parse(bytes, content_type.as_deref(), options)
}
