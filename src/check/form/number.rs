//! Numbers and lengths of time.

use crate::value::number;

pub use number::is_digits as is_whole;

/// Digits alone, not all of them zero.
pub fn is_positive(text: &str) -> bool {
    is_whole(text) && text.bytes().any(|byte| byte != b'0')
}

/// Digits, with a sign perhaps.
pub fn is_integer(text: &str) -> bool {
    is_whole(text.strip_prefix(['+', '-']).unwrap_or(text))
}

/// It fits 32 bits, or is no number at all.
pub fn fits(text: &str) -> bool {
    !is_integer(text)
        || text
            .parse::<i64>()
            .is_ok_and(|number| i32::try_from(number).is_ok())
}

/// A number with a decimal point perhaps.
pub fn is_number(text: &str) -> bool {
    read(text).is_some()
}

/// A number within bounds.
pub fn within(text: &str, least: f64, most: f64) -> bool {
    read(text).is_some_and(|number| (least..=most).contains(&number))
}

/// The number that a text is.
pub fn read(text: &str) -> Option<f64> {
    let is_written =
        |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'+' | b'e' | b'E');
    let is_number = text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(is_written);
    is_number.then(|| number::plain(text)).flatten()
}

/// `3600`, `62:03`, `1:02:03`; seconds may have a fraction, which players leave out.
pub fn is_itunes_duration(text: &str) -> bool {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<&str> = whole.splitn(4, ':').collect();
    parts.len() <= 3
        && is_whole(fraction)
        && parts.iter().all(|part| is_whole(part))
        && parts.iter().skip(1).all(|part| part.len() == 2)
}

/// `12.05`, `0:01:30.5`, `now`.
pub fn is_npt(text: &str) -> bool {
    let parts: Vec<&str> = text.splitn(4, ':').collect();
    let last = parts.last().copied().unwrap_or_default();
    let before = parts
        .get(..parts.len().saturating_sub(1))
        .unwrap_or_default();
    text == "now"
        || (parts.len() <= 3
            && before.iter().all(|part| is_whole(part))
            && last.split('.').all(is_whole)
            && last.split('.').count() <= 2)
}
