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
mod fold;
mod languages;
mod numeric;
mod places;
mod stamp;
mod tokens;
mod whole;
mod words;
mod zone;
mod zones;

pub use calendar::iso;

/// Which of day and month comes first where a feed writes both as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// Not known: the day is taken to come first.
    #[default]
    Unsettled,
    /// 31/12/2004.
    DayFirst,
    /// 12/31/2004.
    MonthFirst,
}

/// What a numeric date like 13/01/2004 proves about the order of day and month.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Evidence {
    /// The date says nothing about it.
    #[default]
    None,
    /// It can only be read with the day first.
    DayFirst,
    /// It can only be read with the month first.
    MonthFirst,
    /// It could be either, and means different days.
    Ambiguous,
}

/// A moment, and how much of it the text really said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// Unix time: seconds since 1970 in UTC.
    pub seconds: i64,
    /// Minutes east of UTC as written; `None` when the text names no zone, or one that nobody knows.
    pub offset: Option<i32>,
    /// No zone was understood: the time was taken as UTC.
    pub timezone_missing: bool,
    /// No time of day was given: midnight was taken.
    pub time_missing: bool,
    /// The year was written without its century.
    pub century_missing: bool,
    /// What the date proves about the order of day and month.
    pub evidence: Evidence,
}

/// Reads a date in any of the known forms; `None` if it is not one or cannot be (30 February).
///
/// `order` decides only where the text itself does not.
pub fn read(text: &str, order: Order) -> Option<Date> {
    let text = text.trim();
    fast::read(text.as_bytes()).or_else(|| whole::read(text, order))
}

#[cfg(test)]
mod tests;
