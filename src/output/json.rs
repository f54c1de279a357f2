//! Entries and head to the UTF-8 JSON of the contract, entries first; no tree of values is ever made.

use crate::error::FeedError;
use crate::model::{Entry, FeedHead};
use crate::options::Options;
use crate::parse::{parse_into, parse_text_into};
use crate::pass::Sink;

/// Reads one feed document into JSON, without making any object on the way.
///
/// # Errors
/// When there is no feed in the input, or it is larger than the limits allow.
pub fn parse_to_json(
    bytes: &[u8],
    content_type: Option<&str>,
    options: &Options,
) -> Result<Vec<u8>, FeedError> {
    let mut sink = JsonSink::default();
    parse_into(bytes, content_type, options, &mut sink)?;
    Ok(sink.into_json())
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
    let mut sink = JsonSink::default();
    parse_text_into(text, content_type, options, &mut sink)?;
    Ok(sink.into_json())
}

/// Writes JSON as entries come.
#[derive(Debug)]
pub struct JsonSink {
    json: Vec<u8>,
    has_entries: bool,
}

const START: &[u8] = b"{\"entries\":[";

impl Default for JsonSink {
    fn default() -> Self {
        JsonSink {
            json: START.to_vec(),
            has_entries: false,
        }
    }
}

impl JsonSink {
    /// The document.
    pub fn into_json(self) -> Vec<u8> {
        self.json
    }

    /// What was written and not taken away so far.
    #[cfg(target_arch = "wasm32")]
    pub fn written(&mut self) -> &mut Vec<u8> {
        &mut self.json
    }

    fn write(&mut self, value: &impl serde::Serialize) {
        // Writing to memory cannot fail, and the model has no keys that are not texts.
        let _ = serde_json::to_writer(&mut self.json, value);
    }
}

impl Sink for JsonSink {
    fn entry(&mut self, entry: Entry<'_>) {
        if self.has_entries {
            self.json.push(b',');
        }
        self.has_entries = true;
        self.write(&entry);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.json.push(b']');
        let brace = self.json.len();
        self.write(&head);
        // The head's fields follow in the same object.
        if let Some(byte) = self.json.get_mut(brace) {
            *byte = b',';
        }
    }

    fn restart(&mut self) {
        *self = JsonSink::default();
    }
}
