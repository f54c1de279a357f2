//! A whole text → a date: which parts stand in which order, and that nothing is left over.

use super::calendar;
use super::clock::{self, Clock, Lead};
use super::day::{self, Day, Tail};
use super::languages::role;
use super::moment::{Date, Order};
use super::numeric;
use super::stamp;
use super::tokens::{Cursor, Kind, LONGEST, Token, Tokens};
use super::zone::{self, Zone};
use crate::value::search::Search;

/// Reads any date. Comments of RFC 822 (`9(th) Feb(ruary) 2006`) are left out where nothing can be made of them.
pub fn read(text: &str, order: Order) -> Option<Date> {
    let is_short = || text.chars().nth(LONGEST).is_none();
    let bare = || is_short().then(|| without_comments(text))?;
    plain(text, order).or_else(|| plain(&bare()?, order))
}

/// The text without what stands in parentheses, one pair within another; `None` if nothing does. A backslash takes a
/// sign its meaning.
pub fn without_comments(text: &str) -> Option<String> {
    let (mut rest, mut depth, mut escaped) = (String::new(), 0_usize, false);
    for char in text.chars() {
        match char {
            _ if escaped => escaped = false,
            '\\' if depth > 0 => escaped = true,
            '(' => depth += 1,
            ')' => {
                depth = depth.checked_sub(1)?;
                rest.push(' ');
            }
            _ if depth == 0 => rest.push(char),
            _ => {}
        }
    }
    (depth == 0 && text.has('(')).then_some(rest)
}

fn plain(text: &str, order: Order) -> Option<Date> {
    let tokens = Tokens::of(text)?;
    let start = tokens.start();
    if let Some(date) = stamp::read(start) {
        return Some(date);
    }
    // `Mar 2014` may begin with a month, `mar 2 avril 2004` with a weekday: both are tried, the month first, for what
    // stands behind it may be a date by itself.
    let (weekdays, after) = opening(start);
    let orders = [day_first, clock_in_the_middle, clock_first];
    let found = orders
        .iter()
        .find_map(|read| read(start).or_else(|| read(after)));
    found
        .or_else(|| {
            let after = strange_opening(start)?;
            day_first(after).or_else(|| clock_in_the_middle(after))
        })?
        .settle(order, weekdays)
}

/// What was found, before it is known whether it can be.
struct Found {
    day: Day,
    /// What was read as a day is less than one.
    day_missing: bool,
    clock: Option<Clock>,
    zone: Option<Zone>,
    /// Weekdays named behind the date.
    weekdays: u8,
}

impl Found {
    fn settle(self, order: Order, weekdays: u8) -> Option<Date> {
        // Who writes both slashes and "pm" is nearly always American; all layouts known put the month first then.
        let american =
            order == Order::Unsettled && self.clock.is_some_and(|clock| clock.twelve_hours);
        let order = if american { Order::MonthFirst } else { order };
        let (date, evidence) = self.day.settle(order, weekdays | self.weekdays)?;
        let second = self.clock.map_or(0, |clock| clock.second);
        let offset = self.zone.and_then(|zone| zone.offset(date, second));
        Some(Date {
            seconds: calendar::seconds(date, second, offset.unwrap_or(0))?,
            offset,
            timezone_missing: !self.zone.is_some_and(Zone::is_sure),
            day_missing: self.day_missing,
            time_missing: self.clock.is_none(),
            century_missing: self.day.century_missing,
            evidence,
        })
    }
}

/// Every way to read a day here, in order, with what may follow and the rest of the text.
fn days<'tokens>(
    cursor: Cursor<'tokens>,
) -> impl Iterator<Item = (Day, Tail, Cursor<'tokens>)> + use<'tokens> {
    let numbers = numeric::READERS.iter();
    let numbers = numbers.filter_map(move |read| read(cursor));
    numbers.chain(day::readings(cursor))
}

/// `2004-01-01 19:48:21 GMT`, `Thu, 01 Jan 2004`.
fn day_first(cursor: Cursor<'_>) -> Option<Found> {
    days(cursor).find_map(|(day, tail, next)| {
        let timed = || {
            let (lead, next) = join(next, day, tail)?;
            let (clock, next) = clock::read(next, lead)?;
            let (clock, next) = second_clock(clock, next);
            let (zone, next) = zone::read(next);
            Some(Found {
                day,
                day_missing: tail == Tail::Strict,
                clock: Some(clock),
                zone,
                weekdays: closing(next)?,
            })
        };
        let untimed = || {
            let (zone, next) = match (tail, next.word()) {
                // `2014 Mar`: a year by itself has no weekday.
                (Tail::Strict, Some((word, _))) if word.sense.month > 0 => return None,
                (Tail::Strict, _) => (None, next),
                _ => zone::read_after_day(suffix(next, BEHIND_DAY)),
            };
            Some(Found {
                day,
                day_missing: tail == Tail::Strict,
                clock: None,
                zone,
                weekdays: closing(suffix(next, BEHIND_DAY))?,
            })
        };
        timed().or_else(untimed)
    })
}

/// `Thu Jan  1 19:48:21 2004`, with the zone before or behind the year.
fn clock_in_the_middle(cursor: Cursor<'_>) -> Option<Found> {
    let (day, next) = day::without_year(cursor)?;
    let next = next.mark(',').unwrap_or(next);
    let (clock, next) = clock::read(next, Lead::Plain)?;
    let (before, next) = zone::read(next);
    let (day, next) = day::year(day, next)?;
    let (behind, next) = zone::read(next);
    Some(Found {
        day,
        day_missing: false,
        clock: Some(clock),
        zone: before.or(behind),
        weekdays: closing(next)?,
    })
}

/// `15:04 02.01.2006 -0700`, `19:48 GMT, Thursday, 1 January 2004`.
fn clock_first(cursor: Cursor<'_>) -> Option<Found> {
    let (clock, next) = clock::read(cursor, Lead::Plain)?;
    let (before, next) = zone::read(next);
    let (weekdays, after) = opening(suffix(next, BEFORE_TIME));
    days(next.mark(',').unwrap_or(next))
        .chain(days(after))
        .filter(|(_, tail, _)| *tail == Tail::Any)
        .find_map(|(day, _, next)| {
            let (behind, next) = zone::read(suffix(next, BEHIND_DAY));
            Some(Found {
                day,
                day_missing: false,
                clock: Some(clock),
                zone: before.or(behind),
                weekdays: weekdays | closing(next)?,
            })
        })
}

/// Past the weekday, and an article: `Thu,`, `(木)`, `segunda-feira,`, `Thursday, the`. Gives the weekdays it can mean.
fn opening(mut cursor: Cursor<'_>) -> (u8, Cursor<'_>) {
    let mut weekdays = 0;
    while let Some(token) = cursor.peek() {
        match token.kind {
            Kind::Word(word) if word.sense.weekdays > 0 => {
                weekdays = if weekdays == 0 {
                    word.sense.weekdays
                } else {
                    weekdays & word.sense.weekdays
                };
            }
            Kind::Word(word) if word.sense.roles & role::OF != 0 => {}
            Kind::Mark(',' | '.') => {}
            // Also the hyphen of `segunda-feira`.
            Kind::Mark('-' | '(' | ')') if weekdays > 0 || cursor.past().word().is_some() => {}
            _ => break,
        }
        cursor = cursor.past();
    }
    (weekdays, cursor)
}

/// Past what stands where a weekday does, but is in no table: `Teu,`, `þri.`, `Thứ Hai,`. What follows must be a whole day,
/// for `Rome, 2004` is a place; without a comma it must be in words.
fn strange_opening(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    let (_, after) = cursor.word().filter(|(word, _)| word.sense.month == 0)?;
    let comma = after
        .mark(',')
        .or_else(|| after.word()?.1.mark(','))
        .filter(|next| days(*next).any(|(_, tail, _)| tail == Tail::Any));
    comma.or_else(|| day::without_year(after).map(|_| after))
}

/// Past what stands between a day and its time.
fn join(cursor: Cursor<'_>, day: Day, tail: Tail) -> Option<(Lead, Cursor<'_>)> {
    if let Some(next) = cursor.role(role::TIME).or_else(|| cursor.tight('_')) {
        return Some((Lead::Packed, next));
    }
    if tail == Tail::Strict {
        return None;
    }
    // Apache: 01/Jan/2004:19:48:21; but `2 Jan 15:04:05` has a time where the year would be.
    if !day.century_missing
        && let Some(next) = cursor.tight(':').filter(|next| !next.gap())
    {
        return Some((Lead::Plain, next));
    }
    if tail == Tail::Packed
        && let Some(next) = cursor.tight('-')
    {
        return Some((Lead::Packed, next));
    }
    let next = suffix(cursor, BEFORE_TIME);
    let lead = if tail == Tail::Packed && next.gap() {
        Lead::Packed
    } else {
        Lead::Plain
    };
    Some((lead, next))
}

const BEHIND_DAY: u16 = role::YEAR | role::DAY;
const BEFORE_TIME: u16 = BEHIND_DAY | role::AT | role::OF;

/// Past marks, weekdays and small words behind a day: `2004 г.,`, `1日(木)`, ` - `, ` at `.
fn suffix(cursor: Cursor<'_>, roles: u16) -> Cursor<'_> {
    cursor.past_all(|token, next| {
        let passes = match token.kind {
            Kind::Mark(',' | '.' | '@' | '|' | ';') => true,
            Kind::Mark('-') => token.gap && next.gap(),
            Kind::Mark('(') => {
                let inside = next.word().filter(|(word, _)| word.sense.weekdays > 0);
                return inside?.1.mark(')');
            }
            Kind::Word(word) => {
                let small = word.sense.roles & roles != 0;
                small || word.sense.weekdays > 0 && word.sense.zone.is_none()
            }
            _ => false,
        };
        passes.then_some(next)
    })
}

/// `00:00:00.0 15:04:05.0`: midnight, then the real time; behind `00:00:00 02:00` a sign is lost.
fn second_clock(first: Clock, cursor: Cursor<'_>) -> (Clock, Cursor<'_>) {
    let is_second = first.second == 0 && cursor.gap() && zone::unsigned(cursor).is_none();
    match clock::read(cursor, Lead::Plain).filter(|_| is_second) {
        Some((second, next)) => (second, next),
        None => (first, cursor),
    }
}

/// The end: nothing but marks, and perhaps the weekday once more.
fn closing(cursor: Cursor<'_>) -> Option<u8> {
    let (weekdays, next) = opening(cursor);
    let next = if weekdays == 0 { cursor } else { next };
    let is_mark = |token: Token| matches!(token.kind, Kind::Mark(',' | '.' | ';'));
    let end = next.past_all(|token, next| is_mark(token).then_some(next));
    end.done().then_some(weekdays)
}
