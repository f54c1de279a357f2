//! A date as any feed writes it → the moment it means, in UTC, and what had to be assumed.
//!
//! Two forms make up nearly all feeds: RFC 822 (`Thu, 01 Jan 2004 19:48:21 GMT`) and RFC 3339
//! (`2004-01-01T19:48:21Z`). `fast` reads those byte by byte; everything else is cut into tokens and
//! held against a table of shapes. A shape has to use up the whole text: a reader that is content with a
//! beginning takes `2004/01/01 19:48:21` for a year and a month.

mod calendar;
mod clock;
mod day;
mod fast;
mod fold;
mod languages;
mod numeric;
mod places;
mod tokens;
mod whole;
mod words;
mod zone;
mod zones;

pub use calendar::iso;

/// Which of day and month comes first where a feed writes both as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// Not known: the day is taken to come first.
    #[default]
    Unsettled,
    /// 31/12/2004.
    DayFirst,
    /// 12/31/2004.
    MonthFirst,
}

/// What a numeric date like 13/01/2004 proves about the order of day and month.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Evidence {
    /// The date says nothing about it.
    #[default]
    None,
    /// It can only be read with the day first.
    DayFirst,
    /// It can only be read with the month first.
    MonthFirst,
    /// It could be either, and means different days.
    Ambiguous,
}

/// A moment, and how much of it the text really said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// Unix time: seconds since 1970 in UTC.
    pub seconds: i64,
    /// Minutes east of UTC as written; `None` when the text names no zone, or one that nobody knows.
    pub offset: Option<i32>,
    /// No zone was understood: the time was taken as UTC.
    pub timezone_missing: bool,
    /// No time of day was given: midnight was taken.
    pub time_missing: bool,
    /// The year was written without its century.
    pub century_missing: bool,
    /// What the date proves about the order of day and month.
    pub evidence: Evidence,
}

/// Reads a date in any of the known forms; `None` if it is not one or cannot be (30 February).
///
/// `order` decides only where the text itself does not.
pub fn read(text: &str, order: Order) -> Option<Date> {
    let text = text.trim();
    fast::read(text.as_bytes()).or_else(|| whole::read(text, order))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(date: &Date) -> String {
        let evidence = match date.evidence {
            Evidence::None => "",
            Evidence::Ambiguous => "a",
            Evidence::DayFirst => "d",
            Evidence::MonthFirst => "m",
        };
        [
            (date.timezone_missing, "z"),
            (date.time_missing, "t"),
            (date.century_missing, "c"),
            (true, evidence),
        ]
        .iter()
        .filter_map(|(is, letter)| is.then_some(*letter))
        .collect()
    }

    /// `\n` and `\u{…}` to what they stand for.
    fn unescape(text: &str) -> String {
        let mut parts = text.split('\\');
        let mut plain = parts.next().unwrap_or("").to_owned();
        for part in parts {
            let (char, rest) = match part
                .strip_prefix("u{")
                .and_then(|part| part.split_once('}'))
            {
                Some((code, rest)) => (
                    u32::from_str_radix(code, 16)
                        .ok()
                        .and_then(char::from_u32)
                        .expect("a code point"),
                    rest,
                ),
                None => ('\n', part.strip_prefix('n').expect("only \\n and \\u{}")),
            };
            plain.push(char);
            plain.push_str(rest);
        }
        plain
    }

    #[test]
    fn every_date_of_the_table_is_read() {
        let mut wrong = Vec::new();
        let lines = include_str!("../../../tests/tables/dates.tsv").lines();
        for line in lines.filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let mut columns = line.split('\t');
            let input = unescape(columns.next().unwrap_or(""));
            let expected = (
                columns.next().expect("an expectation").to_owned(),
                columns.next().unwrap_or("").to_owned(),
            );
            let found = match read(&input, Order::Unsettled) {
                Some(date) => (
                    iso(date.seconds).expect("a year that can be written"),
                    flags(&date),
                ),
                None => ("-".to_owned(), String::new()),
            };
            if found != expected {
                wrong.push(format!("{input}: {found:?}, should be {expected:?}"));
            }
        }
        assert!(
            wrong.is_empty(),
            "{} wrong:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
    }

    #[test]
    fn the_order_of_the_feed_decides_where_the_text_does_not() {
        let moment = |text, order| {
            read(text, order).and_then(|date| Some((iso(date.seconds)?, date.evidence)))
        };
        let is = |text, order, iso: &str, evidence| {
            assert_eq!(
                moment(text, order),
                Some((format!("{iso}T00:00:00Z"), evidence)),
                "{text}"
            );
        };
        for order in [Order::Unsettled, Order::DayFirst] {
            is("01/02/2004", order, "2004-02-01", Evidence::Ambiguous);
        }
        is(
            "01/02/2004",
            Order::MonthFirst,
            "2004-01-02",
            Evidence::Ambiguous,
        );
        is(
            "13/01/2004",
            Order::MonthFirst,
            "2004-01-13",
            Evidence::DayFirst,
        );
        is(
            "01/13/2004",
            Order::DayFirst,
            "2004-01-13",
            Evidence::MonthFirst,
        );
        is(
            "Mon, 02/01/2006",
            Order::MonthFirst,
            "2006-01-02",
            Evidence::DayFirst,
        );
        is(
            "01.02.2004",
            Order::MonthFirst,
            "2004-02-01",
            Evidence::None,
        );
        is(
            "2004-01-02",
            Order::MonthFirst,
            "2004-01-02",
            Evidence::None,
        );
        assert_eq!(
            moment("01/02/2004 3:04 PM", Order::DayFirst),
            Some(("2004-02-01T15:04:00Z".into(), Evidence::Ambiguous))
        );
    }

    #[test]
    fn the_offset_is_kept_as_written() {
        let offset = |text| read(text, Order::Unsettled).map(|date| date.offset);
        assert_eq!(offset("2004-01-01T19:48:21+05:30"), Some(Some(330)));
        assert_eq!(offset("Thu, 01 Jan 2004 19:48:21 EST"), Some(Some(-300)));
        assert_eq!(offset("2004-07-01 19:48 Europe/Paris"), Some(Some(120)));
        assert_eq!(offset("1072986501"), Some(Some(0)));
        assert_eq!(offset("2004-01-01"), Some(None));
        assert_eq!(offset("2004-01-01 19:48:21 XYZ"), Some(None));
    }

    #[test]
    fn the_fast_path_reads_as_the_slow_one_does() {
        for text in [
            "Thu, 01 Jan 2004 19:48:21 +0000",
            "Sat, 29 Feb 2020 23:59:59 GMT",
            "Wed, 31 Dec 1969 00:00:00 -0830",
            "2004-01-01T19:48:21Z",
            "2004-01-01T19:48:21.123456-07:00",
            "2004-01-01 19:48:21",
            "2004-12-31t19:48:21+0530",
        ] {
            let fast = fast::read(text.as_bytes());
            assert!(fast.is_some(), "{text}");
            assert_eq!(fast, whole::read(text, Order::Unsettled), "{text}");
        }
    }

    /// Every prefix of every known date, and every date with one sign replaced: none may panic, and none may be read
    /// as a moment that cannot be written.
    #[test]
    fn no_text_is_too_strange() {
        let signs = [
            '0', '9', '-', '+', ':', '/', '(', '[', '.', ' ', 'T', 'W', 'é', '月', '\u{ff11}',
            '\u{0}',
        ];
        for line in include_str!("../../../tests/tables/dates.tsv").lines() {
            let text = line.split('\t').next().unwrap_or("");
            for (at, char) in text.char_indices() {
                let (before, after) = (&text[..at], &text[at + char.len_utf8()..]);
                let others = signs.iter().map(|sign| format!("{before}{sign}{after}"));
                for other in others.chain([before.to_owned(), after.to_owned()]) {
                    if let Some(date) = read(&other, Order::Unsettled) {
                        assert!(iso(date.seconds).is_some(), "{other}");
                    }
                }
            }
        }
    }

    /// `cargo test --release --lib date -- --ignored --nocapture` prints nanoseconds for each form.
    #[test]
    #[ignore = "measures, and proves nothing"]
    fn nanoseconds() {
        for text in [
            "Thu, 01 Jan 2004 19:48:21 +0000",
            "Thu, 01 Jan 2004 19:48:21 GMT",
            "2004-01-01T19:48:21Z",
            "2004-01-01T19:48:21.123+01:00",
            "Thu, 1 Jan 2004 19:48:21 EST",
            "January 1, 2004",
            "01/02/2004 3:04 PM",
            "четверг, 1 января 2004 г., 19:48",
            "no date at all",
        ] {
            let rounds = 200_000;
            let start = std::time::Instant::now();
            for _ in 0..rounds {
                std::hint::black_box(read(std::hint::black_box(text), Order::Unsettled));
            }
            println!(
                "{:6.0} ns  {text}",
                start.elapsed().as_nanos() as f64 / f64::from(rounds)
            );
        }
    }
}
