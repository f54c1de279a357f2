//! Items inside items: each is an entry of its own, read once more when the one around it is done.
//!
//! Feeds that keep the versions of an item in an element of their own do so. The outer item keeps the fields that
//! come behind the inner one. Reading again ends at a depth, so that nests cost no more than some times the document.

use std::ops::Range;

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

    /// Takes the last, and those within it that wait then.
    pub fn pop(&mut self) -> Option<(Range<usize>, Waiting)> {
        let range = self.ranges.pop()?;
        let level = self.levels.pop()?;
        let within = Waiting {
            level,
            ..Waiting::new()
        };
        Some((range, within))
    }

    /// Those that came of one are the next.
    pub fn append(&mut self, mut other: Waiting) {
        self.ranges.append(&mut other.ranges);
        self.levels.append(&mut other.levels);
    }
}
