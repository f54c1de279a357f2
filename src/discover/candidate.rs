//! A tag of a page to a link or anchor that may lead to a feed.

use std::borrow::Cow;

use crate::html::token::Tag;
use crate::value::entities::{decode, decode_attribute};
use crate::value::lower::lower;
use crate::value::media_type;
use crate::value::text::fold;

/// A link or an anchor.
#[derive(Debug, Clone)]
pub struct Candidate<'h> {
    /// Its address as written, entities decoded.
    pub href: Cow<'h, str>,
    /// What it says of its relation, in lower case.
    pub rel: String,
    /// Its media type.
    pub kind: Option<String>,
    /// Its title, or an anchor's text.
    pub title: Option<String>,
    /// All that an anchor says, its title too.
    pub words: String,
    /// "link" or "anchor".
    pub from: &'static str,
}

impl<'h> Candidate<'h> {
    /// What a tag with an address says.
    pub fn read(tag: &Tag<'h>, from: &'static str) -> Option<Self> {
        let href = decode_attribute(tag.attribute("href")?);
        let kind = tag.attribute("type").map(decode_attribute);
        let rel = tag.attribute("rel").map(decode_attribute);
        Some(Candidate {
            href,
            rel: lower(rel.unwrap_or_default().trim()).into_owned(),
            kind: kind.and_then(|kind| Some(media_type::clean(&kind)?.into_owned())),
            title: tag.attribute("title").and_then(plain),
            words: String::new(),
            from,
        })
    }
}

/// Decoded text on one line, if there is any.
pub fn plain(text: &str) -> Option<String> {
    let text = decode(text);
    let text = fold(&text);
    (!text.is_empty()).then(|| text.into_owned())
}
