//! The model written out, in every form that callers may ask for.

pub mod json;
pub mod json_feed;
// Only JavaScript reads tapes.
#[cfg(any(target_arch = "wasm32", test))]
pub mod tape;
