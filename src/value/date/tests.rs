//! The table of dates, and what no table can show.

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
        (date.day_missing, "y"),
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
    let moment =
        |text, order| read(text, order).and_then(|date| Some((iso(date.seconds)?, date.evidence)));
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
        "Thu, 1 Jan 2004 19:48:21  CEST",
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

#[test]
fn a_long_text_is_no_date() {
    assert!(read("1 Jan 2004 (a comment)", Order::Unsettled).is_some());
    let long = format!("1 Jan 2004 (a comment) {} and more", " ".repeat(128));
    assert_eq!(read(&long, Order::Unsettled), None);
}

/// Every prefix of every known date, and every date with one sign replaced: none may panic, and none may be read
/// as a moment that cannot be written.
#[test]
fn no_text_is_too_strange() {
    let signs = [
        '0', '9', '-', '+', ':', '/', '(', '[', '.', ' ', 'T', 'W', 'é', '月', '\u{ff11}', '\u{0}',
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
