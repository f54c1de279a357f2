//! The road, on one page: bytes → text → pieces → claims → entries → wherever they go.
//!
//! One piece travels the whole road before the next is begun, so memory is one entry. Only the front door may
//! refuse, and only because there is no feed in the input, or more bytes than the limits allow.

use crate::detect::{self, Found};
use crate::diagnostic::{Encoding, Log, Report};
use crate::discover;
use crate::encoding::{Decoded, TooLarge, decode, decoded};
use crate::error::FeedError;
use crate::model::{Entry, Feed, FeedHead, IntoOwned};
use crate::need;
use crate::options::Options;
use crate::pass::{Pass, Sink};
use crate::syntax::json::quoted::unquote;
use crate::syntax::xml::wrapper::{Unescaped, unescape};
use crate::syntax::{Reader, page, pieces};

/// Reads one feed document.
///
/// ```
/// let rss = b"<rss version='2.0'><channel><title>News</title><item><title>One</title></item></channel></rss>";
/// let feed = anyfeed::parse(rss, Some("text/xml"), &anyfeed::Options::default()).unwrap();
/// assert_eq!(feed.head.title.as_deref(), Some("News"));
/// assert_eq!(feed.entries[0].title.as_deref(), Some("One"));
/// ```
///
/// # Errors
/// When there is no feed in the input, or it is larger than the limits allow.
pub fn parse(
    bytes: &[u8],
    content_type: Option<&str>,
    options: &Options,
) -> Result<Feed<'static>, FeedError> {
    let mut collected = Collected::default();
    parse_into(bytes, content_type, options, &mut collected)?;
    collected.into_feed()
}

/// The same for text that the caller has decoded already.
///
/// # Errors
/// As [`parse`].
pub fn parse_text(
    text: &str,
    content_type: Option<&str>,
    options: &Options,
) -> Result<Feed<'static>, FeedError> {
    let mut collected = Collected::default();
    parse_text_into(text, content_type, options, &mut collected)?;
    collected.into_feed()
}

/// Reads bytes into a sink.
pub fn parse_into(
    bytes: &[u8],
    content_type: Option<&str>,
    options: &Options,
    sink: &mut dyn Sink,
) -> Result<(), FeedError> {
    FeedError::unless_needed(|| {
        let mut log = Log::new(options.limits.diagnostics);
        let Decoded { text, encoding } = decode(bytes, content_type, &options.limits, &mut log)
            .map_err(|TooLarge| FeedError::too_large(&options.limits))?;
        let input = Input {
            bytes,
            text: &text,
            encoding,
            log,
        };
        road(input, options, sink)
    })
}

/// Reads text into a sink.
pub fn parse_text_into(
    text: &str,
    content_type: Option<&str>,
    options: &Options,
    sink: &mut dyn Sink,
) -> Result<(), FeedError> {
    FeedError::unless_needed(|| {
        if text.len() > options.limits.bytes {
            return Err(FeedError::too_large(&options.limits));
        }
        let Decoded { text, encoding } = decoded(text, content_type);
        let input = Input {
            bytes: text.as_bytes(),
            text: &text,
            encoding,
            log: Log::new(options.limits.diagnostics),
        };
        road(input, options, sink)
    })
}

/// A document as it came and as it is decoded, and what was found meanwhile.
pub struct Input<'t> {
    pub bytes: &'t [u8],
    pub text: &'t str,
    pub encoding: Encoding,
    pub log: Log,
}

/// Reads decoded text into a sink: the feed that it is, or that stands in it as a string of JSON, in a page's markup,
/// or escaped.
pub fn road(input: Input<'_>, options: &Options, sink: &mut dyn Sink) -> Result<(), FeedError> {
    let text = input.text;
    if crate::encoding::is_empty(text) {
        return Err(FeedError::empty(input.log.report(text, input.encoding)));
    }
    if !need::IS_FULL {
        return sound_road(input, options, sink);
    }
    let mut outer = input.log.clone();
    if let Some(inner) = unquote(text, &mut outer) {
        if options.beginning {
            return Err(FeedError::more());
        }
        if read_within(&inner, (&outer, &outer), &input, options, sink) {
            return Ok(());
        }
        sink.restart();
    }
    let pass = read(text, pieces, options, &input.log, sink);
    if options.beginning && !pass.is_enough() {
        return Err(FeedError::more());
    }
    if pass.is_feed() {
        pass.finish(input.encoding, sink);
        return Ok(());
    }
    read_otherwise(pass, input, options, sink)
}

/// Reads what is no feed as it stands: a feed in a page's markup or escaped, or the reason for a refusal.
fn read_otherwise(
    pass: Pass<'_, '_>,
    input: Input<'_>,
    options: &Options,
    sink: &mut dyn Sink,
) -> Result<(), FeedError> {
    let text = input.text;
    let found = detect::found(input.bytes, text);
    if found.is_page() {
        let page = read(text, page, options, &input.log, sink);
        if page.is_feed() {
            page.finish(input.encoding, sink);
            return Ok(());
        }
    }
    if let Some(inner) = unescape(text) {
        sink.restart();
        if read_within(&inner, (&input.log, pass.log()), &input, options, sink) {
            return Ok(());
        }
    }
    let report = pass.into_report(input.encoding);
    Err(refuse(found, text, report, options))
}

/// Reads what stands quoted or escaped in a document; says whether it is a feed. `outer` is what was found in the
/// document, `judge` knows whether that is well-formed.
fn read_within(
    inner: &Unescaped,
    (outer, judge): (&Log, &Log),
    input: &Input<'_>,
    options: &Options,
    sink: &mut dyn Sink,
) -> bool {
    let mut within = read(&inner.text, pieces, options, &Log::new(outer.keeps()), sink);
    if !within.is_feed() {
        return false;
    }
    within.stood_in(input.text, outer.clone(), judge, &|offset| {
        inner.place(offset)
    });
    within.finish(input.encoding.clone(), sink);
    true
}

/// The same of a text that is a feed as it stands; the small build knows no other.
fn sound_road(input: Input<'_>, options: &Options, sink: &mut dyn Sink) -> Result<(), FeedError> {
    let pass = read(input.text, pieces, options, &input.log, sink);
    if options.beginning && (need::said().is_some() || !pass.is_enough()) {
        need::forget();
        return Err(FeedError::more());
    }
    if !pass.is_feed() {
        need::lacks("page");
        return Err(FeedError::internal());
    }
    pass.finish(input.encoding, sink);
    Ok(())
}

/// Reads all entries; twice where what stood at the end would have changed what was written before it.
fn read<'t, 'o>(
    text: &'t str,
    reader: Reader<'t>,
    options: &'o Options,
    log: &Log,
    sink: &mut dyn Sink,
) -> Pass<'t, 'o> {
    let mut pass = Pass::new(text, reader, options, None, log.clone());
    pass.run(sink);
    if let Some(facts) = pass.second_facts() {
        sink.restart();
        pass = Pass::new(text, reader, options, Some(facts), log.clone());
        pass.run(sink);
    }
    pass
}

fn refuse(found: Found, text: &str, report: Report, options: &Options) -> FeedError {
    let feeds = match found.is_page() {
        true => discover::linked(text, options.url.as_deref().unwrap_or_default()),
        false => Vec::new(),
    };
    FeedError::not_a_feed(found.word(), found.sentence(), feeds, report)
}

#[derive(Default)]
struct Collected {
    entries: Vec<Entry<'static>>,
    head: Option<FeedHead<'static>>,
}

impl Collected {
    fn into_feed(self) -> Result<Feed<'static>, FeedError> {
        let head = self.head.ok_or_else(FeedError::internal)?;
        Ok(Feed {
            entries: self.entries,
            head,
        })
    }
}

impl Sink for Collected {
    fn entry(&mut self, entry: Entry<'_>) {
        self.entries.push(entry.into_owned());
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.head = Some(head.into_owned());
    }

    fn restart(&mut self) {
        self.entries.clear();
    }
}
