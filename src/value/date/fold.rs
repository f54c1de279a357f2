//! One character of a date → its plainest form: lower case, no accents, ASCII digits and marks.
//!
//! Names are compared in this form, so that `Février`, `FEVRIER` and `février` (in two code points) are one.

use crate::value::letters::is_letter;
use crate::value::lower::lower_char;
use crate::value::number::digit;

/// What a character is to a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folded {
    /// A letter, or a sign that words of its script hold.
    Letter(char),
    /// A digit of any of the scripts that feeds write dates in.
    Digit(u8),
    /// Punctuation, as ASCII.
    Mark(char),
    /// White space.
    Space,
    /// Accents standing by themselves and signs that are not seen.
    Nothing,
    /// No part of any date.
    Foreign,
}

/// Folds one character.
pub fn fold(char: char) -> Folded {
    match char {
        'a'..='z' => Folded::Letter(char),
        'A'..='Z' => Folded::Letter(char.to_ascii_lowercase()),
        '0'..='9' => Folded::Digit(char as u8 - b'0'),
        ':' | '-' | '+' | '/' | '.' | ',' | '(' | ')' | '[' | ']' | '_' | '@' | '|' | '\''
        | ';' | '=' => Folded::Mark(char),
        _ if char.is_ascii_whitespace() => Folded::Space,
        _ if char.is_ascii() => Folded::Foreign,
        _ => digit(char)
            .map(Folded::Digit)
            .or_else(|| mark(char))
            .unwrap_or_else(|| letter(char)),
    }
}

/// Whether a letter belongs to a script that writes words without spaces between them.
pub fn unspaced(char: char) -> bool {
    matches!(char, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
}

fn mark(char: char) -> Option<Folded> {
    Some(match char {
        // Hyphens, dashes, and the minus sign that typographers put into offsets.
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => Folded::Mark('-'),
        '\u{ff0b}' => Folded::Mark('+'),
        '\u{ff1a}' | '\u{2236}' => Folded::Mark(':'),
        '\u{ff0f}' | '\u{2044}' => Folded::Mark('/'),
        '\u{ff0e}' | '\u{3002}' => Folded::Mark('.'),
        '\u{ff0c}' | '\u{3001}' | '\u{60c}' => Folded::Mark(','),
        '\u{ff08}' => Folded::Mark('('),
        '\u{ff09}' => Folded::Mark(')'),
        '\u{2018}' | '\u{2019}' | '\u{2bc}' | '\u{5f3}' => Folded::Mark('\''),
        '\u{b7}' | '\u{2022}' | '\u{30fb}' => Folded::Mark('|'),
        // Direction marks come with `toLocaleString`, byte order marks with concatenated files.
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{feff}' => Folded::Nothing,
        // Accents, Hebrew points, Arabic vowels, the dots of Devanagari and Bengali.
        '\u{300}'..='\u{36f}'
        | '\u{591}'..='\u{5c7}'
        | '\u{64b}'..='\u{65f}'
        | '\u{640}'
        | '\u{93c}'
        | '\u{9bc}'
        // The Devanagari sign of what is shortened.
        | '\u{970}' => Folded::Nothing,
        // With its dot in it.
        '\u{9df}' => Folded::Letter('\u{9af}'),
        // Vowel and tone signs are no letters to Unicode, but names need them.
        '\u{900}'..='\u{dff}' | '\u{e31}'..='\u{e4e}' => Folded::Letter(char),
        _ if char.is_whitespace() => Folded::Space,
        _ => return None,
    })
}

fn letter(char: char) -> Folded {
    let plain = strip_accent(lower_char(char));
    if is_letter(plain) {
        Folded::Letter(plain)
    } else {
        Folded::Foreign
    }
}

/// A letter in lower case as feeds write it that leave accents out.
fn strip_accent(lower: char) -> char {
    match lower {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ª' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ì'..='ï' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'º' | '°' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù'..='ü' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ά' => 'α',
        'έ' => 'ε',
        'ή' => 'η',
        'ί' | 'ϊ' | 'ΐ' => 'ι',
        'ό' => 'ο',
        'ύ' | 'ϋ' | 'ΰ' => 'υ',
        'ώ' => 'ω',
        'ς' => 'σ',
        'й' => 'и',
        'ї' => 'і',
        'ё' => 'е',
        'ў' => 'у',
        'أ' | 'إ' | 'آ' => 'ا',
        'ى' | 'ی' => 'ي',
        'ک' => 'ك',
        'ة' => 'ه',
        other => other,
    }
}
