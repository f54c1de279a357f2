//! Start tags and text to what they open, and to the tree.

use std::mem::take;
use std::ops::Range;

use super::ahead::Ahead;
use super::cut;
use super::names::{local, parts, prefix};
use super::nest::Tag;
use super::nested::Waiting;
use super::notable::Place;
use super::open::{Frame, Open, Role};
use super::ranks::traits;
use super::resolver::Resolver;
use super::roles::Roles;
use super::root::{Context, Started, is_entry_name, nested_base};
use super::sections;
use super::text::{is_blank, lost_end_tag};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{limit, xml};
use crate::model::Format;
use crate::need;
use crate::options::Limits;
use crate::syntax::Piece;
use crate::syntax::shape::opens;
use crate::syntax::strict::Sound;
use crate::syntax::tree::{NodeId, SpaceId, Tree};
use crate::value::search::Search;

/// What the document holds up to here: what is open, and what was said for all that follows.
pub struct Builder<'t> {
    pub limits: Limits,
    pub ahead: Ahead<'t>,
    pub resolver: Resolver<'t>,
    pub open: Open<'t>,
    /// Elements beyond the limit of depth: they are counted, not told apart.
    pub beyond: usize,
    pub context: Context,
    /// Where the piece that is read with care began; and whether it was said that the limit of its bytes is reached.
    piece_from: usize,
    pub piece_is_full: bool,
    pub waiting: Waiting,
}

impl<'t> Builder<'t> {
    /// Nothing is open.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        Builder {
            limits: *limits,
            ahead: Ahead::new(text),
            resolver: Resolver::new(text, limits),
            open: Open::new(),
            beyond: 0,
            context: Context::default(),
            piece_from: 0,
            piece_is_full: false,
            waiting: Waiting::default(),
        }
    }

    /// Whether something is open, or declared, that only the careful lane knows of.
    pub fn asks_for_care(&self) -> bool {
        self.limits.is_careful
            || self.beyond > 0
            || self.context.rdf.is_some()
            || !self.resolver.characters.entities.are_none()
    }

    /// Notes a piece that the strict lane has read.
    pub fn take_sound(&mut self, sound: &Sound) -> Piece {
        self.piece_is_full = false;
        self.context.has_title |= sound.is_title;
        self.has_child();
        self.context.count(sound.piece)
    }

    /// Opens an entry whose own start tag is lost, before a start tag between the pieces.
    pub fn imply_entry(&mut self, tag: &Tag<'t>, tree: &mut Tree<'t>, log: &mut Log) {
        let is_between = self.open.top().is_some_and(|top| top.role.holds_pieces());
        if !is_between || self.beyond > 0 || opens(tag.local).is_some() {
            return;
        }
        let is_title = tag.local.eq_ignore_ascii_case("title");
        let had_title = self.context.has_title;
        self.context.has_title |= is_title;
        let entries = self.context.entries;
        if entries == 0 && !(is_title && had_title) {
            return;
        }
        let at = tag.at.start..tag.at.start;
        let mark = self.resolver.scopes.mark();
        let Some((name, role)) = self.ahead.lost_entry(&self.open, tag) else {
            return;
        };
        let node = match role {
            Role::Piece(_) => {
                log.stand_in(Some(entries));
                log.add_with(&xml::MISSING_START_TAG, at.clone(), name);
                let scopes = &mut self.resolver.scopes;
                let space = scopes.resolve(prefix(name), at.clone(), tree, log);
                Some(self.begin_piece(name, space, &at, tree))
            }
            _ => {
                log.stand_in(None);
                log.add(&xml::FIELDS_OUTSIDE, at.clone());
                None
            }
        };
        self.has_child();
        self.open.push(Frame {
            role,
            node,
            mark,
            ..Frame::new(name, traits(local(name)), at)
        });
    }

    /// Reads a start tag where it belongs. An element that closes itself may be a piece.
    pub fn start(&mut self, mut tag: Tag<'t>, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        if self.is_too_deep(&tag, log) {
            return None;
        }
        let parent = self.open.top().map(|top| top.role);
        if parent.is_none_or(|role| role.holds_pieces()) {
            let entry = is_entry_name(tag.local).then_some(self.context.entries);
            log.stand_in(entry);
        }
        if !tag.closes_itself && self.ahead.is_void(&self.open, &tag) {
            log.add_with(&xml::MISSING_END_TAG, tag.at.clone(), tag.name);
            tag.closes_itself = true;
        }
        // Attributes begin where the tag's name ends by a wider rule than the search for feeds' own names goes by.
        let known = tag.is_plain.then_some(tag.name);
        let tags = &mut self.resolver.tags;
        let name = tags.read(self.ahead.text, tag.content.clone(), known, log);
        if name.len() != tag.name.len() {
            (tag.prefix, tag.local) = parts(name);
            tag.traits = traits(tag.local);
            tag.name = name;
        }
        self.open_element(tag, tree, log)
    }

    /// The element of a tag whose attributes were read: its namespace, its role, its node.
    fn open_element(&mut self, tag: Tag<'t>, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let mark = self.resolver.scopes.mark();
        let attributes = take(&mut self.resolver.tags.attributes);
        if !attributes.is_empty() {
            self.resolver.declare(&attributes, tree, log);
        }
        let scopes = &mut self.resolver.scopes;
        let element = Started {
            name: tag.name,
            local: tag.local,
            space: scopes.resolve(tag.prefix, tag.at.clone(), tree, log),
            at: &tag.at,
            attributes: &attributes,
        };
        let mut frame = Frame {
            mark,
            ..Frame::new(tag.name, tag.traits, tag.at.clone())
        };
        frame.role = self.role(&element, tree, log);
        frame.is_extra = self.context.is_extra(frame.role, self.open.top());
        frame.node = self.node(&element, frame.role, tree);
        let piece = self.read_attributes(&element, &frame, tree, log);
        if need::IS_FULL && frame.is_extra && self.context.is(Format::Cdf) {
            frame.base = nested_base(&element, frame.role, &self.open, &mut self.resolver, tree);
        }
        self.resolver.tags.attributes = attributes;
        self.has_child();
        if !tag.closes_itself {
            self.open.push(frame);
            return piece;
        }
        self.resolver.scopes.leave(mark);
        match frame.role {
            Role::Piece(done) => Some(self.context.count(done)),
            _ => piece,
        }
    }

    fn role(&mut self, element: &Started<'_, 't>, tree: &mut Tree<'t>, log: &mut Log) -> Role {
        let mut roles = Roles {
            open: &self.open,
            context: &mut self.context,
            ahead: &mut self.ahead,
            resolver: &mut self.resolver,
            tree,
            log,
        };
        roles.of(element)
    }

    /// The node of an element that stands in a piece, as far as there is room for it.
    fn node(
        &mut self,
        element: &Started<'_, 't>,
        role: Role,
        tree: &mut Tree<'t>,
    ) -> Option<NodeId> {
        let &Started {
            name, space, at, ..
        } = element;
        match role {
            Role::Piece(_) => Some(self.begin_piece(name, space, at, tree)),
            Role::Inside | Role::Nested => {
                let parent = self.open.top()?.node?;
                (at.start < self.room(tree))
                    .then(|| tree.push_element(Some(parent), name, space, at.clone()))
            }
            _ => None,
        }
    }

    fn begin_piece(
        &mut self,
        name: &'t str,
        space: SpaceId,
        at: &Range<usize>,
        tree: &mut Tree<'t>,
    ) -> NodeId {
        self.piece_from = at.start;
        self.piece_is_full = false;
        tree.push_element(None, name, space, at.clone())
    }

    /// The attributes of an element to its node; those of what holds the feed's pieces to what is known of the document,
    /// and what that does not know to a piece.
    fn read_attributes(
        &mut self,
        element: &Started<'_, 't>,
        frame: &Frame<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let top = self.open.top().map(|top| top.role);
        let holds_own = frame.role.holds_pieces() && !frame.is_extra && top != Some(Role::Items);
        let resolver = &mut self.resolver;
        if holds_own && self.context.root.is_some() {
            return (self.context).read_container(element, top, resolver, tree, log);
        }
        if !element.attributes.is_empty() {
            resolver.read_attributes(element.attributes, frame.node, tree, log);
        }
        None
    }

    /// Beyond the limit elements are only counted.
    fn is_too_deep(&mut self, tag: &Tag<'t>, log: &mut Log) -> bool {
        let too_deep = self.open.len() >= self.limits.depth.max(4);
        if too_deep {
            self.beyond += usize::from(!tag.closes_itself);
            if self.context.tell_once(&limit::DEPTH, &tag.at, log) {
                log.truncate();
            }
        }
        too_deep
    }

    /// Notes that another element begins in the innermost one.
    fn has_child(&mut self) {
        if let Some(top) = self.open.top_mut() {
            top.has_child = true;
        }
    }

    /// Text between tags. `<title>Slashdot>/title>` is ended by what is left of its end tag.
    pub fn characters(
        &mut self,
        at: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let half = match at.end == self.ahead.text.len() && self.open.len() > 0 {
            true => cut::half_reference(self.ahead.slice(at.clone())),
            false => 0,
        };
        let at = at.start..at.end - half;
        let raw = self.ahead.slice(at.clone());
        let top = self.open.top().filter(|top| top.node.is_some());
        let name = top.filter(|_| !is_blank(raw)).map(|top| top.name);
        let Some((name, length)) =
            name.and_then(|name| Some((name, lost_end_tag(raw, name, self.ahead.rest(at.end))?)))
        else {
            self.text(at, Place::Text, tree, log);
            return None;
        };
        self.ahead.is_unsettled |= self.ahead.text.len() < at.end + name.len() + 3;
        self.text(at.start..at.start + length, Place::Text, tree, log);
        let tag = at.start + length..at.start + raw.trim_ascii_end().len();
        log.add_with(&xml::LOST_LESS_THAN, tag.clone(), name);
        self.end(name, tag.end..tag.end, tree, log)
    }

    /// A CDATA section. Where another stands within it, whole, the marks of that go.
    pub fn section(
        &mut self,
        at: Range<usize>,
        content: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let within = self.ahead.slice(content.clone());
        let mut marks = sections::inner_marks(within).peekable();
        if !within.holds("]]>") || marks.peek().is_none() {
            return self.text(content, Place::Verbatim, tree, log);
        }
        log.add(&xml::NESTED_CDATA, at);
        let mut from = content.start;
        for mark in marks {
            self.text(from..content.start + mark.start, Place::Verbatim, tree, log);
            from = content.start + mark.end;
        }
        self.text(from..content.end, Place::Verbatim, tree, log);
    }

    /// Characters into the tree, if they stand in a piece.
    fn text(&mut self, at: Range<usize>, place: Place, tree: &mut Tree<'t>, log: &mut Log) {
        let raw = self.ahead.slice(at.clone());
        let is_blank = is_blank(raw);
        let room = self.room(tree);
        let Some(top) = self.open.top_mut() else {
            // Byte order marks are white space only to us.
            if !is_blank || place == Place::Verbatim || raw.has('\u{FEFF}') {
                log.add(&xml::TEXT_OUTSIDE, at);
            }
            return;
        };
        // White space between the fields of an entry says nothing.
        if is_blank && (top.node.is_none() || top.is_entry()) {
            return;
        }
        top.has_text |= !is_blank;
        let mut node = top.node.filter(|_| at.start < room);
        let raw = match at.end > room && node.is_some() {
            true => cut::kept(raw, room - at.start, place),
            false => raw,
        };
        // A list's members may say in words what they stand for.
        let is_said = top.role == Role::Items && !prefix(top.name).is_empty();
        if (top.role.holds_pieces() && !is_said) || top.is_entry() {
            let link = node.filter(|_| raw.trim_ascii_start().starts_with("http"));
            let link = link.and_then(|node| tree.empty_link(node));
            log.add(
                link.map_or(&xml::TEXT_BETWEEN, |_| &xml::TEXT_BEHIND_LINK),
                at.clone(),
            );
            node = link.or(node);
        }
        let characters = &mut self.resolver.characters;
        let text = characters.resolve(raw, at.start, place, log);
        if let Some(node) = node {
            tree.push_text(node, text, at.start..at.start + raw.len());
            if place == Place::Verbatim && !raw.is_empty() {
                tree.mark_section(node);
            }
        }
    }

    /// Where the piece reaches its limit: what begins behind it is not kept. With too many nodes it is there already.
    fn room(&self, tree: &Tree) -> usize {
        match tree.weight() > self.limits.entry_bytes {
            true => self.piece_from,
            false => self.piece_from.saturating_add(self.limits.entry_bytes),
        }
    }

    /// Notes when a piece has grown past its limit.
    pub fn watch_size(&mut self, at: &Range<usize>, tree: &Tree, log: &mut Log) {
        if at.end > self.room(tree) && !self.piece_is_full && self.open.piece().is_some() {
            self.piece_is_full = true;
            // However far the text goes on is not known of one that arrives.
            let end = self.piece_from.saturating_add(self.limits.entry_bytes);
            log.add(&limit::ENTRY_BYTES, self.piece_from..at.end.min(end));
            log.truncate();
        }
    }
}
