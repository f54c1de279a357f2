//! Pictures as they are written: where their address stands, and which of them show nothing or little.

use std::borrow::Cow;
use std::ops::Range;

use super::attribute_policy::Attribute;
use super::hidden::{Look, is_tiny};
use super::outcome::{MOST_SHOWN, Picture};
use super::pass::{Pass, Shown};
use super::policy::Element;
use super::tags::Written;
use super::token::Tag;
use super::trackers::{is_sign, is_tracker, shares};
use super::write;
use crate::value::entities;
use crate::value::search::Search;

/// Where scripts that load pictures late keep addresses; the first that leads anywhere counts.
const LATE: [(&str, Attribute); 6] = [
    ("data-src", Attribute::Src),
    ("data-lazy-src", Attribute::Src),
    ("data-original", Attribute::Src),
    ("data-orig-src", Attribute::Src),
    ("data-srcset", Attribute::Srcset),
    ("data-lazy-srcset", Attribute::Srcset),
];

/// Words in the names of files that hold the place of a picture until a script loads it.
#[rustfmt::skip]
const PLACEHOLDERS: [&str; 19] = [
    "1x1", "blank", "clear", "dot", "empty", "gray", "grey", "lazy", "lazyload", "loader", "loading", "none", "pixel",
    "placeholder", "preloader", "spacer", "spinner", "trans", "transparent",
];

impl<'h> Pass<'h, '_> {
    /// A picture stays where it has an address, and is none that only counts its readers.
    pub fn picture(&mut self, tag: &Tag<'h>) {
        let before = self.out.len();
        self.out.push_str("<img");
        let [src, srcset, alt, style, class] =
            values(tag, ["src", "srcset", "alt", "style", "class"]);
        let look = style.map(Look::of).unwrap_or_default();
        let mut written = Written::default();
        written.grows = look.grows();
        let late = self.write_shown(Element::Img, tag, [src, srcset], &mut written);
        let raw = late.or(src).unwrap_or_default();
        // AMP's own loads late, and two of them are two.
        let is_amp = tag.name.has('-');
        let is_late = late.is_some() || is_amp;
        let is_again = self.is_again(Shown { raw, is_late }) && !is_amp || self.gives_way(raw);
        let address = read_address(&self.out, &written);
        // A script shows what it loads late.
        let counts = is_tiny(written.width, written.height)
            || late.is_none() && look.hides()
            || address.as_deref().is_some_and(is_tracker);
        self.outcome.trackers += u32::from(counts);
        if counts || is_again {
            return self.out.truncate(before);
        }
        let alt = alt.map(entities::decode_attribute).unwrap_or_default();
        let alt = alt.trim();
        if !written.address {
            self.out.truncate(before);
            return self.words_of_tag(alt);
        }
        if self.pictures.len() < MOST_SHOWN
            && let Some(url) = address.filter(|url| !is_sign(url, alt, class))
            && !self.is_shared()
        {
            self.pictures.push(Picture {
                url: url.into_owned(),
                alt: (!alt.is_empty()).then(|| alt.to_owned()),
                width: written.width,
                height: written.height,
            });
        }
        self.end_picture(before, alt);
    }

    /// Its text, and the end of the tag that begins at `before`.
    fn end_picture(&mut self, before: usize, alt: &str) {
        self.has_begun = true;
        if self.wanted.text {
            self.lines.picture(alt);
        }
        if !self.wanted.html {
            return self.out.truncate(before);
        }
        self.out.push_str(" loading=\"lazy\">");
        self.writing_tag();
    }

    /// Whether this address was shown just before: for readers without scripts, what is loaded late stands once more
    /// beside.
    pub fn is_again(&mut self, shown: Shown<'h>) -> bool {
        let last = std::mem::replace(&mut self.last_shown, shown);
        !shown.raw.is_empty() && last.raw == shown.raw && (last.is_late || shown.is_late)
    }

    /// Whether a picture only holds the place of the one that comes next, for readers without scripts.
    fn gives_way(&self, raw: &str) -> bool {
        raw.starts_with("data:image/gif;")
            && self.tokens.rest().trim_start().starts_with("<noscript")
    }

    /// Where the open link leads, as it came.
    pub fn href(&self) -> Option<&'h str> {
        let mut link = self.link.clone();
        link.find(|(name, _)| name.eq_ignore_ascii_case("href"))
            .map(|(_, href)| href)
    }

    /// Whether a link is open that passes on what it stands in.
    fn is_shared(&self) -> bool {
        self.href().is_some_and(shares)
    }

    pub fn source(&mut self, tag: &Tag<'h>) {
        let before = self.out.len();
        self.out.push_str("<source");
        let mut written = Written::default();
        let own = values(tag, ["src", "srcset"]);
        self.write_shown(Element::Source, tag, own, &mut written);
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
        if let Some(player @ (Element::Audio | Element::Video)) = plays {
            self.remember_media(tag, player);
        }
    }

    /// Writes the attributes; as address what a script would load, where its own shows nothing. That one as it came.
    fn write_shown(
        &mut self,
        element: Element,
        tag: &Tag<'h>,
        own: [Option<&str>; 2],
        written: &mut Written,
    ) -> Option<&'h str> {
        let late = self.write_late(element, tag, own, written);
        self.write_attributes(element, tag, written);
        if written.address {
            return late;
        }
        // What leads nowhere holds a place, too.
        self.write_late(element, tag, [None; 2], written)
    }

    /// Writes what a script would load where nothing stands but what holds its place. The address as it came.
    fn write_late(
        &mut self,
        element: Element,
        tag: &Tag<'h>,
        [src, srcset]: [Option<&str>; 2],
        written: &mut Written,
    ) -> Option<&'h str> {
        let has_data = tag.attributes.mention_data();
        let is_free = |own: Option<&str>| own.is_none_or(|own| has_data && holds_place(own));
        let (mut src_is_free, mut srcset_is_free) = (is_free(src), is_free(srcset));
        if !src_is_free {
            return None;
        }
        let mut late = None;
        let found = values(tag, LATE.map(|(name, _)| name));
        for ((_, attribute), raw) in LATE.into_iter().zip(found) {
            let is_free = match attribute {
                Attribute::Src => &mut src_is_free,
                _ => &mut srcset_is_free,
            };
            if let Some(raw) = raw.filter(|_| *is_free)
                && self.write_instead(element, attribute, raw, written)
            {
                *is_free = false;
                late = late.or(Some(raw));
            }
        }
        late
    }

    /// The words of a picture that goes stay.
    fn words_of_tag(&mut self, words: &str) {
        if self.wanted.text {
            for words in [" ", words, " "] {
                self.lines.words(words);
            }
        }
        if self.wanted.html && !words.is_empty() {
            self.write_words(words);
        }
    }

    /// Writes words that must not run into those around them.
    pub fn write_words(&mut self, words: &str) {
        self.set_apart();
        let from = self.out.len();
        write::push_text(&mut self.out, words);
        self.wrote_text(from);
        self.apart = true;
    }
}

/// The address that was written; without one of its own, the first of those by size.
fn read_address<'o>(out: &'o str, written: &Written) -> Option<Cow<'o, str>> {
    let value = |range: &Option<Range<usize>>| out.get(range.clone()?);
    let own = value(&written.src).filter(|address| !address.starts_with("data:"));
    let sized = || value(&written.srcset)?.split_whitespace().next();
    let address = own.or_else(sized)?;
    Some(entities::decode(address.trim_end_matches(',')))
}

/// Whether a picture is only there until another one is loaded.
fn holds_place(raw: &str) -> bool {
    let address = entities::decode_attribute(raw);
    let address = address.trim_start();
    if address.starts_with("data:") {
        return true;
    }
    let path = address.before_any(*b"?##");
    let file = path.rsplit('/').next().unwrap_or_default();
    file.split(|sign: char| !sign.is_ascii_alphanumeric())
        .any(|word| {
            PLACEHOLDERS
                .iter()
                .any(|known| word.eq_ignore_ascii_case(known))
        })
}

/// The raw values of the first attributes of these names.
pub(super) fn values<'h, const N: usize>(tag: &Tag<'h>, names: [&str; N]) -> [Option<&'h str>; N] {
    let mut values = [None; N];
    find(tag, &names, &mut values);
    values
}

fn find<'h>(tag: &Tag<'h>, names: &[&str], values: &mut [Option<&'h str>]) {
    for (name, raw) in tag.attributes.clone() {
        for (known, value) in names.iter().zip(&mut *values) {
            if name.eq_ignore_ascii_case(known) {
                value.get_or_insert(raw);
            }
        }
    }
}
