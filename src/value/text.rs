//! Plain text: white space folded, controls gone.

use std::borrow::Cow;
use std::ops::BitOr;
use std::ops::Range;

use memchr::{memchr, memchr2};

use super::blocks::{Block, any, any_two, are_same, find_two};
use crate::need;

/// The text on one line: every run of white space one space, none at the ends, no control characters.
///
/// Invisible characters that shape a text (joiners, marks of direction, breaks between Thai words) stay.
pub fn fold(text: &str) -> Cow<'_, str> {
    // Most texts neither begin nor end with a space; to see that costs less than to look for its end.
    let trimmed = match text.as_bytes() {
        [b'!'..=b'~'] | [b'!'..=b'~', .., b'!'..=b'~'] => text,
        _ => text.trim(),
    };
    if is_folded_ascii(trimmed.as_bytes()) {
        return Cow::Borrowed(trimmed);
    }
    match first_to_fold(trimmed) {
        None => Cow::Borrowed(trimmed),
        Some(at) => Cow::Owned(fold_from(trimmed, at)),
    }
}

/// Reads from a text that may or may not be borrowed, borrowing where it can.
pub fn borrowed<'a>(
    text: &Cow<'a, str>,
    read: impl for<'x> Fn(&'x str) -> Option<Cow<'x, str>>,
) -> Option<Cow<'a, str>> {
    match text {
        &Cow::Borrowed(text) => read(text),
        Cow::Owned(text) => read(text).map(|value| value.into_owned().into()),
    }
}

/// Whether two names are the same in whatever case. Nearly all are written alike, which is seen in half the time.
#[inline]
pub fn is_same_name(one: &str, other: &str) -> bool {
    one.len() == other.len()
        && (are_same(one.as_bytes(), other.as_bytes()) || one.eq_ignore_ascii_case(other))
}

/// Whether a name is in a list, in whatever case.
pub fn is_one_of(name: &str, names: &[&str]) -> bool {
    names.iter().any(|known| is_same_name(known, name))
}

/// What stands behind a beginning, in whatever case that is written.
pub fn behind<'t>(text: &'t str, start: &str) -> Option<&'t str> {
    let (front, rest) = text.split_at_checked(start.len())?;
    front.eq_ignore_ascii_case(start).then_some(rest)
}

/// A bit for each length of these names: a name of another length need not be looked for among them.
pub fn lengths<'n>(names: impl Iterator<Item = &'n str>) -> u64 {
    names.fold(0, |lengths, name| lengths | length(name))
}

/// The bit of a name.
pub fn length(name: &str) -> u64 {
    1 << (name.len() % 64)
}

/// Whether a word stands in a list with white space between, in whatever case. A word is not empty, and holds no such space.
pub fn has_word(list: &str, word: &str) -> bool {
    if is_same_name(list, word) {
        return true;
    }
    // Most lists are of one word.
    let are_many = || any(list.as_bytes(), |block| block.below(b' ' + 1));
    let mut words = list.split_ascii_whitespace();
    list.len() > word.len() && are_many() && words.any(|known| is_same_name(known, word))
}

/// The lines of a text, whatever ends them: `\n`, `\r\n` or `\r`. Behind a `\r` at its end no line begins.
pub fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let end = memchr2(b'\n', b'\r', text.as_bytes());
        let (line, behind) = end
            .and_then(|end| text.split_at_checked(end))
            .unwrap_or((text, ""));
        rest = match behind.as_bytes() {
            [] | [b'\r'] => None,
            [b'\r', b'\n', ..] => behind.get(2..),
            _ => behind.get(1..),
        };
        Some(line)
    })
}

/// What stands before the first of a sign of ASCII, and behind it. `str::split_once` looks for it byte by byte in
/// WebAssembly; so do the others of its kind.
pub fn cut_at(text: &str, sign: u8) -> Option<(&str, &str)> {
    let at = memchr(sign, text.as_bytes())?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// The parts of a text between such signs.
pub fn parts_of(text: &str, sign: u8) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let (part, behind) = cut_at(text, sign).map_or((text, None), |(a, b)| (a, Some(b)));
        rest = behind;
        Some(part)
    })
}

/// Where a part of a text stands in it.
pub fn place(text: &str, part: &str) -> Range<usize> {
    let from = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    from..from.saturating_add(part.len())
}

/// Whether all bytes are ASCII. The standard library looks at four at a time, which is best for few. Of documents that are
/// not, the beginning tells.
pub fn is_ascii(bytes: &[u8]) -> bool {
    const ENOUGH: usize = 4096;
    let are_ascii = |bytes: &[u8]| !any(bytes, |block| block & Block::all(0x80));
    match bytes.len() {
        0..32 => bytes.is_ascii(),
        // In the small build the search by blocks would call for each of them.
        _ if !need::IS_FULL => {
            let (blocks, rest) = bytes.as_chunks();
            let all = blocks
                .iter()
                .map(Block::of)
                .fold(Block::all(0), Block::bitor);
            !all.any() && rest.is_ascii()
        }
        _ => bytes.chunks(ENOUGH).all(are_ascii),
    }
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

/// Where the first character stands that folding changes.
fn first_to_fold(text: &str) -> Option<usize> {
    let mut at = 0;
    while let Some(next) = find_two(text.as_bytes().get(at..)?, may_fold) {
        at += next;
        let first = text.get(at..).and_then(|rest| rest.chars().next())?;
        if first.is_ascii() || first.is_whitespace() || is_dropped(first) {
            return Some(at);
        }
        at += first.len_utf8();
    }
    None
}

/// A control, a space before another, and the first byte of what is white space or nothing at all beyond ASCII.
#[inline(always)]
fn may_fold(block: Block, behind: Block) -> Block {
    let begins = block.is(0xc2) | block.within(0xe1, 3) | block.is(0xef);
    block.below(b' ') | block.is(0x7f) | is_gap(block, behind) | begins
}

#[inline(always)]
fn is_gap(block: Block, behind: Block) -> Block {
    block.is(b' ') & behind.is(b' ')
}

/// Whether all is ASCII that folding leaves alone. Without a branch, so that it looks at many bytes at once.
fn is_folded_ascii(bytes: &[u8]) -> bool {
    !any_two(bytes, |block, behind| {
        !block.within(b' ', 0x7f - b' ') | is_gap(block, behind)
    })
}

fn fold_from(text: &str, at: usize) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut rest, mut at) = (text, at);
    loop {
        let (run, behind) = rest.split_at_checked(at).unwrap_or((rest, ""));
        out.push_str(run);
        let mut characters = behind.chars();
        let Some(change) = characters.next() else {
            break;
        };
        if change.is_whitespace() && !out.is_empty() && !out.ends_with(' ') {
            out.push(' ');
        }
        rest = characters.as_str();
        if out.is_empty() || out.ends_with(' ') {
            rest = rest.trim_start();
        }
        at = first_to_fold(rest).unwrap_or(rest.len());
    }
    let length = out.trim_end().len();
    out.truncate(length);
    out
}

/// Controls, and the byte order mark, which feeds pasted together carry in their middle.
fn is_dropped(c: char) -> bool {
    c.is_control() || matches!(c, '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::{fold, has_word, is_ascii, is_blank};

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
        assert_eq!(fold("a\u{1} \u{1} b c\nd é  f\n g"), "a b c d é f g");
    }

    #[test]
    fn blank_is_what_nobody_sees() {
        assert!(is_blank(""));
        assert!(is_blank(" \u{a0}\u{200b}\u{feff}\r\n"));
        assert!(!is_blank("\u{200b}."));
    }

    #[test]
    fn words_of_a_list_in_any_case() {
        for (list, word, is_there) in [
            ("alternate", "Alternate", true),
            ("alternate", "alternat", false),
            ("self\talternate\n", "alternate", true),
            ("self alternates", "alternate", false),
            ("self", "alternate", false),
            ("self alternate_", "self", true),
            ("", "self", false),
        ] {
            assert_eq!(has_word(list, word), is_there, "{list}: {word}");
        }
    }

    #[test]
    fn ascii_is_what_holds_no_other_byte_anywhere() {
        for length in [0, 1, 31, 32, 33, 4095, 4096, 4097, 8200] {
            let mut bytes = vec![b'a'; length];
            assert!(is_ascii(&bytes), "{length}");
            for at in [0, 15, 30, 4095, 4096, 8199] {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = 0x80;
                    assert!(!is_ascii(&bytes), "{at} of {length}");
                    bytes[at] = b'a';
                }
            }
        }
    }
}
