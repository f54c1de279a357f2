//! A time zone: `+0100`, `GMT-05:00`, `CEST`, `Europe/Paris`, `-0700 (PDT)`, `[UTC]`.

use chrono::NaiveDate;

use super::places::{self, Summer};
use super::tokens::{Cursor, Kind};
use super::words::{Sense, sense};

/// A zone as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// Minutes east of UTC.
    Fixed(i32),
    /// Standard time, and when clocks change.
    Place(i32, Summer),
    /// Minutes that stand there without a sign.
    Guessed(i32),
    /// What looks like a zone, but is none that we know.
    Unknown,
}

impl Zone {
    /// Whether it is known, and written as such.
    pub fn is_sure(self) -> bool {
        matches!(self, Zone::Fixed(_) | Zone::Place(..))
    }

    /// Minutes east of UTC at a local time.
    pub fn offset(self, date: NaiveDate, second: i64) -> Option<i32> {
        match self {
            Zone::Fixed(offset) | Zone::Guessed(offset) => Some(offset),
            Zone::Place(standard, summer) => Some(places::offset(standard, summer, date, second)),
            Zone::Unknown => None,
        }
    }
}

/// Reads a zone with all that may stand around it; nothing is read if there is none.
pub fn read(cursor: Cursor<'_>) -> (Option<Zone>, Cursor<'_>) {
    surrounded(outright(cursor).or_else(|| unsigned(cursor)), cursor)
}

fn surrounded<'tokens>(
    found: Option<(Zone, Cursor<'tokens>)>,
    cursor: Cursor<'tokens>,
) -> (Option<Zone>, Cursor<'tokens>) {
    let (zone, cursor) = match found {
        Some((zone, next)) => (Some(zone), again(next)),
        None => (None, cursor),
    };
    enclosed(zone, cursor)
}

/// Reads a zone right behind a day (`2004-01-01+01:00`, `2 Jan 2006 MST`): it must be plainly one, for `2004-01-01T` has
/// lost its time, and `2004-01-01 -1:48` is anything.
pub fn read_after_day(cursor: Cursor<'_>) -> (Option<Zone>, Cursor<'_>) {
    let letter = cursor
        .word()
        .map(|(word, _)| cursor.tokens.text(word))
        .filter(|text| text.len() == 1);
    let signed = cursor
        .mark('+')
        .or_else(|| cursor.mark('-'))
        .map(Cursor::peek);
    let digits = match signed.flatten().map(|token| token.kind) {
        Some(Kind::Number(number)) => number.digits,
        _ => 2,
    };
    if letter.is_some_and(|letter| letter != "z") || digits < 2 {
        (None, cursor)
    } else {
        surrounded(outright(cursor), cursor)
    }
}

fn outright(cursor: Cursor<'_>) -> Option<(Zone, Cursor<'_>)> {
    // Seen: `15:04:05:-0700`.
    let signed = cursor
        .tight(':')
        .and_then(offset)
        .or_else(|| offset(cursor));
    signed
        .map(|(minutes, next)| (Zone::Fixed(minutes), next))
        .or_else(|| zeros(cursor))
        .or_else(|| spelled(cursor))
        .or_else(|| named(cursor))
}

/// A second naming: `+0000 GMT`, `-0700 MST`, `-07:00Z`. The first one counts.
fn again(cursor: Cursor<'_>) -> Cursor<'_> {
    match named(cursor) {
        Some((Zone::Fixed(_) | Zone::Place(..), next)) => next,
        _ => cursor,
    }
}

/// Comments and brackets: the zone itself if there was none, else whatever they say.
fn enclosed(zone: Option<Zone>, cursor: Cursor<'_>) -> (Option<Zone>, Cursor<'_>) {
    let mut state = (zone, cursor);
    for (open, close) in [('(', ')'), ('[', ']'), ('[', ']')] {
        let Some(inside) = state.1.mark(open) else {
            continue;
        };
        let read = match outright(inside)
            .and_then(|(zone, next)| Some((zone, again(next).mark(close)?)))
        {
            Some((found, next)) => Some((state.0.or(Some(found)), next)),
            None if state.0.is_some() => skip(inside, open, close).map(|next| (state.0, next)),
            None => None,
        };
        state = read.unwrap_or(state);
    }
    state
}

/// Past the bracket that ends this one.
fn skip(mut cursor: Cursor<'_>, open: char, close: char) -> Option<Cursor<'_>> {
    let mut depth = 1;
    while depth > 0 {
        cursor.peek()?;
        depth += i32::from(cursor.mark(open).is_some()) - i32::from(cursor.mark(close).is_some());
        cursor = cursor.past();
    }
    Some(cursor)
}

/// `+0100`, `-7`, `-700`, `+01:00`, `-07:00:00`, `--0700`.
fn offset(cursor: Cursor<'_>) -> Option<(i32, Cursor<'_>)> {
    let (sign, next) = match (cursor.mark('+'), cursor.mark('-')) {
        (Some(next), _) => (1, next),
        (_, Some(next)) => (-1, next.tight('-').unwrap_or(next)),
        _ => return None,
    };
    if next.gap() {
        return None;
    }
    let (number, mut next) = next.number(1..=6)?;
    let (hours, minutes) = match number.digits {
        1 | 2 => {
            let minutes = next.tight(':').and_then(|next| next.number(2..=2));
            next = minutes.map_or(next, |(_, next)| next);
            let seconds = minutes.and_then(|_| next.tight(':')?.number(2..=2));
            next = seconds.map_or(next, |(_, next)| next);
            (
                number.value,
                minutes.map_or(0, |(minutes, _)| minutes.value),
            )
        }
        3 | 4 => (number.value / 100, number.value % 100),
        6 => (number.value / 10_000, number.value / 100 % 100),
        _ => return None,
    };
    (hours < 24 && minutes < 60).then_some((sign * (hours * 60 + minutes) as i32, next))
}

/// `00` or `0000` where a zone belongs.
fn zeros(cursor: Cursor<'_>) -> Option<(Zone, Cursor<'_>)> {
    let (number, next) = cursor.number(2..=4)?;
    (number.value == 0 && number.digits != 3 && cursor.gap()).then_some((Zone::Fixed(0), next))
}

/// `0200`, `02:00`: addresses lose the plus sign, as it means a space there.
pub fn unsigned(cursor: Cursor<'_>) -> Option<(Zone, Cursor<'_>)> {
    let (number, next) = cursor.number(2..=4).filter(|_| cursor.gap())?;
    let (hours, minutes, next) = match number.digits {
        2 => {
            let (minutes, next) = next.tight(':')?.number(2..=2)?;
            (number.value, minutes.value, next)
        }
        4 => (number.value / 100, number.value % 100, next),
        _ => return None,
    };
    // No other number is an offset of today: it could be a year, or a second time.
    (hours <= 14 && matches!(minutes, 0 | 30 | 45) && next.tight(':').is_none())
        .then_some((Zone::Guessed((hours * 60 + minutes) as i32), next))
}

/// `GMT`, `GMT+0100`, `MST -0700`, `EDT`, `Europe/Paris`, `A`.
fn named(cursor: Cursor<'_>) -> Option<(Zone, Cursor<'_>)> {
    let (word, next) = cursor.word()?;
    let text = cursor.tokens.text(word);
    let (zone, next) = match next.tight('/') {
        Some(city) => place(text, city)?,
        None => {
            let is_strange =
                || word.capitals && (3..=5).contains(&text.len()) && !word.sense.known();
            let zone = abbreviated(word.sense, text);
            (
                zone.or_else(|| is_strange().then_some(Zone::Unknown))?,
                next,
            )
        }
    };
    // An offset beside a name is exact where the name may not be.
    Some(match offset(next) {
        Some((minutes, next)) => (Zone::Fixed(minutes), next),
        None => (zone, next),
    })
}

fn abbreviated(sense: Sense, text: &str) -> Option<Zone> {
    Some(match (sense.zone, military(text), text) {
        (_, _, "et" | "ct" | "mt" | "pt" | "at") => {
            Zone::Place(sense.zone?.into(), Summer::America)
        }
        (Some(minutes), ..) => Zone::Fixed(minutes.into()),
        (_, Some(minutes), _) => Zone::Fixed(minutes),
        _ => return None,
    })
}

/// `Eastern Standard Time`, `Central European Summer Time`: an abbreviation by its first letters; of any other such time
/// nobody knows the zone.
fn spelled(mut cursor: Cursor<'_>) -> Option<(Zone, Cursor<'_>)> {
    const KNOWN: &[&str] = &["eastern", "central", "mountain", "pacific", "atlantic"];
    let (first, _) = cursor.word()?;
    let (mut letters, mut kind) = (String::new(), "");
    // None has more than five words.
    for _ in 0..5 {
        let (word, next) = cursor.word()?;
        let text = cursor.tokens.text(word);
        letters.extend(text.chars().next());
        if text == "time" {
            let is_known = KNOWN.contains(&cursor.tokens.text(first));
            let zone = abbreviated(sense(&letters), &letters).filter(|_| is_known);
            let is_zone = ["standard", "daylight", "summer"].contains(&kind);
            return Some((zone.or(is_zone.then_some(Zone::Unknown))?, next));
        }
        kind = text;
        cursor = next;
    }
    None
}

/// The rest of an IANA name; an unknown place is an unknown zone.
fn place<'tokens>(area: &str, mut cursor: Cursor<'tokens>) -> Option<(Zone, Cursor<'tokens>)> {
    let (mut word, mut next) = cursor.word()?;
    if area == "etc" {
        // POSIX counts west: Etc/GMT+5 is five hours behind.
        let (minutes, next) = offset(next).unwrap_or((0, next));
        return word.sense.zone.map(|_| (Zone::Fixed(-minutes), next));
    }
    // America/Argentina/Buenos_Aires
    while let Some(city) = next.tight('/') {
        cursor = city;
        (word, next) = cursor.word()?;
    }
    let found = places::find(cursor.tokens.text(word));
    Some((
        found.map_or(Zone::Unknown, |(standard, summer)| {
            Zone::Place(standard, summer)
        }),
        next,
    ))
}

/// Letters as RFC 822 has them: A is one hour west, N one hour east. (The military has it the other way round, and
/// RFC 2822 calls them void; feedparser and its test feeds keep to RFC 822.)
fn military(text: &str) -> Option<i32> {
    let &[letter] = text.as_bytes() else {
        return None;
    };
    Some(match letter {
        b'a'..=b'i' => -60 * i32::from(letter - b'a' + 1),
        b'k'..=b'm' => -60 * i32::from(letter - b'k' + 10),
        b'n'..=b'y' => 60 * i32::from(letter - b'n' + 1),
        b'z' => 0,
        _ => return None,
    })
}
