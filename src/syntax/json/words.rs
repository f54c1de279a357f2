//! What stands without quotes: the words that JSON knows, and those of programs.

use std::borrow::Cow;

use crate::value::number::plain;

/// Words for a value that is not there: JSON's own, and those of programs.
pub fn is_nothing(word: &str) -> bool {
    matches!(word, "null" | "NULL" | "undefined" | "NaN" | "None" | "nil")
}

/// Whether a word is the number by which a program's own tables know somebody or something that feeds name.
pub fn is_number_of(key: &str, word: &str) -> bool {
    const NAMED: &[&str] = &["author", "authors", "category", "categories", "tags"];
    NAMED.contains(&key) && is_number(word)
}

/// Whether JSON knows a word that stands without quotes.
pub fn is_known(word: &str) -> bool {
    matches!(word, "true" | "false" | "null") || is_number(word)
}

/// A whole number with an exponent is the same without: `1.5e7` is 15000000. Other words stand as they are.
pub fn whole(word: &str) -> Cow<'_, str> {
    const LARGEST: f64 = 9e15;
    if !word.contains(['e', 'E']) || !is_number(word) {
        return word.into();
    }
    match plain(word).filter(|number| number.fract() == 0.0 && number.abs() < LARGEST) {
        Some(number) => (number as i64).to_string().into(),
        None => word.into(),
    }
}

/// JSON's numbers: no leading zero or plus, digits on both sides of the point.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let (mantissa, exponent) = match digits.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (
            mantissa,
            Some(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)),
        ),
        None => (digits, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let all_digits =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all_digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && fraction.is_none_or(all_digits)
        && exponent.is_none_or(all_digits)
}
