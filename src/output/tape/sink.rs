//! Entries and head to one tape, as they come.

use super::{Reader, SEGMENT, Tape};
use crate::model::{Entry, FeedHead};
use crate::pass::Sink;

/// Writes a feed as it comes: its entries, then its head.
pub struct TapeSink<'r> {
    tape: Tape<'r>,
}

impl<'r> TapeSink<'r> {
    /// Hands over to this reader.
    pub fn new(reader: &'r dyn Reader) -> Self {
        TapeSink {
            tape: Tape::new(reader),
        }
    }

    /// Hands over what has come.
    pub fn hand_over(&mut self) {
        self.tape.hand_over();
    }
}

impl Sink for TapeSink<'_> {
    fn entry(&mut self, entry: Entry<'_>) {
        self.tape.add(&entry);
        if self.tape.size() >= SEGMENT {
            self.tape.hand_over();
        }
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.tape.add(&head);
        self.tape.hand_over();
    }

    fn restart(&mut self) {
        let reader = self.tape.reader;
        self.tape = Tape::new(reader);
        reader.restart();
    }
}
