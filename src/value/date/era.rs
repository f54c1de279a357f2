//! Years of Japan's and Taiwan's eras, and numbers in Chinese numerals → the same day with our years and digits.

use super::fold::{Folded, fold};
use super::tokens::LONGEST;

/// What an era is called, and the year before its first; longer names first.
const ERAS: &[(&str, u32)] = &[
    ("令和", 2018),
    ("平成", 1988),
    ("昭和", 1925),
    ("中華民國", 1911),
    ("民國", 1911),
    ("民国", 1911),
    ("西元", 0),
    ("公元", 0),
    ("西暦", 0),
];

/// Zero to nine; a year writes its digits one by one.
const NUMERALS: &str = "〇一二三四五六七八九";

/// `令和六年一月十五日`, `民國113年1月15日`, `二〇二四年一月十五日` as we write it; `None` if nothing of that stands there.
pub fn western(text: &str) -> Option<String> {
    let (first, _) = text.split_once('年').filter(|_| text.len() < 4 * LONGEST)?;
    let last = first.chars().next_back()?;
    let digits = match is_numeral(last) {
        true => in_digits(text),
        false => text.to_owned(),
    };
    let era = ERAS.iter().find_map(|(name, before)| {
        let (front, behind) = digits.split_once(name)?;
        let (year, rest) = behind.split_once('年')?;
        let year = match year.trim() {
            "元" => 1,
            year => number(year)?,
        };
        Some(format!("{front}{}年{rest}", before + year))
    });
    era.or_else(|| Some(digits).filter(|digits| digits != text))
}

fn number(digits: &str) -> Option<u32> {
    let mut number = 0;
    for digit in digits.chars().take(LONGEST_YEAR) {
        let Folded::Digit(digit) = fold(digit) else {
            return None;
        };
        number = number * 10 + u32::from(digit);
    }
    (number > 0).then_some(number)
}

const LONGEST_YEAR: usize = 4;

fn is_numeral(sign: char) -> bool {
    sign == '十' || value(sign).is_some()
}

fn value(sign: char) -> Option<usize> {
    NUMERALS.chars().position(|numeral| numeral == sign)
}

/// Numerals as digits where they count years, months, days or hours; those of weekdays stay.
fn in_digits(text: &str) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some(from) = rest.find(is_numeral) {
        let (before, behind) = rest.split_at(from);
        let end = behind
            .find(|sign| !is_numeral(sign))
            .unwrap_or(behind.len());
        let (run, after) = behind.split_at(end);
        written.push_str(before);
        match after.starts_with(|unit| "年月日号號时時点點分秒".contains(unit)) {
            true => digits(run, &mut written),
            false => written.push_str(run),
        }
        rest = after;
    }
    written.push_str(rest);
    written
}

/// `二〇二四`, `十五`, `三十`, `二十九`.
fn digits(run: &str, written: &mut String) {
    for (at, sign) in run.char_indices() {
        let behind = run.get(at + sign.len_utf8()..).unwrap_or_default();
        match value(sign) {
            Some(value) => written.push_str(&value.to_string()),
            // Ten says only how many digits there are.
            None if at == 0 && behind.is_empty() => written.push_str("10"),
            None if at == 0 => written.push('1'),
            None if behind.is_empty() => written.push('0'),
            None => {}
        }
    }
}
