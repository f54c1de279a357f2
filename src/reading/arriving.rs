//! The same from an asynchronous stream of bytes.

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;

use super::{ReadError, Reading};
use crate::model::{Entry, FeedHead};
use crate::options::Options;

/// Reads a feed from a stream of byte chunks, such as the body of an HTTP response, as its entries are asked for.
pub fn parse_stream<S, B, E>(
    source: S,
    content_type: Option<&str>,
    options: Options,
) -> Arriving<S, E>
where
    S: Stream<Item = Result<B, E>> + Unpin,
    B: AsRef<[u8]>,
{
    Arriving {
        source,
        reading: Reading::new(content_type, options),
    }
}

/// The entries of a feed that arrives. See [`parse_stream`].
pub struct Arriving<S, E> {
    source: S,
    reading: Reading<E>,
}

impl<S, E> Arriving<S, E> {
    /// The head, once the last entry has come.
    pub fn head(&self) -> Option<&FeedHead<'static>> {
        self.reading.came.head.as_ref()
    }
}

/// Nothing but the source is ever pinned.
impl<S: Unpin, E> Unpin for Arriving<S, E> {}

impl<S, B, E> Stream for Arriving<S, E>
where
    S: Stream<Item = Result<B, E>> + Unpin,
    B: AsRef<[u8]>,
{
    type Item = Result<Entry<'static>, ReadError<E>>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        loop {
            if let Some(item) = this.reading.next() {
                return Poll::Ready(item);
            }
            match Pin::new(&mut this.source).poll_next(context) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Some(Ok(part))) => this.reading.take(Some(part.as_ref())),
                Poll::Ready(Some(Err(error))) => this.reading.fail(error),
                Poll::Ready(None) => this.reading.take(None),
            }
        }
    }
}
