//! The parts of the road on their own, for callers who need only one of them.

use crate::detect::found;
use crate::diagnostic::Log;
use crate::discover::{self, DiscoveredFeed};
use crate::encoding::{self, Decoded};
use crate::error::FeedError;
use crate::html::{self, Rules, Wanted};
use crate::model::Format;
use crate::opml::{self, Opml};
use crate::options::{Limits, Options, UrlOptions};
use crate::syntax::json::quoted::unquote;
use crate::syntax::tree::Tree;
use crate::syntax::xml::wrapper::unescape;
use crate::syntax::{Reader, Root, page, pieces};
use crate::value::date::{self, Order};
use crate::value::url::{self, Base};

/// A document as text, as the parser reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct DecodedDocument {
    /// Inflated, byte order mark gone, line ends as they are.
    pub text: String,
    /// WHATWG name.
    pub encoding: &'static str,
    /// The witness that was believed.
    pub encoding_from: &'static str,
}

/// Bytes to text.
///
/// # Errors
/// When there is more than the limits allow, or it is in an encoding that this build does not read.
pub fn decode_document(
    bytes: &[u8],
    content_type: Option<&str>,
) -> Result<DecodedDocument, FeedError> {
    let Decoded { text, encoding } = decode(bytes, content_type)?;
    Ok(DecodedDocument {
        text: text.into_owned(),
        encoding: encoding.name,
        encoding_from: encoding.from,
    })
}

fn decode<'b>(bytes: &'b [u8], content_type: Option<&str>) -> Result<Decoded<'b>, FeedError> {
    let limits = Limits::default();
    let decoded = encoding::decode(bytes, content_type, &limits, &mut Log::default());
    decoded.map_err(|_| FeedError::too_large(&limits))
}

/// What a document is.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Detected {
    /// The family of formats.
    pub format: Format,
    /// Version within the family.
    pub version: String,
    /// The encoding read.
    pub encoding: &'static str,
}

/// How much of a document is looked at to say what it is.
const LOOKED_AT: usize = 64 << 10;

/// What a document is, from its first kilobytes; `None` when it is no feed.
pub fn detect(bytes: &[u8], content_type: Option<&str>) -> Option<Detected> {
    let start = bytes.get(..LOOKED_AT).unwrap_or(bytes);
    let decoded =
        encoding::decode(start, content_type, &Limits::default(), &mut Log::default()).ok()?;
    let (format, version) = unquote(&decoded.text, &mut Log::default())
        .and_then(|inner| root_of(&inner.text, pieces))
        .or_else(|| root_of(&decoded.text, pieces))
        .or_else(|| {
            let is_page = found(start, &decoded.text).is_page();
            is_page.then(|| root_of(&decoded.text, page))?
        })
        .or_else(|| unescape(&decoded.text).and_then(|inner| root_of(&inner.text, pieces)))?;
    Some(Detected {
        format,
        version,
        encoding: decoded.encoding.name,
    })
}

fn root_of<'t>(text: &'t str, reader: Reader<'t>) -> Option<(Format, String)> {
    let options = Options::default();
    let mut pieces = reader(text, &options);
    let (mut tree, mut log) = (Tree::default(), Log::default());
    // The last piece may be what makes a feed of it, or what names its version.
    let is_open = |root: Option<&Root>| root.is_none_or(|root| root.version.is_empty());
    while is_open(pieces.root()) && pieces.next(&mut tree, &mut log).is_some() {}
    pieces
        .root()
        .map(|root| (root.format, root.version.clone()))
}

/// The feeds that an HTML page names, best first; then the customary paths to try.
pub fn discover_feeds(
    bytes: &[u8],
    content_type: Option<&str>,
    page_url: &str,
) -> Vec<DiscoveredFeed> {
    decode(bytes, content_type)
        .map(|decoded| discover::discover(&decoded.text, page_url))
        .unwrap_or_default()
}

/// The feeds of an OPML subscription list, groups as paths; a broken list keeps those that it names.
///
/// # Errors
/// As [`decode_document`], and when the input is no list.
pub fn parse_opml(bytes: &[u8], content_type: Option<&str>) -> Result<Opml, FeedError> {
    let limits = Limits::default();
    let mut log = Log::new(limits.diagnostics);
    let Decoded { text, encoding } = encoding::decode(bytes, content_type, &limits, &mut log)
        .map_err(|_| FeedError::too_large(&limits))?;
    if let Some(list) = opml::read(&text) {
        return Ok(list);
    }
    let report = log.report(&text, encoding);
    Err(match encoding::is_empty(&text) {
        true => FeedError::empty(report),
        false => FeedError::no_list(found(bytes, &text), report),
    })
}

/// HTML that is safe to insert into a page.
pub fn sanitize_html(html: &str, base_url: Option<&str>, iframe_hosts: &[String]) -> String {
    let base = Base::new(base_url);
    let rules = Rules {
        base: &base,
        page: None,
        iframe_hosts,
    };
    let read = html::read(
        html,
        &rules,
        Wanted {
            html: true,
            text: false,
        },
    );
    read.html.map(|html| html.into_owned()).unwrap_or_default()
}

/// HTML as plain text with lines.
pub fn html_to_text(html: &str) -> String {
    html::text(html)
}

/// A web address in one canonical spelling, tracking parameters gone; `None` for what is no web address.
pub fn canonicalize_url(address: &str, options: &UrlOptions) -> Option<String> {
    url::canonical(address, options)
}

/// A date as written somewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ParsedDate {
    /// ISO 8601 in UTC.
    pub iso: String,
    /// Minutes east of UTC as written.
    pub offset: Option<i32>,
    /// "timezone", "time", "century": parts that the text does not give; "order": day and month could be others.
    pub inferred: Vec<&'static str>,
}

/// Reads a date in any form that feeds use.
pub fn parse_date(text: &str) -> Option<ParsedDate> {
    let date = date::read(text, Order::Unsettled)?;
    let missing = [
        (date.timezone_missing, "timezone"),
        (date.time_missing, "time"),
        (date.century_missing, "century"),
        (date.order_missing(), "order"),
    ];
    Some(ParsedDate {
        iso: date::iso(date.seconds)?,
        offset: date.offset,
        inferred: missing
            .into_iter()
            .filter(|(missing, _)| *missing)
            .map(|(_, name)| name)
            .collect(),
    })
}
