//! What the end of a document cuts off: text is kept as far as it goes; half a date, address or number is another one.

use super::XmlPieces;
use std::ops::Range;

/// How the names of elements end that hold dates, addresses and numbers, in lower case.
static WHOLE_OR_NOTHING: &[&str] = &[
    "available",
    "comments",
    "created",
    "date",
    "docs",
    "duration",
    "episode",
    "expires",
    "id",
    "identifier",
    "issued",
    "lat",
    "length",
    "link",
    "logo",
    "long",
    "modified",
    "order",
    "point",
    "published",
    "rss",
    "season",
    "ttl",
    "updated",
    "uri",
    "url",
];

impl XmlPieces<'_> {
    /// Whether a run of text is the beginning of a value that means something else when its end is missing.
    pub(super) fn is_half(&self, at: &Range<usize>) -> bool {
        let name = self.open.top().map_or("", |top| top.local);
        at.end == self.text.len() && {
            let name = name.to_ascii_lowercase();
            WHOLE_OR_NOTHING.iter().any(|end| name.ends_with(end))
        }
    }
}
