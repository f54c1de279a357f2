//! End tags, and the end of the document, to what they close.

use std::ops::Range;

use super::builder::Builder;
use super::cut;
use super::names::local;
use super::notes::behind_notes;
use super::open::{Frame, Role};
use super::root::{Context, is_container, is_entry_name};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::syntax::Piece;
use crate::syntax::tree::{NodeId, Tree};

impl<'t> Builder<'t> {
    /// Reads an end tag.
    pub fn end(
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
        let (open, ahead) = (&self.open, &mut self.ahead);
        let found = found.filter(|(found, _)| !ahead.entry_goes_on(open, *found, at.end));
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
    pub fn close_unfinished(
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
    pub fn close_all(&mut self, from: usize, end: usize, tree: &mut Tree<'t>) -> Option<Piece> {
        let mut done = None;
        while self.open.len() > from {
            let Some(frame) = self.open.pop() else {
                break;
            };
            self.resolver.scopes.leave(frame.mark);
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
                    done = Some(self.context.count(piece));
                }
                Role::Nested if frame.tag.start < end => self.waiting.add(frame.tag.start..end),
                _ => {}
            }
        }
        done
    }

    /// Closes what is open at the end of the document. If that is nothing of the feed, it need not have been cut off.
    pub fn end_of_document(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let end = self.ahead.text.len();
        let Context { root, junk, .. } = &self.context;
        // What is no feed is no document either where it has no root element, or several.
        let has_more = junk.as_ref().is_some_and(|junk| junk.has_more);
        if root.is_none() && (has_more || !self.context.is_begun()) {
            log.mark_ill_formed();
        }
        let frames = self.open.frames();
        let is_feeds =
            |frame: &Frame| frame.role.holds_pieces() || matches!(frame.role, Role::Piece(_));
        match frames.first() {
            Some(junk) if root.is_some() && !frames.iter().any(is_feeds) => {
                log.stand_in(None);
                log.add_with(&xml::MISSING_END_TAG, junk.tag.clone(), junk.name);
            }
            // It was told of the tag in which the document stops.
            Some(_) if !log.ends_in(&xml::CUT_OFF) => log.add(&xml::CUT_OFF, end..end),
            _ => {}
        }
        for node in frames.iter().filter_map(|frame| frame.node) {
            self.forget_half(node, tree);
        }
        tree.is_cut = true;
        self.close_all(0, end, tree)
    }

    /// The piece that has reached its limit where the text ends. What comes of it later stands in no tree.
    pub fn give_out(&mut self, tree: &mut Tree<'t>) -> Option<Piece> {
        let at = self.open.piece().filter(|_| self.piece_is_full)?;
        let frame = self
            .open
            .piece_frame()
            .filter(|frame| frame.node.is_some())?;
        let Role::Piece(piece) = frame.role else {
            return None;
        };
        for at in at..self.open.len() {
            let node = self.open.frame_mut(at).and_then(|frame| frame.node.take());
            if let Some(node) = node {
                tree.close(node, self.ahead.text.len());
                self.forget_half(node, tree);
            }
        }
        Some(self.context.count(piece))
    }

    /// Forgets the text of an element that means something else when its end is missing.
    fn forget_half(&self, node: NodeId, tree: &mut Tree<'t>) {
        if cut::is_whole_or_nothing(tree.node(node).local()) {
            tree.forget_text(node, |end| self.is_ended(end));
        }
    }

    /// Whether a tag begins right behind a text, or the document stops in it: it can only be an end tag.
    fn is_ended(&self, text: usize) -> bool {
        let behind = self.ahead.rest(text);
        let (behind, _) = behind_notes(behind.strip_prefix("]]>").unwrap_or(behind));
        let tag = behind.strip_prefix('<');
        tag.is_some_and(|tag| tag.starts_with('/') || behind_notes(tag).0.is_empty())
    }
}
