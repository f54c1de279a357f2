//! Other people's parsers and sanitizers, as they come.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

use crate::kept::of_kept;

/// Entries that feed-rs reads; 0 when it refuses.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = feedRsEntries))]
pub fn feed_rs_entries(input: &[u8]) -> u32 {
    feed_rs::parser::parse(input).map_or(0, |feed| feed.entries.len() as u32)
}

/// The feed that feed-rs reads, as JavaScript objects, by the shortest way there is.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(js_name = feedRsParse)]
pub fn feed_rs_parse(input: &[u8]) -> Result<JsValue, JsError> {
    let feed = feed_rs::parser::parse(input)?;
    Ok(serde_wasm_bindgen::to_value(&feed)?)
}

/// Bytes of what ammonia makes of HTML.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = ammoniaSize))]
pub fn ammonia_size(kept: usize) -> u32 {
    of_kept(kept, |html| ammonia::clean(html).len() as u32)
}
