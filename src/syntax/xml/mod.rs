//! XML to pieces: well-formed or not, a document is read from front to back once and cut into the children of
//! the feed's head and its entries.
//!
//! [`scanner`] gives tags and text with their places, [`open`] keeps what is open, [`nest`] says what a tag closes
//! that should have been closed before, [`root`] what the elements around the pieces are.

use crate::value::search::Search;

mod attributes;
pub(in crate::syntax) mod balance;
mod cut;
mod declarations;
pub mod doctype;
mod element;
mod ends;
mod enough;
pub mod expansion;
mod full;
mod lanes;
pub(in crate::syntax) mod memo;
pub(in crate::syntax) mod names;
pub(in crate::syntax) mod namespaces;
mod nest;
mod nested;
mod notable;
mod notes;
mod open;
pub(in crate::syntax) mod prolog;
pub(in crate::syntax) mod ranks;
pub(in crate::syntax) mod references;
mod resume;
pub(in crate::syntax) mod roles;
pub(in crate::syntax) mod root;
mod run;
mod scanner;
mod sections;
#[cfg(test)]
mod tests;
mod token;
pub mod wrapper;

use std::ops::Range;

pub use resume::{Mark, State};
pub use root::{Root, ends_entry};

use self::attributes::TagReader;
use self::balance::Balance;
use self::full::Dropped;
use self::namespaces::Scopes;
use self::nested::Waiting;
use self::open::{Open, Role};
use self::references::{Characters, Place};
use self::scanner::Scanner;
use self::token::{Event, Inside, Token};
use super::Piece;
use super::strict::Strict;
use super::tree::Tree;
use crate::diagnostic::catalogue::{limit, xml};
use crate::diagnostic::{Kind, Log};
use crate::options::Limits;

/// The pieces of a document, one after the other. All of them go into the same tree.
pub struct XmlPieces<'t> {
    limits: Limits,
    scanner: Scanner<'t>,
    strict: Strict<'t>,
    /// Looks ahead.
    balance: Balance<'t>,
    characters: Characters<'t>,
    scopes: Scopes<'t>,
    tags: TagReader<'t>,
    open: Open<'t>,
    /// Elements beyond the limit of depth: they are counted, not told apart.
    beyond: usize,
    root: Option<Root>,
    context: root::Context,
    entries: u32,
    /// Where the piece began, and whether it was said that the limit of its bytes is reached.
    piece_from: usize,
    piece_is_full: bool,
    dropped: Option<Dropped>,
    waiting: Waiting,
    ended: bool,
    /// Declarations of the document type, to be read again where another text follows this one.
    doctypes: Vec<&'t str>,
    /// More text may follow, and what was read last would perhaps have been read otherwise with it.
    is_unsettled: bool,
}

impl<'t> XmlPieces<'t> {
    /// Begins at the front of a decoded document.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        XmlPieces {
            limits: *limits,
            scanner: Scanner::new(text),
            strict: Strict::new(),
            balance: Balance::new(text),
            characters: Characters::new(text, limits.expansion),
            scopes: Scopes::new(limits.attributes),
            tags: TagReader::new(limits.attributes),
            open: Open::new(),
            beyond: 0,
            root: None,
            context: root::Context::default(),
            entries: 0,
            piece_from: 0,
            piece_is_full: false,
            dropped: None,
            waiting: Waiting::new(),
            ended: false,
            doctypes: Vec::new(),
            is_unsettled: false,
        }
    }

    /// What the document's root says: known once the first piece is out or the document has ended.
    /// `None` then means that this is no feed.
    pub fn root(&self) -> Option<&Root> {
        self.root.as_ref()
    }

    /// The next piece, into a tree that is cleared first and must be the same each time. `None` at the end.
    ///
    /// A piece carries its own attributes; what the root and the channel say for all, `xml:base` and
    /// `xml:lang`, stands in [`Root`]. Their other attributes come as a piece of their own, an element
    /// of their name without children.
    pub fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        tree.clear();
        tree.is_beyond_doubt = true;
        let piece = self
            .nested(tree, log)
            .or_else(|| self.next_in_order(tree, log));
        tree.is_beyond_doubt &= self.characters.are_beyond_doubt();
        piece
    }

    fn event(&mut self, log: &mut Log) -> Option<Event> {
        let open = &self.open;
        let inside = || Inside {
            element: open.top().map_or("", |frame| frame.name),
            entry: match open.piece_frame() {
                Some(frame) if frame.role == Role::Piece(Piece::Entry) => frame.name,
                _ => "",
            },
        };
        let event = self.scanner.next(inside, log);
        self.is_unsettled |= self.scanner.has_missed() || self.is_cut(event.as_ref());
        event
    }

    /// Whether an event is over only because the text is.
    fn is_cut(&self, event: Option<&Event>) -> bool {
        event.is_none_or(|event| {
            event.at.end >= self.scanner.text.len()
                && (event.token == Token::Text || !self.scanner.text.ends_with('>'))
        })
    }

    fn read(&mut self, event: Event, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let Event { token, at } = event;
        self.watch_size(&at, tree, log);
        match token {
            Token::Start { content, empty } => self.start(at, content, empty, tree, log),
            Token::End { name } => self.end(self.slice(name), at, tree, log),
            Token::Text => self.characters(at, tree, log),
            Token::CData(content) => {
                self.section(at, content, tree, log);
                None
            }
            Token::Comment(content) => {
                prolog::check_comment(self.scanner.text, content.clone(), at, log);
                self.check(content, log);
                None
            }
            Token::Instruction(content) => {
                let is_first = at.start == 0 && !self.is_begun();
                if prolog::check_instruction(self.scanner.text, content.clone(), at, is_first, log)
                {
                    self.characters.entities.stand_alone();
                }
                self.check(content, log);
                None
            }
            Token::Doctype(content) => {
                if self.is_begun() || !self.doctypes.is_empty() {
                    log.add(&xml::MALFORMED_DOCTYPE, at);
                }
                if self.doctypes.len() < MOST_DOCTYPES {
                    self.doctypes.push(self.slice(content.clone()));
                }
                let entities = &mut self.characters.entities;
                entities.read(self.scanner.text, content.clone(), log);
                self.check(content, log);
                None
            }
            Token::Nothing => None,
        }
    }

    /// Text between tags. `<title>Slashdot>/title>` is ended by what is left of its end tag.
    fn characters(
        &mut self,
        at: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let half = match at.end == self.scanner.text.len() && self.open.len() > 0 {
            true => full::half_reference(self.slice(at.clone())),
            false => 0,
        };
        let at = at.start..at.end - half;
        let raw = self.slice(at.clone());
        if is_blank(raw) {
            self.text(at, Place::Text, tree, log);
            return None;
        }
        if let Some(name) = self
            .open
            .top()
            .filter(|top| top.node.is_some())
            .map(|top| top.name)
            && let Some(length) = lost_end_tag(raw, name, self.rest(at.end))
        {
            self.is_unsettled |= self.scanner.text.len() < at.end + name.len() + 3;
            self.text(at.start..at.start + length, Place::Text, tree, log);
            let tag = at.start + length..at.start + raw.trim_ascii_end().len();
            log.add_with(&xml::LOST_LESS_THAN, tag.clone(), name);
            return self.end(name, tag.end..tag.end, tree, log);
        }
        self.text(at, Place::Text, tree, log);
        None
    }

    /// A CDATA section. Where another stands within it, whole, the marks of that go.
    fn section(
        &mut self,
        at: Range<usize>,
        content: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let within = self.slice(content.clone());
        let has_mark = self.scanner.inner_mark(&content).is_some();
        if !has_mark || !within.holds("]]>") {
            return self.text(content, Place::Verbatim, tree, log);
        }
        log.add(&xml::NESTED_CDATA, at);
        let mut from = content.start;
        for mark in sections::inner_marks(within) {
            self.text(from..content.start + mark.start, Place::Verbatim, tree, log);
            from = content.start + mark.end;
        }
        self.text(from..content.end, Place::Verbatim, tree, log);
    }

    /// Characters into the tree, if they stand in a piece.
    fn text(&mut self, at: Range<usize>, place: Place, tree: &mut Tree<'t>, log: &mut Log) {
        let raw = self.slice(at.clone());
        let is_blank = is_blank(raw);
        let Some(top) = self.open.top() else {
            // Byte order marks are white space only to us.
            if !is_blank || place == Place::Verbatim || raw.has('\u{FEFF}') {
                log.add(&xml::TEXT_OUTSIDE, at);
            }
            return;
        };
        // White space between the fields of an entry says nothing.
        if is_blank && (top.node.is_none() || top.role == Role::Piece(Piece::Entry)) {
            return;
        }
        let room = self.room(tree);
        let mut node = top.node.filter(|_| at.start < room);
        let raw = match at.end > room && node.is_some() {
            true => cut::kept(raw, room - at.start, place),
            false => raw,
        };
        // A list's members may say in words what they stand for.
        let is_said = top.role == Role::Items && top.has_prefix();
        if (top.role.holds_pieces() && !is_said) || top.role == Role::Piece(Piece::Entry) {
            let link = node.filter(|_| raw.trim_ascii_start().starts_with("http"));
            let link = link.and_then(|node| tree.empty_link(node));
            log.add(
                link.map_or(&xml::TEXT_BETWEEN, |_| &xml::TEXT_BEHIND_LINK),
                at.clone(),
            );
            node = link.or(node);
        }
        let text = self.characters.resolve(raw, at.start, place, log);
        if let Some(top) = self.open.top_mut() {
            top.has_text |= !is_blank;
        }
        if let Some(node) = node {
            tree.push_text(node, text, at.start..at.start + raw.len());
            if place == Place::Verbatim && !raw.is_empty() {
                tree.mark_section(node);
            }
        }
    }

    /// Judges characters that are not wanted.
    fn check(&mut self, at: Range<usize>, log: &mut Log) {
        let raw = self.slice(at.clone());
        self.characters.resolve(raw, at.start, Place::Verbatim, log);
    }

    /// Where the piece reaches its limit: what begins behind it is not kept. With too many nodes it is there already.
    fn room(&self, tree: &Tree) -> usize {
        match tree.weight() > self.limits.entry_bytes {
            true => self.piece_from,
            false => self.piece_from.saturating_add(self.limits.entry_bytes),
        }
    }

    /// Notes when a piece has grown past its limit.
    fn watch_size(&mut self, at: &Range<usize>, tree: &Tree, log: &mut Log) {
        if at.end > self.room(tree) && !self.piece_is_full && self.open.piece().is_some() {
            self.piece_is_full = true;
            // However far the text goes on is not known of one that arrives.
            let end = self.piece_from.saturating_add(self.limits.entry_bytes);
            log.add(&limit::ENTRY_BYTES, self.piece_from..at.end.min(end));
            log.truncate();
        }
    }

    /// Whether an element has come.
    fn is_begun(&self) -> bool {
        self.root.is_some() || self.context.junk.is_some() || self.context.rdf.is_some()
    }

    /// Notes what is told but once; says whether this is the first time.
    fn tell_once(&mut self, kind: &'static Kind, at: &Range<usize>, log: &mut Log) -> bool {
        let is_new = !self.context.told.contains(&kind.code);
        if is_new {
            self.context.told.push(kind.code);
            log.add(kind, at.clone());
        }
        is_new
    }

    fn slice(&self, range: Range<usize>) -> &'t str {
        self.scanner.text.get(range).unwrap_or_default()
    }

    fn rest(&self, from: usize) -> &'t str {
        self.scanner.text.get(from..).unwrap_or_default()
    }
}

/// A document has one; what more of them define is kept from text to text only so often.
const MOST_DOCTYPES: usize = 4;

/// Whether a run is nothing but XML's white space and byte order marks.
pub(in crate::syntax) fn is_blank(raw: &str) -> bool {
    let is_space = |byte: &u8| matches!(byte, b' ' | b'\n' | b'\r' | b'\t');
    let bytes = raw.as_bytes();
    match bytes.iter().position(|byte| !is_space(byte)) {
        None => true,
        Some(at) if bytes.get(at) == Some(&0xEF) => raw
            .trim_start_matches([' ', '\n', '\r', '\t', '\u{FEFF}'])
            .is_empty(),
        Some(_) => false,
    }
}

/// How much of a text comes before the rest of an end tag that lost its `<`, or has `>` in its place.
pub(in crate::syntax) fn lost_end_tag(raw: &str, name: &str, behind: &str) -> Option<usize> {
    let before = raw.trim_ascii_end().strip_suffix('>')?;
    let start = before.len().checked_sub(name.len() + 1)?;
    let tag = before.as_bytes().get(start..)?;
    let is_tag = tag.first() == Some(&b'/') && tag.get(1..)?.eq_ignore_ascii_case(name.as_bytes());
    let is_closed = behind
        .strip_prefix("</")
        .is_some_and(|tag| names::stands_at(tag.as_bytes(), name));
    let text = before.get(..start)?;
    (is_tag && !is_closed).then_some(text.strip_suffix('>').unwrap_or(text).len())
}
