//! What entries need to know of the rest of the document: the head's share, and how its dates are written.

use crate::model::Person;
use crate::value::date::{Evidence, Order};

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
}

/// The head's share.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Inherited {
    /// The feed's authors.
    pub authors: Vec<Person<'static>>,
    /// The feed's language.
    pub language: Option<String>,
    /// The feed's page: the last base of relative addresses.
    pub url: Option<String>,
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

    /// The order that the dates seen so far settle, if they agree.
    pub fn settled(&self) -> Order {
        match (self.seen.day_first, self.seen.month_first) {
            (true, false) => Order::DayFirst,
            (false, true) => Order::MonthFirst,
            _ => Order::Unsettled,
        }
    }
}
