//! What the end of a document cuts off, or the limit of an entry: text is kept as far as it goes; half a date, address or
//! number is another one.

use super::names::is_name_byte;
use super::notable::Place;
use crate::value::lower::lower_ascii;

/// Names of entities are hardly longer.
const LONGEST_REFERENCE: usize = 64;

/// How the names of elements end that hold dates, addresses and numbers, in lower case.
#[rustfmt::skip]
static WHOLE_OR_NOTHING: &[&str] = &[
    "available", "comments", "created", "date", "docs", "duration", "episode", "expires", "id", "identifier",
    "issued", "lat", "length", "link", "logo", "long", "modified", "order", "point", "published", "rss", "season",
    "ttl", "updated", "uri", "url",
];

/// Whether an element of this name says nothing by half of its text.
pub fn is_whole_or_nothing(local: &str) -> bool {
    let name = lower_ascii(local);
    WHOLE_OR_NOTHING.iter().any(|end| name.ends_with(end))
}

/// As much of a text as there is room for, and no half of a reference.
pub fn kept(raw: &str, room: usize, place: Place) -> &str {
    let kept = raw.get(..raw.floor_char_boundary(room)).unwrap_or_default();
    let half = match place {
        Place::Text => half_reference(kept),
        _ => 0,
    };
    kept.get(..kept.len() - half).unwrap_or_default()
}

/// How much of a text's end may be the beginning of a reference.
pub fn half_reference(text: &str) -> usize {
    let near = text.len().saturating_sub(LONGEST_REFERENCE);
    let near = text.as_bytes().get(near..).unwrap_or_default();
    let half = memchr::memrchr(b'&', near).and_then(|at| near.get(at..));
    let is_of_reference = |byte: &u8| is_name_byte(*byte) || matches!(byte, b'&' | b'#');
    let half = half.filter(|half| half.iter().all(is_of_reference));
    half.map_or(0, <[u8]>::len)
}
