//! Runs of text between two tags: how they may be copied, and where they end.

use std::ops::Range;

use crate::value::blocks::{Block, Classes, find_two, fold_two};

/// Whether a text between two tags only sets them apart, and is written as it stands.
pub fn is_only_space(text: &str) -> bool {
    let is_space = |byte| matches!(byte, b' ' | b'\n' | b'\t');
    !text.is_empty() && text.bytes().all(is_space)
}

/// What stands in a run of text: seen in one look, without a branch, so that it looks at many bytes at once.
#[derive(Debug, Clone, Copy)]
pub struct Kinds(u8);

/// What means something in HTML.
const SIGN: u8 = 1 | 1 << 1;
/// A line end.
const BREAK: u8 = 1 << 2;
/// Another control, or perhaps a no-break space.
const ODD: u8 = 1 << 3 | 1 << 4 | 1 << 5;
/// Perhaps white space beyond U+2000, or a sign of its neighbourhood: the byte in its middle. Quotes and dashes have it, too,
/// and are told from it if it matters.
const WIDE: u8 = 1 << 6;
/// A space or a control behind another.
const GAP: u8 = 1 << 7;

const KINDS: Classes = Classes::new(&[
    (1, b'&', b'&'),
    (1 << 1, b'<', b'<'),
    (1 << 1, b'>', b'>'),
    (BREAK, b'\n', b'\n'),
    (1 << 3, 0, b'\t'),
    (1 << 3, 0x0B, 0x0F),
    (1 << 4, 0x10, 0x1F),
    (1 << 5, 0xC2, 0xC2),
    (WIDE, 0x80, 0x80),
]);

impl Kinds {
    pub fn of(text: &str) -> Kinds {
        let nothing = (Block::all(0), Block::all(u8::MAX));
        let (kinds, greater) = fold_two(
            text.as_bytes(),
            nothing,
            |(kinds, greater), block, behind| {
                let pairs = block.most(behind);
                (kinds | block.classes(&KINDS), greater.least(pairs))
            },
        );
        let gaps = greater.below(b' ' + 1) & Block::all(GAP);
        Kinds((kinds | gaps).bits())
    }

    /// Whether it is HTML as it stands.
    pub fn are_written_as_they_stand(self) -> bool {
        self.0 & (SIGN | ODD) == 0
    }

    /// Whether all goes over into plain text as it stands, but for a space at either end. It holds no wide spaces.
    pub fn flow(self) -> bool {
        self.0 & (BREAK | GAP | ODD) == 0
    }

    /// The same where single spaces may be line ends.
    pub fn are_broken(self) -> bool {
        self.0 & (GAP | ODD) == 0
    }

    /// Whether spaces may be in it that are as wide as a letter, or as narrow as none.
    pub fn may_be_wide(self) -> bool {
        self.0 & WIDE != 0
    }
}

/// The first space that is as wide as a letter, or as narrow as none: U+2000 to U+200A, U+2028, U+2029, U+202F or U+3000.
pub fn wide_space(text: &str) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    let mut from = 0;
    loop {
        let middle = from + find_two(bytes.get(from..)?, ends_wide)?;
        let space = middle.checked_sub(1)?..middle + 2;
        if let [0xE2, ..] | [0xE3, _, 0x80] = bytes.get(space.clone())? {
            return Some(space);
        }
        from = middle + 1;
    }
}

/// The last two of the bytes of such a space, which few other letters have. All have the same in the middle, as quotes and
/// dashes do.
#[inline(always)]
fn ends_wide(block: Block, behind: Block) -> Block {
    let ends = behind.within(0x80, 11) | behind.within(0xA8, 2) | behind.is(0xAF);
    block.is(0x80) & ends
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
fn ends_run(block: Block, behind: Block) -> Block {
    let is_end = behind.below(b' ' + 1) | behind.is(0xC2);
    block.below(b' ') | block.is(b' ') & is_end | block.is(0xC2) & behind.is(0xA0)
}

#[cfg(test)]
mod tests {
    use super::Kinds;

    #[test]
    fn kinds_are_those_of_the_bytes() {
        let parts = [
            "a", "a", " ", "\n", "\t", "&", "<", ">", "\u{7f}", "\u{a0}", "\u{2009}", "é",
        ];
        let mut state: u32 = 1;
        for length in (0..40).cycle().take(20_000) {
            let text: String = (0..length)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    // Most are letters, so that what is seldom stands alone, too.
                    *parts.get((state >> 16) as usize % 120).unwrap_or(&"b")
                })
                .collect();
            let has = |is: fn(u8) -> bool| text.bytes().any(is);
            let odd = has(|byte| byte < b' ' && byte != b'\n' || byte == 0xC2);
            let mut pairs = text.as_bytes().windows(2);
            let gap = pairs.any(|pair| pair.iter().all(|byte| *byte <= b' '));
            let kinds = Kinds::of(&text);
            let stands = !odd && !has(|byte| b"&<>".contains(&byte));
            assert_eq!(kinds.are_written_as_they_stand(), stands, "{text:?}");
            assert_eq!(kinds.are_broken(), !odd && !gap, "{text:?}");
            assert_eq!(
                kinds.flow(),
                !odd && !gap && !text.contains('\n'),
                "{text:?}"
            );
            assert_eq!(kinds.may_be_wide(), has(|byte| byte == 0x80), "{text:?}");
        }
    }
}
