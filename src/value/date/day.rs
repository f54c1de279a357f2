//! A calendar day as written, by a table of shapes: names of months in any place, numbers, weeks, days of the year.

use chrono::{NaiveDate, Weekday};

use super::languages::role;
use super::moment::{Evidence, Order};
use super::tokens::{Cursor, Kind, Number, Tokens};

/// A day, before it is known whether there is such a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Day {
    /// The year as meant, the century put before it where it was left out.
    pub year: i32,
    /// Month of the year, if the day is counted in months.
    pub month: Option<u32>,
    /// Week of ISO 8601.
    pub week: Option<u32>,
    /// Day of month, week or year.
    pub day: u32,
    /// Month and day may be the other way round.
    pub swappable: bool,
    /// The year was written without its century.
    pub century_missing: bool,
}

impl Day {
    /// The day of our calendar; `None` if there is none.
    pub fn date(self) -> Option<NaiveDate> {
        match (self.month, self.week) {
            (Some(month), _) => NaiveDate::from_ymd_opt(self.year, month, self.day),
            (None, Some(week)) => {
                let day = Weekday::try_from(u8::try_from(self.day).ok()?.checked_sub(1)?).ok()?;
                NaiveDate::from_isoywd_opt(self.year, week, day)
            }
            (None, None) => NaiveDate::from_yo_opt(self.year, self.day),
        }
    }

    /// Month and day the other way round, of a day that has both.
    pub fn swapped(self) -> Day {
        Day {
            month: Some(self.day),
            day: self.month.unwrap_or(0),
            ..self
        }
    }

    /// The day and what it proves. It was read with the day first; `weekdays` are those the text names (bit 0 is Monday),
    /// and decide where just one reading fits them.
    pub fn settle(self, order: Order, weekdays: u8) -> Option<(NaiveDate, Evidence)> {
        let date = self.date();
        if !self.swappable {
            return Some((date?, Evidence::None));
        }
        let (first, second) = match (date, self.swapped().date()) {
            (Some(date), None) => return Some((date, Evidence::DayFirst)),
            (None, Some(date)) => return Some((date, Evidence::MonthFirst)),
            (first, second) => (first?, second?),
        };
        let named = |date: NaiveDate| {
            weekdays >> chrono::Datelike::weekday(&date).num_days_from_monday() & 1 == 1
        };
        Some(match (named(first), named(second)) {
            _ if first == second => (first, Evidence::None),
            (true, false) => (first, Evidence::DayFirst),
            (false, true) => (second, Evidence::MonthFirst),
            _ if order == Order::MonthFirst => (second, Evidence::Ambiguous),
            _ => (first, Evidence::Ambiguous),
        })
    }
}

/// What may follow a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tail {
    /// A time or a zone in any dress.
    Any,
    /// As `Any`; the time may be bare digits.
    Packed,
    /// Only `T` and a time: what stands before it is less than a day.
    Strict,
}

/// One part of a shape.
#[derive(Clone, Copy)]
enum Part {
    /// One or two digits, with what makes an ordinal of them.
    Day,
    /// A month's name.
    Name,
    /// A month in two digits at most.
    Month,
    /// Two digits without the century, three since 1900 (RFC 2822), or four.
    Year,
    /// Four digits.
    FullYear,
    /// Three digits.
    YearDay,
    /// `W01`, `W014`, `W01-4`.
    Week,
    /// What may stand between the parts of a date with a named month, or nothing.
    Between,
    /// One mark with no space around it.
    Mark(char),
    /// A word that plays this part.
    Role(u16),
}

use Part::{Between, FullYear, Mark, Month, Name, Role, Week, Year, YearDay};

/// Every shape but the purely numeric ones. The first that leads to the end of the text counts, so that a longer one
/// stands before the shorter one that begins it.
const SHAPES: &[(&[Part], Tail)] = &[
    // 1 January 2004, 01-Jan-04, 1. Januar 2004, 1er janvier 2004, 1 de enero de 2004
    (&[Part::Day, Between, Name, Between, Year], Tail::Any),
    // January 1st, 2004
    (&[Name, Between, Part::Day, Between, Year], Tail::Any),
    // 2004 January 01, 2004-július-13, 2004年一月1日
    (&[FullYear, Between, Name, Between, Part::Day], Tail::Any),
    // 2004. gada 1. janvāris
    (&[FullYear, Between, Part::Day, Between, Name], Tail::Any),
    // 2004年1月1日, 2004년 01월 01일
    (
        &[
            Year,
            Role(role::YEAR),
            Month,
            Role(role::MONTH),
            Part::Day,
            Role(role::DAY),
        ],
        Tail::Any,
    ),
    (
        &[Year, Role(role::YEAR), Month, Role(role::MONTH)],
        Tail::Strict,
    ),
    // 05 1월 2004, 01-1月-2004: names of months that are numbers, where programs put names
    (
        &[
            Part::Day,
            Between,
            Month,
            Role(role::MONTH),
            Between,
            FullYear,
        ],
        Tail::Any,
    ),
    // 1월 5, 2004
    (
        &[
            Month,
            Role(role::MONTH),
            Between,
            Part::Day,
            Between,
            FullYear,
        ],
        Tail::Any,
    ),
    // 5 tháng 1, 2004
    (
        &[
            Part::Day,
            Between,
            Role(role::MONTH_NUMBER),
            Month,
            Between,
            FullYear,
        ],
        Tail::Any,
    ),
    // Jan. 2004, 2004 January
    (&[Name, Between, FullYear], Tail::Strict),
    (&[FullYear, Between, Name], Tail::Strict),
    // 2004-W01-4, 2004W014, 2004-W01
    (&[FullYear, Mark('-'), Week], Tail::Packed),
    (&[FullYear, Week], Tail::Packed),
    // 2004-001
    (&[FullYear, Mark('-'), YearDay], Tail::Packed),
    // 2004-01, 2004/01
    (&[FullYear, Mark('-'), Month], Tail::Strict),
    (&[FullYear, Mark('/'), Month], Tail::Strict),
];

/// Every way to read a day in words or parts here, in order, with what may follow and the rest of the text.
pub fn readings<'tokens>(
    cursor: Cursor<'tokens>,
) -> impl Iterator<Item = (Day, Tail, Cursor<'tokens>)> + use<'tokens> {
    SHAPES.iter().filter_map(move |(parts, tail)| {
        let (day, next) = shape(parts, cursor)?;
        Some((day, *tail, next))
    })
}

/// `Jan 1` and `1 Jan`, before a time and the year.
pub fn without_year(cursor: Cursor<'_>) -> Option<(Day, Cursor<'_>)> {
    shape(&[Name, Between, Part::Day], cursor)
        .or_else(|| shape(&[Part::Day, Between, Name], cursor))
}

/// The year that follows `Jan 1 19:48:21`.
pub fn year(mut day: Day, cursor: Cursor<'_>) -> Option<(Day, Cursor<'_>)> {
    let cursor = cursor.mark(',').unwrap_or(cursor);
    let (number, next) = cursor.number(4..=4)?;
    day.year = calendar_year(number, cursor.tokens)?;
    Some((day, next))
}

fn shape<'tokens>(parts: &[Part], cursor: Cursor<'tokens>) -> Option<(Day, Cursor<'tokens>)> {
    let day = Day {
        day: 1,
        ..Day::default()
    };
    let mut parts = parts.iter();
    parts.try_fold((day, cursor), |(day, cursor), part| part.read(day, cursor))
}

impl Part {
    fn read(self, mut day: Day, cursor: Cursor<'_>) -> Option<(Day, Cursor<'_>)> {
        let next = match self {
            Part::Day => {
                let (number, next) = cursor.number(1..=2)?;
                day.day = number.value as u32;
                let ordinal = next.role(role::ORDINAL).filter(|_| !next.gap());
                ordinal.unwrap_or(next)
            }
            Name => {
                let (word, next) = cursor.word().filter(|(word, _)| word.sense.month > 0)?;
                day.month = Some(word.sense.month.into());
                next
            }
            Month => {
                let (number, next) = cursor.number(1..=2)?;
                day.month = Some(number.value as u32);
                next
            }
            Year | FullYear => {
                let least = if matches!(self, Year) { 2 } else { 4 };
                let (number, next) = cursor.number(least..=4)?;
                day.year = calendar_year(number, cursor.tokens)?;
                day.century_missing = number.digits < 4;
                next
            }
            YearDay => {
                let (number, next) = cursor.number(3..=3).filter(|_| !cursor.gap())?;
                day.day = number.value as u32;
                next
            }
            Week => return week(day, cursor),
            Between => between(cursor),
            Mark(mark) => cursor.tight(mark).filter(|next| !next.gap())?,
            Role(roles) => cursor.role(roles)?,
        };
        Some((day, next))
    }
}

/// A year as meant. Without its century, 70 to 99 lie in the twentieth and all others in the twenty-first, as POSIX has it:
/// there were no feeds before, and hardly any computers. Thai years are 543 ahead; of two digits it is one of those from
/// 2542 on, 1999, in which feeds begin. A year of the Hijra is refused.
pub fn calendar_year(number: Number, tokens: &Tokens) -> Option<i32> {
    let year = i32::try_from(number.value).ok()?;
    match number.digits {
        2 if tokens.thai && year >= 42 => Some(1957 + year),
        2 => Some(if year < 70 { 2000 + year } else { 1900 + year }),
        3 => Some(1900 + year),
        4 if tokens.thai && (2400..=2700).contains(&year) => Some(year - 543),
        4 if tokens.arabic && (1..1700).contains(&year) => None,
        4 => Some(year),
        _ => None,
    }
}

/// `W01-4`, `W014`; the week alone means its Monday.
fn week(mut day: Day, cursor: Cursor<'_>) -> Option<(Day, Cursor<'_>)> {
    let (number, next) = cursor.role(role::WEEK)?.number(2..=3)?;
    if number.digits == 3 {
        day.week = Some((number.value / 10) as u32);
        day.day = (number.value % 10) as u32;
        return Some((day, next));
    }
    day.week = Some(number.value as u32);
    let weekday = next.tight('-').and_then(|next| next.number(1..=1));
    // Not the offset of `W01-4:30`.
    let Some((weekday, next)) = weekday.filter(|(_, next)| next.mark(':').is_none()) else {
        return Some((day, next));
    };
    day.day = weekday.value as u32;
    Some((day, next))
}

/// Past everything that may stand between the parts of a date in words: commas, `de`, `of`, hyphens, a weekday.
fn between(cursor: Cursor<'_>) -> Cursor<'_> {
    cursor.past_all(|token, next| {
        let passes = match token.kind {
            Kind::Mark(',' | '.' | '/' | '\'') => true,
            // Not the sign of `2 Jan -0700`.
            Kind::Mark('-') => !token.gap || next.gap(),
            Kind::Word(word) => {
                let weekday = word.sense.month == 0 && word.sense.weekdays > 0;
                weekday || word.sense.roles & (role::OF | role::YEAR | role::DAY) != 0
            }
            _ => false,
        };
        passes.then_some(next)
    })
}
