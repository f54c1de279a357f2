//! Dates by RFC 822, RFC 3339 and W3CDTF, to the letter.

use std::borrow::Cow;

use chrono::{Datelike, NaiveDate};

use super::number::is_whole as is_digits;
use crate::value::date::{self, Order};
use crate::value::search::Search;
use crate::value::text::is_one_of;

const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const ZONES: [&str; 12] = [
    "UT", "GMT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "Z", "UTC",
];

/// `[Mon, ]15 Jan 2024 14:45[:00] GMT`, years of two digits allowed.
pub fn is_rfc822(text: &str) -> bool {
    read(&without_comments(text)).is_some()
}

/// Words in parentheses may stand wherever a space may.
fn without_comments(text: &str) -> Cow<'_, str> {
    date::without_comments(text).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// The same with a year of four digits and a zone that all readers know.
pub fn is_plain_rfc822(text: &str) -> bool {
    read(&without_comments(text)).is_none_or(|parts| {
        parts.year.len() == 4 && (parts.zone == "GMT" || parts.zone.starts_with(['+', '-']))
    })
}

/// The weekday, if there is one, is that of the day.
pub fn weekday_fits(text: &str) -> bool {
    let fits = |parts: Parts<'_>| {
        let weekday = place(&DAYS, parts.weekday?)?;
        let month = place(&MONTHS, parts.month)? as u32 + 1;
        let year = parts.year.parse().ok().filter(|year| *year >= 1900)?;
        let date = NaiveDate::from_ymd_opt(year, month, parts.day.parse().ok()?)?;
        Some(date.weekday().num_days_from_monday() as usize == weekday)
    };
    read(&without_comments(text)).and_then(fits).unwrap_or(true)
}

struct Parts<'t> {
    weekday: Option<&'t str>,
    day: &'t str,
    month: &'t str,
    year: &'t str,
    zone: &'t str,
}

fn read(text: &str) -> Option<Parts<'_>> {
    let (weekday, rest) = match text.split_once(',') {
        // Space stands between its words wherever somebody puts it.
        Some((weekday, rest)) => (Some(weekday.trim()), rest),
        None => (None, text),
    };
    if weekday.is_some_and(|weekday| !is_one_of(weekday, &DAYS)) {
        return None;
    }
    let mut words = rest.split_ascii_whitespace();
    let (day, month, year) = (words.next()?, words.next()?, words.next()?);
    let (clock, zone) = (words.next()?, words.next()?);
    let is_day = (1..=2).contains(&day.len()) && in_range(day, 1, 31);
    let is_year = matches!(year.len(), 2 | 4) && is_digits(year);
    let is_right = is_day
        && is_one_of(month, &MONTHS)
        && is_year
        && is_clock(clock)
        && is_zone(zone)
        && words.next().is_none();
    is_right.then_some(Parts {
        weekday,
        day,
        month,
        year,
        zone,
    })
}

/// The names of RFC 822 are written in any case.
fn place(names: &[&str], word: &str) -> Option<usize> {
    names
        .iter()
        .position(|name| name.eq_ignore_ascii_case(word))
}

fn is_clock(text: &str) -> bool {
    let mut parts = text.split(':');
    let is_part = |part: Option<&str>, most| {
        part.is_some_and(|part| part.len() == 2 && in_range(part, 0, most))
    };
    let is_short = is_part(parts.next(), 23) && is_part(parts.next(), 59);
    match parts.next() {
        None => is_short,
        seconds => is_short && is_part(seconds, 60) && parts.next().is_none(),
    }
}

fn is_zone(text: &str) -> bool {
    let offset = text.strip_prefix(['+', '-']);
    let is_offset = offset.is_some_and(|offset| offset.len() == 4 && is_digits(offset));
    let is_military = text.len() == 1
        && text
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() && byte != b'J');
    is_offset || is_military || is_one_of(text, &ZONES)
}

/// `2024-01-15T14:45:00.5Z`, with a zone.
pub fn is_rfc3339(text: &str) -> bool {
    let Some((day, rest)) = text.split_once('T') else {
        return false;
    };
    let at = rest.find(['Z', '+', '-']);
    let (clock, zone) = rest.split_at(at.unwrap_or(rest.len()));
    let (clock, fraction) = clock.split_once('.').unwrap_or((clock, "0"));
    is_day(day) && clock.len() == 8 && is_clock(clock) && is_digits(fraction) && is_offset(zone)
}

/// The profile of ISO 8601 that Dublin Core asks for: years, months, days, or the time to minutes or seconds with a zone.
pub fn is_w3cdtf(text: &str) -> bool {
    match text.split_once('T') {
        None => match text.len() {
            4 => is_digits(text),
            7 => is_day(&format!("{text}-01")),
            _ => is_day(text),
        },
        Some((day, rest)) => {
            // Without seconds, the zone stands behind five signs.
            match rest.split_at_checked(5) {
                Some((clock, zone)) if zone.is_empty() || zone.starts_with(['Z', '+', '-']) => {
                    is_rfc3339(&format!("{day}T{clock}:00{zone}"))
                }
                _ => is_rfc3339(text),
            }
        }
    }
}

/// Any of them, with or without a zone, whose colon may be left out.
pub fn is_iso(text: &str) -> bool {
    let zone = text
        .len()
        .checked_sub(5)
        .and_then(|at| text.split_at_checked(at));
    let is_bare = |zone: &str| {
        zone.starts_with(['+', '-']) && zone.bytes().skip(1).all(|byte| byte.is_ascii_digit())
    };
    let text = match zone {
        Some((time, zone)) if time.has('T') && is_bare(zone) => format!("{time}Z"),
        _ => text.to_owned(),
    };
    is_w3cdtf(&text) || is_w3cdtf(&format!("{text}Z"))
}

/// It is no earlier than 1990, or unreadable, which is another rule's matter.
pub fn is_plausible(text: &str) -> bool {
    // 1990-01-01T00:00:00Z
    date::read(text, Order::Unsettled).is_none_or(|date| date.seconds >= 631_152_000)
}

fn is_day(text: &str) -> bool {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next(), parts.next(), parts.next());
    let (Some(year), Some(month), Some(day)) = (year, month, day) else {
        return false;
    };
    let is_written = year.len() == 4 && month.len() == 2 && day.len() == 2;
    let number = |text: &str| text.parse::<u32>().unwrap_or(0);
    is_written
        && [year, month, day].into_iter().all(is_digits)
        && NaiveDate::from_ymd_opt(number(year) as i32, number(month), number(day)).is_some()
}

fn is_offset(text: &str) -> bool {
    let Some((hours, minutes)) = text
        .strip_prefix(['+', '-'])
        .and_then(|rest| rest.split_once(':'))
    else {
        return text == "Z";
    };
    hours.len() == 2 && minutes.len() == 2 && in_range(hours, 0, 23) && in_range(minutes, 0, 59)
}

fn in_range(text: &str, least: u32, most: u32) -> bool {
    is_digits(text)
        && text
            .parse()
            .is_ok_and(|number| (least..=most).contains(&number))
}
