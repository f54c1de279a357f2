use std::io::{self, Read};

use super::{ReadError, parse_reader};
use crate::options::Options;

const HEAD: &str = "<rss version='2.0'><channel><title>News</title>";

/// Gives its parts one at a time, then fails or ends.
struct Parts {
    parts: Vec<&'static str>,
    fails: bool,
    read: usize,
}

impl Read for Parts {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(part) = self.parts.get(self.read) else {
            return match self.fails {
                true => Err(io::Error::other("broken off")),
                false => Ok(0),
            };
        };
        self.read += 1;
        buffer[..part.len()].copy_from_slice(part.as_bytes());
        Ok(part.len())
    }
}

fn items(count: usize) -> Vec<&'static str> {
    let item = "<item><title>One</title><guid>1</guid></item>";
    std::iter::once(HEAD)
        .chain(std::iter::repeat_n(item, count))
        .collect()
}

#[test]
fn entries_come_before_the_document_has_ended() {
    let long: &'static str = Box::leak("x".repeat(8000).into_boxed_str());
    let mut parts = items(1);
    parts.extend([
        "<item><title>Two</title><description>",
        long,
        long,
        long,
        long,
        long,
    ]);
    let mut source = Parts {
        parts,
        fails: false,
        read: 0,
    };
    let mut entries = parse_reader(&mut source, Some("text/xml"), Options::default());
    let first = entries.next().expect("an entry").expect("it is read");
    assert_eq!(first.title.as_deref(), Some("One"));
    assert!(entries.head().is_none());
    drop(entries);
    assert!(source.read < source.parts.len(), "{}", source.read);
}

#[test]
fn a_failure_comes_last() {
    let source = Parts {
        parts: items(3),
        fails: true,
        read: 0,
    };
    let mut entries = parse_reader(source, Some("text/xml"), Options::default());
    let came: Vec<_> = entries.by_ref().collect();
    assert_eq!(came.iter().filter(|item| item.is_ok()).count(), 3);
    assert!(
        matches!(came.last(), Some(Err(ReadError::Source(_)))),
        "{}",
        came.len()
    );
    assert_eq!(
        entries.head().and_then(|head| head.title.as_deref()),
        Some("News")
    );
}

#[test]
fn what_is_no_feed_is_an_error() {
    let mut entries = parse_reader(&b"<html><p>Hello</p></html>"[..], None, Options::default());
    let Some(Err(ReadError::Feed(error))) = entries.next() else {
        panic!("an error was to come");
    };
    assert_eq!(error.code, "html");
    assert!(entries.next().is_none());
}

#[test]
fn no_more_is_read_than_is_wanted() {
    let mut source = Parts {
        parts: items(5000),
        fails: false,
        read: 0,
    };
    let options = Options {
        max_entries: Some(2),
        ..Options::default()
    };
    let entries = parse_reader(&mut source, None, options);
    assert_eq!(entries.count(), 2);
    assert!(source.read < 5000, "{}", source.read);
}

#[cfg(feature = "futures")]
#[test]
fn what_arrives_is_read_alike() {
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    use futures_core::Stream;

    /// Has nothing yet every other time.
    struct Slow(Vec<&'static str>, bool);

    impl Stream for Slow {
        type Item = Result<&'static [u8], io::Error>;

        fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            self.1 = !self.1;
            if self.1 {
                return Poll::Pending;
            }
            Poll::Ready((!self.0.is_empty()).then(|| Ok(self.0.remove(0).as_bytes())))
        }
    }

    let mut entries = super::parse_stream(Slow(items(4), false), None, Options::default());
    let mut context = Context::from_waker(Waker::noop());
    let (mut came, mut waits) = (0, 0);
    loop {
        match Pin::new(&mut entries).poll_next(&mut context) {
            Poll::Ready(Some(entry)) => came += usize::from(entry.is_ok()),
            Poll::Ready(None) => break,
            Poll::Pending => waits += 1,
        }
    }
    assert_eq!((came, waits), (4, 6));
    assert!(entries.head().is_some());
}
