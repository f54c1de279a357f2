//! End tags, and what they close with their element.

use std::ops::Range;

use super::XmlPieces;
use super::open::{Role, local};
use super::root::{is_container, is_entry_name};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;

impl<'t> XmlPieces<'t> {
    /// Reads an end tag.
    pub(super) fn end(
        &mut self,
        name: &'t str,
        at: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let found = self.open.find(name);
        let is_around = || is_container(local(name)) || is_entry_name(local(name));
        if self.beyond > 0 && !(found.is_some() && is_around()) {
            self.beyond -= 1;
            return None;
        }
        self.beyond = 0;
        let found = found.filter(|(found, _)| !self.entry_goes_on(*found, at.end));
        let Some((found, is_exact)) = found else {
            log.add_with(&xml::STRAY_END_TAG, at, name);
            return None;
        };
        let frame = self.open.frames().get(found)?;
        if !is_exact {
            log.add_with(&xml::END_TAG_CASE, at.clone(), name);
        }
        if frame.has_text && frame.has_child && frame.passes_text_over(tree) {
            log.add(&xml::TEXT_BETWEEN, frame.tag.clone());
        }
        let unfinished = match found + 1 < self.open.len() {
            true => self.close_unfinished(found + 1, at.start, tree, log),
            false => None,
        };
        unfinished.or(self.close_all(found, at.end, tree))
    }

    /// Closes what has no end tag of its own, from a frame on.
    pub(super) fn close_unfinished(
        &mut self,
        from: usize,
        end: usize,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        self.beyond = 0;
        let frames = self.open.frames();
        for frame in frames.iter().skip(from) {
            log.add_with(&xml::MISSING_END_TAG, frame.tag.clone(), frame.name);
        }
        self.close_all(from, end, tree)
    }

    /// Closes all frames from one on; says which piece is finished by that.
    pub(super) fn close_all(
        &mut self,
        from: usize,
        end: usize,
        tree: &mut Tree<'t>,
    ) -> Option<Piece> {
        let mut done = None;
        while self.open.len() > from {
            let Some(frame) = self.open.pop() else {
                break;
            };
            self.scopes.leave(frame.mark);
            if let Some(node) = frame.node {
                tree.close(node, end);
                // The limit may have cut it.
                if self.piece_is_full {
                    self.forget_half(node, tree);
                }
            }
            match frame.role {
                // Not one that was given out before it ended.
                Role::Piece(piece) if frame.node.is_some() => {
                    self.count(piece);
                    done = Some(piece);
                }
                Role::Nested if frame.tag.start < end => self.waiting.add(frame.tag.start..end),
                _ => {}
            }
        }
        done
    }

    pub(super) fn count(&mut self, piece: Piece) {
        self.entries += u32::from(piece == Piece::Entry);
    }
}
