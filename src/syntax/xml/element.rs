//! Start tags: what they open, and what they close that was left open, in the tree and among the open elements.

use std::ops::Range;

use super::XmlPieces;
use super::attributes::Written;
use super::names::front;
use super::nest::{Before, Tag};
use super::open::{Frame, Role, parts, parts_at, prefix};
use super::ranks::traits;
use super::references::Place;
use super::roles::Started;
use super::root::is_entry_name;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{limit, xml};
use crate::need;
use crate::syntax::Piece;
use crate::syntax::tree::{Attribute, NO_SPACE, NodeId, Tree, local_from};

impl<'t> XmlPieces<'t> {
    /// Reads a start tag. A piece is finished by the tag of the next one, which is then read again, or by an
    /// element that closes itself.
    pub(super) fn start(
        &mut self,
        at: Range<usize>,
        content: Range<usize>,
        empty: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let tag = self.tag(&at, &content);
        if self.open.piece().is_none() && self.beyond == 0 {
            self.imply_entry(&tag, at.start, tree, log);
        }
        loop {
            match self.nesting(&tag, at.start) {
                Before::Nothing => break,
                Before::IsEndTag => {
                    log.add_with(&xml::START_FOR_END_TAG, at.clone(), tag.name);
                    self.is_unsettled |= tag.behind.trim_start().is_empty();
                    return self.end(tag.name, at, tree, log);
                }
                Before::Close(from) => {
                    if let Some(piece) = self.close_unfinished(from, at.start, tree, log) {
                        // What follows the tag may have had a say.
                        self.is_unsettled |= tag.behind.trim_start().len() < "http".len();
                        self.scanner.position = at.start;
                        return Some(piece);
                    }
                }
            }
        }
        self.start_here(&tag, at, content, empty, tree, log)
    }

    /// The same where it belongs.
    fn start_here(
        &mut self,
        tag: &Tag<'t>,
        at: Range<usize>,
        content: Range<usize>,
        empty: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        if self.is_too_deep(&at, empty, log) {
            return None;
        }
        let parent = self.open.top().map(|top| top.role);
        if parent.is_none_or(|role| role.holds_pieces()) {
            let entry = is_entry_name(tag.local).then_some(self.entries);
            log.stand_in(entry);
        }
        let void = !empty && self.is_void(tag, at.start);
        if void {
            log.add_with(&xml::MISSING_END_TAG, at.clone(), tag.name);
        }
        // Attributes begin where the tag's name ends by a wider rule than the search for feeds' own names goes by.
        let known = tag.is_plain.then_some(tag.name);
        let name = self.tags.read(self.scanner.text, content, known, log);
        let parts = match name.len() == tag.name.len() {
            true => (tag.prefix, tag.local),
            false => parts(name),
        };
        self.open_element(name, parts, at, empty || void, tree, log)
    }

    /// The element of a tag whose attributes were read: its namespace, its role, its node.
    fn open_element(
        &mut self,
        name: &'t str,
        (prefix, local): (&'t str, &'t str),
        at: Range<usize>,
        empty: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let mark = self.scopes.mark();
        let attributes = std::mem::take(&mut self.tags.attributes);
        if !attributes.is_empty() {
            self.declare(&attributes, tree, log);
        }
        let space = self.scopes.resolve(prefix, at.clone(), tree, log);
        let element = Started {
            name,
            local,
            space,
            at: &at,
            attributes: &attributes,
        };
        let role = self.role(&element, tree, log);
        let is_extra = self.is_extra(role);
        let node = match role {
            Role::Piece(_) => {
                self.piece_from = at.start;
                self.piece_is_full = false;
                Some(tree.push_element(None, name, space, at.clone()))
            }
            Role::Inside | Role::Nested => self.child_node(name, space, &at, tree),
            _ => None,
        };
        let in_list = self.open.top().is_some_and(|top| top.role == Role::Items);
        let own = role.holds_pieces() && !is_extra && !in_list && self.root.is_some();
        let mut piece = match own {
            true => self.read_container(name, space, &at, &attributes, tree, log),
            false if attributes.is_empty() => None,
            false => {
                self.read_attributes(&attributes, node, tree, log);
                None
            }
        };
        let is_in_cdf = need::IS_FULL && is_extra && self.is_cdf();
        let base = match is_in_cdf {
            true => self.nested_base(role, &attributes, tree),
            false => None,
        };
        self.tags.attributes = attributes;
        if let Some(top) = self.open.top_mut() {
            top.has_child = true;
        }
        if empty {
            self.scopes.leave(mark);
            if let Role::Piece(done) = role {
                self.count(done);
                piece = Some(done);
            }
        } else {
            self.open.push(Frame {
                role,
                node,
                mark,
                is_extra,
                base,
                ..Frame::new(name, local, at)
            });
        }
        piece
    }

    fn tag(&self, at: &Range<usize>, content: &Range<usize>) -> Tag<'t> {
        let written = self.slice(content.clone());
        let front = front(written.as_bytes());
        let (name, rest) = written
            .split_at_checked(front.length)
            .unwrap_or((written, ""));
        let (prefix, local) = parts_at(name, front.colon);
        Tag {
            name,
            prefix,
            local,
            traits: traits(local),
            is_plain: front.is_plain,
            is_bare: rest.is_empty() || rest.trim_ascii().is_empty(),
            behind: self.rest(at.end),
        }
    }

    /// Beyond the limit elements are only counted.
    fn is_too_deep(&mut self, at: &Range<usize>, empty: bool, log: &mut Log) -> bool {
        let too_deep = self.open.len() >= self.limits.depth.max(4);
        if too_deep {
            self.beyond += usize::from(!empty);
            if self.tell_once(&limit::DEPTH, at, log) {
                log.truncate();
            }
        }
        too_deep
    }

    fn child_node(
        &mut self,
        name: &'t str,
        space: u32,
        at: &Range<usize>,
        tree: &mut Tree<'t>,
    ) -> Option<NodeId> {
        let parent = self.open.top()?.node?;
        (at.start < self.room(tree))
            .then(|| tree.push_element(Some(parent), name, space, at.clone()))
    }

    fn declare(&mut self, attributes: &[Written<'t>], tree: &mut Tree<'t>, log: &mut Log) {
        for attribute in attributes {
            let Some(declared) = declared_prefix(attribute.name) else {
                continue;
            };
            let at = attribute.from..attribute.from + attribute.value.len();
            // To XML `Xmlns:dc` is an attribute like any other.
            if !declared.is_empty() && !attribute.name.starts_with("xmlns") {
                log.add_with(&xml::UNDECLARED_PREFIX, at.clone(), prefix(attribute.name));
            }
            let uri = self
                .characters
                .resolve(attribute.value, at.start, Place::Value, log);
            self.scopes.declare(declared, uri, at, tree, log);
        }
    }

    /// Attributes into the tree; those of elements that are not kept are judged all the same.
    pub(super) fn read_attributes(
        &mut self,
        attributes: &[Written<'t>],
        node: Option<NodeId>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        self.scopes.check_attributes(attributes, log);
        for written in attributes {
            if declared_prefix(written.name).is_some() {
                continue;
            }
            let attribute = self.attribute(written, tree, log);
            if node.is_some() {
                tree.push_attribute(attribute);
            }
        }
    }

    /// One attribute: its namespace, its value's references resolved.
    pub(super) fn attribute(
        &mut self,
        written: &Written<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Attribute<'t> {
        let Written { name, value, from } = *written;
        let at = from..from + value.len();
        let space = match prefix(name) {
            "" => NO_SPACE,
            prefix => self.scopes.resolve(prefix, at.clone(), tree, log),
        };
        let value = self.characters.resolve(value, from, Place::Value, log);
        Attribute {
            name,
            local_from: local_from(name),
            space,
            value,
            at,
        }
    }
}

/// The prefix that an attribute declares, empty for the default namespace; `None` if it declares none.
fn declared_prefix(name: &str) -> Option<&str> {
    let (start, rest) = name.split_at_checked(5)?;
    if !start.eq_ignore_ascii_case("xmlns") {
        return None;
    }
    match rest {
        "" => Some(""),
        _ => rest.strip_prefix(':'),
    }
}
