//! A fragment to the picture that stands for it, where nothing else is wanted.

use super::attributes::Attributes;
use super::pass::{Pass, is_raw};
use super::policy::{Element, Fate, Shape};
use super::token::Token;

impl Pass<'_, '_> {
    /// Looks for the first picture and for nothing else. False if something came of which all is dropped that it
    /// holds: then only a whole reading can tell.
    pub fn skim(&mut self) -> bool {
        while let Some(token) = self.tokens.next() {
            let tag = match token {
                Token::Start(tag) => tag,
                Token::End("a" | "A") => {
                    self.link = Attributes::default();
                    continue;
                }
                _ => continue,
            };
            match tag.element {
                Element::A => self.link = tag.attributes,
                Element::Img => {
                    self.void(Element::Img, &tag);
                    if self.pictures.iter().any(|picture| !picture.is_small()) {
                        return true;
                    }
                }
                element if element.fate() == Fate::Drop && holds_others(element) => return false,
                element if self.is_concealed(element, &tag) => return false,
                _ => {}
            }
        }
        true
    }
}

fn holds_others(element: Element) -> bool {
    !is_raw(element) && !matches!(element.shape(), Shape::Void)
}
