//! What a read date is, and what is known of the order of day and month.

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
    /// No day was given, nor perhaps a month: the first was taken.
    pub day_missing: bool,
    /// No time of day was given: midnight was taken.
    pub time_missing: bool,
    /// The year was written without its century.
    pub century_missing: bool,
    /// What the date proves about the order of day and month.
    pub evidence: Evidence,
}

impl Date {
    /// A moment whose text said all of it but perhaps the zone.
    pub fn whole(seconds: i64, offset: Option<i32>) -> Date {
        Date {
            seconds,
            offset,
            timezone_missing: offset.is_none(),
            day_missing: false,
            time_missing: false,
            century_missing: false,
            evidence: Evidence::None,
        }
    }

    /// Day or month could be another: of two readings one was taken.
    pub fn order_missing(&self) -> bool {
        self.evidence == Evidence::Ambiguous
    }
}
