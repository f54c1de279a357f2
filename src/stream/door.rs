//! What callers do with a stream. What the small build needs the full one for is heard here.

use super::Stream;
use crate::error::FeedError;
use crate::pass::Sink;

impl Stream {
    /// Takes the next bytes; entries that they complete go into the sink.
    ///
    /// # Errors
    /// When there is no feed in what the limits allow to read.
    pub fn push(&mut self, bytes: &[u8], sink: &mut dyn Sink) -> Result<(), FeedError> {
        FeedError::unless_needed(|| self.take(bytes, sink))
    }

    /// Nothing more comes: the rest of the entries and the head go into the sink.
    ///
    /// # Errors
    /// When there is no feed in the document.
    pub fn finish(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        FeedError::unless_needed(|| self.end(sink))
    }

    /// The source has failed: entries that came whole and were held back, for the encoding was open, go into the sink.
    ///
    /// # Errors
    /// When there is no feed in what has come.
    pub fn break_off(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        FeedError::unless_needed(|| self.read_settled(sink))
    }

    /// Nothing more is wanted: the head goes into the sink, as far as it is known.
    ///
    /// # Errors
    /// When what has come is not known to be a feed.
    pub fn leave(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        FeedError::unless_needed(|| self.give_up(sink))
    }

    /// The head as far as it is known, if the document is known to be a feed.
    ///
    /// # Errors
    /// When the build is too small for it.
    pub fn glimpse(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        FeedError::unless_needed(|| {
            self.show(sink);
            Ok(())
        })
    }
}
