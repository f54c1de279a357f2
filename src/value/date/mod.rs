//! A date as any feed writes it → the moment it means, in UTC, and what had to be assumed.
//!
//! Two forms make up nearly all feeds: RFC 822 (`Thu, 01 Jan 2004 19:48:21 GMT`) and RFC 3339
//! (`2004-01-01T19:48:21Z`). `fast` reads those byte by byte; everything else is cut into tokens and
//! held against a table of shapes. A shape has to use up the whole text: a reader that is content with a
//! beginning takes `2004/01/01 19:48:21` for a year and a month.

mod calendar;
mod clock;
mod day;
mod fast;
#[cfg(any(test, not(feature = "full")))]
#[cfg_attr(feature = "full", allow(dead_code, reason = "tests compare it"))]
mod few_zones;
mod fold;
mod languages;
mod moment;
mod numeric;
mod places;
#[cfg(any(test, not(feature = "full")))]
#[cfg_attr(feature = "full", allow(dead_code, reason = "tests compare it"))]
mod small;
mod stamp;
mod tokens;
mod whole;
mod words;
mod zone;
mod zones;

pub use calendar::iso;
pub use moment::{Date, Evidence, Order};
#[cfg(feature = "check")]
pub use whole::without_comments;

/// Reads a date in any of the known forms; `None` if it is not one or cannot be (30 February).
///
/// `order` decides only where the text itself does not.
pub fn read(text: &str, order: Order) -> Option<Date> {
    let text = unquoted(text.trim());
    match order {
        // What it reads has one order.
        #[cfg(not(feature = "full"))]
        _ => small::read(text),
        #[cfg(feature = "full")]
        _ => fast::read(text.as_bytes()).or_else(|| whole::read(text, order)),
    }
}

/// A date that a program wrote as its own text of JSON or of a script.
fn unquoted(text: &str) -> &str {
    let bare = |quote| text.strip_prefix(quote)?.strip_suffix(quote);
    bare('"').or_else(|| bare('\'')).map_or(text, str::trim)
}

#[cfg(test)]
mod tests;
