//! A document to what its specifications, its readers and its listeners would say of it: the same reading, plus rules.
//!
//! Rules are rows of tables (`rules/`); kinds of rules have the code. What the reader itself reports becomes findings, too.

mod child;
mod document;
mod element;
mod facts;
mod fields;
mod findings;
mod form;
mod index;
mod markup;
mod opml;
mod passing;
mod report;
pub mod rule;
pub mod rules;
mod sentence;
mod tags;
mod unique;
mod used;
mod watch;

use std::cell::RefCell;
use std::rc::Rc;

use document::Outer;
use fields::Context;
use findings::Found;
use passing::{Fields, Watched};
use watch::Watch;

use crate::detect;
use crate::diagnostic::{Encoding, Log, Report};
use crate::encoding::{self, Decoded};
use crate::error::FeedError;
use crate::options::{Limits, Options};
use crate::parse::parse_into;
use crate::pass::Pass;
use crate::syntax::{self, Reader};

pub use findings::Finding;
pub use report::{CheckReport, CheckedProfile};
pub use rule::Level;

/// How a document is to be checked.
#[derive(Debug, Clone, PartialEq, serde::Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CheckOptions {
    /// Where the document came from.
    pub url: Option<String>,
    /// The date of the check; without it no entry is in the future.
    pub now: Option<String>,
    /// The profiles whose findings are wanted; all, if none is named.
    pub profiles: Vec<String>,
    /// So many findings are given in full.
    pub max_findings: usize,
}

impl Default for CheckOptions {
    fn default() -> Self {
        CheckOptions {
            url: None,
            now: None,
            profiles: Vec::new(),
            max_findings: 1000,
        }
    }
}

/// Checks a document.
///
/// ```
/// let rss = b"<rss version='2.0'><channel><title>News</title><link>/</link></channel></rss>";
/// let report = anyfeed::check(rss, None, &anyfeed::CheckOptions::default());
/// assert_eq!(report.verdict, "invalid");
/// assert!(report.findings.iter().any(|finding| finding.code == "rss/channel-description-missing"));
/// ```
pub fn check(bytes: &[u8], content_type: Option<&str>, options: &CheckOptions) -> CheckReport {
    let limits = limits(options, bytes.len());
    let mut log = Log::new(limits.diagnostics);
    match encoding::decode(bytes, content_type, &limits, &mut log) {
        Ok(Decoded { text, encoding }) => checked(bytes, &text, encoding, log, options),
        Err(_) => report::no_feed("", &FeedError::too_large(&limits), options),
    }
}

/// The same for text that the caller has decoded already.
pub fn check_text(text: &str, content_type: Option<&str>, options: &CheckOptions) -> CheckReport {
    let decoded = encoding::decoded(text, content_type);
    let log = Log::new(options.max_findings);
    checked(
        text.as_bytes(),
        &decoded.text,
        decoded.encoding,
        log,
        options,
    )
}

/// Whoever hands over a document has it as a whole: it is not too large. What it inflates to is another matter.
fn limits(options: &CheckOptions, size: usize) -> Limits {
    let usual = Limits::default();
    Limits {
        bytes: size,
        inflated: usual.inflated.max(size),
        diagnostics: options.max_findings,
        ..usual
    }
}

fn checked(
    bytes: &[u8],
    text: &str,
    encoding: Encoding,
    log: Log,
    options: &CheckOptions,
) -> CheckReport {
    let context = Context {
        url: options.url.clone(),
        now: options.now.as_deref().and_then(fields::seconds),
        is_secure: !options
            .url
            .as_deref()
            .unwrap_or_default()
            .starts_with("http:"),
        media_type: encoding.media_type.clone().unwrap_or_default(),
        encoding: encoding.name,
        size: bytes.len(),
        version: String::new(),
    };
    let readers = [syntax::pieces as Reader<'_>, syntax::page as Reader<'_>];
    for reader in readers {
        if let Some((watch, read, outer)) = read(text, reader, &context, (&encoding, &log), options)
        {
            let mut watch = watch.borrow_mut();
            watch.finish(&outer);
            return report::of(text, &mut watch, &read, options);
        }
        if detect::found(bytes, text).word() == "opml" {
            return opml::check(text, context, options);
        }
    }
    otherwise(bytes, text, options)
}

/// How the document is read for the rules.
fn reader_options(options: &CheckOptions, size: usize) -> Options {
    Options {
        url: options.url.clone(),
        emails: true,
        // No rule looks at it.
        text: false,
        limits: limits(options, size),
        ..Options::default()
    }
}

type Reading<'t> = (Rc<RefCell<Watch<'t>>>, Report, Rc<Outer<'t>>);

/// Reads all pieces while rules look on; `None` if there is no feed for this reader.
fn read<'t>(
    text: &'t str,
    reader: Reader<'t>,
    context: &Context,
    (encoding, log): (&Encoding, &Log),
    options: &CheckOptions,
) -> Option<Reading<'t>> {
    let reading = reader_options(options, text.len());
    let outer = Rc::new(Outer::read(text));
    let found = Found::new(options.max_findings, &options.profiles);
    let watch = Rc::new(RefCell::new(Watch::new(text, found, context.clone())));
    let watched = || {
        let (watch, outer) = (Rc::clone(&watch), Rc::clone(&outer));
        Box::new(Watched {
            inner: reader(text, &reading),
            outer,
            watch,
        })
    };
    let mut sink = Fields(Rc::clone(&watch), None);
    let mut pass = Pass::watching(text, watched(), &reading, None, log.clone());
    pass.run(&mut sink);
    if let Some(facts) = pass.second_facts() {
        crate::pass::Sink::restart(&mut sink);
        pass = Pass::watching(text, watched(), &reading, Some(facts), log.clone());
        pass.run(&mut sink);
    }
    if !pass.is_feed() {
        return None;
    }
    pass.finish(encoding.clone(), &mut sink);
    let report = sink.1.take()?;
    drop(sink);
    Some((watch, report, outer))
}

/// What is no feed as it stands: perhaps one is quoted or escaped in it.
fn otherwise(bytes: &[u8], text: &str, options: &CheckOptions) -> CheckReport {
    let mut sink = report::Wrapped::default();
    let reading = Options {
        limits: limits(options, bytes.len()),
        ..Options::default()
    };
    match parse_into(bytes, None, &reading, &mut sink) {
        Ok(()) => report::wrapped(text, sink, options),
        Err(error) => report::no_feed(text, &error, options),
    }
}
