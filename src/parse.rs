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
use crate::syntax::xml::wrapper::unescape;
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
        road(bytes, &text, encoding, log, options, sink)
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
        let log = Log::new(options.limits.diagnostics);
        road(text.as_bytes(), &text, encoding, log, options, sink)
    })
}

/// Reads decoded text into a sink: the feed that it is, or that stands in it as a string of JSON, in a page's markup,
/// or escaped.
pub fn road(
    bytes: &[u8],
    text: &str,
    encoding: Encoding,
    log: Log,
    options: &Options,
    sink: &mut dyn Sink,
) -> Result<(), FeedError> {
    if crate::encoding::is_empty(text) {
        return Err(FeedError::empty(log.report(text, encoding)));
    }
    if !need::IS_FULL {
        return sound_road(text, encoding, log, options, sink);
    }
    let mut outer = log.clone();
    if let Some(inner) = unquote(text, &mut outer) {
        if options.beginning {
            return Err(FeedError::more());
        }
        let mut within = read(&inner.text, pieces, options, &Log::new(log.keeps()), sink);
        if within.is_feed() {
            let is_ill_formed = outer.is_ill_formed();
            within.stood_in(text, outer, is_ill_formed, &|offset| inner.place(offset));
            within.finish(encoding, sink);
            return Ok(());
        }
        sink.restart();
    }
    let pass = read(text, pieces, options, &log, sink);
    if options.beginning && !pass.is_enough() {
        return Err(FeedError::more());
    }
    if pass.is_feed() {
        pass.finish(encoding, sink);
        return Ok(());
    }
    let found = detect::found(bytes, text);
    if found.is_page() {
        let page = read(text, page, options, &log, sink);
        if page.is_feed() {
            page.finish(encoding, sink);
            return Ok(());
        }
    }
    if let Some(inner) = unescape(text) {
        sink.restart();
        let mut within = read(&inner.text, pieces, options, &Log::new(log.keeps()), sink);
        if within.is_feed() {
            within.stood_in(text, log, pass.log().is_ill_formed(), &|offset| {
                inner.place(offset)
            });
            within.finish(encoding, sink);
            return Ok(());
        }
    }
    Err(refuse(found, text, pass.into_report(encoding), options))
}

/// The same of a text that is a feed as it stands; the small build knows no other.
fn sound_road(
    text: &str,
    encoding: Encoding,
    log: Log,
    options: &Options,
    sink: &mut dyn Sink,
) -> Result<(), FeedError> {
    let pass = read(text, pieces, options, &log, sink);
    if options.beginning && (need::said().is_some() || !pass.is_enough()) {
        need::forget();
        return Err(FeedError::more());
    }
    if !pass.is_feed() {
        need::lacks("page");
        return Err(FeedError::internal());
    }
    pass.finish(encoding, sink);
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
