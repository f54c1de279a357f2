//! A text that is as long as may be held, and is not all: what is waited for in vain is read as at the end of a
//! document, a piece that has reached its limit is given out, and what follows of it is read, but not kept.

use std::ops::Range;

use super::XmlPieces;
use super::cut::half_reference;
use super::token::{Event, Token};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::limit;
use crate::syntax::tree::Tree;
use crate::syntax::{Demand, Piece};
use crate::value::search;

/// What the text ends in is left to the reader of the next one if it is no longer than this.
const LONGEST_REST: usize = 64 << 10;

/// So often a reader that finds no pieces stops between two events.
const PAUSE: usize = 64 << 10;

/// What is passed over from text to text: it began in one that was given up.
#[derive(Debug, Clone, Copy)]
pub enum Dropped {
    /// A CDATA section.
    Section,
    /// A tag, comment or instruction. What is never closed ends at the next tag.
    Markup,
}

impl Dropped {
    /// Up to where a text is passed over, and what of it goes on behind the text.
    pub fn behind(self, text: &str, from: usize) -> (usize, Option<Dropped>) {
        let rest = text.get(from..).unwrap_or_default();
        let bytes = rest.as_bytes();
        let end = match self {
            Dropped::Section => search::find(bytes, b"]]>").map(|at| at + 3),
            Dropped::Markup => memchr::memchr2(b'<', b'>', bytes)
                .map(|at| at + usize::from(bytes.get(at) == Some(&b'>'))),
        };
        match (end, self) {
            (Some(end), _) => (from + end, None),
            // Half of its end may be here.
            (None, Dropped::Section) => (from + rest.trim_end_matches(']').len(), Some(self)),
            (None, Dropped::Markup) => (text.len(), Some(self)),
        }
    }
}

impl<'t> XmlPieces<'t> {
    /// The next piece, as [`XmlPieces::next`] gives it, or [`XmlPieces::next_of_head`]. `None` comes between pieces,
    /// too, where a mark may be set; behind the last there is [`XmlPieces::has_ended`].
    pub fn next_of_full(
        &mut self,
        demand: Demand,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        tree.clear();
        if let Some(piece) = self.nested(tree, log) {
            return Some(piece);
        }
        let from = self.scanner.position;
        loop {
            let builder = &self.builder;
            let is_between = builder.open.piece().is_none() && builder.context.root.is_some();
            if is_between && self.scanner.position >= from + PAUSE {
                return None;
            }
            let mut found = log.aside();
            let Some(event) = self.event_of_full(&mut found) else {
                self.ended = true;
                return self.builder.give_out(tree);
            };
            let piece = self.read(event, tree, &mut found);
            if demand == Demand::Head && (piece == Some(Piece::Entry) || self.is_in_entry()) {
                return Some(Piece::Entry);
            }
            log.follow(found);
            if piece.is_some() {
                return piece;
            }
        }
    }

    /// The next piece, as [`XmlPieces::next`] gives it, when all entries that are wanted are out; of another nothing but
    /// that it begins. What is wrong with its start tag is not told, and nothing may be read behind it.
    pub fn next_of_head(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        tree.clear();
        if let Some(piece) = self.nested(tree, log) {
            return Some(piece);
        }
        loop {
            let mut found = log.aside();
            let piece = match self.event(&mut found) {
                Some(event) => self.read(event, tree, &mut found),
                None => self.end_of_document(tree, &mut found),
            };
            if piece == Some(Piece::Entry) || self.is_in_entry() {
                return Some(Piece::Entry);
            }
            log.follow(found);
            if piece.is_some() || self.ended {
                return piece;
            }
        }
    }

    /// Whether nothing more comes of this text.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Whether a piece has begun that was not given out.
    pub fn is_in_piece(&self) -> bool {
        let piece = self.builder.open.piece_frame();
        piece.is_some_and(|frame| frame.node.is_some())
    }

    /// Whether that piece is an entry.
    fn is_in_entry(&self) -> bool {
        let piece = self.builder.open.piece_frame();
        piece.is_some_and(|frame| frame.node.is_some() && frame.is_entry())
    }

    /// The entry that was given out and is still open.
    pub fn given_out(&self) -> Option<u32> {
        let is_given = self.builder.open.piece().is_some() && !self.is_in_piece();
        is_given.then(|| self.builder.context.entries.saturating_sub(1))
    }

    /// The next event that is whole. What the text breaks off in is left to the next one, or passed over if it is long.
    fn event_of_full(&mut self, log: &mut Log) -> Option<Event> {
        let had_missed = self.scanner.has_missed();
        let mut told = log.aside();
        let event = self.event(&mut told)?;
        let Range { start, end } = event.at;
        let has_missed = !had_missed && self.scanner.has_missed();
        let is_cut = self.is_cut_off(&event);
        if is_cut && end - start <= LONGEST_REST {
            self.scanner.position = start;
            return None;
        }
        let builder = &self.builder;
        let is_lost = is_cut && event.token != Token::Text && builder.open.piece().is_none();
        if !builder.piece_is_full && (is_lost || has_missed && !is_cut) {
            log.add(&limit::ENTRY_BYTES, start..end);
            log.truncate();
        }
        if is_cut {
            return Some(self.drop_rest(event));
        }
        log.follow(told);
        Some(event)
    }

    /// Whether the text breaks off in an event.
    fn is_cut_off(&self, event: &Event) -> bool {
        let Event { token, at } = event;
        match token {
            Token::CData(_) => {
                let text = self.scanner.text;
                let written = text.get(at.clone()).unwrap_or_default();
                at.end >= text.len() && !written.ends_with("]]>")
            }
            _ => self.is_cut(Some(event)),
        }
    }

    /// As much as may be read of what the text breaks off in. What follows of it in the next one is passed over.
    fn drop_rest(&mut self, event: Event) -> Event {
        let Event { token, at } = event;
        let token = match token {
            Token::Text => {
                let half = half_reference(self.builder.ahead.slice(at.clone()));
                self.scanner.position = at.end - half;
                let at = at.start..at.end - half;
                return Event { token, at };
            }
            Token::CData(_) => {
                self.dropped = Some(Dropped::Section);
                token
            }
            _ => {
                self.dropped = Some(Dropped::Markup);
                Token::Nothing
            }
        };
        Event { token, at }
    }
}
