//! Counts, sizes, coordinates and switches as feeds write them → numbers and booleans.

use std::borrow::Cow;

#[cfg(feature = "full")]
use lexical_parse_float::FromLexical;

#[cfg(any(test, not(feature = "full")))]
pub mod small;

use super::search::Search;
use super::text::is_one_of;

/// The largest whole number that JavaScript holds exactly: 2^53 − 1.
const LARGEST: u64 = (1 << 53) - 1;

/// What may stand behind a whole number, in lower case, without meaning another number.
const UNITS: &[&str] = &[
    "", "b", "byte", "bytes", "octets", "px", "comment", "comments", "view", "views",
];

/// Digits of ASCII alone.
pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number in ASCII's digits and signs, whatever script or width it is written in.
pub fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|c| as_ascii(c).unwrap_or(c)).collect())
}

/// The value of a digit of any of the scripts that feeds write numbers in: Arabic, Persian, Devanagari, Bengali, Thai
/// and wide ones; ASCII's are not asked.
pub fn digit(c: char) -> Option<u8> {
    const ZEROS: &[char] = &[
        '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}',
    ];
    ZEROS.iter().find_map(|zero| {
        let value = u32::from(c).checked_sub(u32::from(*zero))?;
        u8::try_from(value).ok().filter(|value| *value < 10)
    })
}

fn as_ascii(c: char) -> Option<char> {
    match c {
        '：' => Some(':'),
        '．' | '٫' => Some('.'),
        '，' | '٬' => Some(','),
        '−' | '－' => Some('-'),
        _ => digit(c).map(|value| char::from(b'0' + value)),
    }
}

/// A whole number that is not negative: `1234`, `1,234`, `1.234.567`, `1 234`, `1234.00`, `1234 bytes`.
///
/// A point or comma followed by three digits parts thousands: nobody counts in thousandths.
pub fn integer(text: &str) -> Option<u64> {
    if text.len() < 16 && is_digits(text) {
        return text.parse().ok();
    }
    let text = &*in_ascii(text.trim());
    let text = text.strip_prefix('+').unwrap_or(text);
    let end = text.rfind(|char: char| char.is_ascii_digit())? + 1;
    let (number, unit) = text.split_at_checked(end)?;
    if !is_one_of(unit.trim(), UNITS) {
        return None;
    }
    let number = match number.rsplit_once(['.', ',']) {
        Some((whole, zeros)) if zeros.len() != 3 && zeros.bytes().all(|byte| byte == b'0') => whole,
        _ => number,
    };
    digits(number)?
        .parse()
        .ok()
        .filter(|number| *number <= LARGEST)
}

/// The digits of a number, its thousands parted by one and the same sign or not at all; lakhs too (`12,34,567`).
fn digits(number: &str) -> Option<String> {
    let parted = |char: char| matches!(char, ',' | '.' | '\'' | '’' | '_') || char.is_whitespace();
    let mut signs = number.chars().filter(|char| parted(*char));
    let sign = signs.next();
    if signs.any(|other| Some(other) != sign) {
        return None;
    }
    let groups: Vec<&str> = number.split(parted).collect();
    let (last, before) = groups.split_last()?;
    let (first, middle) = before.split_first().unwrap_or((&"1", &[]));
    let fits = (before.is_empty() || last.len() == 3)
        && (1..=3).contains(&first.len())
        && middle.iter().all(|group| matches!(group.len(), 2 | 3))
        && groups
            .iter()
            .all(|group| group.bytes().all(|byte| byte.is_ascii_digit()));
    fits.then(|| groups.concat())
}

/// A finite number: `52.5`, `-0.1`, `1e3`, with a decimal comma (`52,5`) or thousands (`1,234.5`, `1.234,5`) too.
///
/// A single comma parts thousands where it can, with one to three digits before it, the first no zero, and three
/// behind it: `1,234` is what programs that write points mean by it, as in [`integer`]. A single point never does.
pub fn decimal(text: &str) -> Option<f64> {
    if text.len() < 16 && is_digits(text) {
        return text.parse::<u64>().ok().map(|number| number as f64);
    }
    let text = in_ascii(text.trim());
    match text.trim_start_matches(['-', '+']).split_once(',') {
        Some((before, behind)) if parts_thousands(before, behind) => {
            written(&text.replace(',', ""))
        }
        _ => written(&text),
    }
}

fn parts_thousands(before: &str, behind: &str) -> bool {
    (1..=3).contains(&before.len())
        && behind.len() == 3
        && !before.starts_with('0')
        && is_digits(before)
        && is_digits(behind)
}

/// Degrees of latitude or longitude: as [`decimal`], but no place on earth is a thousand degrees away, so that a
/// single comma is the decimal one.
pub fn degrees(text: &str) -> Option<f64> {
    written(&in_ascii(text.trim()))
}

fn written(text: &str) -> Option<f64> {
    let digits = text
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b',' | b'-' | b'+' | b'e' | b'E'));
    if !digits {
        return None;
    }
    if !text.has(',') {
        return plain(text);
    }
    let (points, commas) = (text.matches('.').count(), text.matches(',').count());
    let text = match (points, commas) {
        (0, 1) => text.replace(',', "."),
        // The sign that stands once and last is the decimal one.
        (1, _) if text.rfind('.') > text.rfind(',') => text.replace(',', ""),
        (_, 1) if text.rfind(',') > text.rfind('.') => text.replace('.', "").replace(',', "."),
        (0, _) => text.replace(',', ""),
        _ => return None,
    };
    plain(&text)
}

#[cfg(not(feature = "full"))]
pub use small::{read as plain, write as in_digits};

/// A number as programs write it. The standard library would read the same by a table of 10 KB.
#[cfg(feature = "full")]
pub fn plain(text: &str) -> Option<f64> {
    let number = f64::from_lexical(text.as_bytes()).ok();
    number.filter(|number| number.is_finite())
}

/// A number that is not whole, in as few digits as are read as the same.
#[cfg(all(feature = "full", feature = "serde"))]
pub fn in_digits(number: f64) -> String {
    zmij::Buffer::new().format_finite(number).to_owned()
}

/// Yes or no.
pub fn flag(text: &str) -> Option<bool> {
    const YES: &[&str] = &["yes", "true", "1", "explicit", "on"];
    const NO: &[&str] = &["no", "false", "0", "clean", "off"];
    match text.trim() {
        yes if is_one_of(yes, YES) => Some(true),
        text => is_one_of(text, NO).then_some(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_the_table_is_read() {
        for line in include_str!("../../tests/tables/numbers.tsv")
            .lines()
            .filter(|line| !line.starts_with('#'))
        {
            let columns: Vec<&str> = line.split('\t').collect();
            let [reader, input, expected, ..] = columns.as_slice() else {
                panic!("three columns: {line}");
            };
            let found = match *reader {
                "integer" => integer(input).map(|number| number.to_string()),
                "decimal" => decimal(input).map(|number| number.to_string()),
                "degrees" => degrees(input).map(|number| number.to_string()),
                "flag" => flag(input).map(|flag| flag.to_string()),
                other => panic!("no reader {other}"),
            };
            assert_eq!(
                found.as_deref().unwrap_or("-"),
                *expected,
                "{reader} {input:?}"
            );
        }
    }

    #[test]
    fn numbers_are_read_as_the_standard_library_reads_them() {
        let by_library = |text: &str| text.parse().ok().filter(|number: &f64| number.is_finite());
        let agree = |text: &str| {
            assert_eq!(plain(text), by_library(text), "{text:?}");
            let few = small::few_digits(text);
            assert!(few.is_none() || few == by_library(text), "{text:?}");
        };
        let odd = "1. .5 . - + +1 -0 1e 1e5 1E+5 1e-5 1e400 -1e400 1e-400 5e-324 inf NaN 1_0 0x10 1,5 9007199254740993 \
            0.1000000000000000055511151231257827021181583404541015625 179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880";
        agree("");
        odd.split(' ').for_each(agree);
        let mut state = 1_u64;
        for _ in 0..20_000 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            agree(&f64::from_bits(state).to_string());
            agree(&format!("{}.{state}e{}", state >> 40, (state >> 33) as i8));
        }
    }
}
