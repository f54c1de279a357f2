//! A time of day: `19:48:21`, `7.48 pm`, `19h48`, `午後7時48分`, `194821`.

use super::languages::role;
use super::tokens::{Cursor, Kind, Token};

/// A time of day as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Seconds into the day; hour 24 is the next day, and a leap second the next minute.
    pub second: i64,
    /// Whether it was written with "am" or "pm".
    pub twelve_hours: bool,
}

/// What stands before a time decides how bare it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// After a date in words or with separators: only what is plainly a time.
    Plain,
    /// After `T` or `20040101`: `1948` and `19` are times too.
    Packed,
}

/// Reads a time and what belongs to it: "am", "Uhr".
pub fn read(cursor: Cursor<'_>, lead: Lead) -> Option<(Clock, Cursor<'_>)> {
    let before = half(cursor);
    let (hands, cursor) = hands(before.map_or(cursor, |(_, next)| next), lead)?;
    let found = before.or_else(|| half(cursor));
    let cursor = match found {
        Some((_, next)) if before.is_none() => next,
        _ => cursor,
    };
    let half = found.map(|(half, _)| half);
    if hands.bare && half.is_none() && !offset_follows(cursor) {
        return None;
    }
    // `19:48 Uhr`
    let cursor = cursor.role(role::HOUR).unwrap_or(cursor);
    let hour = match half {
        // `15:04 PM` is frequent: such an hour is plain enough.
        Some(half) if hands.hour <= 12 => half.hour(hands.hour),
        _ => hands.hour,
    };
    (hour <= 24 && hands.minute < 60 && hands.second <= 60).then_some(())?;
    Some((
        Clock {
            second: (hour * 3600 + hands.minute * 60 + hands.second) as i64,
            twelve_hours: half.is_some(),
        },
        cursor,
    ))
}

/// Which half of the day, or what lies across both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Half {
    Am,
    Pm,
    Noon,
    Night,
}

impl Half {
    /// The hour of the day that an hour of twelve means.
    fn hour(self, hour: u64) -> u64 {
        match self {
            Half::Am => hour % 12,
            Half::Noon if hour >= 10 => hour,
            Half::Night if hour == 12 || hour < 4 => hour % 12,
            _ => hour % 12 + 12,
        }
    }
}

const HALVES: [(u16, Half); 4] = [
    (role::AM, Half::Am),
    (role::PM, Half::Pm),
    (role::NOON, Half::Noon),
    (role::NIGHT, Half::Night),
];

/// `am`, `PM`, `p. m.`, `오후`; a lone `p` only right behind the number.
fn half(cursor: Cursor<'_>) -> Option<(Half, Cursor<'_>)> {
    let mut halves = HALVES.iter();
    if let Some(found) = halves.find_map(|(role, half)| Some((*half, cursor.role(*role)?))) {
        return Some(found);
    }
    let (word, next) = cursor.word()?;
    let half = match cursor.tokens.text(word) {
        "a" => Half::Am,
        "p" => Half::Pm,
        _ => return None,
    };
    match next.word() {
        Some((word, last)) if next.gap() && cursor.tokens.text(word) == "m" => Some((half, last)),
        _ => (!cursor.gap()).then_some((half, next)),
    }
}

/// Hour, minute and second as written.
#[derive(Default)]
struct Hands {
    hour: u64,
    minute: u64,
    second: u64,
    /// Only a number: no time unless something beside it says so.
    bare: bool,
}

fn hands(cursor: Cursor<'_>, lead: Lead) -> Option<(Hands, Cursor<'_>)> {
    if lead == Lead::Packed
        && let Some(packed) = packed(cursor)
    {
        return Some(packed);
    }
    let (hour, next) = cursor.number(1..=2)?;
    let mut hands = Hands {
        hour: hour.value,
        ..Hands::default()
    };
    if let Some(minute) = next.tight(':') {
        return colons(hands, minute);
    }
    if let Some(minute) = next.tight('.') {
        return dots(hands, minute);
    }
    if let Some(minute) = next.role(role::HOUR) {
        return Some(words(hands, minute));
    }
    hands.bare = true;
    Some((hands, next))
}

/// `1948`, `194821`, `194821.5`, `19`, right behind the date.
fn packed(cursor: Cursor<'_>) -> Option<(Hands, Cursor<'_>)> {
    let (number, next) = cursor.number(2..=6)?;
    let value = number.value;
    let hands = |hour, minute, second| Hands {
        hour,
        minute,
        second,
        bare: false,
    };
    match number.digits {
        2 if !matches!(
            next.peek(),
            Some(Token {
                kind: Kind::Mark(':' | '.'),
                ..
            })
        ) =>
        {
            Some((hands(value, 0, 0), next))
        }
        4 => Some((hands(value / 100, value % 100, 0), next)),
        6 => Some((
            hands(value / 10_000, value / 100 % 100, value % 100),
            fraction(next),
        )),
        _ => None,
    }
}

/// The rest of `19:48`, `19:48:21`, `9:5:3`, `19:48:21.123`, and `19:48:21:07` with hundredths.
fn colons(mut hands: Hands, cursor: Cursor<'_>) -> Option<(Hands, Cursor<'_>)> {
    let (minute, cursor) = cursor.number(1..=2)?;
    hands.minute = minute.value;
    let Some((second, cursor)) = cursor.tight(':').and_then(|next| next.number(1..=2)) else {
        return Some((hands, cursor));
    };
    hands.second = second.value;
    let after = fraction(cursor);
    let hundredths = after.tight(':').and_then(|next| next.number(2..=3));
    Some((hands, hundredths.map_or(after, |(_, next)| next)))
}

/// The rest of `19.48`, `19.48.21` and Oracle's `07.48.21.000000 PM`.
fn dots(mut hands: Hands, cursor: Cursor<'_>) -> Option<(Hands, Cursor<'_>)> {
    let (minute, cursor) = cursor.number(2..=2)?;
    hands.minute = minute.value;
    let Some((second, cursor)) = cursor.tight('.').and_then(|next| next.number(2..=2)) else {
        return Some((hands, cursor));
    };
    hands.second = second.value;
    Some((hands, fraction(cursor)))
}

/// The rest of `19h48`, `19 h 48 min 21 s`, `19時48分21秒`, `19 Uhr`.
fn words(mut hands: Hands, cursor: Cursor<'_>) -> (Hands, Cursor<'_>) {
    let Some((minute, cursor)) = cursor.number(1..=2) else {
        return (hands, cursor);
    };
    hands.minute = minute.value;
    let Some(cursor) = cursor.role(role::MINUTE) else {
        return (hands, cursor);
    };
    let second = cursor.number(1..=2);
    let Some((second, next)) =
        second.and_then(|(second, next)| Some((second, next.role(role::SECOND)?)))
    else {
        return (hands, cursor);
    };
    hands.second = second.value;
    (hands, next)
}

/// Past `.123` or `,123`: whole seconds are kept.
fn fraction(cursor: Cursor<'_>) -> Cursor<'_> {
    let digits = cursor
        .tight('.')
        .or_else(|| cursor.tight(','))
        .filter(|next| !next.gap());
    digits
        .and_then(|next| next.number(1..=LONGEST_FRACTION))
        .map_or(cursor, |(_, next)| next)
}

const LONGEST_FRACTION: usize = 64;

/// `15 -0700`: an hour that only its offset gives away.
fn offset_follows(cursor: Cursor<'_>) -> bool {
    let sign = cursor.mark('-').or_else(|| cursor.mark('+'));
    cursor.gap() && sign.is_some_and(|next| !next.gap() && next.number(3..=4).is_some())
}
