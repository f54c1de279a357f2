//! Items inside items: each is an entry of its own, read once more when the one around it is done.
//!
//! Feeds that keep the versions of an item in an element of their own do so. The outer item keeps the fields that
//! come behind the inner one, and reading again has a budget, so that deep nests cost no more than the document.

use std::mem::take;
use std::ops::Range;

use super::XmlPieces;
use super::events::Events;
use super::open::Open;
use super::root::Context;
use crate::diagnostic::Log;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;

/// Items that wait, and how many bytes may be read again.
#[derive(Debug, Clone)]
pub struct Waiting {
    pub(super) ranges: Vec<Range<usize>>,
    pub(super) budget: usize,
}

impl Waiting {
    /// None wait.
    pub fn new(budget: usize) -> Self {
        Waiting {
            ranges: Vec::new(),
            budget,
        }
    }

    /// One more, if it can be afforded.
    pub fn add(&mut self, range: Range<usize>) {
        if let Some(left) = self.budget.checked_sub(range.len()) {
            self.budget = left;
            self.ranges.push(range);
        }
    }
}

impl<'t> XmlPieces<'t> {
    /// The next item that stood inside another. What is wrong with it was said when it was first read.
    pub(super) fn nested(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let range = self.waiting.ranges.pop()?;
        let mut events = Events::new(self.text.get(..range.end).unwrap_or_default());
        events.rewind(range.start);
        let mut inner = XmlPieces {
            events,
            text: self.text.get(..range.end).unwrap_or_default(),
            root: self.root.clone(),
            context: Context::rootless(),
            open: Open::new(),
            waiting: Waiting::new(take(&mut self.waiting.budget)),
            characters: take(&mut self.characters),
            scopes: take(&mut self.scopes),
            tags: take(&mut self.tags),
            pending: None,
            ..XmlPieces::new("", &self.limits)
        };
        log.stand_in(Some(self.entries));
        let piece = inner.next(tree, &mut Log::new(0));
        self.characters = inner.characters;
        self.scopes = inner.scopes;
        self.tags = inner.tags;
        self.waiting.budget = inner.waiting.budget;
        self.waiting.ranges.append(&mut inner.waiting.ranges);
        self.entries += u32::from(piece == Some(Piece::Entry));
        piece
    }
}
