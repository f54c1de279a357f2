//! Letters, digits and signs beyond ASCII that Unicode's rules for words treat as some of ASCII's.

use std::cell::LazyCell;

use memchr::memchr;

use super::classes::{CLASSES, classes};
use crate::value::blocks::find;

/// Puts ASCII of the same kind where letters, digits and signs beyond it stand, as long as what was there. False where a
/// character is not so simple.
pub fn stand_in(text: &str, signs: &mut [u8]) -> bool {
    // Within a word of Hebrew a quote is a letter's mark.
    let has_quote = LazyCell::new(|| memchr(b'"', text.as_bytes()).is_some());
    let mut at = 0;
    while let Some(next) = signs.get(at..).and_then(|rest| find(rest, |block| block)) {
        at += next;
        let classes = classes();
        let before = at.checked_sub(1).and_then(|before| signs.get(before));
        let mut before = before.copied().unwrap_or(b' ');
        // They mostly stand beside each other.
        while let Some([first @ 0x80..=0xFF, second, ..]) = signs.get(at..) {
            let c = match first {
                0xC2..=0xDF => {
                    char::from_u32(u32::from(first & 0x1F) << 6 | u32::from(second & 0x3F))
                }
                _ => text.get(at..).and_then(|rest| rest.chars().next()),
            };
            let Some(c) = c else { return false };
            let (kind, length) = (classes.number(c).of(&SIGNS, 0), c.len_utf8());
            let (filler, last) = match kind {
                0 => return false,
                HEBREW if *has_quote => return false,
                HEBREW => (b'a', b'a'),
                b'a' | b'0' => (kind, kind),
                MARK | VOWEL if before.is_ascii_alphanumeric() => (before, before),
                MARK if before == b'-' => (before, before),
                MARK | VOWEL => return false,
                _ => (before, kind),
            };
            if let Some([fillers @ .., end]) = signs.get_mut(at..at + length) {
                fillers.fill(filler);
                *end = last;
            }
            before = last;
            at += length;
        }
    }
    true
}

/// What stands for each class: most words beyond ASCII have nothing else. Nothing where it is not so simple: Katakana, what
/// joins, what is a word alone.
const SIGNS: [u8; CLASSES.len()] = [
    b'-', b'a', HEBREW, b'0', 0, 0, b':', b',', b'.', MARK, VOWEL, 0,
];

/// Never written: what these become is told by what stands around them.
const MARK: u8 = b'^';
const VOWEL: u8 = b'~';
const HEBREW: u8 = b'h';
