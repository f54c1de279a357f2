//! What comes when all entries that are wanted are out: pieces of the head, up to the start tag of the next entry.

use super::XmlPieces;
use crate::diagnostic::Log;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;

impl<'t> XmlPieces<'t> {
    /// The next piece, as [`XmlPieces::next`] gives it; of an entry nothing but that it begins. What is wrong with its
    /// start tag is not told, and nothing may be read behind it.
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
}
