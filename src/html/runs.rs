//! Runs of text between two tags: how they may be copied, and where they end.

use crate::value::blocks::{any_two, find_two, mask};

/// Whether a text between two tags only sets them apart, and is written as it stands.
pub fn is_only_space(text: &str) -> bool {
    let is_space = |byte| matches!(byte, b' ' | b'\n' | b'\t');
    !text.is_empty() && text.bytes().all(is_space)
}

/// Whether a text is written as it stands, and flows when it is read.
pub fn is_as_it_stands(bytes: &[u8]) -> bool {
    !any_two(bytes, changes)
}

/// As the checker's module is compiled, nothing goes into a loop by itself.
#[cfg_attr(feature = "check", inline(always))]
fn changes(byte: u8, next: u8) -> u8 {
    let is_sign = mask(byte == b'&') | mask(byte == b'<') | mask(byte == b'>');
    is_sign | stops(byte, next) | may_be_wide(byte, next)
}

/// Between Han and kana stand marks that look like wide spaces: of such texts the rest would be asked in vain.
pub fn may_flow(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(|first| *first < 0xE3)
}

/// Whether all goes over as it stands, but for a space at either end. Without a branch, so that it looks at many bytes
/// at once: most texts between two tags are so.
pub fn flows(bytes: &[u8]) -> bool {
    !any_two(bytes, |byte, next| {
        stops(byte, next) | may_be_wide(byte, next)
    })
}

/// The same where single spaces may be line ends.
pub fn is_broken(bytes: &[u8]) -> bool {
    !any_two(bytes, |byte, next| {
        let is_end = mask(byte == b'\n');
        let is_space = is_end | mask(byte == b' ');
        let is_next = mask(next == b'\n') | mask(next == b' ');
        let other = mask(byte < b' ') & !is_end | mask(byte == 0xC2);
        other | is_space & is_next | may_be_wide(byte, next)
    })
}

/// Whether folding may change what stands here.
#[inline(always)]
pub fn stops(byte: u8, next: u8) -> u8 {
    mask((byte < b' ') | (byte == 0xC2)) | mask(byte == b' ') & mask(next == b' ')
}

/// The last two bytes of the white space beyond U+2000, and of few letters.
#[inline(always)]
pub fn may_be_wide(byte: u8, next: u8) -> u8 {
    mask(byte == 0x80) & (mask(next <= 0x8A) | mask(next | 7 == 0xAF))
}

/// As wide as a letter, or as narrow as none.
pub fn is_wide_space(c: char) -> bool {
    matches!(
        c,
        '\u{2000}'..='\u{200a}' | '\u{2028}' | '\u{2029}' | '\u{202f}' | '\u{3000}'
    )
}

/// How many bytes of white space begin here: a run of ASCII's, or one no-break space.
pub fn spaces_at(bytes: &[u8]) -> usize {
    match bytes {
        [0xC2, 0xA0, ..] => 2,
        _ => bytes.iter().take_while(|byte| is_space(byte)).count(),
    }
}

/// Whether HTML takes a byte for white space.
pub fn is_space(byte: &u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\t' | b'\r' | 0x0C)
}

/// How many bytes go over as they stand: words with one space between them.
pub fn run_length(bytes: &[u8]) -> usize {
    find_two(bytes, ends_run).unwrap_or(bytes.len())
}

/// White space that is no single space, controls, and a no-break space.
#[inline(always)]
fn ends_run(byte: u8, next: u8) -> u8 {
    let is_end = mask(next <= b' ') | mask(next == 0xC2);
    mask(byte < b' ') | mask(byte == b' ') & is_end | mask(byte == 0xC2) & mask(next == 0xA0)
}
