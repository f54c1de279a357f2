//! Start tags as they are written: only what the table allows, with what is added for safety.

use std::ops::Range;

use super::attribute_policy::{Attribute, Value};
use super::hidden::{is_tiny, pixels};
use super::outcome::{Embedded, MOST_SHOWN, Picture};
use super::pass::Pass;
use super::policy::Element;
use super::token::Tag;
use super::{addresses, write};
use crate::value::entities;
use crate::value::url::{self, Base};

/// What is known of a tag once it is written.
#[derive(Default)]
pub(super) struct Written {
    /// Whether it leads anywhere, or shows anything.
    pub address: bool,
    /// Where in the result the value of its own address stands.
    pub src: Option<Range<usize>>,
    /// The same of its addresses by size.
    pub srcset: Option<Range<usize>>,
    pub width: Option<u32>,
    pub height: Option<u32>,
    /// Whether a style shows it, however small its own sizes are: those stay away, for the style does.
    pub grows: bool,
    /// A bit for each attribute that was met: of two of one name, the first counts.
    seen: u128,
}

impl<'h> Pass<'h, '_> {
    /// Writes the start tag of an element that stays.
    pub fn write_start(&mut self, element: Element, tag: &Tag<'h>) {
        self.writing_tag();
        if matches!(element, Element::Audio | Element::Video) {
            self.remember_media(tag, element);
        }
        if !self.wanted.html {
            return self.count_active(tag);
        }
        let plays = matches!(element, Element::Audio | Element::Video);
        if tag.attributes.is_empty() && !plays {
            return self.out.push_str(element.start_tag());
        }
        self.out.push_str(element.opening());
        let mut written = Written::default();
        // Scripts load some late, like pictures.
        if plays
            && tag.attribute("src").is_none()
            && let Some(late) = tag.attribute("data-src")
        {
            self.write_instead(element, Attribute::Src, late, &mut written);
        }
        self.write_attributes(element, tag, &mut written);
        match element {
            Element::A if written.address => {
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
            Element::Img => return self.picture(tag),
            Element::Source => return self.source(tag),
            Element::Embed
            | Element::Input
            | Element::Base
            | Element::Meta
            | Element::Link
            | Element::Keygen => {
                self.outcome.active += 1;
                return self.embedded(element, tag, None);
            }
            Element::Br => self.lines.line_break(),
            Element::Hr => self.lines.block(),
            Element::Wbr | Element::Col => {}
            Element::Area => {
                self.outcome.dropped |= tag.attribute("href").is_some();
                return;
            }
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

    /// Writes the attributes of a tag that are not written yet.
    pub fn write_attributes(&mut self, element: Element, tag: &Tag<'h>, written: &mut Written) {
        for (name, raw) in tag.attributes.clone() {
            let Some(attribute) = Attribute::of(element, name) else {
                self.outcome.active += u32::from(is_handler(name));
                continue;
            };
            let bit = bit(attribute);
            let doubled = written.seen & bit != 0;
            written.seen |= bit;
            if !doubled && attribute != Attribute::Controls {
                self.write_attribute(element, attribute, raw, written);
            }
        }
    }

    /// Writes an address that stands in another attribute than its own. Whether it may stand.
    pub fn write_instead(
        &mut self,
        element: Element,
        attribute: Attribute,
        raw: &str,
        written: &mut Written,
    ) -> bool {
        let before = self.out.len();
        self.write_attribute(element, attribute, raw, written);
        let stands = self.out.len() > before;
        if stands {
            written.seen |= bit(attribute);
        }
        stands
    }

    fn write_attribute(
        &mut self,
        element: Element,
        attribute: Attribute,
        raw: &str,
        written: &mut Written,
    ) {
        let before = self.out.len();
        self.out.push_str(attribute.opening());
        let from = self.out.len();
        if !self.write_value(element, attribute, raw) {
            return self.out.truncate(before);
        }
        let value = from..self.out.len();
        written.address |= matches!(
            attribute,
            Attribute::Href | Attribute::Src | Attribute::Srcset
        );
        match attribute {
            Attribute::Src => written.src = Some(value),
            Attribute::Srcset => written.srcset = Some(value),
            Attribute::Width | Attribute::Height => {
                // As it is written: whoever reads the result again must read the same size.
                let size = self.out.get(value).and_then(pixels);
                if written.grows && is_tiny(size, None) {
                    return self.out.truncate(before);
                }
                match attribute {
                    Attribute::Width => written.width = size,
                    _ => written.height = size,
                }
            }
            _ => {}
        }
        self.out.push('"');
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
                return self.write_address(element, kind, raw);
            }
        }
        true
    }

    fn write_address(&mut self, element: Element, kind: Value, raw: &str) -> bool {
        let value = entities::decode_attribute(raw);
        // A link to a place in the text leads to the page that the text stands in.
        let is_in_page = value.trim_start().starts_with('#');
        if is_in_page && kind == Value::Source {
            return false;
        }
        let own = (kind == Value::Link && is_in_page)
            .then(|| self.rules.page.map(|page| Base::new(Some(page))))
            .flatten();
        let base = own.as_ref().unwrap_or(self.rules.base);
        let Some(address) = addresses::address(&value, base, kind, element) else {
            self.outcome.active += u32::from(addresses::acts(&value));
            let is_told = self.outcome.homeless || is_in_page;
            self.outcome.homeless |= !is_told && url::lacks_base(&value, base);
            return false;
        };
        write::push_value(&mut self.out, &address);
        true
    }

    /// Remembers the audio or video that a tag names: the player's own tag, or that of a source within it.
    pub fn remember_media(&mut self, tag: &Tag<'h>, player: Element) {
        if self.media.len() >= MOST_SHOWN {
            return;
        }
        if tag.element == player {
            self.begin_player(tag);
        }
        let source = tag.attribute("src").or_else(|| tag.attribute("data-src"));
        let Some(url) = source.and_then(|raw| self.page(raw)) else {
            return;
        };
        if self
            .media
            .iter()
            .any(|known| url::is_same(&known.url, &url))
        {
            return;
        }
        let kind = tag
            .attribute("type")
            .map(|kind| entities::decode_attribute(kind).trim().to_owned());
        let (from, poster) = self.player.clone();
        let group = self.media.get_mut(from).map(|first| {
            first.group = Some(from as u32);
            from as u32
        });
        self.media.push(Embedded {
            video: player == Element::Video,
            url,
            kind: kind.filter(|kind| !kind.is_empty()),
            poster,
            group,
        });
    }

    /// What is remembered next is one audio or video in several forms, until another player begins.
    fn begin_player(&mut self, tag: &Tag<'h>) {
        let poster = tag.attribute("poster").and_then(|raw| self.page(raw));
        if let Some(url) = poster.clone().filter(|_| self.pictures.len() < MOST_SHOWN) {
            self.pictures.push(Picture {
                url,
                ..Picture::default()
            });
        }
        self.player = (self.media.len(), poster);
    }

    /// The number that a list begins with, or that a point has, and what comes to it from point to point.
    pub fn number_of(&self, element: Element, tag: &Tag<'h>) -> (Option<i64>, i64) {
        let name = match element {
            Element::Ol => "start",
            Element::Li => "value",
            _ => return (None, 1),
        };
        let said = tag.attribute(name).map(entities::decode_attribute);
        let said = said.as_deref().map(str::trim);
        let number = said
            .filter(|said| is_number(said))
            .and_then(|said| said.parse().ok());
        if element == Element::Li || tag.attribute("reversed").is_none() {
            return (number, 1);
        }
        (number, -1)
    }
}

/// An attribute's place among those that were met.
fn bit(attribute: Attribute) -> u128 {
    1u128.checked_shl(attribute as u32).unwrap_or_default()
}

/// Up to five digits, or none.
pub(super) fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.len() <= 5 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

pub(super) fn is_handler(name: &str) -> bool {
    name.len() > 2
        && name
            .get(..2)
            .is_some_and(|on| on.eq_ignore_ascii_case("on"))
}
