//! Plain text: white space folded, controls gone, words counted.

use std::borrow::Cow;

use unicode_segmentation::UnicodeSegmentation;

/// The text on one line: every run of white space one space, none at the ends, no control characters.
///
/// Invisible characters that shape a text (joiners, marks of direction, breaks between Thai words) stay.
pub fn fold(text: &str) -> Cow<'_, str> {
    // Most texts neither begin nor end with a space; to see that costs less than to look for its end.
    let trimmed = match text.as_bytes() {
        [b'!'..=b'~'] | [b'!'..=b'~', .., b'!'..=b'~'] => text,
        _ => text.trim(),
    };
    match first_to_fold(trimmed) {
        None => Cow::Borrowed(trimmed),
        Some(at) => Cow::Owned(fold_from(trimmed, at)),
    }
}

/// Whether all characters are ASCII. Without a branch within a stretch, so that it looks at many bytes at once.
pub fn is_ascii(text: &str) -> bool {
    let mut stretches = text.as_bytes().chunks(256);
    stretches.all(|bytes| bytes.iter().fold(0, |all, byte| all | byte) < 0x80)
}

/// Whether there is nothing to see: no letter, no digit, no sign.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
    })
}

/// The number of words, as a reader would count them.
///
/// Words are those of Unicode's UAX 29. Where a script puts no spaces, it knows no words: each Han, Hiragana
/// and Katakana letter counts as one, as word processors count; Thai, Lao, Khmer and Burmese count one word
/// for every four letters; Hangul has spaces and is counted by them.
#[allow(clippy::indexing_slicing, reason = "one row for each byte")]
pub fn count_words(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut words: u32 = 0;
    let mut at = 0;
    while at < bytes.len() {
        let from = at;
        let (mut seen, mut signs, mut last) = (0, 0, 0);
        while let Some(byte) = bytes.get(at) {
            let class = CLASSES[usize::from(*byte)];
            if class == SPACE {
                break;
            }
            seen |= class;
            signs += u32::from(class == SIGN);
            last = class;
            at += 1;
        }
        let token = text.get(from..at).unwrap_or_default();
        let count = match seen {
            0 => 0,
            LETTER => 1,
            // A word and the comma behind it.
            _ if seen == LETTER | SIGN && signs == 1 && last == SIGN => 1,
            _ if seen < BEYOND => count_ascii(token.as_bytes()),
            _ => count_unicode(token),
        };
        words = words.saturating_add(count);
        at += 1;
    }
    words
}

/// What the bytes of a text are to the count of its words.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
static CLASSES: [u8; 256] = {
    let mut classes = [BEYOND; 256];
    let mut byte = 0;
    while byte < 0x80 {
        classes[byte] = match byte as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0c => SPACE,
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => LETTER,
            _ => SIGN,
        };
        byte += 1;
    }
    classes
};
const SPACE: u8 = 0;
const LETTER: u8 = 1;
const SIGN: u8 = 2;
const BEYOND: u8 = 4;

/// Where the first character stands that folding changes.
#[allow(clippy::indexing_slicing, reason = "one row for each byte")]
fn first_to_fold(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    if is_folded_ascii(bytes) {
        return None;
    }
    let mut at = 0;
    while let Some(next) = bytes
        .get(at..)
        .and_then(|rest| rest.iter().position(|byte| NOTABLE[usize::from(*byte)]))
    {
        at += next;
        let changes = match bytes.get(at..) {
            Some([b' ', behind @ ..]) => behind.first() == Some(&b' '),
            Some([0..=0x7f, ..]) => true,
            _ => {
                let c = text.get(at..).and_then(|rest| rest.chars().next());
                c.is_some_and(|c| c.is_whitespace() || is_dropped(c))
            }
        };
        if changes {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// Bytes that folding looks at: spaces, controls, and the leads of all white space and controls beyond ASCII.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
static NOTABLE: [bool; 256] = {
    let mut notable = [false; 256];
    let mut byte = 0;
    while byte <= 0x20 {
        notable[byte] = true;
        byte += 1;
    }
    let mut others: &[u8] = &[0x7f, 0xc2, 0xe1, 0xe2, 0xe3, 0xef];
    while let [first, rest @ ..] = others {
        notable[*first as usize] = true;
        others = rest;
    }
    notable
};

/// Whether all is ASCII that folding leaves alone. Without a branch, so that it looks at many bytes at once.
fn is_folded_ascii(bytes: &[u8]) -> bool {
    let behind = bytes.get(1..).unwrap_or_default();
    let plain = |byte: u8| (0x20..0x7f).contains(&byte);
    let pairs = bytes.iter().zip(behind);
    pairs.fold(true, |fine, (byte, next)| {
        fine & plain(*byte) & !((*byte == b' ') & (*next == b' '))
    }) && bytes.last().copied().is_none_or(plain)
}

#[allow(clippy::indexing_slicing, reason = "one row for each byte")]
fn fold_from(text: &str, at: usize) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = at;
    let mut rest = text;
    loop {
        let (run, behind) = rest.split_at_checked(at).unwrap_or((rest, ""));
        out.push_str(run);
        let mut characters = behind.chars();
        match characters.next() {
            None => break,
            Some(c) if c.is_whitespace() => {
                if !out.ends_with(' ') {
                    out.push(' ');
                }
            }
            Some(c) if is_dropped(c) => {}
            Some(c) => out.push(c),
        }
        rest = characters.as_str();
        at = rest
            .bytes()
            .position(|byte| NOTABLE[usize::from(byte)])
            .unwrap_or(rest.len());
    }
    let length = out.trim_end().len();
    out.truncate(length);
    if out.starts_with(' ') {
        out.remove(0);
    }
    out
}

/// Controls, and the byte order mark, which feeds pasted together carry in their middle.
fn is_dropped(c: char) -> bool {
    c.is_control() || matches!(c, '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

/// UAX 29 where all is ASCII: letters, digits and `_` hold together, and so do two of a kind with one sign between.
fn count_ascii(token: &[u8]) -> u32 {
    let mut words: u32 = 0;
    let mut inside = false;
    let mut counted = false;
    for (at, byte) in token.iter().enumerate() {
        if byte.is_ascii_alphanumeric() || *byte == b'_' {
            if !inside {
                (inside, counted) = (true, false);
            }
            if !counted && *byte != b'_' {
                counted = true;
                words = words.saturating_add(1);
            }
        } else {
            inside = inside && joins(token, at);
        }
    }
    words
}

/// "don't", "e.g", "1,000": the sign at this place does not end the word.
fn joins(token: &[u8], at: usize) -> bool {
    let before = at
        .checked_sub(1)
        .and_then(|at| token.get(at))
        .copied()
        .unwrap_or(b' ');
    let after = token.get(at + 1).copied().unwrap_or(b' ');
    match token.get(at) {
        Some(b'.' | b'\'') => {
            (before.is_ascii_alphabetic() && after.is_ascii_alphabetic())
                || (before.is_ascii_digit() && after.is_ascii_digit())
        }
        Some(b':') => before.is_ascii_alphabetic() && after.is_ascii_alphabetic(),
        Some(b',' | b';') => before.is_ascii_digit() && after.is_ascii_digit(),
        _ => false,
    }
}

/// Pieces of one script each; those that UAX 29 would only take apart letter by letter are counted here.
fn count_unicode(token: &str) -> u32 {
    let mut words: u32 = 0;
    let mut rest = token;
    while let Some(first) = rest.chars().next() {
        let kind = script(first);
        let end = rest.find(|c| script(c) != kind).unwrap_or(rest.len());
        let (piece, behind) = rest.split_at(end);
        rest = behind;
        let count = match kind {
            Script::Letters => letters(piece),
            Script::Unspaced => letters(piece).div_ceil(4),
            Script::Spaced => u32::try_from(piece.unicode_words().count()).unwrap_or(u32::MAX),
        };
        words = words.saturating_add(count);
    }
    words
}

fn letters(word: &str) -> u32 {
    u32::try_from(word.chars().filter(|c| c.is_alphanumeric()).count()).unwrap_or(u32::MAX)
}

#[derive(PartialEq, Eq)]
enum Script {
    /// Words stand apart.
    Spaced,
    /// Every letter is counted.
    Letters,
    /// Neither.
    Unspaced,
}

fn script(c: char) -> Script {
    match c {
        // Kana, and Han with its extensions and compatibility forms; half-width Katakana.
        '\u{3005}'..='\u{3007}'
        | '\u{3041}'..='\u{30ff}'
        | '\u{31f0}'..='\u{31ff}'
        | '\u{3400}'..='\u{9fff}'
        | '\u{f900}'..='\u{faff}'
        | '\u{ff66}'..='\u{ff9f}'
        | '\u{1b000}'..='\u{1b16f}'
        | '\u{20000}'..='\u{3ffff}' => Script::Letters,
        // Thai, Lao; Burmese; Khmer.
        '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' => {
            Script::Unspaced
        }
        _ => Script::Spaced,
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use unicode_segmentation::UnicodeSegmentation;

    use super::{count_words, fold, is_blank};

    #[test]
    fn folding_borrows_what_is_clean() {
        assert!(matches!(
            fold(" a b\u{2019}s – c "),
            Cow::Borrowed("a b\u{2019}s – c")
        ));
        assert!(matches!(fold(""), Cow::Borrowed("")));
    }

    #[test]
    fn folding_folds_white_space_of_every_kind() {
        assert_eq!(fold("a\n\t b\u{a0}\u{3000}c"), "a b c");
        assert_eq!(fold("a \u{0} b\u{85}c"), "a b c");
        assert_eq!(fold("\u{feff} a\u{feff}b \u{1f}"), "ab");
        assert_eq!(fold("a  "), "a");
        assert_eq!(fold("a\u{200d}b"), "a\u{200d}b");
    }

    #[test]
    fn blank_is_what_nobody_sees() {
        assert!(is_blank(""));
        assert!(is_blank(" \u{a0}\u{200b}\u{feff}\r\n"));
        assert!(!is_blank("\u{200b}."));
    }

    #[test]
    fn words_are_counted_as_readers_do() {
        let cases = [
            ("", 0),
            (" - \u{2014} ... ", 0),
            ("It's 3.14, e.g. 1,000 times.", 5),
            ("don\u{2019}t stop", 2),
            ("well-known foo_bar __ x", 4),
            ("\u{6f22}\u{5b57}\u{4eee}\u{540d}", 4),
            ("\u{30ab}\u{30bf}\u{30ab}\u{30ca}", 4),
            (
                "\u{c548}\u{b155}\u{d558}\u{c138}\u{c694} \u{c138}\u{acc4}",
                2,
            ),
            ("\u{e2a}\u{e27}\u{e31}\u{e2a}\u{e14}\u{e35}", 2),
            ("na\u{ef}ve caf\u{e9}s", 2),
        ];
        for (text, wanted) in cases {
            assert_eq!(count_words(text), wanted, "{text}");
        }
    }

    #[test]
    fn the_short_way_for_ascii_counts_like_the_long_one() {
        let signs = b"a1_.,;:'-/ Z";
        let mut state: u32 = 1;
        for _ in 0..20_000 {
            let text: String = (0..9)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    char::from(signs[(state >> 16) as usize % signs.len()])
                })
                .collect();
            assert_eq!(
                count_words(&text) as usize,
                text.unicode_words().count(),
                "{text:?}"
            );
        }
    }
}
