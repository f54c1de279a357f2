//! A text that is as long as may be held, and is not all: what is waited for in vain is read as at the end of a
//! document, a piece that has reached its limit is given out, and what follows of it is read, but not kept.

use std::ops::Range;

use super::XmlPieces;
use super::names::is_name_byte;
use super::open::Role;
use super::token::{Event, Token};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::limit;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;
use crate::value::search;

/// What the text ends in is left to the reader of the next one if it is no longer than this.
const LONGEST_REST: usize = 64 << 10;

/// Names of entities are hardly longer.
const LONGEST_REFERENCE: usize = 64;

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
        has_all: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        tree.clear();
        if let Some(piece) = self.nested(tree, log) {
            return Some(piece);
        }
        let from = self.scanner.position;
        loop {
            let is_between = self.open.piece().is_none() && self.root.is_some();
            if is_between && self.scanner.position >= from + PAUSE {
                return None;
            }
            let mut found = log.aside();
            let Some(event) = self.event_of_full(&mut found) else {
                return self.give_out(tree);
            };
            let piece = self.read(event, tree, &mut found);
            if has_all && (piece == Some(Piece::Entry) || self.is_in_entry()) {
                return Some(Piece::Entry);
            }
            log.follow(found);
            if piece.is_some() {
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
        let piece = self.open.piece_frame();
        piece.is_some_and(|frame| frame.node.is_some())
    }

    /// Whether that piece is an entry.
    pub(super) fn is_in_entry(&self) -> bool {
        let piece = self.open.piece_frame().filter(|_| self.is_in_piece());
        piece.is_some_and(|frame| frame.role == Role::Piece(Piece::Entry))
    }

    /// The entry that was given out and is still open.
    pub fn given_out(&self) -> Option<u32> {
        let is_given = self.open.piece().is_some() && !self.is_in_piece();
        is_given.then(|| self.entries.saturating_sub(1))
    }

    /// The next event that is whole. What the text breaks off in is left to the next one, or passed over if it is long.
    fn event_of_full(&mut self, log: &mut Log) -> Option<Event> {
        let had_missed = self.scanner.has_missed();
        let mut told = log.aside();
        let event = self.event(&mut told)?;
        let Range { start, end } = event.at;
        let has_missed = !had_missed && self.scanner.has_missed();
        let is_section = matches!(event.token, Token::CData(_));
        let is_cut = match is_section {
            true => end >= self.scanner.text.len() && !self.slice(start..end).ends_with("]]>"),
            false => self.is_cut(Some(&event)),
        };
        if is_cut && end - start <= LONGEST_REST {
            self.scanner.position = start;
            return None;
        }
        let is_text = event.token == Token::Text;
        let is_lost = is_cut && !is_text && self.open.piece().is_none();
        if !self.piece_is_full && (is_lost || has_missed && !is_cut) {
            log.add(&limit::ENTRY_BYTES, start..end);
            log.truncate();
        }
        if !is_cut {
            log.follow(told);
            return Some(event);
        }
        if is_text {
            let end = end - half_reference(self.slice(start..end));
            self.scanner.position = end;
            return Some(Event {
                token: Token::Text,
                at: start..end,
            });
        }
        self.dropped = Some(match is_section {
            true => Dropped::Section,
            false => Dropped::Markup,
        });
        let token = match is_section {
            true => event.token,
            false => Token::Nothing,
        };
        Some(Event { token, ..event })
    }

    /// The piece that has reached its limit where the text ends. What comes of it later stands in no tree.
    fn give_out(&mut self, tree: &mut Tree<'t>) -> Option<Piece> {
        self.ended = true;
        let at = self.open.piece().filter(|_| self.piece_is_full)?;
        let frame = self.open.piece_frame().filter(|_| self.is_in_piece())?;
        let Role::Piece(piece) = frame.role else {
            return None;
        };
        self.count(piece);
        for at in at..self.open.len() {
            let node = self.open.frame_mut(at).and_then(|frame| frame.node.take());
            if let Some(node) = node {
                tree.close(node, self.scanner.text.len());
                self.forget_half(node, tree);
            }
        }
        Some(piece)
    }
}

/// How much of a text's end may be the beginning of a reference.
pub fn half_reference(text: &str) -> usize {
    let bytes = text.as_bytes();
    let near = bytes.len().saturating_sub(LONGEST_REFERENCE);
    let mut name = bytes
        .get(near..)
        .unwrap_or_default()
        .rsplitn(2, |byte| *byte == b'&');
    let is_of_reference = |byte: &u8| is_name_byte(*byte) || *byte == b'#';
    let name = name.next().filter(|name| name.len() < bytes.len() - near);
    let half = name.filter(|name| name.iter().all(is_of_reference));
    half.map_or(0, |name| name.len() + 1)
}
