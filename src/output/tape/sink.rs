//! Entries and head to one tape, as they come.

use super::{Reader, SEGMENT, Tape};
use crate::model::{Entry, FeedHead};
use crate::pass::Sink;

/// Writes a feed as it comes: its entries, then its head.
pub struct TapeSink<'r> {
    tape: Tape,
    reader: &'r dyn Reader,
}

impl<'r> TapeSink<'r> {
    /// Hands over to this reader.
    pub fn new(reader: &'r dyn Reader) -> Self {
        TapeSink {
            tape: Tape::default(),
            reader,
        }
    }
}

impl Sink for TapeSink<'_> {
    fn entry(&mut self, entry: Entry<'_>) {
        self.tape.add(&entry);
        if self.tape.size() >= SEGMENT {
            self.tape.hand_over(self.reader);
        }
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.tape.add(&head);
        self.tape.hand_over(self.reader);
    }

    fn restart(&mut self) {
        self.tape = Tape::default();
        self.reader.restart();
    }
}
