//! What a feed's link looks like: its type, its relation, its address, its words.

use super::Rank;
use super::candidate::Candidate;
use crate::value::letters::is_letter_or_digit;
use crate::value::lower::lower;
use crate::value::search::Search;
use crate::value::text::has_word;
use crate::value::url::host;

/// Whether a `<link>` is worth keeping until its address is known.
pub fn may_be_linked(link: &Candidate<'_>) -> bool {
    let mut relations = link.rel.split_ascii_whitespace();
    // Some leave the relation out; "self" is a feed's own template copied into a page.
    let fits = link.rel.is_empty()
        || relations
            .clone()
            .any(|rel| matches!(rel, "alternate" | "feed" | "self" | "rss" | "atom"));
    let kind = link.kind.as_deref();
    fits && !relations.any(|rel| rel == "stylesheet")
        && (kind.is_some_and(is_feed_type)
            || (kind.is_none_or(is_vague_type) && !link.rel.is_empty()))
}

/// Whether an anchor is worth keeping until its address is known.
pub fn may_be_anchored(anchor: &Candidate<'_>) -> bool {
    is_typed(anchor)
        || has_words(anchor)
        || is_wrapped(anchor)
        || shape(&anchor.href) != Shape::Other
}

/// Whether a `<link>` names a feed.
pub fn link(link: &Candidate<'_>, url: &str) -> bool {
    match link.kind.as_deref() {
        Some(kind) if is_feed_type(kind) => true,
        // `rel="feed"` says it; else the address must: languages and printed versions are alternates, too.
        _ => has_word(&link.rel, "feed") || shape(url) == Shape::Feed,
    }
}

/// How sure it is that an anchor leads to a feed; none if it does not look so. `home` is the host of its page.
pub fn anchor(anchor: &Candidate<'_>, url: &str, home: &str) -> Option<Rank> {
    let target = host(url).unwrap_or_default();
    if READERS.iter().any(|reader| is_within(target, reader)) {
        return None;
    }
    let near = is_within(target, bare(home)) || is_within(bare(home), bare(target));
    match shape(url) {
        _ if is_typed(anchor) || is_wrapped(anchor) => Some(Rank::Linked),
        Shape::Feed if near => Some(Rank::Near),
        Shape::Feed => Some(Rank::Far),
        Shape::Xml if near => Some(Rank::Worded),
        Shape::Xml | Shape::Other => (near && has_words(anchor)).then_some(Rank::Worded),
        Shape::None => None,
    }
}

/// Whether a feed holds what readers say, not what the page's author does.
pub fn is_comments(url: &str, title: &str) -> bool {
    let title = lower(title);
    let path = url
        .cut_once("://")
        .map_or(url, |(_, rest)| rest)
        .to_ascii_lowercase();
    // Of a thread of Reddit there is nothing but comments.
    let in_path = !path.holds("/r/") && COMMENT_PATHS.iter().any(|part| path.holds(part));
    in_path || COMMENTS.iter().any(|word| title.holds(word))
}

/// The type that an address promises, where it plainly does.
pub fn kind_of_address(url: &str) -> Option<&'static str> {
    let name = last_segment(url).to_ascii_lowercase();
    KINDS
        .iter()
        .find(|(ending, _)| name.ends_with(ending))
        .map(|(_, kind)| *kind)
}

/// Types that only feeds have.
fn is_feed_type(kind: &str) -> bool {
    matches!(kind.split_once('/'), Some(("application" | "text", _)))
        && ["rss", "atom", "rdf", "feed+json"]
            .iter()
            .any(|word| kind.holds(word))
        && !kind.holds("oembed")
}

/// Types that feeds share with other things. WordPress gives its whole interface as JSON, so the address must tell.
fn is_vague_type(kind: &str) -> bool {
    matches!(
        kind,
        "application/xml" | "text/xml" | "application/json" | "text/plain"
    )
}

fn is_typed(anchor: &Candidate<'_>) -> bool {
    anchor.kind.as_deref().is_some_and(is_feed_type) || has_word(&anchor.rel, "feed")
}

/// `feed:https://…`.
fn is_wrapped(anchor: &Candidate<'_>) -> bool {
    let scheme = anchor.href.trim_start().get(..5);
    scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("feed:"))
}

/// Whether an anchor's words are "RSS", "Atom feed" and the like.
fn has_words(anchor: &Candidate<'_>) -> bool {
    let words = lower(&anchor.words);
    words.len() <= 100
        && words.split(|c: char| !is_letter_or_digit(c)).any(|word| {
            matches!(
                word,
                "rss" | "rss2" | "atom" | "xml" | "feed" | "feeds" | "newsfeed"
            )
        })
}

/// What an address's form says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// That of a feed.
    Feed,
    /// Some XML.
    Xml,
    /// Nothing.
    Other,
    /// That of something else: a sitemap, a picture, an interface.
    None,
}

fn shape(url: &str) -> Shape {
    let url = url.to_ascii_lowercase();
    let (address, query) = url.split_once('?').unwrap_or((&url, ""));
    let name = last_segment(address);
    if NOT_FEEDS.iter().any(|part| address.holds(part)) {
        return Shape::None;
    }
    let asks = |parameter: &str| QUERIES.contains(&parameter);
    if NAMES.contains(&name)
        || ENDINGS.iter().any(|ending| name.ends_with(ending))
        || query.split('&').any(asks)
    {
        return Shape::Feed;
    }
    let worded = ["rss", "atom", "feed", "rdf"]
        .iter()
        .any(|word| name.holds(word));
    match name.rsplit_once('.') {
        Some((_, "xml" | "json" | "php")) if worded => Shape::Feed,
        Some((_, "xml")) => Shape::Xml,
        // feeds.feedburner.com/name
        _ if FEED_HOSTS.iter().any(|part| address.contains(part)) && !name.is_empty() => {
            Shape::Feed
        }
        _ => Shape::Other,
    }
}

/// The last part of a path that is not empty; empty where there is only a host.
fn last_segment(url: &str) -> &str {
    let path = url.before_any(*b"?##");
    let path = path.cut_once("://").map_or(path, |(_, rest)| {
        rest.split_once('/').map_or("", |(_, path)| path)
    });
    path.trim_end_matches('/')
        .rsplit('/')
        .next()
        .unwrap_or_default()
}

/// Whether a host is another one or below it.
fn is_within(host: &str, other: &str) -> bool {
    let rest = host.strip_suffix(other);
    !other.is_empty() && rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}

fn bare(host: &str) -> &str {
    host.strip_prefix("www.").unwrap_or(host)
}

/// The last part of a path.
const NAMES: &[&str] = &[
    "feed", "feeds", "rss", "rss2", "atom", "rdf", "feed1.0", "rss.php", "rss.aspx", "rss.cfm",
    "rss.asp", "feed.php",
];

#[rustfmt::skip]
const ENDINGS: &[&str] = &[
    ".rss", ".rdf", ".atom", ".rss2", "feed.json", "rss.xml", "atom.xml", "feed.xml",
];

/// Whole parameters.
#[rustfmt::skip]
const QUERIES: &[&str] = &[
    "feed=rss", "feed=rss2", "feed=atom", "feed=rdf", "feed=comments-rss2", "format=rss", "format=atom",
    "format=feed", "type=rss", "type=atom", "alt=rss", "alt=atom", "output=rss", "output=atom", "view=rss",
    "mode=rss", "rss=1",
];

const FEED_HOSTS: &[&str] = &["//feeds.", "//feed.", "//rss.", "feedburner.com/"];

/// Parts of addresses that are something else.
#[rustfmt::skip]
const NOT_FEEDS: &[&str] = &[
    "/wp-json/", "oembed", "sitemap", "opensearch", "xmlrpc", "browserconfig", "manifest.json", "crossdomain.xml",
    "/rsd.xml", "wlwmanifest", ".png", ".gif", ".jpg", ".svg", "feedback",
];

const KINDS: &[(&str, &str)] = &[
    (".rss", "application/rss+xml"),
    ("rss.xml", "application/rss+xml"),
    (".atom", "application/atom+xml"),
    ("atom.xml", "application/atom+xml"),
    (".rdf", "application/rdf+xml"),
    ("feed.json", "application/feed+json"),
];

const COMMENT_PATHS: &[&str] = &["/comments/", "/comments.", "comments-rss", "comments-atom"];

/// "Comments", as blogs in many languages call their feeds.
#[rustfmt::skip]
const COMMENTS: &[&str] = &[
    "comment", "kommentar", "comentario", "comentário", "commenti", "reacties", "kommentit", "komentarz", "komentář",
    "комментари", "коментар", "コメント", "评论", "評論", "留言", "댓글", "yorum",
];

/// Services to read feeds with: their links name our feed, but are none.
#[rustfmt::skip]
const READERS: &[&str] = &[
    "feedly.com", "inoreader.com", "newsblur.com", "theoldreader.com", "netvibes.com", "my.yahoo.com",
    "bloglines.com", "subtome.com", "feedbin.com", "podcasts.apple.com", "itunes.apple.com", "open.spotify.com",
    "wikipedia.org", "facebook.com", "twitter.com", "x.com", "linkedin.com",
];
