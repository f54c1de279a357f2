//! What stands in the HTML of a body that hurts, breaks or shuts out: one look at its tags.

use std::borrow::Cow;

use super::child::trimmed;
use super::element::View;
use super::facts::Trait;
use super::index::profile_of;
use super::tags::{self, Own};
use crate::html::token::{Tag, Token, Tokens};
use crate::value::entities::decode_attribute;
use crate::value::search::Search;
use crate::value::text::behind;

/// The HTML of an element that holds some.
pub fn body<'b>(text: &'b str, view: &'b View<'_, '_>) -> &'b str {
    let name = view.profile.map_or("", |profile| profile_of(profile).name);
    let is_typed = matches!(name, "atom" | "media");
    let kind = view.tree.attribute(view.node, "type");
    let kind = kind.map_or("text", |kind| trimmed(&kind.value));
    match (is_typed, kind) {
        (true, "xhtml") => {
            let written = text.get(view.at()).unwrap_or_default();
            written.split_once('>').map_or("", |(_, rest)| rest)
        }
        (true, "html" | "text/html") | (false, _) => view.own_text(),
        _ => "",
    }
}

/// What is found in a body, each once, with the first word for it. [`Trait::Mixed`] is a fault in secure pages
/// only, which the caller knows.
pub fn scan(html: &str) -> Vec<(Trait, String)> {
    let mut scan = Scan {
        found: Vec::new(),
        link: None,
        table: None,
        heading: None,
    };
    if !html.has('<') {
        return Vec::new();
    }
    for token in Tokens::new(html) {
        match token {
            Token::Start(tag) => scan.start(&tag),
            Token::Text(text) => scan.text(text),
            Token::End(name) => scan.end(name),
            _ => {}
        }
    }
    scan.found
}

struct Scan<'h> {
    found: Vec<(Trait, String)>,
    /// The text of the open link.
    link: Option<Cow<'h, str>>,
    /// Whether the open table has headings.
    table: Option<bool>,
    heading: Option<(&'h str, bool)>,
}

/// Texts of links that say nothing out of their place.
#[rustfmt::skip]
const VAGUE: &[&str] = &[
    "here", "click here", "this", "link", "more", "read more", "hier", "mehr",
];

impl<'h> Scan<'h> {
    fn add(&mut self, what: Trait, detail: &str) {
        if !self.found.iter().any(|(known, _)| *known == what) {
            self.found.push((what, detail.to_owned()));
        }
    }

    fn start(&mut self, tag: &Tag<'h>) {
        let (name, fault) = tags::named(tag.name);
        if let Some(what) = fault {
            self.add(what, name);
        }
        let is_plain = || tag.name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if name.is_empty() && is_plain() {
            self.add(Trait::Unknown, &tag.name.to_ascii_lowercase());
        }
        let mut own = Own::default();
        for (key, value) in tag.attributes.clone() {
            let asked = own.keep(key, value);
            self.attribute(name, key, asked, value);
        }
        match name {
            "img" => self.image(&own),
            "a" => {
                self.link = Some(Cow::Borrowed(""));
                if own.value("target") == Some("_blank") && own.value("rel").is_none() {
                    self.add(Trait::Opener, "");
                }
            }
            "iframe" if own.value("title").is_none() => self.add(Trait::FrameTitle, ""),
            "video" | "audio" if own.value("autoplay").is_some() => self.add(Trait::AutoPlay, name),
            "table" => self.table = Some(false),
            "th" => self.table = Some(true),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => self.heading = Some((tag.name, false)),
            _ => {}
        }
    }

    fn attribute(&mut self, name: &str, key: &str, asked: Option<&str>, value: &str) {
        let is_loaded = match asked {
            Some("src") => true,
            Some("href") => false,
            _ => {
                let is_handler = key.len() > 4 && behind(key, "on").is_some();
                if is_handler && key.bytes().all(|byte| byte.is_ascii_alphabetic()) {
                    self.add(Trait::Handler, key);
                }
                return;
            }
        };
        let value = decode_attribute(value);
        let value = trimmed(&value);
        if behind(value, "javascript:").is_some() || behind(value, "vbscript:").is_some() {
            self.add(Trait::ScriptAddress, value);
        } else if is_loaded && behind(value, "http:").is_some() && name != "a" {
            self.add(Trait::Mixed, value);
        } else if !value.is_empty() && !value.starts_with('#') && !has_scheme(value) {
            self.add(Trait::Relative, value);
        }
    }

    fn image(&mut self, own: &Own<'h>) {
        let address = own.value("src").unwrap_or_default();
        let is_one = |asked| matches!(own.value(asked), Some("1" | "0" | "1px"));
        if is_one("width") && is_one("height") {
            self.add(Trait::Tracker, address);
            return;
        }
        match own.value("alt") {
            None => self.add(Trait::NoAlt, address),
            Some(alt) => {
                let ends = [".jpg", ".jpeg", ".png", ".gif", ".webp"];
                if ends.iter().any(|end| alt.ends_with(end)) {
                    self.add(Trait::FileAlt, alt);
                }
                self.text(alt);
            }
        }
    }

    fn text(&mut self, text: &'h str) {
        if let Some(link) = self.link.as_mut().filter(|link| link.len() < 64) {
            *link += text;
        }
        if let Some((_, has_text)) = &mut self.heading {
            *has_text = *has_text || !trimmed(text).is_empty();
        }
    }

    fn end(&mut self, name: &str) {
        if name.eq_ignore_ascii_case("a") {
            let Some(text) = self.link.take() else { return };
            let text = trimmed(&text);
            let is_it = |vague: &&&str| vague.eq_ignore_ascii_case(text);
            if text.is_empty() {
                self.add(Trait::EmptyLink, "");
            } else if let Some(vague) = VAGUE.iter().find(is_it) {
                self.add(Trait::VagueLink, vague);
            }
        } else if name.eq_ignore_ascii_case("table") && self.table.take() == Some(false) {
            self.add(Trait::TableHeads, "");
        } else if let Some((open, false)) = self
            .heading
            .take_if(|(open, _)| open.eq_ignore_ascii_case(name))
        {
            self.add(Trait::EmptyHeading, open);
        }
    }
}

fn has_scheme(address: &str) -> bool {
    let is_sign = |byte: &u8| matches!(byte, b':' | b'/' | b'?' | b'#');
    address.bytes().find(is_sign) == Some(b':') || address.starts_with("{{")
}
