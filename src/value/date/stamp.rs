//! A whole moment in one number: Unix time, `20040101194821`, and .NET's `/Date(1072986501000)/`.

use chrono::{DateTime, NaiveDate};

use super::calendar::{self, DAY, WRITABLE};
use super::moment::{Date, Evidence};
use super::tokens::{Cursor, Number};
use super::zone::{self, Zone};

/// Reads the whole text as one number.
pub fn read(cursor: Cursor<'_>) -> Option<Date> {
    if let Some((word, next)) = cursor.mark('/').and_then(Cursor::word) {
        return if cursor.tokens.text(word) == "date" {
            dot_net(next)
        } else {
            None
        };
    }
    let (number, next) = cursor.number(9..=19)?;
    let fraction = next.tight('.').and_then(|next| next.number(1..=12));
    let next = fraction.map_or(next, |(_, next)| next);
    let Some((date, second)) = moment(number) else {
        return next.done().then(|| unix(number, Zone::Fixed(0)))?;
    };
    let (zone, next) = zone::read(next);
    let zone = zone.filter(|zone| zone.is_sure());
    let offset = zone.and_then(|zone| zone.offset(date, second));
    let seconds = calendar::seconds(date, second, offset.unwrap_or(0))?;
    next.done().then(|| whole(seconds, offset))?
}

/// The rest of `/Date(1072986501000+0100)/`.
fn dot_net(cursor: Cursor<'_>) -> Option<Date> {
    let (number, next) = cursor.mark('(')?.number(9..=13)?;
    let (zone, next) = zone::read(next);
    next.mark(')')?
        .mark('/')?
        .done()
        .then(|| unix(number, zone.unwrap_or(Zone::Fixed(0))))?
}

/// Unix time is UTC by its nature; a zone beside it says only where it was written.
fn unix(number: Number, zone: Zone) -> Option<Date> {
    let seconds = unix_seconds(number)?;
    let date = DateTime::from_timestamp(seconds, 0)?.date_naive();
    whole(seconds, zone.offset(date, seconds.rem_euclid(DAY)))
}

fn whole(seconds: i64, offset: Option<i32>) -> Option<Date> {
    WRITABLE.contains(&seconds).then_some(Date {
        seconds,
        offset,
        timezone_missing: offset.is_none(),
        day_missing: false,
        time_missing: false,
        century_missing: false,
        evidence: Evidence::None,
    })
}

/// A whole moment in one number: `20040101194821` and its kin are local time, in seconds into the day.
fn moment(number: Number) -> Option<(NaiveDate, i64)> {
    // 12 digits end with the minute, 14 with the second, 17 with the millisecond.
    let value = match number.digits {
        12 => number.value.checked_mul(100)?,
        14 => number.value,
        17 => number.value / 1000,
        _ => return None,
    };
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

/// Unix time by the count of digits: seconds since 1973, milliseconds, microseconds, nanoseconds.
fn unix_seconds(number: Number) -> Option<i64> {
    let seconds = match number.digits {
        9 | 10 if number.value >= 100_000_000 => number.value,
        12 | 13 => number.value / 1000,
        16 => number.value / 1_000_000,
        19 => number.value / 1_000_000_000,
        _ => return None,
    };
    i64::try_from(seconds).ok()
}
