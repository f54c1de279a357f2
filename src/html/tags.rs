//! Start tags as they are written: only what the table allows, with what is added for safety.

use std::borrow::Cow;
use std::ops::Range;

use super::attribute_policy::{Attribute, Value};
use super::faults::{self, Fault};
use super::outcome::{Embedded, MOST_SHOWN, Picture};
use super::pass::Pass;
use super::policy::Element;
use super::token::Tag;
use super::{addresses, trackers, write};
use crate::value::entities;

/// What is known of a tag once it is written.
#[derive(Default)]
struct Written {
    /// Whether it leads anywhere, or shows anything.
    address: bool,
    /// Where in the result the value of its own address stands.
    src: Option<Range<usize>>,
    width: Option<u32>,
    height: Option<u32>,
}

impl<'h> Pass<'h, '_> {
    /// Writes the start tag of an element that stays.
    pub fn write_start(&mut self, element: Element, tag: &Tag<'h>) {
        self.writing_tag();
        if matches!(element, Element::Audio | Element::Video) {
            self.remember_media(element, tag, element == Element::Video);
        }
        if !self.wanted.html {
            return self.count_active(tag);
        }
        let plays = matches!(element, Element::Audio | Element::Video);
        if tag.attributes.is_empty() && !plays {
            return self.out.push_str(element.start_tag());
        }
        self.out.push_str(element.opening());
        let written = self.write_attributes(element, tag);
        match element {
            Element::A if written.address && !faults::is(Fault::RelMissing) => {
                self.out.push_str(" rel=\"noopener noreferrer nofollow\">")
            }
            _ if plays => self.out.push_str(" controls=\"\">"),
            _ => self.out.push('>'),
        }
    }

    /// An element without content.
    pub fn void(&mut self, element: Element, tag: &Tag<'h>) {
        if self.dropping() {
            return;
        }
        match element {
            Element::Img => {
                self.lines.gap();
                return self.picture(tag);
            }
            Element::Source => return self.source(tag),
            Element::Embed
            | Element::Input
            | Element::Base
            | Element::Meta
            | Element::Link
            | Element::Keygen => {
                self.outcome.active += 1;
                return;
            }
            Element::Br => self.lines.line_break(),
            Element::Hr => self.lines.block(),
            Element::Wbr | Element::Col => {}
            _ => return,
        }
        self.write_start(element, tag);
    }

    /// Counts handlers where nothing is written.
    fn count_active(&mut self, tag: &Tag<'h>) {
        self.outcome.active += tag
            .attributes
            .clone()
            .filter(|(name, _)| is_handler(name))
            .count() as u32;
    }

    fn write_attributes(&mut self, element: Element, tag: &Tag<'h>) -> Written {
        let mut written = Written::default();
        let mut seen = 0u128;
        for (name, raw) in tag.attributes.clone() {
            let Some(attribute) = Attribute::of(element, name) else {
                self.outcome.active += u32::from(is_handler(name));
                let kept = faults::is(Fault::HandlerKept) && is_handler(name)
                    || faults::is(Fault::StyleAttributeKept) && name == "style";
                if kept {
                    self.out.push_str(&format!(" {name}=\"\""));
                }
                continue;
            };
            let bit = 1u128.checked_shl(attribute as u32).unwrap_or_default();
            let doubled = seen & bit != 0;
            seen |= bit;
            // Of two attributes of one name, the first counts.
            if doubled || attribute == Attribute::Controls {
                continue;
            }
            let before = self.out.len();
            self.out.push_str(attribute.opening());
            let from = self.out.len();
            if !self.write_value(element, attribute, raw) {
                self.out.truncate(before);
                continue;
            }
            match attribute {
                Attribute::Href | Attribute::Srcset => written.address = true,
                Attribute::Src => {
                    written.address = true;
                    written.src = Some(from..self.out.len());
                }
                // As it is written: whoever reads the result again must read the same size.
                Attribute::Width => written.width = self.out.get(from..).and_then(pixels),
                Attribute::Height => written.height = self.out.get(from..).and_then(pixels),
                _ => {}
            }
            self.out.push('"');
        }
        written
    }

    /// Writes a value, if it may stand.
    fn write_value(&mut self, element: Element, attribute: Attribute, raw: &str) -> bool {
        match attribute.value() {
            Value::Words => write::push_html_value(&mut self.out, raw),
            // How much a bar shows has any form and builds nothing.
            Value::Number if matches!(element, Element::Meter | Element::Progress) => {
                write::push_html_value(&mut self.out, raw)
            }
            Value::Flag => {}
            Value::Number => {
                let value = entities::decode_attribute(raw);
                let value = value.trim();
                if !is_number(value) {
                    return false;
                }
                self.out.push_str(value);
            }
            Value::Pictures => {
                let value = entities::decode_attribute(raw);
                let Some(candidates) = addresses::candidates(&value, self.rules.base) else {
                    return false;
                };
                write::push_value(&mut self.out, &candidates);
            }
            kind @ (Value::Link | Value::Page | Value::Source) => {
                let value = entities::decode_attribute(raw);
                if faults::is(Fault::SchemeBeforeDecoding) && !addresses::acts(raw) {
                    write::push_value(&mut self.out, &value);
                    return true;
                }
                let Some(address) = addresses::address(&value, self.rules.base, kind, element)
                else {
                    self.outcome.active += u32::from(addresses::acts(&value));
                    return false;
                };
                write::push_value(&mut self.out, &address);
            }
        }
        true
    }

    /// A picture stays where it has an address, and is none that only counts its readers.
    fn picture(&mut self, tag: &Tag<'h>) {
        let before = self.out.len();
        self.out.push_str("<img");
        let written = self.write_attributes(Element::Img, tag);
        let address = written
            .src
            .and_then(|range| self.out.get(range))
            .map(unescaped);
        let tiny = |size: Option<u32>| size.is_some_and(|size| size <= 1);
        let counts = tiny(written.width) && tiny(written.height)
            || address.as_deref().is_some_and(trackers::is_tracker);
        if !written.address || counts && !faults::is(Fault::PixelKept) {
            self.outcome.trackers += u32::from(counts);
            self.out.truncate(before);
            return;
        }
        let alt = tag.attribute("alt").map(entities::decode_attribute);
        if let Some(alt) = alt.as_deref().filter(|_| self.wanted.text) {
            for words in [" ", alt, " "] {
                self.lines.words(words);
            }
        }
        if self.pictures.len() < MOST_SHOWN
            && let Some(url) = address.filter(|url| !url.starts_with("data:"))
        {
            let alt = alt
                .map(|alt| alt.trim().to_owned())
                .filter(|alt| !alt.is_empty());
            self.pictures.push(Picture {
                url: url.into_owned(),
                alt,
                width: written.width,
                height: written.height,
            });
        }
        if !self.wanted.html {
            self.out.truncate(before);
            return;
        }
        self.out.push_str(" loading=\"lazy\">");
        self.writing_tag();
    }

    fn source(&mut self, tag: &Tag<'h>) {
        let before = self.out.len();
        self.out.push_str("<source");
        let written = self.write_attributes(Element::Source, tag);
        self.out.push('>');
        if !written.address || !self.wanted.html {
            self.out.truncate(before);
        } else {
            self.writing_tag();
        }
        let plays = self.stack.inner_first().map(|(_, open)| open.element);
        let plays = plays
            .take(4)
            .find(|element| matches!(element, Element::Audio | Element::Video | Element::Picture));
        if let Some(element @ (Element::Audio | Element::Video)) = plays {
            self.remember_media(Element::Source, tag, element == Element::Video);
        }
    }

    fn remember_media(&mut self, element: Element, tag: &Tag<'h>, video: bool) {
        if self.media.len() >= MOST_SHOWN {
            return;
        }
        let address = |name| {
            let value = entities::decode_attribute(tag.attribute(name)?);
            addresses::address(&value, self.rules.base, Value::Page, element).map(Cow::into_owned)
        };
        let Some(url) = address("src") else { return };
        let kind = tag
            .attribute("type")
            .map(|kind| entities::decode_attribute(kind).trim().to_owned());
        let poster = address("poster");
        self.media.push(Embedded {
            video,
            url,
            kind: kind.filter(|kind| !kind.is_empty()),
            poster,
        });
    }

    /// A frame of a host that the caller named is built anew; any other becomes a link.
    pub fn frame(&mut self, tag: &Tag<'h>) {
        if self.dropping() {
            return;
        }
        let source = tag
            .attribute("src")
            .map(entities::decode_attribute)
            .unwrap_or_default();
        let address = addresses::address(&source, self.rules.base, Value::Page, Element::Iframe);
        let Some(address) = address else {
            self.outcome.active += 1;
            return;
        };
        if addresses::is_named(&address, self.rules.iframe_hosts) {
            if self.wanted.html {
                self.write_frame(&address, tag);
            }
            return;
        }
        self.outcome.active += 1;
        if self.stack.holds(Element::A) {
            return;
        }
        let title = tag
            .attribute("title")
            .map(entities::decode_attribute)
            .unwrap_or_default();
        let words = if title.trim().is_empty() {
            &address
        } else {
            &title
        };
        if self.wanted.text {
            self.lines.words(words);
        }
        if self.wanted.html {
            self.writing_tag();
            self.out.push_str("<a href=\"");
            write::push_value(&mut self.out, &address);
            self.out
                .push_str("\" rel=\"noopener noreferrer nofollow\">");
            write::push_text(&mut self.out, words);
            self.out.push_str("</a>");
        }
    }

    fn write_frame(&mut self, address: &str, tag: &Tag<'h>) {
        self.writing_tag();
        self.out.push_str("<iframe src=\"");
        write::push_value(&mut self.out, address);
        for name in ["width", "height"] {
            if let Some(size) = tag
                .attribute(name)
                .filter(|size| is_number(size) && !size.is_empty())
            {
                for part in ["\" ", name, "=\"", size] {
                    self.out.push_str(part);
                }
            }
        }
        if let Some(title) = tag.attribute("title") {
            self.out.push_str("\" title=\"");
            write::push_html_value(&mut self.out, title);
        }
        self.out.push_str(
            "\" sandbox=\"allow-scripts allow-same-origin allow-popups\" loading=\"lazy\" \
             referrerpolicy=\"strict-origin-when-cross-origin\" allowfullscreen=\"\"></iframe>",
        );
    }

    /// The number that a list begins with, or that a point has.
    pub fn number_of(&self, element: Element, tag: &Tag<'h>) -> Option<i64> {
        let name = match element {
            Element::Ol => "start",
            Element::Li => "value",
            _ => return None,
        };
        tag.attribute(name)
            .filter(|value| is_number(value))
            .and_then(|value| value.parse().ok())
    }
}

/// Up to five digits, or none.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.len() <= 5 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A size in pixels.
fn pixels(value: &str) -> Option<u32> {
    let text = value.trim();
    let text = text.strip_suffix("px").unwrap_or(text);
    text.parse().ok()
}

fn is_handler(name: &str) -> bool {
    name.len() > 2
        && name
            .get(..2)
            .is_some_and(|on| on.eq_ignore_ascii_case("on"))
}

/// An address as it was before it was written as a value.
fn unescaped(value: &str) -> Cow<'_, str> {
    entities::decode(value)
}
