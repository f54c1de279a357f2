//! What is hidden from readers: by its size, or by its style.

use super::pass::Pass;
use super::policy::Element;
#[cfg(feature = "repair")]
use super::policy::Fate;
use super::tags::pixels;
use super::token::Tag;
use crate::value::entities;

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
                .map(look)
                .is_some_and(|look| {
                    look.hidden
                        && (look.crushed
                            || !self.has_begun && is_words(self.tokens.rest(), tag.name))
                })
    }

    /// The element with which dropping began, if it is one that is kept elsewhere.
    #[cfg(feature = "repair")]
    pub fn concealed(&self) -> Option<Element> {
        let element = self.stack.element_at(self.dropped_from?);
        (element.fate() == Fate::Keep).then_some(element)
    }
}

/// Whether nothing is to be seen of a picture: all sizes that it has are a pixel at most, or its style says so.
pub fn is_hidden(width: Option<u32>, height: Option<u32>, style: Option<&str>) -> bool {
    is_tiny(width, height) || style.is_some_and(hides)
}

/// Whether a size is given, and none is larger than a pixel.
pub fn is_tiny(width: Option<u32>, height: Option<u32>) -> bool {
    let mut sizes = [width, height].into_iter().flatten();
    width.or(height).is_some() && sizes.all(|size| size <= 1)
}

/// Whether a style hides what has it. One size alone may be a player's that fits itself to its page.
pub fn hides(style: &str) -> bool {
    let Look {
        hidden,
        width,
        height,
        ..
    } = look(style);
    hidden || width.is_some() && height.is_some() && is_tiny(width, height)
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
struct Look {
    hidden: bool,
    crushed: bool,
    width: Option<u32>,
    height: Option<u32>,
}

fn look(style: &str) -> Look {
    let mut look = Look::default();
    for declaration in entities::decode_attribute(style).split(';') {
        let Some((name, value)) = declaration.split_once(':') else {
            continue;
        };
        // Behind it stands how important it is.
        let value = value.split('!').next().unwrap_or_default().trim();
        let is = |word: &str| value.eq_ignore_ascii_case(word);
        match &*name.trim().to_ascii_lowercase() {
            "display" => look.hidden |= is("none"),
            "visibility" => look.hidden |= is("hidden"),
            "mso-hide" => look.crushed |= is("all"),
            "font-size" | "max-height" | "max-width" => {
                look.crushed |= pixels(value).is_some_and(|size| size <= 1);
            }
            "width" => look.width = pixels(value),
            "height" => look.height = pixels(value),
            _ => {}
        }
    }
    look
}
