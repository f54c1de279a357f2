//! Days in numbers alone: `2004-01-02`, `02.01.2004`, `1/2/04`, `20040102`.

use super::day::{Day, Tail, calendar_year};
use super::tokens::{Cursor, Number};

type Reading<'tokens> = Option<(Day, Tail, Cursor<'tokens>)>;

/// The ways to read a day in numbers, in the order in which they are tried.
pub const READERS: &[for<'tokens> fn(Cursor<'tokens>) -> Reading<'tokens>] =
    &[three, packed, bare_year, truncated];

/// Three numbers with the same mark between them, or only spaces.
fn three(cursor: Cursor<'_>) -> Reading<'_> {
    let (first, next) = cursor.number(1..=4)?;
    let mark = ['-', '/', '.']
        .into_iter()
        .find(|mark| next.mark(*mark).is_some());
    let (second, next) = after(next, mark)?.number(1..=3)?;
    let (third, next) = after(next, mark)?.number(1..=4)?;
    let year = |number: Number| calendar_year(number, cursor.tokens);
    let [one, two, last] = [first, second, third].map(|number| number.value);
    let mut day = match (first.digits, second.digits, third.digits) {
        // 2004-01-02, 2004/1/2, 2004. 1. 2.; 2003-012-31 was Blogger's.
        (4, 1 | 2, 1 | 2) => civil(year(first)?, two, last),
        (4, 3, 1 | 2) if second.value < 100 => civil(year(first)?, two, last),
        (1 | 2, 1 | 2, 4) => either(year(third)?, one, two, mark),
        // With two digits for the year, its place shows by the padding or by a number that is no day.
        (1 | 2, 1 | 2, 1) if matches!(mark, Some('-' | '/')) => civil(short(one), two, last),
        (2, 1, 2) if mark == Some('-') => civil(short(one), two, last),
        (1 | 2, 1 | 2, 2) if mark.is_some() => two_digits(one, two, last, mark),
        _ => return None,
    };
    day.century_missing = first.digits.max(third.digits) < 4;
    Some((day, Tail::Any, next))
}

/// Past the mark between two numbers: dots may be followed by a space, slashes may stand free.
fn after(cursor: Cursor<'_>, mark: Option<char>) -> Option<Cursor<'_>> {
    match mark {
        None => cursor.gap().then_some(cursor),
        Some('-') => cursor.tight('-').filter(|next| !next.gap()),
        Some('.') => cursor.tight('.'),
        Some(mark) => cursor.mark(mark).filter(|next| next.gap() == cursor.gap()),
    }
}

/// Years for which nobody leaves the century out any more: such a number in front is a day.
const LATE: std::ops::RangeInclusive<u64> = 27..=31;

/// All of two digits: ISO 8601 of old put the year first (`04-12-31`), everybody else last (`31.12.04`, `12/31/04`).
fn two_digits(first: u64, second: u64, third: u64, mark: Option<char>) -> Day {
    let leading = civil(short(first), second, third);
    let trailing = either(short(third), first, second, mark);
    let possible =
        |day: Day| day.date().is_some() || day.swappable && day.swapped().date().is_some();
    match mark {
        Some('-') if possible(leading) && !LATE.contains(&first) => leading,
        Some('-') => trailing,
        _ if possible(trailing) => trailing,
        _ => leading,
    }
}

fn civil(year: i32, month: u64, day: u64) -> Day {
    Day {
        year,
        month: Some(month as u32),
        day: day as u32,
        ..Day::default()
    }
}

/// Day and month in either order; nobody writes dots with the month first, unless it cannot be otherwise.
fn either(year: i32, first: u64, second: u64, mark: Option<char>) -> Day {
    let day = civil(year, second, first);
    match mark {
        Some('.') if day.date().is_some() => day,
        _ => Day {
            swappable: true,
            ..day
        },
    }
}

fn short(year: u64) -> i32 {
    let year = year as i32;
    if year < 70 { 2000 + year } else { 1900 + year }
}

/// `20040102`, `040102`, `2004002`, `04002`.
fn packed(cursor: Cursor<'_>) -> Reading<'_> {
    let (number, next) = cursor.number(5..=8)?;
    // `20024-01-05` is a slip of the pen, not the 24th day of the year 20.
    let goes_on = ['-', '/', '.']
        .iter()
        .any(|mark| next.tight(*mark).is_some());
    if goes_on && number.digits < 7 {
        return None;
    }
    let value = number.value;
    let whole = Number {
        value: value / 10_000,
        digits: 4,
    };
    let year = match number.digits {
        8 => calendar_year(whole, cursor.tokens)?,
        7 => (value / 1000) as i32,
        6 => short(value / 10_000),
        _ => short(value / 1000),
    };
    let mut day = match number.digits {
        6 | 8 => civil(year, value / 100 % 100, value % 100),
        _ => Day {
            year,
            day: (value % 1000) as u32,
            ..Day::default()
        },
    };
    day.century_missing = number.digits < 7;
    Some((day, Tail::Packed, next))
}

/// `2004`.
fn bare_year(cursor: Cursor<'_>) -> Reading<'_> {
    let (number, next) = cursor.number(4..=4)?;
    let year = calendar_year(number, cursor.tokens)?;
    Some((civil(year, 1, 1), Tail::Strict, next))
}

/// `-04-12`, `-0412`, `-04`: ISO 8601 of old, the century left out. (Forms without any year mean nothing without a clock.)
fn truncated(cursor: Cursor<'_>) -> Reading<'_> {
    let (number, next) = cursor.mark('-').filter(|next| !next.gap())?.number(2..=4)?;
    let (year, month, next) = match (
        number.digits,
        next.tight('-').and_then(|next| next.number(2..=2)),
    ) {
        (2, Some((month, next))) => (number.value, month.value, next),
        (2, None) => (number.value, 1, next),
        (4, None) => (number.value / 100, number.value % 100, next),
        _ => return None,
    };
    let day = Day {
        century_missing: true,
        ..civil(short(year), month, 1)
    };
    Some((day, Tail::Strict, next))
}
