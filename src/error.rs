//! Why there is no feed: the only way in which reading can fail.

use crate::detect::Found;
use crate::diagnostic::Report;
use crate::discover::DiscoveredFeed;
use crate::need;
use crate::options::Limits;

/// There is no feed in the input, or it may not be read.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct FeedError {
    /// "empty" "not-a-feed" "html" "too-large" "unsupported" "invalid-argument" "internal"; "more" where
    /// [`Options::beginning`](crate::Options::beginning) is set and does not suffice; "needs-full" where the small build
    /// lacks what the full one has.
    pub code: &'static str,
    /// One sentence.
    pub message: String,
    /// What the input is instead of a feed; for "needs-full", what it needs.
    pub found: Option<&'static str>,
    /// For "html": the feeds that the page names.
    pub feeds: Vec<DiscoveredFeed>,
    /// What could be said of the input all the same.
    pub report: Option<Box<Report>>,
}

impl FeedError {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        FeedError {
            code,
            message: message.into(),
            found: None,
            feeds: Vec::new(),
            report: None,
        }
    }

    /// There is nothing but white space.
    pub fn empty(report: Report) -> Self {
        FeedError {
            report: Some(Box::new(report)),
            ..Self::new("empty", "The input is empty.")
        }
    }

    /// Larger than the limits allow.
    pub fn too_large(limits: &Limits) -> Self {
        let message = format!(
            "The input is larger than the limits allow: {} bytes as it comes, {} inflated. The options limits.bytes and limits.inflated raise them.",
            limits.bytes, limits.inflated
        );
        Self::new("too-large", message)
    }

    /// Something else than a feed.
    pub fn not_a_feed(
        found: &'static str,
        message: &str,
        feeds: Vec<DiscoveredFeed>,
        report: Report,
    ) -> Self {
        // A page that somebody has to log in to, or prove not to be a robot for, is a page all the same.
        let code = if matches!(found, "html" | "challenge" | "login") {
            "html"
        } else {
            "not-a-feed"
        };
        FeedError {
            found: Some(found),
            feeds,
            report: Some(Box::new(report)),
            ..Self::new(code, message)
        }
    }

    /// Something else than a subscription list; it may well be a feed.
    pub(crate) fn no_list(found: Found, report: Report) -> Self {
        FeedError {
            found: Some(found.word()),
            report: Some(Box::new(report)),
            ..Self::new("not-a-feed", "This is not an OPML subscription list.")
        }
    }

    /// A beginning that is not enough; callers who gave the whole document never meet it.
    pub fn more() -> Self {
        Self::new("more", "The beginning of the document is not enough.")
    }

    /// What is read so far may not be what the full build would read.
    pub(crate) fn needs_full(word: &'static str) -> Self {
        FeedError {
            found: Some(word),
            ..Self::new(
                "needs-full",
                "The full build of anyfeed is needed for this.",
            )
        }
    }

    /// What is read, unless it turns out that this build lacks what it takes.
    pub(crate) fn unless_needed<T>(
        read: impl FnOnce() -> Result<T, FeedError>,
    ) -> Result<T, FeedError> {
        need::forget();
        let result = read();
        Self::if_needed().and(result)
    }

    /// What was read since the last reading began may lack something that this build lacks.
    pub(crate) fn if_needed() -> Result<(), FeedError> {
        need::said().map_or(Ok(()), |word| Err(Self::needs_full(word)))
    }

    /// A question or an option that is not known here. JavaScript has judged both, so one of us has forgotten the other.
    #[cfg(all(target_arch = "wasm32", feature = "serde", not(feature = "js")))]
    pub(crate) fn not_understood() -> Self {
        Self::new("invalid-argument", "The question cannot be read.")
    }

    /// Our own mistake.
    pub fn internal() -> Self {
        Self::new(
            "internal",
            "The document was read to its end, but no head came of it.",
        )
    }
}

impl std::fmt::Display for FeedError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for FeedError {}
