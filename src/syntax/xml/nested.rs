//! Items inside items: each is an entry of its own, read once more when the one around it is done.
//!
//! Feeds that keep the versions of an item in an element of their own do so. The outer item keeps the fields that
//! come behind the inner one. Reading again ends at a depth, so that nests cost no more than some times the document.

use std::mem::take;
use std::ops::Range;

use super::XmlPieces;
use crate::diagnostic::Log;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;

/// Items inside items inside items are read again as deep as this: no byte is read more often.
const LEVELS: u8 = 6;

/// Items that wait.
#[derive(Debug, Clone)]
pub struct Waiting {
    pub(super) ranges: Vec<Range<usize>>,
    /// For each, how many levels within it are read again.
    pub(super) levels: Vec<u8>,
    /// How many levels within the text that is read now.
    level: u8,
}

impl Waiting {
    /// None wait.
    pub fn new() -> Self {
        Waiting {
            ranges: Vec::new(),
            levels: Vec::new(),
            level: LEVELS,
        }
    }

    /// One more, in place of those within it: they are found again when it is read.
    pub fn add(&mut self, range: Range<usize>) {
        while self
            .ranges
            .last()
            .is_some_and(|last| last.start >= range.start)
        {
            self.pop();
        }
        if let Some(left) = self.level.checked_sub(1) {
            self.ranges.push(range);
            self.levels.push(left);
        }
    }

    fn pop(&mut self) -> Option<(Range<usize>, Waiting)> {
        let range = self.ranges.pop()?;
        let level = self.levels.pop()?;
        let within = Waiting {
            level,
            ..Waiting::new()
        };
        Some((range, within))
    }

    fn append(&mut self, mut other: Waiting) {
        self.ranges.append(&mut other.ranges);
        self.levels.append(&mut other.levels);
    }
}

impl<'t> XmlPieces<'t> {
    /// The next item that stood inside another. What is wrong with it was said when it was first read.
    pub(super) fn nested(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        if self.is_in_piece() {
            return None;
        }
        let (range, waiting) = self.waiting.pop()?;
        let mut inner = XmlPieces {
            root: self.root.clone(),
            waiting,
            characters: take(&mut self.characters),
            scopes: take(&mut self.scopes),
            tags: take(&mut self.tags),
            ..XmlPieces::new(self.slice(0..range.end), &self.limits)
        };
        inner.scanner.position = range.start;
        log.stand_in(Some(self.entries));
        let piece = inner.next(tree, &mut Log::new(0));
        self.characters = inner.characters;
        self.scopes = inner.scopes;
        self.tags = inner.tags;
        self.waiting.append(inner.waiting);
        // What comes instead begins in an empty tree.
        if piece.is_none() {
            tree.clear();
            tree.is_beyond_doubt = self.characters.are_beyond_doubt();
        }
        self.entries += u32::from(piece == Some(Piece::Entry));
        piece
    }
}
