//! A whole moment in one number: Unix time, and `20040101194821`.

use chrono::NaiveDate;

use super::calendar;
use super::moment::Date;
use super::tokens::{Cursor, Number};
use super::zone;

/// Reads the whole text as one number.
pub fn read(cursor: Cursor<'_>) -> Option<Date> {
    let (number, next) = cursor.number(9..=14)?;
    let fraction = next.tight('.').and_then(|next| next.number(1..=12));
    let next = fraction.map_or(next, |(_, next)| next);
    let Some((date, second)) = moment(number) else {
        return next.done().then(|| unix(number))?;
    };
    let (zone, next) = zone::read(next);
    let zone = zone.filter(|zone| zone.is_sure());
    let offset = zone.and_then(|zone| zone.offset(date, second));
    let seconds = calendar::seconds(date, second, offset.unwrap_or(0))?;
    next.done().then(|| Date::whole(seconds, offset))
}

/// Unix time is UTC by its nature: seconds since 1973, or milliseconds.
fn unix(number: Number) -> Option<Date> {
    let seconds = match number.digits {
        9 | 10 if number.value >= 100_000_000 => number.value,
        13 => number.value / 1000,
        _ => return None,
    };
    Some(Date::whole(i64::try_from(seconds).ok()?, Some(0)))
}

/// `20040101194821`: local time, in seconds into the day.
fn moment(number: Number) -> Option<(NaiveDate, i64)> {
    let value = Some(number.value).filter(|_| number.digits == 14)?;
    let part = |by: u64| (value / by % 100) as u32;
    let date = NaiveDate::from_ymd_opt(
        (value / 10_000_000_000) as i32,
        part(100_000_000),
        part(1_000_000),
    )?;
    let (hour, minute, second) = (part(10_000), part(100), part(1));
    let possible = hour <= 24 && minute < 60 && second <= 60;
    possible.then(|| (date, i64::from(hour * 3600 + minute * 60 + second)))
}
