//! Which lane reads a piece: the strict one tries each from its start; what it does not take is read here, with care.

use super::XmlPieces;
use super::open::Role;
use crate::diagnostic::Log;
use crate::syntax::Piece;
use crate::syntax::strict::Around;
use crate::syntax::tree::Tree;

impl<'t> XmlPieces<'t> {
    /// The next piece in the order of the document, by whichever lane may read it.
    pub(super) fn next_in_order(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
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
    pub(super) fn sound_piece(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let holder = self.open.top()?;
        let is_holder = matches!(holder.role, Role::Root | Role::Channel) && !holder.is_extra;
        if !is_holder || self.asks_for_care() {
            return None;
        }
        let from = self.scanner.position;
        let root = self.root.as_ref()?;
        let around = Around {
            text: self.scanner.text,
            scopes: &mut self.scopes,
            characters: &mut self.characters,
            limits: &self.limits,
            depth: self.open.len(),
            format: root.format,
            entries: self.entries,
            has_title: self.context.has_title,
        };
        let sound = self.strict.read(around, from, tree, log)?;
        self.scanner.position = sound.end;
        self.piece_from = sound.from;
        self.piece_is_full = false;
        self.context.has_title |= sound.is_title;
        if let Some(top) = self.open.top_mut() {
            top.has_child = true;
        }
        self.count(sound.piece);
        Some(sound.piece)
    }

    /// How many pieces the strict lane has read.
    pub fn strict_count(&self) -> u32 {
        self.strict.count
    }

    /// Whether something is open that only this lane knows of.
    fn asks_for_care(&self) -> bool {
        self.limits.is_careful
            || self.beyond > 0
            || self.context.rdf.is_some()
            || !self.characters.entities.are_none()
    }
}
