//! The two forms that nearly all feeds use, read byte by byte; whatever is not exactly one of them is left alone.

use chrono::NaiveDate;

use super::calendar;
use super::moment::Date;
#[cfg(feature = "full")]
use super::words::sense;

/// Reads `Thu, 01 Jan 2004 19:48:21 +0000` and `2004-01-01T19:48:21Z`, trimmed.
pub fn read(text: &[u8]) -> Option<Date> {
    match text.get(4) {
        Some(b'-') => iso(text),
        Some(b' ') => mail(text),
        _ => None,
    }
}

/// `2004-01-01T19:48:21Z`, `2004-01-01T19:48:21.123+01:00`, `2004-01-01 19:48:21`.
fn iso(text: &[u8]) -> Option<Date> {
    let (head, mut rest) = text.split_at_checked(19)?;
    let [
        y1,
        y2,
        y3,
        y4,
        b'-',
        m1,
        m2,
        b'-',
        d1,
        d2,
        b'T' | b't' | b' ',
        time @ ..,
    ] = head
    else {
        return None;
    };
    let date = day(
        two(*y1, *y2)? * 100 + two(*y3, *y4)?,
        two(*m1, *m2)?,
        two(*d1, *d2)?,
    )?;
    let second = clock(time)?;
    if let [b'.', fraction @ ..] = rest {
        let digits = fraction
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        rest = fraction.get(digits..).filter(|_| digits > 0)?;
    }
    build(date, second, zone(rest)?)
}

/// `Thu, 01 Jan 2004 19:48:21 +0000`, `Thu, 1 Jan 2004 19:48:21 EST`, with any weekday: feeds get it wrong.
fn mail(text: &[u8]) -> Option<Date> {
    let [w1, w2, w3, b',', b' ', rest @ ..] = text else {
        return None;
    };
    if !weekday([*w1, *w2, *w3]) {
        return None;
    }
    let (number, rest) = match rest {
        [d1, b' ', rest @ ..] => (two(b'0', *d1)?, rest),
        [d1, d2, b' ', rest @ ..] => (two(*d1, *d2)?, rest),
        _ => return None,
    };
    let (head, rest) = rest.split_at_checked(17)?;
    let [m1, m2, m3, b' ', y1, y2, y3, y4, b' ', time @ ..] = head else {
        return None;
    };
    let [b' ', zone @ ..] = rest else {
        return None;
    };
    let year = two(*y1, *y2)? * 100 + two(*y3, *y4)?;
    let date = day(year, month([*m1, *m2, *m3])?, number)?;
    build(date, clock(time)?, self::zone(zone.trim_ascii_start())?)
}

fn build(date: NaiveDate, second: i64, offset: Option<i32>) -> Option<Date> {
    let seconds = calendar::seconds(date, second, offset.unwrap_or(0))?;
    Some(Date::whole(seconds, offset))
}

/// Offset in minutes; the inner `None` is a text that names no zone.
fn zone(text: &[u8]) -> Option<Option<i32>> {
    let (sign, digits) = match text {
        b"" => return Some(None),
        b"Z" | b"z" | b"GMT" | b"UTC" => return Some(Some(0)),
        [b'+', digits @ ..] => (1, digits),
        [b'-', digits @ ..] => (-1, digits),
        name => return named(name).map(Some),
    };
    let ([h1, h2, m1, m2] | [h1, h2, b':', m1, m2]) = digits else {
        return None;
    };
    let (hours, minutes) = (two(*h1, *h2)?, two(*m1, *m2)?);
    (hours < 24 && minutes < 60).then_some(Some(sign * (hours * 60 + minutes) as i32))
}

/// Offset of a zone's abbreviation. Those of two letters depend on the date, and are not read here.
fn named(name: &[u8]) -> Option<i32> {
    let mut lower = [0; 5];
    let lower = lower
        .get_mut(..name.len())
        .filter(|lower| lower.len() > 2)?;
    lower.copy_from_slice(name);
    lower.make_ascii_lowercase();
    #[cfg(not(feature = "full"))]
    return super::few_zones::zone(std::str::from_utf8(lower).ok()?);
    #[cfg(feature = "full")]
    sense(std::str::from_utf8(lower).ok()?).zone.map(i32::from)
}

/// Seconds into the day of `19:48:21`.
fn clock(text: &[u8]) -> Option<i64> {
    let [h1, h2, b':', m1, m2, b':', s1, s2] = text else {
        return None;
    };
    let (hour, minute, second) = (two(*h1, *h2)?, two(*m1, *m2)?, two(*s1, *s2)?);
    (hour < 24 && minute < 60 && second < 60)
        .then_some(i64::from(hour * 3600 + minute * 60 + second))
}

fn day(year: u32, month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(year as i32, month, day)
}

fn two(tens: u8, ones: u8) -> Option<u32> {
    (tens.is_ascii_digit() && ones.is_ascii_digit())
        .then(|| u32::from(tens - b'0') * 10 + u32::from(ones - b'0'))
}

fn month(name: [u8; 3]) -> Option<u32> {
    Some(match &name {
        b"Jan" => 1,
        b"Feb" => 2,
        b"Mar" => 3,
        b"Apr" => 4,
        b"May" => 5,
        b"Jun" => 6,
        b"Jul" => 7,
        b"Aug" => 8,
        b"Sep" => 9,
        b"Oct" => 10,
        b"Nov" => 11,
        b"Dec" => 12,
        _ => return None,
    })
}

fn weekday(name: [u8; 3]) -> bool {
    matches!(
        &name,
        b"Mon" | b"Tue" | b"Wed" | b"Thu" | b"Fri" | b"Sat" | b"Sun"
    )
}
