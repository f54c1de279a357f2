//! The text in front of the reader: what is asked of it before it is read, and whether more of it could change the answer.

use std::ops::Range;

use super::balance::{Balance, Mark};
use super::notes::behind_notes;
use super::open::Frame;

/// The document's text, and what was looked for in it.
pub struct Ahead<'t> {
    /// All of it.
    pub text: &'t str,
    /// Matches tags.
    pub balance: Balance<'t>,
    /// More text may follow, and what was read last would perhaps have been read otherwise with it.
    pub is_unsettled: bool,
}

impl<'t> Ahead<'t> {
    /// Nothing is looked at yet.
    pub fn new(text: &'t str) -> Self {
        Ahead {
            text,
            balance: Balance::new(text),
            is_unsettled: false,
        }
    }

    /// A stretch of the text.
    pub fn slice(&self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }

    /// All of it from an offset on.
    pub fn rest(&self, from: usize) -> &'t str {
        self.text.get(from..).unwrap_or_default()
    }

    /// The same behind white space and comments.
    pub fn behind_notes(&mut self, from: usize) -> &'t str {
        let (behind, is_open) = behind_notes(self.rest(from));
        self.is_unsettled |= is_open;
        behind
    }

    /// The next tag behind an offset that is an entry's or that of what may hold entries, and is wanted, as it is seen from
    /// within these of the open elements.
    pub fn next_mark(
        &mut self,
        from: usize,
        within: &[Frame<'t>],
        is_wanted: fn(&Mark<'t>) -> bool,
    ) -> Option<Mark<'t>> {
        let found = self.balance.next_mark(from, within, is_wanted);
        self.is_unsettled |= self.balance.has_missed;
        found
    }
}
