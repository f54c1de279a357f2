//! A feed as it comes from a reader or an asynchronous stream: entries one by one, the head behind them.

#[cfg(feature = "futures")]
mod arriving;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, ErrorKind, Read};

use crate::error::FeedError;
use crate::model::{Entry, FeedHead, IntoOwned};
use crate::options::Options;
use crate::pass::Sink;
use crate::stream::Stream;

#[cfg(feature = "futures")]
pub use arriving::{Arriving, parse_stream};

/// Reads a feed from a reader as its entries are asked for: no more than an entry and some 300 KB are held.
///
/// ```
/// let rss = b"<rss version='2.0'><channel><title>News</title><item><title>One</title></item></channel></rss>";
/// let mut entries = anyfeed::parse_reader(&rss[..], Some("text/xml"), anyfeed::Options::default());
/// let first = entries.next().unwrap()?;
/// assert_eq!(first.title.as_deref(), Some("One"));
/// assert_eq!(entries.into_head()?.title.as_deref(), Some("News"));
/// # Ok::<(), anyfeed::ReadError>(())
/// ```
pub fn parse_reader<R: Read>(
    source: R,
    content_type: Option<&str>,
    options: Options,
) -> Entries<R> {
    Entries {
        source,
        buffer: vec![0; PART],
        reading: Reading::new(content_type, options),
    }
}

/// So many bytes are asked for at once.
const PART: usize = 16 << 10;

/// The entries of a feed that comes from a reader.
///
/// An error is the last item: what was whole before it has come. See [`parse_reader`].
pub struct Entries<R> {
    source: R,
    buffer: Vec<u8>,
    reading: Reading<io::Error>,
}

impl<R: Read> Entries<R> {
    /// The head, once the last entry has come.
    pub fn head(&self) -> Option<&FeedHead<'static>> {
        self.reading.came.head.as_ref()
    }

    /// Reads what is left, and gives the head.
    ///
    /// # Errors
    /// When the reader fails, or there is no feed in what it gives.
    pub fn into_head(mut self) -> Result<FeedHead<'static>, ReadError> {
        for entry in self.by_ref() {
            entry?;
        }
        let head = self.reading.came.head;
        head.ok_or_else(|| ReadError::Feed(FeedError::internal()))
    }
}

impl<R: Read> Iterator for Entries<R> {
    type Item = Result<Entry<'static>, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(item) = self.reading.next() {
                return item;
            }
            match self.source.read(&mut self.buffer) {
                Ok(length) => {
                    let part = self.buffer.get(..length).unwrap_or_default();
                    self.reading.take((length > 0).then_some(part));
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => self.reading.fail(error),
            }
        }
    }
}

/// Why no more entries come.
#[derive(Debug)]
pub enum ReadError<E = io::Error> {
    /// What gives the bytes has failed.
    Source(E),
    /// There is no feed in them, or more than the limits allow.
    Feed(FeedError),
}

impl<E: fmt::Display> fmt::Display for ReadError<E> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Source(error) => error.fmt(formatter),
            ReadError::Feed(error) => error.fmt(formatter),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for ReadError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReadError::Source(error) => Some(error),
            ReadError::Feed(error) => Some(error),
        }
    }
}

/// What has come of a document so far, and how it ended.
struct Reading<E> {
    stream: Stream,
    came: Came,
    is_over: bool,
    failed: Option<ReadError<E>>,
}

impl<E> Reading<E> {
    fn new(content_type: Option<&str>, options: Options) -> Self {
        Reading {
            stream: Stream::new(content_type, options),
            came: Came::default(),
            is_over: false,
            failed: None,
        }
    }

    /// What is to be given out next: an entry, an error or the end; nothing where more bytes are needed.
    #[allow(clippy::option_option)]
    fn next(&mut self) -> Option<Option<Result<Entry<'static>, ReadError<E>>>> {
        if let Some(entry) = self.came.entries.pop_front() {
            return Some(Some(Ok(entry)));
        }
        self.is_over.then(|| self.failed.take().map(Err))
    }

    /// Takes the next part; none is the end.
    fn take(&mut self, part: Option<&[u8]>) {
        let taken = match part {
            Some(part) => self.stream.push(part, &mut self.came),
            None => self.stream.finish(&mut self.came),
        };
        self.is_over = part.is_none() || self.stream.is_done() || taken.is_err();
        self.failed = taken.err().map(ReadError::Feed);
    }

    /// The source has failed: what is whole is given out first, the head as far as it is known.
    fn fail(&mut self, error: E) {
        // The source's failure is said, whatever could be said of a document that is not whole.
        let _ = self.stream.break_off(&mut self.came);
        self.stream.glimpse(&mut self.came).ok();
        self.is_over = true;
        self.failed = Some(ReadError::Source(error));
    }
}

/// What has come and was not given out yet.
#[derive(Default)]
struct Came {
    entries: VecDeque<Entry<'static>>,
    head: Option<FeedHead<'static>>,
}

impl Sink for Came {
    fn entry(&mut self, entry: Entry<'_>) {
        self.entries.push_back(entry.into_owned());
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.head = Some(head.into_owned());
    }

    /// Only what is gathered whole is ever read again, and none of it is out then.
    fn restart(&mut self) {
        self.entries.clear();
    }
}
