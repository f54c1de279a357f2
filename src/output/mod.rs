//! The model written out, in every form that callers may ask for.

pub mod json;
pub mod json_feed;
pub mod json_sink;
mod json_text;
// Only JavaScript reads tapes.
#[cfg(any(
    all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))),
    test
))]
pub mod tape;
mod writer;

#[cfg(all(target_arch = "wasm32", not(feature = "js")))]
pub use json_text::of as json_of;
