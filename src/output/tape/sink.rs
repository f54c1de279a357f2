//! Entries and head to one tape, as they come.

use super::{Kind, Tape};
use crate::model::{Entry, FeedHead};
use crate::pass::Sink;

/// Writes a feed as it comes: a list of two, its entries and its head.
#[derive(Debug)]
pub struct TapeSink {
    tape: Tape,
    entries: usize,
    count: usize,
}

impl Default for TapeSink {
    fn default() -> Self {
        let mut tape = Tape::default();
        tape.word(Kind::List, 2);
        let entries = tape.open(Kind::List);
        TapeSink {
            tape,
            entries,
            count: 0,
        }
    }
}

impl TapeSink {
    /// The tape.
    pub fn into_tape(self) -> Vec<u8> {
        self.tape.finish()
    }
}

impl Sink for TapeSink {
    fn entry(&mut self, entry: Entry<'_>) {
        self.count += 1;
        self.tape.add(&entry);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.tape.settle(self.entries, self.count);
        self.tape.add(&head);
    }

    fn restart(&mut self) {
        *self = TapeSink::default();
    }
}
