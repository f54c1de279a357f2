//! Year, month and day to Unix seconds and back; chrono knows the calendar.

use chrono::{DateTime, Datelike, NaiveDate, Timelike};

/// Seconds of one day.
pub const DAY: i64 = 86_400;

/// Days from 1970-01-01; `None` outside the years 1 to 9999.
pub fn days(date: NaiveDate) -> Option<i64> {
    const DAY_OF_1970: i32 = 719_163;
    (1..=9999)
        .contains(&date.year())
        .then(|| i64::from(date.num_days_from_ce() - DAY_OF_1970))
}

/// Unix seconds of a local time `second` seconds into a day, `offset` minutes east of UTC.
pub fn seconds(date: NaiveDate, second: i64, offset: i32) -> Option<i64> {
    let seconds = days(date)? * DAY + second - i64::from(offset) * 60;
    WRITABLE.contains(&seconds).then_some(seconds)
}

/// The years 1 to 9999 in Unix seconds.
const WRITABLE: std::ops::RangeInclusive<i64> = -62_135_596_800..=253_402_300_799;

/// ISO 8601 in UTC, whole seconds: `2024-01-15T13:45:00Z`; `None` outside the years 0001 to 9999.
pub fn iso(seconds: i64) -> Option<String> {
    let moment = WRITABLE
        .contains(&seconds)
        .then(|| DateTime::from_timestamp(seconds, 0))
        .flatten()?
        .naive_utc();
    let year = moment.year().unsigned_abs();
    let parts = [
        year / 100,
        year % 100,
        moment.month(),
        moment.day(),
        moment.hour(),
        moment.minute(),
        moment.second(),
    ];
    let [[c, e], [y, r], [m, o], [d, a], [h, u], [n, i], [s, t]] =
        parts.map(|part| [part / 10, part % 10].map(|digit| b'0' + digit as u8));
    let text = [
        c, e, y, r, b'-', m, o, b'-', d, a, b'T', h, u, b':', n, i, b':', s, t, b'Z',
    ];
    std::str::from_utf8(&text).ok().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::iso;

    #[test]
    fn years_of_four_digits_are_written_and_no_others() {
        assert_eq!(iso(0).as_deref(), Some("1970-01-01T00:00:00Z"));
        assert_eq!(iso(1_072_986_501).as_deref(), Some("2004-01-01T19:48:21Z"));
        assert_eq!(iso(-1).as_deref(), Some("1969-12-31T23:59:59Z"));
        assert_eq!(
            iso(-62_135_596_800).as_deref(),
            Some("0001-01-01T00:00:00Z")
        );
        assert_eq!(
            iso(253_402_300_799).as_deref(),
            Some("9999-12-31T23:59:59Z")
        );
        for outside in [-62_135_596_801, 253_402_300_800, i64::MIN, i64::MAX] {
            assert_eq!(iso(outside), None);
        }
    }
}
