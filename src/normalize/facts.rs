//! What entries need to know of the rest of the document: the head's share, and how its dates are written.

use crate::model::{Media, Person};
use crate::value::date::{Evidence, Order};
use crate::value::person::PersonParts;

/// Gathered while the document is read. If a later part of it would have changed an earlier entry,
/// the document is read once more with what is known then; a stream cannot, and says so in its contract.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Facts {
    /// What entries inherit.
    pub head: Inherited,
    /// Day or month first in `01/02/2004`.
    pub order: Order,
    /// What the document's own dates prove of that.
    pub seen: Seen,
    /// It was said that entries go without authors that they should inherit.
    pub is_told: bool,
    /// The line that named people last, and those: most entries name the same.
    pub named: (String, Vec<PersonParts<'static>>),
}

/// The head's share.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Inherited {
    /// The feed's authors.
    pub authors: Vec<Person<'static>>,
    /// They are too many, or their names too long, to be repeated for each entry.
    pub has_more_authors: bool,
    /// The feed's language.
    pub language: Option<String>,
    /// The feed's page, or its own address: the last base of relative addresses.
    pub url: Option<String>,
    /// What it says of every file.
    pub media: Media<'static>,
}

/// What numeric dates prove.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seen {
    /// Dates with a day over 12 in front.
    pub day_first: bool,
    /// Dates with a day over 12 behind.
    pub month_first: bool,
    /// Dates that could be either.
    pub ambiguous: bool,
    /// How time goes from entry to entry where those are read with the day first, and with the month first.
    by_day: Course,
    by_month: Course,
}

/// How time goes in a row of dates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Course {
    last: Option<i64>,
    rises: u32,
    falls: u32,
}

impl Course {
    fn go(&mut self, to: i64) {
        if let Some(last) = self.last.replace(to) {
            self.rises += u32::from(to > last);
            self.falls += u32::from(to < last);
        }
    }

    /// In one direction, for long enough that it is no chance.
    fn is_straight(&self) -> bool {
        self.rises.min(self.falls) == 0 && self.rises.max(self.falls) >= 3
    }

    fn turns(&self) -> bool {
        self.rises.min(self.falls) > 0
    }
}

impl Facts {
    /// Notes what a date proves.
    pub fn learn(&mut self, evidence: Evidence) {
        match evidence {
            Evidence::DayFirst => self.seen.day_first = true,
            Evidence::MonthFirst => self.seen.month_first = true,
            Evidence::Ambiguous => self.seen.ambiguous = true,
            Evidence::None => {}
        }
    }

    /// Notes when the next entry was published, in both readings of its date.
    pub fn follow(&mut self, by_day: i64, by_month: i64) {
        self.seen.by_day.go(by_day);
        self.seen.by_month.go(by_month);
    }

    /// The order that the dates seen so far settle, if they agree; where none of them has a day over 12, the one in
    /// which time goes in one direction.
    pub fn settled(&self) -> Order {
        let Seen {
            by_day, by_month, ..
        } = self.seen;
        match (self.seen.day_first, self.seen.month_first) {
            (true, false) => Order::DayFirst,
            (false, true) => Order::MonthFirst,
            (true, true) => Order::Unsettled,
            _ if by_day.is_straight() && by_month.turns() => Order::DayFirst,
            _ if by_month.is_straight() && by_day.turns() => Order::MonthFirst,
            _ => Order::Unsettled,
        }
    }
}
