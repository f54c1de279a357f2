//! Whether a character is a letter: told from the table that counts words, where the standard library would ask others.

use super::words::{Class, class};

/// What Unicode calls alphabetic or numeric.
pub fn is_letter_or_digit(c: char) -> bool {
    c.is_ascii_digit() || plain(c).unwrap_or_else(|| class(c).1)
}

/// What Unicode calls alphabetic. Numbers of old scripts, that are no digits, count as letters, too.
pub fn is_letter(c: char) -> bool {
    let is_one = |(class, is_word)| is_word && class != Class::Digit && !is_number(c);
    plain(c).unwrap_or_else(|| is_one(class(c)))
}

/// Numbers that are no digits: `²`, `½`, `①`.
fn is_number(c: char) -> bool {
    NUMBERS
        .iter()
        .any(|(first, last)| (*first..=*last).contains(&c))
}

static NUMBERS: &[(char, char)] = &[
    ('²', '³'),
    ('¹', '¹'),
    ('¼', '¾'),
    ('\u{2070}', '\u{2070}'),
    ('\u{2074}', '\u{2079}'),
    ('\u{2080}', '\u{2089}'),
    ('\u{2150}', '\u{215f}'),
    ('\u{2189}', '\u{2189}'),
    ('\u{2460}', '\u{249b}'),
    ('\u{24ea}', '\u{24ff}'),
    ('\u{2776}', '\u{2793}'),
    ('\u{3192}', '\u{3195}'),
    ('\u{3220}', '\u{3229}'),
    ('\u{3248}', '\u{324f}'),
    ('\u{3251}', '\u{325f}'),
    ('\u{3280}', '\u{3289}'),
    ('\u{32b1}', '\u{32bf}'),
];

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_standard_library() {
        let is_old = |c: char| !matches!(c, '\0'..='\u{8ff}' | '\u{2000}'..='\u{2bff}' | '\u{3000}'..='\u{33ff}');
        for c in '\0'..=char::MAX {
            assert_eq!(is_letter_or_digit(c), c.is_alphanumeric(), "{c:?}");
            let is_old = is_old(c) && c.is_numeric() && class(c).0 != Class::Digit;
            assert_eq!(is_letter(c), c.is_alphabetic() || is_old, "{c:?}");
        }
    }
}
