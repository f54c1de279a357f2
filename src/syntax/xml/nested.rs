//! Items inside items: each is an entry of its own, read once more when the one around it is done.
//!
//! Feeds that keep the versions of an item in an element of their own do so. The outer item keeps the fields that
//! come behind the inner one. Reading again ends at a depth, so that nests cost no more than some times the document.

use std::ops::Range;

/// Items inside items inside items are read again as deep as this: no byte is read more often.
const LEVELS: u8 = 6;

/// Items that wait.
#[derive(Debug, Clone, Default)]
pub struct Waiting {
    /// Where they stand, and within how many others that were read again.
    pub(super) items: Vec<(Range<usize>, u8)>,
    /// The same of the text that is read now.
    level: u8,
}

impl Waiting {
    /// One more, in place of those within it: they are found again when it is read.
    pub fn add(&mut self, range: Range<usize>) {
        let is_within = |(last, _): &mut (Range<usize>, u8)| last.start >= range.start;
        while self.items.pop_if(is_within).is_some() {}
        if self.level < LEVELS {
            self.items.push((range, self.level + 1));
        }
    }

    /// Takes the last, and those within it that wait then.
    pub fn pop(&mut self) -> Option<(Range<usize>, Waiting)> {
        let (range, level) = self.items.pop()?;
        let items = Vec::new();
        Some((range, Waiting { items, level }))
    }

    /// Those that came of one are the next.
    pub fn append(&mut self, mut other: Waiting) {
        self.items.append(&mut other.items);
    }
}
