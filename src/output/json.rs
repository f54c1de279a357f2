//! Entries and head to the UTF-8 JSON of the contract.

use super::json_sink::Form;
use super::json_text::add;
use crate::error::FeedError;
use crate::options::Options;
use crate::parse::{parse_into, parse_text_into};

/// The result as the contract has it, but for the entries, which come first.
pub static CONTRACT: Form = Form {
    start: "{\"entries\":[",
    entry: |json, entry| add(json, entry),
    head: |json, head| add(json, head),
    takes_extensions: false,
};

/// Reads one feed document into JSON, without making any object on the way.
///
/// # Errors
/// When there is no feed in the input, or it is larger than the limits allow.
pub fn parse_to_json(
    bytes: &[u8],
    content_type: Option<&str>,
    options: &Options,
) -> Result<Vec<u8>, FeedError> {
    CONTRACT.whole(options, |options, sink| {
        parse_into(bytes, content_type, options, sink)
    })
}

/// The same for text that the caller has decoded already.
///
/// # Errors
/// As [`parse_to_json`].
pub fn parse_text_to_json(
    text: &str,
    content_type: Option<&str>,
    options: &Options,
) -> Result<Vec<u8>, FeedError> {
    CONTRACT.whole(options, |options, sink| {
        parse_text_into(text, content_type, options, sink)
    })
}
