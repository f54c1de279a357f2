//! What stands in strings and without quotes, judged by itself: escapes, words, numbers, the end of a string.

use std::borrow::Cow;

use crate::diagnostic::Kind;
use crate::diagnostic::catalogue::json;
use crate::value::letters::{is_letter, is_letter_or_digit};
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
    let rest = word.strip_prefix('-').unwrap_or(word);
    let mut rest = rest.strip_prefix('0').or_else(|| behind_digits(rest));
    if let Some(part) = rest.and_then(|rest| rest.strip_prefix('.')) {
        rest = behind_digits(part);
    }
    if let Some(power) = rest.and_then(|rest| rest.strip_prefix(['e', 'E'])) {
        rest = behind_digits(power.strip_prefix(['+', '-']).unwrap_or(power));
    }
    rest == Some("")
}

fn behind_digits(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}

/// Whether what follows a quotation mark shows that it ends its string: what may follow a string, or the next line.
/// In `<p class="a">` it ends none.
pub fn ends_string(behind: &str) -> bool {
    if let [b':' | b'}' | b']', ..] | [b',', b'"' | b'{', ..] = behind.as_bytes() {
        return true;
    }
    let next = behind.trim_start_matches([' ', '\t', '\r']);
    let Some(next) = next.strip_prefix(',') else {
        return next.is_empty()
            || next.starts_with(['\n', '}', ']', ',', ':', '"', '\'', '{', '[', '/']);
    };
    let next = next.trim_start();
    let behind = next.trim_start_matches(|c: char| is_letter_or_digit(c) || c == '_');
    let word = next.get(..next.len() - behind.len()).unwrap_or_default();
    let is_key = || behind.trim_start().starts_with(':') || behind.starts_with("\":");
    !word.starts_with(is_letter) || is_known(word) || is_nothing(word) || is_key()
}

/// One escape, from its backslash: its character, its length, and what is wrong with it.
pub fn escape(rest: &str) -> (char, usize, Option<&'static Kind>) {
    let plain = match rest.as_bytes().get(1) {
        Some(b'n') => '\n',
        Some(b't') => '\t',
        Some(b'r') => '\r',
        Some(b'b') => '\u{8}',
        Some(b'f') => '\u{c}',
        Some(&byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
        Some(b'u') => return unicode(rest),
        _ => {
            let character = rest.chars().nth(1).unwrap_or_default();
            let length = rest.len().min(1 + character.len_utf8());
            return (character, length, Some(&json::ESCAPE));
        }
    };
    (plain, 2, None)
}

/// `\uD83D\uDE00` is one character; half of it is none.
fn unicode(rest: &str) -> (char, usize, Option<&'static Kind>) {
    let Some(first) = unit(rest) else {
        return (char::REPLACEMENT_CHARACTER, 2, Some(&json::ESCAPE));
    };
    if let Some(character) = char::from_u32(first.into()) {
        return (character, 6, None);
    }
    let second = rest.get(6..).and_then(unit);
    match char::decode_utf16([Some(first), second].into_iter().flatten()).next() {
        Some(Ok(character)) => (character, 12, None),
        _ => (char::REPLACEMENT_CHARACTER, 6, Some(&json::SURROGATE)),
    }
}

/// The number of an escape, `\u00e9`.
fn unit(text: &str) -> Option<u16> {
    let [b'\\', b'u', digits @ ..] = text.as_bytes().first_chunk::<6>()? else {
        return None;
    };
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let mut digits = digits.iter();
    digits.try_fold(0, |number, byte| Some(number << 4 | digit(byte)? as u16))
}

/// Whether this is a control character that no text keeps: XML knows none, and no reader wants it.
pub fn is_control(c: char) -> bool {
    c < ' ' && !matches!(c, '\t' | '\n' | '\r')
}
