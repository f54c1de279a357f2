//! A document as JavaScript hands it over: bytes, or a string that came as UTF-8.

use crate::alone::{self, DecodedDocument};
use crate::encoding;
use crate::error::FeedError;
use crate::options::{Limits, Options};
use crate::parse::{parse_into, parse_text_into};
use crate::pass::Sink;

use super::question::Question;

/// What a string says of itself where bytes are expected: its own declaration may name the encoding that it once had.
const UTF8: &str = "text/plain; charset=utf-8";

/// A document and its Content-Type.
pub struct Document<'a> {
    /// Its bytes.
    pub input: &'a [u8],
    is_text: bool,
    content_type: Option<&'a str>,
}

impl<'a> Document<'a> {
    /// What the caller handed over.
    pub fn new(input: &'a [u8], question: &Question<'a>) -> Self {
        Document {
            input,
            is_text: question.is_text,
            content_type: question.header,
        }
    }

    /// The Content-Type header to read the bytes by.
    pub fn header(&self) -> Option<&'a str> {
        if self.is_text {
            Some(UTF8)
        } else {
            self.content_type
        }
    }

    /// Reads it into a sink.
    pub fn parse_into(&self, options: &Options, sink: &mut dyn Sink) -> Result<(), FeedError> {
        if self.is_text {
            parse_text_into(self.text(), self.content_type, options, sink)
        } else {
            parse_into(self.input, self.content_type, options, sink)
        }
    }

    /// Its text.
    pub fn decode(&self) -> Result<DecodedDocument, FeedError> {
        if !self.is_text {
            return alone::decode_document(self.input, self.content_type);
        }
        // As with bytes: what a string was cut at is beyond the limit.
        let limits = Limits::default();
        if self.input.len() > limits.bytes {
            return Err(FeedError::too_large(&limits));
        }
        let decoded = encoding::decoded(self.text(), self.content_type);
        Ok(DecodedDocument {
            text: decoded.text.into_owned(),
            encoding: decoded.encoding.name,
            encoding_from: decoded.encoding.from,
        })
    }

    /// The input where it came as a string.
    pub fn text(&self) -> &'a str {
        std::str::from_utf8(self.input).unwrap_or_default()
    }
}
