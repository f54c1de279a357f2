//! What kind of letter a character is: told from the tables that count words and make lower case, where the standard
//! library would ask tables of its own.

use super::lower::{is_lower_of, lower_char};
use super::words::{Class, class};

/// What Unicode calls alphabetic or numeric.
pub fn is_letter_or_digit(c: char) -> bool {
    c.is_ascii_digit() || plain(c).unwrap_or_else(|| class(c).1)
}

/// The same without digits. Numbers that are none, as `½`, count as letters here.
pub fn is_letter(c: char) -> bool {
    plain(c).unwrap_or_else(|| matches!(class(c), (class, true) if class != Class::Digit))
}

/// Whether it is a letter, where no table needs to be asked: that of classes is not there before somebody asks it.
fn plain(c: char) -> Option<bool> {
    match c {
        '\0'..='\x7f' => Some(c.is_ascii_alphabetic()),
        'À'..='Ö' | 'Ø'..='ö' | 'ø'..='\u{24f}' | '\u{400}'..='\u{481}' => Some(true),
        '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => Some(true),
        '\u{2000}'..='\u{206f}' => Some(false),
        _ => None,
    }
}

/// A letter that has a small one.
pub fn is_capital(c: char) -> bool {
    lower_char(c) != c
}

/// A letter that has a capital one.
pub fn is_small(c: char) -> bool {
    match c.is_ascii() {
        true => c.is_ascii_lowercase(),
        false => is_lower_of(c),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn letters_are_those_of_the_standard_library() {
        let made: HashSet<char> = ('\0'..=char::MAX)
            .filter(|c| is_capital(*c))
            .map(lower_char)
            .collect();
        for c in '\0'..=char::MAX {
            assert_eq!(is_letter_or_digit(c), c.is_alphanumeric(), "{c:?}");
            let is_number = c.is_numeric() && class(c).0 != Class::Digit;
            assert_eq!(is_letter(c), c.is_alphabetic() || is_number, "{c:?}");
            assert_eq!(is_capital(c), c.to_lowercase().next() != Some(c), "{c:?}");
            assert_eq!(is_small(c), made.contains(&c), "{c:?}");
            assert!(
                !is_small(c) || c.is_lowercase() || c.is_uppercase(),
                "{c:?}"
            );
        }
    }
}
