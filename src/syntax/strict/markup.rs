//! Text, sections, comments and end tags within a sound piece.

use std::borrow::Cow;

use super::Reading;
use super::names::{HOLDS_PART, Known};
use super::waiting::Target;
use crate::syntax::tree::NodeId;
use crate::syntax::xml::names::stands_at;
use crate::syntax::xml::run::Place;
use crate::syntax::xml::text::{is_blank, lost_end_tag};
use crate::value::search;

/// An open element of the piece.
#[derive(Debug, Clone, Copy)]
pub struct Level<'t> {
    pub known: Known<'t>,
    pub node: NodeId,
    /// Declarations in scope before it.
    pub mark: usize,
    pub has_text: bool,
    pub has_child: bool,
    /// Nothing stands behind its last run of text.
    pub ends_in_text: bool,
}

pub const SECTION: &[u8] = b"<![CDATA[";

/// How much white space stands here.
pub fn blank(bytes: &[u8]) -> usize {
    let is_space = |byte: &u8| matches!(byte, b' ' | b'\n' | b'\r' | b'\t');
    let length = bytes.iter().position(|byte| !is_space(byte));
    length.unwrap_or(bytes.len())
}

impl<'t> Reading<'_, '_, 't> {
    /// Characters up to the next tag.
    pub(super) fn text(&mut self) -> Option<()> {
        let rest = self.around.text.as_bytes().get(self.at..)?;
        if rest.first()? == &b'<' {
            return Some(());
        }
        // White space between the fields of an entry says nothing; words there are an oddity.
        if self.in_entry && self.lane.open.len() == 1 {
            let length = blank(rest);
            self.at += length;
            return (rest.get(length)? == &b'<').then_some(());
        }
        let first = memchr::memchr3(b'<', b'&', b']', rest)?;
        let is_plain = rest.get(first) == Some(&b'<');
        let length = match is_plain {
            true => first,
            false => first + memchr::memchr(b'<', rest.get(first..)?)?,
        };
        let from = self.at;
        self.at += length;
        let raw = self.around.text.get(from..self.at)?;
        let is_blank = is_blank(raw);
        let top = self.lane.open.last_mut()?;
        if !is_blank {
            let behind = self.around.text.get(self.at..)?;
            let may_end = raw
                .as_bytes()
                .last()
                .is_some_and(|last| *last <= b' ' || *last == b'>');
            if may_end && lost_end_tag(raw, top.known.name, behind).is_some() {
                return None;
            }
            top.has_text = true;
        }
        if !is_plain || !self.around.characters.are_plain() {
            self.defer(raw, from, Place::Text);
        }
        self.push(raw, from, Place::Text)
    }

    /// Characters into the innermost element. What goes on there is resolved at once.
    fn push(&mut self, raw: &'t str, from: usize, place: Place) -> Option<()> {
        let top = self.lane.open.last_mut()?;
        let node = top.node;
        let text = match std::mem::replace(&mut top.ends_in_text, true) {
            true => self.resolve(raw, from, place)?,
            false => Cow::Borrowed(raw),
        };
        self.tree.push_text(node, text, from..from + raw.len());
        Some(())
    }

    /// A CDATA section. Its end is believed where no other stands before the end tag of its element, or before the next
    /// section.
    pub(super) fn section(&mut self) -> Option<()> {
        let from = self.at + SECTION.len();
        let end = self.lane.section_end.next(self.around.text, from)?;
        let raw = self.around.text.get(from..end)?;
        if search::find(raw.as_bytes(), SECTION).is_some() {
            return None;
        }
        self.at = end + 3;
        let top = self.lane.open.last_mut()?;
        let behind = self.around.text.as_bytes().get(self.at..)?;
        let (words, tag) = behind.split_at_checked(memchr::memchr(b'<', behind)?)?;
        let is_end = match tag {
            [b'<', b'/', name @ ..] => {
                let is_own = self.lane.names.is_whole_at(top.known.id, name);
                is_own || stands_at(name, top.known.name)
            }
            _ => tag.starts_with(SECTION),
        };
        let is_over = is_end && !words.trim_ascii_end().ends_with(b"]]>");
        let is_blank = is_blank(raw);
        let is_between = self.in_entry && self.lane.open.len() == 1;
        if !is_over || is_between && !is_blank {
            return None;
        }
        if raw.is_empty() || is_between {
            return Some(());
        }
        let top = self.lane.open.last_mut()?;
        top.has_text |= !is_blank;
        let node = top.node;
        if !self.around.characters.are_plain() {
            self.defer(raw, from, Place::Verbatim);
        }
        self.push(raw, from, Place::Verbatim)?;
        self.tree.mark_section(node);
        Some(())
    }

    /// A comment without dashes in it.
    pub(super) fn comment(&mut self) -> Option<()> {
        let from = self.at + "<!--".len();
        let rest = self.around.text.as_bytes().get(from..)?;
        if matches!(rest.first()?, b'-' | b'>') {
            return None;
        }
        let length = search::find(rest, b"--")?;
        if rest.get(length + 2)? != &b'>' {
            return None;
        }
        self.at = from + length + 3;
        if !self.around.characters.are_plain() {
            let raw = self.around.text.get(from..from + length)?;
            self.wait(raw, from, Place::Verbatim, Target::Nothing);
        }
        Some(())
    }

    /// The end tag of the innermost element.
    pub(super) fn end(&mut self) -> Option<()> {
        let top = *self.lane.open.last()?;
        let from = self.at + 2;
        let bytes = self.around.text.as_bytes();
        if !self.lane.names.stands_at(top.known.id, bytes.get(from..)?) {
            return None;
        }
        let mut end = from + top.known.name.len();
        if bytes.get(end)? != &b'>' {
            end += blank(bytes.get(end..)?);
        }
        if bytes.get(end)? != &b'>' || holds_words(&top) {
            return None;
        }
        self.at = end + 1;
        self.lane.open.pop();
        self.around.scopes.leave(top.mark);
        self.tree.close(top.node, self.at);
        Some(())
    }
}

/// Words beside the element that says what they would.
fn holds_words(level: &Level<'_>) -> bool {
    level.has_text && level.has_child && level.known.is(HOLDS_PART)
}
