//! What is hidden from readers: by its size, or by its style.

use super::pass::Pass;
use super::policy::Element;
use super::token::Tag;
use crate::value::entities;
use crate::value::lower::lower_ascii;
use crate::value::search::Search;

impl<'h> Pass<'h, '_> {
    /// Whether words are hidden here that nothing will show: the preview of a newsletter, which is words alone before
    /// all else, or is made as small as can be, too. Other hidden words the scripts of a page may open, and readers
    /// have none.
    pub fn is_concealed(&self, element: Element, tag: &Tag<'h>) -> bool {
        matches!(element, Element::Div | Element::P | Element::Span)
            && !tag.attributes.is_brief()
            && tag
                .attribute("style")
                .filter(|style| may_hide(style))
                .map(Look::of)
                .is_some_and(|look| {
                    look.is_hidden()
                        && (look.crushed
                            || !self.has_begun && is_words(self.tokens.rest(), tag.name))
                })
    }
}

/// A size in pixels.
pub fn pixels(value: &str) -> Option<u32> {
    let text = value.trim();
    let text = text.strip_suffix("px").unwrap_or(text);
    text.parse().ok()
}

/// Whether a size is given, and none is larger than a pixel.
pub fn is_tiny(width: Option<u32>, height: Option<u32>) -> bool {
    let mut sizes = [width, height].into_iter().flatten();
    width.or(height).is_some() && sizes.all(|size| size <= 1)
}

/// How long a preview is at most: it is filled up with characters that nobody sees.
const LONGEST: usize = 4096;

/// Whether there are nothing but words up to the end tag of this name, and more behind it.
fn is_words(rest: &str, name: &str) -> bool {
    let near = rest.as_bytes().get(..LONGEST).unwrap_or(rest.as_bytes());
    let end = memchr::memchr(b'<', near).and_then(|at| rest.get(at..));
    let behind = end
        .and_then(|end| end.strip_prefix("</"))
        .and_then(|end| end.split_at_checked(name.len()));
    behind.is_some_and(|(end, behind)| {
        end.eq_ignore_ascii_case(name)
            && !behind
                .trim_start_matches(|sign: char| sign == '>' || sign.is_whitespace())
                .is_empty()
    })
}

/// Few styles hide anything; the others are not taken apart.
fn may_hide(style: &str) -> bool {
    let is = |word: &[u8]| word.eq_ignore_ascii_case(b"none") || word.eq_ignore_ascii_case(b"hidd");
    style.as_bytes().windows(4).any(is)
}

/// What a style says of whether anything is to be seen.
#[derive(Default)]
pub struct Look {
    /// By what it is displayed as, by its visibility.
    hidden: [bool; 2],
    crushed: bool,
    width: Option<u32>,
    height: Option<u32>,
    /// The least of both, where that can be seen.
    least: [Option<u32>; 2],
}

impl Look {
    pub fn of(style: &str) -> Look {
        let mut look = Look::default();
        let style = entities::decode_attribute(style);
        // What is important prevails over what stands behind it.
        let rounds: &[bool] = match style.has('!') {
            true => &[false, true],
            false => &[false],
        };
        for &is_important in rounds {
            for (name, value) in style.split(';').filter_map(|one| one.split_once(':')) {
                let mut parts = value.split('!');
                let value = parts.next().unwrap_or_default();
                if parts.next().is_some() == is_important {
                    look.declare(name, value);
                }
            }
        }
        look
    }

    fn declare(&mut self, name: &str, value: &str) {
        let value = value.trim();
        let is = |word: &str| value.eq_ignore_ascii_case(word);
        match &*lower_ascii(name.trim()) {
            "display" => self.hidden[0] = is("none"),
            "visibility" => self.hidden[1] = is("hidden"),
            "mso-hide" => self.crushed |= is("all"),
            "font-size" | "max-height" | "max-width" => {
                self.crushed |= pixels(value).is_some_and(|size| size <= 1);
            }
            "width" => self.width = size(value),
            "height" => self.height = size(value),
            "min-width" => self.least[0] = size(value).filter(|&size| size > 1),
            "min-height" => self.least[1] = size(value).filter(|&size| size > 1),
            _ => {}
        }
    }

    fn is_hidden(&self) -> bool {
        self.hidden.contains(&true)
    }

    fn sizes(&self) -> [Option<u32>; 2] {
        let [width, height] = self.least;
        [self.width.max(width), self.height.max(height)]
    }

    /// Whether it hides what has it. One size alone may be a player's that fits itself to its page.
    pub fn hides(&self) -> bool {
        let [width, height] = self.sizes();
        self.is_hidden() || width.is_some() && height.is_some() && is_tiny(width, height)
    }

    /// Whether it gives a size that can be seen, however small the attributes say that it is.
    pub fn grows(&self) -> bool {
        self.sizes().into_iter().flatten().any(|size| size > 1)
    }
}

/// A size in pixels; in other units only one that can be seen.
fn size(value: &str) -> Option<u32> {
    let digits = value.split(|sign: char| !sign.is_ascii_digit()).next();
    pixels(value).or_else(|| digits?.parse().ok().filter(|&size| size > 1))
}
