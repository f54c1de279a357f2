//! The forms of dates that the small build reads: the two of nearly all feeds, and what differs from them a little.

use super::fast;
use super::moment::Date;
use crate::need;

#[rustfmt::skip]
static MONTHS: &[&str] = &[
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
];

#[rustfmt::skip]
static WEEKDAYS: &[&str] = &[
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
];

/// Reads a date; what may be one in another form needs the full build.
pub fn read(text: &str) -> Option<Date> {
    match judge(text) {
        Some(date) => date,
        None => {
            need::lacks("date");
            None
        }
    }
}

/// A date, or that it is none; `None` if the full build may know better.
fn judge(text: &str) -> Option<Option<Date>> {
    if text.is_ascii() && !text.bytes().any(|byte| byte.is_ascii_digit()) || is_small_number(text) {
        return Some(None);
    }
    if text.len() > 64 {
        return None;
    }
    let date = fast::read(text.as_bytes());
    let date = date.or_else(|| numbers(text)).or_else(|| mail(text))?;
    Some(Some(date))
}

/// A number with a fraction, too small for the seconds since 1970: no form of a date has a single dot.
fn is_small_number(text: &str) -> bool {
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text.split_once('.').filter(|(_, rest)| !rest.is_empty());
    parts.is_some_and(|(whole, rest)| whole.len() < 9 && is_digits(whole) && is_digits(rest))
}

/// `2004`, `2004-01-01`, `2004-01-01T19:48Z` and `2004-01-01 19:48:21 -0800`.
fn numbers(text: &str) -> Option<Date> {
    if text.len() == 4 && matches!(text.get(..2), Some("19" | "20")) {
        let date = fast::read(format!("{text}-01-01T00:00:00").as_bytes())?;
        return Some(Date {
            day_missing: true,
            ..without_time(date)
        });
    }
    let (day, rest) = text.split_at_checked(10)?;
    if rest.is_empty() {
        return Some(without_time(fast::read(
            format!("{day}T00:00:00").as_bytes(),
        )?));
    }
    if let Some((moment, zone @ (" +" | " -"), offset)) = parted(text) {
        let zone = zone.trim_start();
        return fast::read(format!("{moment}{zone}{offset}").as_bytes());
    }
    let (clock, zone) = rest.split_at_checked(6)?;
    let is_zone = zone.is_empty() || zone.starts_with(['Z', '+', '-']);
    is_zone.then(|| fast::read(format!("{day}{clock}:00{zone}").as_bytes()))?
}

/// A moment, the two signs behind it, and the rest.
fn parted(text: &str) -> Option<(&str, &str, &str)> {
    let (moment, rest) = text.split_at_checked(19)?;
    let (signs, rest) = rest.split_at_checked(2)?;
    Some((moment, signs, rest))
}

/// `Thursday, 1 January 2004 9:48 GMT`, `1 Jan 2004`, written as mail does.
fn mail(text: &str) -> Option<Date> {
    let mut words = text.split_ascii_whitespace().peekable();
    let first = *words.peek()?;
    if let Some(name) = first.strip_suffix(',').filter(|name| !name.is_empty()) {
        number(name, WEEKDAYS)?;
        words.next();
    } else if number(first, WEEKDAYS).is_some() {
        words.next();
    }
    let day = words.next()?;
    let month = MONTHS.get(number(words.next()?, MONTHS)?)?.get(..3)?;
    let year = words.next()?;
    let are_digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    if !are_digits(day) || !are_digits(year) || !matches!(year.len(), 2 | 4) {
        return None;
    }
    // Without its century, 70 to 99 lie in the twentieth.
    let century = match year {
        _ if year.len() == 4 => "",
        _ if year >= "70" => "19",
        _ => "20",
    };
    let clock = words.next();
    let zone = words.next().unwrap_or_default();
    if words.next().is_some() {
        return None;
    }
    let time = clock.unwrap_or("00:00");
    let seconds = if time.len() == 5 { ":00" } else { "" };
    let written = format!("Mon, {day} {month} {century}{year} {time}{seconds} {zone}");
    Some(Date {
        time_missing: clock.is_none(),
        century_missing: !century.is_empty(),
        ..fast::read(written.as_bytes())?
    })
}

/// Which of some names a word is, or the first three letters of which.
fn number(word: &str, names: &[&str]) -> Option<usize> {
    let is_this = |name: &&str| {
        word.eq_ignore_ascii_case(name)
            || name
                .get(..3)
                .is_some_and(|start| word.eq_ignore_ascii_case(start))
    };
    names.iter().position(is_this)
}

fn without_time(date: Date) -> Date {
    Date {
        time_missing: true,
        ..date
    }
}

#[cfg(test)]
mod tests {
    use super::super::few_zones;
    use super::super::moment::Order;
    use super::super::whole;
    use super::*;

    fn agrees(text: &str) {
        let Some(read) = judge(text) else { return };
        for order in [Order::Unsettled, Order::MonthFirst] {
            let wanted = fast::read(text.as_bytes()).or_else(|| whole::read(text, order));
            assert_eq!(read, wanted, "{text} {order:?}");
        }
    }

    #[test]
    fn what_is_read_is_what_the_full_build_reads() {
        for line in include_str!("../../../tests/tables/dates.tsv").lines() {
            agrees(line.split('\t').next().unwrap_or_default());
        }
        let weekdays = ["", "Mon, ", "Monday, ", "Mon ", "mon, ", "Sunday "];
        let months = MONTHS.iter().flat_map(|name| [*name, &name[..3]]);
        for month in months.chain(["Sept", "JAN", "mär"]) {
            for weekday in weekdays {
                for rest in [
                    "2004",
                    "2004 9:48",
                    "2004 19:48",
                    "2004 19:48:21 GMT",
                    "2004 19:48 EST",
                    "04 19:48",
                    "70 19:48:21 GMT",
                    "69 19:48:21 GMT",
                    "99",
                    "2004 9:48:21 +0100",
                    "2004 24:00 Z",
                ] {
                    agrees(&format!("{weekday}5 {month} {rest}"));
                    agrees(&format!("{weekday}31 {month} {rest}"));
                }
            }
        }
        for (zone, _) in few_zones::ZONES {
            agrees(&format!("Thu, 01 Jan 2004 19:48:21 {zone}"));
            agrees(&format!(
                "Thu, 01 Jul 2004 19:48:21 {}",
                zone.to_uppercase()
            ));
        }
        for text in [
            "2004-01-01",
            "2004-02-30",
            "2004-01-01T19:48",
            "2004-01-01 19:48Z",
            "2004-01-01T19:48+01:00",
            "2004-01-01T9:48",
            "2159.525069",
            "12.2004",
            "2004.01",
            "2004.",
            ".5",
            ".",
            "99999999.999",
            "never",
            "-",
            "",
        ] {
            agrees(text);
        }
    }
}
