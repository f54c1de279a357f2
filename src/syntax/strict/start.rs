//! Start tags of a sound piece, with their attributes and declarations, and which of them may stand where they do without a
//! look at what follows.
//!
//! The careful lane asks of each tag whether an end tag may be missing before it, and believes no repair of what is
//! closed as it was opened. All that is read here is, so nothing is asked; but it looks only so far.

use std::borrow::Cow;

use super::Reading;
use super::markup::{Level, Target};
use super::names::{ITEMS, Known, OPENS, TITLE, VOID_IN_HTML, XMLNS};
use crate::diagnostic::Log;
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Opens, opens};
use crate::syntax::tree::{Attribute, NO_SPACE, NodeId, SpaceId};
use crate::syntax::xml::balance::REACH;
use crate::syntax::xml::notable::Place;
use crate::syntax::xml::text::blank;
use crate::value::blocks::{Block, find};

/// An attribute as written.
#[derive(Debug, Clone, Copy)]
pub struct Given<'t> {
    pub known: Known<'t>,
    pub value: &'t str,
    pub from: usize,
    /// Nothing in it is to be resolved.
    pub is_plain: bool,
}

/// What ends a value, or asks for a closer look at it: one search for all, for most are short.
fn may_end_value(block: Block) -> Block {
    block.within(b'&', 2) | block.is(b'"') | block.is(b'<')
}

/// A start tag.
pub(super) struct Tag<'t> {
    pub known: Known<'t>,
    pub end: usize,
    pub is_empty: bool,
}

impl<'t> Reading<'_, '_, 't> {
    /// The tag that begins the piece; says what that is, and whether it is the feed's title.
    pub(super) fn begin(&mut self) -> Option<(Piece, bool)> {
        if self.around.text.as_bytes().get(self.at) != Some(&b'<') {
            return None;
        }
        let tag = self.tag()?;
        if !self.may_begin(&tag) || self.is_deep() {
            return None;
        }
        self.note(tag.known)?;
        // What is wrong with its declarations is wrong with the entry.
        let entry = tag.known.is(OPENS).then_some(self.around.entries);
        self.log.stand_in(entry);
        let mark = self.around.scopes.mark();
        let space = self.declare(tag.known)?;
        let piece = self.role(tag.known, space)?;
        self.in_entry = piece == Piece::Entry;
        let is_title = tag.known.is(TITLE);
        self.open(tag, space, mark, None)?;
        Some((piece, is_title))
    }

    /// The tag of an element within the piece.
    pub(super) fn child(&mut self) -> Option<()> {
        let tag = self.tag()?;
        if tag.known.is(OPENS) || self.is_deep() {
            return None;
        }
        self.note(tag.known)?;
        let mark = self.around.scopes.mark();
        let space = self.declare(tag.known)?;
        let top = self.lane.open.last_mut()?;
        top.has_child = true;
        top.ends_in_text = false;
        let parent = Some(top.node);
        self.open(tag, space, mark, parent)
    }

    fn is_deep(&self) -> bool {
        self.around.depth + self.lane.open.len() >= self.around.limits.depth.max(4)
    }

    /// Reads a tag; its attributes are in the lane.
    pub(super) fn tag(&mut self) -> Option<Tag<'t>> {
        let (known, mut at) = self.name(self.at + 1)?;
        self.lane.given.clear();
        let bytes = self.around.text.as_bytes();
        loop {
            let rest = bytes.get(at..)?;
            let space = blank(rest);
            let (length, is_empty) = match rest.get(space..)? {
                [b'>', ..] => (1, false),
                [b'/', b'>', ..] => (2, true),
                _ if space > 0 && self.lane.given.len() < self.around.limits.attributes => {
                    at = self.attribute(at + space)?;
                    continue;
                }
                _ => return None,
            };
            let end = at + space + length;
            return Some(Tag {
                known,
                end,
                is_empty,
            });
        }
    }

    /// A name and where it ends.
    fn name(&mut self, from: usize) -> Option<(Known<'t>, usize)> {
        let known = self.lane.names.read(self.around.text, from)?;
        Some((known, from + known.name.len()))
    }

    /// Reads an attribute; gives where it ends.
    fn attribute(&mut self, from: usize) -> Option<usize> {
        let (known, at) = self.name(from)?;
        let at = match self.around.text.as_bytes().get(at)? {
            b'=' => at,
            _ => self.sign(at)?,
        };
        let rest = self.around.text.as_bytes().get(at..)?;
        let (from, quote, within) = match rest {
            [b'=', quote @ (b'"' | b'\''), within @ ..] => (at + 2, quote, within),
            [b'=', rest @ ..] => {
                let space = blank(rest);
                let [quote @ (b'"' | b'\''), within @ ..] = rest.get(space..)? else {
                    return None;
                };
                (at + 2 + space, quote, within)
            }
            _ => return None,
        };
        let first = find(within, may_end_value)?;
        let is_whole = within.get(first) == Some(quote);
        let length = match is_whole {
            true => first,
            false => first + memchr::memchr2(*quote, b'<', within.get(first..)?)?,
        };
        let is_again = |one: &Given| one.known.id == known.id;
        if within.get(length) != Some(quote) || self.lane.given.iter().any(is_again) {
            return None;
        }
        let value = self.around.text.get(from..from + length)?;
        let is_plain = self.around.is_plain && is_whole;
        self.lane.given.push(Given {
            known,
            value,
            from,
            is_plain,
        });
        Some(from + length + 1)
    }

    /// Where the sign of equality stands behind white space.
    #[cold]
    fn sign(&self, at: usize) -> Option<usize> {
        let rest = self.around.text.as_bytes().get(at..)?;
        Some(at + blank(rest))
    }

    /// Takes over what the tag declares; gives the namespace of its name.
    pub(super) fn declare(&mut self, known: Known<'t>) -> Option<SpaceId> {
        for at in 0..self.lane.given.len() {
            let one = *self.lane.given.get(at)?;
            if !one.known.is(XMLNS) {
                continue;
            }
            let prefix = match one.known.name {
                "xmlns" => "",
                name => name.strip_prefix("xmlns:")?,
            };
            let uri = match one.is_plain {
                true => Cow::Borrowed(one.value),
                false => self.resolve(one.value, one.from, Place::Value)?,
            };
            let scopes = &mut self.around.scopes;
            if !scopes.takes(prefix, &uri, self.tree) {
                return None;
            }
            let place = one.from..one.from + one.value.len();
            scopes.declare(prefix, uri, place, self.tree, &mut Log::default());
        }
        self.space(known)
    }

    /// The namespace of a name; `None` if its prefix was never met.
    pub(super) fn space(&mut self, known: Known<'t>) -> Option<SpaceId> {
        let is_settled = self.around.scopes.mark() == self.base;
        if is_settled && let Some(space) = self.lane.names.space(known.id) {
            return Some(space);
        }
        let space = self.around.scopes.known(known.prefix(), self.tree)?;
        if is_settled {
            self.lane.names.settle(known.id, space);
        }
        Some(space)
    }

    /// Puts the element into the tree, and among the open ones unless it is empty.
    fn open(
        &mut self,
        tag: Tag<'t>,
        space: SpaceId,
        mark: usize,
        parent: Option<NodeId>,
    ) -> Option<()> {
        let place = self.at..tag.end;
        self.at = tag.end;
        let known = tag.known;
        let number = known.id + 1;
        let name = (known.name, u16::from(known.local_from), number);
        let node = self.tree.push_named(parent, name, space, place);
        if !self.lane.given.is_empty() {
            self.attributes()?;
        }
        if tag.is_empty {
            self.around.scopes.leave(mark);
            return Some(());
        }
        self.lane.open.push(Level {
            known: tag.known,
            node,
            mark,
            has_text: false,
            has_child: false,
            ends_in_text: false,
        });
        Some(())
    }

    /// Attributes into the tree. Two of one local name may be one.
    fn attributes(&mut self) -> Option<()> {
        for at in 0..self.lane.given.len() {
            let one = *self.lane.given.get(at)?;
            if one.known.is(XMLNS) {
                continue;
            }
            let space = match one.known.local_from {
                0 => NO_SPACE,
                _ => {
                    let before = self.lane.given.get(..at)?;
                    let is_same = |other: &Given| {
                        other.known.local_from > 0 && other.known.local() == one.known.local()
                    };
                    if before.iter().any(is_same) {
                        return None;
                    }
                    self.space(one.known)?
                }
            };
            if !one.is_plain {
                let target = Target::Value(self.tree.attribute_count());
                self.wait(one.value, one.from, Place::Value, target);
            }
            self.tree.push_attribute(Attribute {
                name: one.known.name,
                local_from: u16::from(one.known.local_from),
                space,
                value: Cow::Borrowed(one.value),
                at: one.from..one.from + one.value.len(),
            });
        }
        Some(())
    }

    /// Whether a tag may begin a piece.
    pub(super) fn may_begin(&self, tag: &Tag<'t>) -> bool {
        let known = tag.known;
        if known.is(OPENS) {
            return !tag.is_empty;
        }
        // What stands behind an entry, or is a title once more, may be an entry's own.
        let is_second = known.is(TITLE) && self.around.has_title;
        self.around.entries == 0 && !is_second && !known.is(ITEMS)
    }

    /// What a tag right in the root or the channel begins.
    pub(super) fn role(&self, known: Known<'t>, space: SpaceId) -> Option<Piece> {
        let is_atom = self.tree.space_uri(space) == shape::ATOM;
        let is_own = space == NO_SPACE || is_atom && self.around.format == Format::Atom;
        match opens(known.local()).filter(|_| known.is(OPENS)) {
            None => Some(Piece::Head),
            Some(Opens::Entry) if is_atom || is_own => Some(Piece::Entry),
            Some(Opens::Item) if is_own => Some(Piece::Entry),
            Some(_) => None,
        }
    }

    /// Notes a tag that the careful lane may have asked about: one within a field, or one that HTML never closes.
    pub(super) fn note(&mut self, known: Known<'t>) -> Option<()> {
        let is_within = self.lane.open.len() > usize::from(self.in_entry);
        self.is_asked |= is_within || known.is(VOID_IN_HTML);
        (!self.is_out_of_reach()).then_some(())
    }

    /// Whether something may be closed further behind such a tag than that lane looks.
    pub(super) fn is_out_of_reach(&self) -> bool {
        self.is_asked && self.length() >= REACH
    }
}
