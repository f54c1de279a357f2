//! HTML to tokens, to safe HTML, to plain text.

pub mod attributes;
mod raw_text;
pub mod token;
