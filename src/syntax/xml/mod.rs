//! XML to pieces: well-formed or not, a document is read from front to back once and cut into the children of
//! the feed's head and its entries.
//!
//! [`scanner`] gives tags and text with their places, [`nest`] says what a tag closes that should have been closed before,
//! [`roles`] what the elements around the pieces are, [`resolver`] what names and characters mean; [`builder`] makes the
//! tree. What is plainly sound is read by the strict lane instead.

mod ahead;
mod attributes;
pub(in crate::syntax) mod balance;
mod builder;
mod closing;
mod cut;
mod declarations;
pub mod doctype;
mod ends;
pub mod expansion;
mod full;
pub(in crate::syntax) mod memo;
pub(in crate::syntax) mod names;
pub(in crate::syntax) mod namespaces;
mod nest;
mod nested;
pub(in crate::syntax) mod notable;
mod notes;
mod open;
pub(in crate::syntax) mod prolog;
pub(in crate::syntax) mod ranks;
pub(in crate::syntax) mod references;
mod resolver;
mod resume;
pub(in crate::syntax) mod roles;
pub(in crate::syntax) mod root;
mod run;
mod scanner;
pub(in crate::syntax) mod sections;
#[cfg(test)]
mod tests;
pub(in crate::syntax) mod text;
mod token;
pub mod wrapper;

use std::mem::take;

pub use resume::{Mark, State};
pub use root::{Root, ends_entry};

use self::builder::Builder;
use self::full::Dropped;
use self::nest::{Before, Tag};
use self::open::Role;
use self::root::is_entry_name;
use self::scanner::Scanner;
use self::token::{Event, Inside, Token};
use super::Piece;
use super::strict::{Around, Strict};
use super::tree::Tree;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::options::Limits;

/// The pieces of a document, one after the other. All of them go into the same tree.
pub struct XmlPieces<'t> {
    scanner: Scanner<'t>,
    strict: Strict<'t>,
    builder: Builder<'t>,
    dropped: Option<Dropped>,
    ended: bool,
}

impl<'t> XmlPieces<'t> {
    /// Begins at the front of a decoded document.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        XmlPieces {
            scanner: Scanner::new(text),
            strict: Strict::new(),
            builder: Builder::new(text, limits),
            dropped: None,
            ended: false,
        }
    }

    /// What the document's root says: known once the first piece is out or the document has ended.
    /// `None` then means that this is no feed.
    pub fn root(&self) -> Option<&Root> {
        self.builder.context.root.as_ref()
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
        tree.is_beyond_doubt &= self.builder.resolver.characters.are_beyond_doubt();
        piece
    }

    /// Where the reader stands between two pieces.
    pub fn mark(&self) -> Mark<'t> {
        Mark::of(&self.builder, self.scanner.position, self.dropped)
    }

    /// Whether the piece that came last would perhaps have been another one if the text went on.
    pub fn is_unsettled(&self) -> bool {
        self.builder.ahead.is_unsettled
    }

    /// How many pieces the strict lane has read.
    pub fn strict_count(&self) -> u32 {
        self.strict.count
    }

    /// The next item that stood inside another. What is wrong with it was said when it was first read.
    fn nested(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        if self.is_in_piece() {
            return None;
        }
        let outer = &mut self.builder;
        let (range, waiting) = outer.waiting.pop()?;
        let mut inner = XmlPieces::new(outer.ahead.slice(0..range.end), &outer.limits);
        inner.scanner.position = range.start;
        inner.builder.context.root = outer.context.root.clone();
        inner.builder.waiting = waiting;
        inner.builder.resolver = take(&mut outer.resolver);
        log.stand_in(Some(outer.context.entries));
        let piece = inner.next(tree, &mut Log::new(0));
        outer.resolver = inner.builder.resolver;
        outer.waiting.append(inner.builder.waiting);
        if piece.is_none() {
            // What comes instead begins in an empty tree.
            tree.clear();
            tree.is_beyond_doubt = outer.resolver.characters.are_beyond_doubt();
        }
        piece.map(|piece| outer.context.count(piece))
    }

    /// The next piece in the order of the document: the strict lane tries each from its start; what it does not take is read
    /// with care.
    fn next_in_order(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        loop {
            if let Some(piece) = self.sound_piece(tree, log) {
                return Some(piece);
            }
            let piece = match self.event(log) {
                Some(event) => self.read(event, tree, log),
                None if self.ended => return None,
                None => self.end_of_document(tree, log),
            };
            if piece.is_some() {
                return piece;
            }
        }
    }

    /// The piece that begins here, if it is plainly sound.
    fn sound_piece(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let builder = &mut self.builder;
        let holder = builder.open.top()?;
        let is_holder = matches!(holder.role, Role::Root | Role::Channel) && !holder.is_extra;
        if !is_holder || builder.asks_for_care() {
            return None;
        }
        let around = Around {
            is_plain: builder.resolver.characters.are_plain(),
            text: self.scanner.text,
            format: builder.context.root.as_ref()?.format,
            scopes: &mut builder.resolver.scopes,
            characters: &mut builder.resolver.characters,
            limits: &builder.limits,
            depth: builder.open.len(),
            entries: builder.context.entries,
            has_title: builder.context.has_title,
        };
        let sound = self.strict.read(around, self.scanner.position, tree, log)?;
        self.scanner.position = sound.end;
        Some(builder.take_sound(&sound))
    }

    /// Closes what is open.
    fn end_of_document(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.ended = true;
        self.builder.end_of_document(tree, log)
    }

    fn event(&mut self, log: &mut Log) -> Option<Event> {
        let open = &self.builder.open;
        let inside = || Inside {
            element: open.top().map_or("", |frame| frame.name),
            entry: match open.piece_frame() {
                Some(frame) if frame.is_entry() => frame.name,
                _ => "",
            },
        };
        let event = self.scanner.next(inside, log);
        let is_cut = self.scanner.has_missed() || self.is_cut(event.as_ref());
        self.builder.ahead.is_unsettled |= is_cut;
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
        let text = self.scanner.text;
        let Event { token, at } = event;
        let builder = &mut self.builder;
        builder.watch_size(&at, tree, log);
        match token {
            Token::Start { content, empty } => {
                let mut tag = builder.ahead.tag(at, content);
                tag.closes_itself = empty;
                return self.start(tag, tree, log);
            }
            Token::End { name } => {
                return builder.end(builder.ahead.slice(name), at, tree, log);
            }
            Token::Text => return builder.characters(at, tree, log),
            Token::CData(content) => builder.section(at, content, tree, log),
            Token::Comment(content) => {
                prolog::check_comment(builder.ahead.slice(content.clone()), at, log);
                builder.resolver.check(text, content, log);
            }
            Token::Instruction(content) => {
                let written = builder.ahead.slice(content.clone());
                if prolog::check_instruction(written, at, &builder.context, log) {
                    builder.resolver.characters.entities.stand_alone();
                }
                builder.resolver.check(text, content, log);
            }
            Token::Doctype(content) => {
                let resolver = &mut builder.resolver;
                if builder.context.is_begun() || !resolver.doctypes.is_empty() {
                    log.add(&xml::MALFORMED_DOCTYPE, at);
                }
                resolver.read_doctype(text, content.clone(), log);
                resolver.check(text, content, log);
            }
            Token::Nothing => {}
        }
        None
    }

    /// Reads a start tag. A piece is finished by the tag of the next one, which is then read again, or by an element that
    /// closes itself.
    fn start(&mut self, tag: Tag<'t>, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let builder = &mut self.builder;
        builder.imply_entry(&tag, tree, log);
        // Among what is only counted nothing tells what is amiss.
        if builder.beyond > 0 && !is_entry_name(tag.local) {
            return builder.start(tag, tree, log);
        }
        loop {
            match builder.ahead.nesting(&builder.open, &tag) {
                Before::Nothing => return builder.start(tag, tree, log),
                Before::IsEndTag => {
                    log.add_with(&xml::START_FOR_END_TAG, tag.at.clone(), tag.name);
                    builder.ahead.is_unsettled |= tag.behind.trim_start().is_empty();
                    return builder.end(tag.name, tag.at, tree, log);
                }
                Before::Close(from) => {
                    let piece = builder.close_unfinished(from, tag.at.start, tree, log);
                    if piece.is_some() {
                        // What follows the tag may have had a say.
                        builder.ahead.is_unsettled |= tag.behind.trim_start().len() < "http".len();
                        self.scanner.position = tag.at.start;
                        return piece;
                    }
                }
            }
        }
    }
}
