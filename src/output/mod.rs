//! The model written out, in every form that callers may ask for.

pub mod json;
pub mod json_feed;
pub mod tape;
