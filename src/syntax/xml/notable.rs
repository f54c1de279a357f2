//! Bytes to those that are worth a look: what references and forbidden characters begin with.

use crate::need;
use crate::value::blocks::{Block, SIZE, any, find};

/// How many bytes are looked at together.
pub const WORD: usize = 8;

/// What a document holds that is seldom there.
#[derive(Debug, Clone, Copy, Default)]
pub struct Holds {
    /// Characters that XML forbids.
    pub forbidden: bool,
    /// Returns, which end lines.
    pub returns: bool,
    /// Characters that look as if they had been encoded twice, or that nobody means.
    pub doubtful: bool,
}

/// So many bytes are looked at before it matters what was found.
const CHUNK: usize = 1024;
const _: () = assert!(CHUNK.is_multiple_of(4 * SIZE), "all of it is looked at");
const CONTROL: u8 = 1;
const BEYOND_ASCII: u8 = 0x80;

/// What the characters of a document are. Each is looked at once, and again where this look has found something.
pub fn holds(bytes: &[u8]) -> Holds {
    let mut holds = Holds::default();
    let (chunks, rest) = bytes.as_chunks::<CHUNK>();
    let mut from = 0;
    for chunk in chunks {
        holds.look(chunk, bytes, from);
        from += CHUNK;
    }
    let mut last = [b' '; CHUNK];
    last.iter_mut()
        .zip(rest)
        .for_each(|(last, byte)| *last = *byte);
    holds.look(&last, bytes, from);
    holds
}

impl Holds {
    fn look(&mut self, chunk: &[u8; CHUNK], bytes: &[u8], from: usize) {
        let found = glance(chunk);
        if found & CONTROL != 0 {
            self.returns |= memchr::memchr(b'\r', chunk).is_some();
            self.forbidden |= any(chunk, |block| {
                block.below(9) | block.within(11, 2) | block.within(14, 18)
            });
        }
        if found & BEYOND_ASCII != 0 {
            let behind = |at: usize| bytes.get(from + at..).unwrap_or_default();
            let are_none = |at| matches!(behind(at), [_, 0xBF, 0xBE | 0xBF, ..]);
            self.forbidden |= memchr::memchr_iter(0xEF, chunk).any(are_none);
            let mut leads = memchr::memchr2_iter(0xC2, 0xC3, chunk);
            // The small build looks at each text for itself, which takes less code.
            self.doubtful =
                self.doubtful || need::IS_FULL && leads.any(|at| is_doubtful(behind(at)));
        }
    }
}

/// Whether there are control characters other than tabs and line feeds, and whether there is anything beyond ASCII. Four
/// blocks are made one before they are judged, by the least and by all bits.
fn glance(chunk: &[u8; CHUNK]) -> u8 {
    let mut found = Block::all(0);
    for blocks in chunk.as_chunks::<{ 4 * SIZE }>().0 {
        let [a, b, c, d] = blocks.as_chunks().0 else {
            continue;
        };
        let (a, b, c, d) = (Block::of(a), Block::of(b), Block::of(c), Block::of(d));
        let least = a.least(b).least(c.least(d));
        // The tab and the line feed come to stand last.
        let behind = |block: Block| block.minus(Block::all(11));
        let least_behind = behind(a).least(behind(b)).least(behind(c).least(behind(d)));
        let is_control = least.below(9) | least_behind.below(21);
        let beyond = (a | b | c | d) & Block::all(BEYOND_ASCII);
        found = found | beyond | is_control & Block::all(CONTROL);
    }
    found.bits()
}

/// Whether a text that begins so may have been encoded twice: a letter that shows the first byte of a sequence, U+00C2
/// to U+00F4, with what may show the second behind it: a sign of Latin-1, or one of windows-1252. Or it is a C1 control.
#[inline]
fn is_doubtful(bytes: &[u8]) -> bool {
    let may_show = |lead: &u8| matches!(lead, 0xC2 | 0xC5 | 0xC6 | 0xCB | 0xE2);
    match bytes {
        [0xC2, second, ..] => *second < 0xA0,
        [0xC3, 0x82, third, ..] => may_show(third) || third.is_ascii_whitespace(),
        [0xC3, 0x83..=0xB4, third, ..] => may_show(third),
        _ => false,
    }
}

/// Where the first byte worth a look stands: what forbidden characters and references begin with, and markup.
pub fn first_notable(bytes: &[u8]) -> Option<usize> {
    find(bytes, are_notable)
}

/// How many of eight bytes stand before one worth a look.
#[inline]
pub fn before_notable(bytes: [u8; WORD]) -> usize {
    let block = Block::of_words([u64::from_le_bytes(bytes), 0]);
    WORD.min(are_notable(block).places().trailing_zeros() as usize)
}

#[inline(always)]
fn are_notable(block: Block) -> Block {
    let control = block.below(b' ') & !block.within(b'\t', 2);
    // The last is the first byte of U+FFFE and U+FFFF.
    control | block.is(b'&') | block.is(b'<') | block.is(b']') | block.is(0xEF)
}

/// How many of eight bytes stand before a reference.
#[inline]
pub fn before_reference(bytes: [u8; WORD]) -> usize {
    const ONES: u64 = u64::MAX / 0xFF;
    let word = u64::from_le_bytes(bytes) ^ (ONES * b'&' as u64);
    // Behind the first zero there may be false ones.
    let zeros = word.wrapping_sub(ONES) & !word & (ONES << 7);
    (zeros.trailing_zeros() / 8) as usize
}

#[cfg(test)]
mod tests {
    use super::holds;
    use crate::encoding::{mend_c1, undo_double_encoding};
    use crate::value::entities::character;

    fn of(text: &str) -> (bool, bool, bool) {
        let holds = holds(text.as_bytes());
        (holds.forbidden, holds.returns, holds.doubtful)
    }

    #[test]
    fn what_is_seldom_is_found_wherever_it_stands() {
        for before in [0, 1, 200, 511, 1022, 1023, 1024, 3000] {
            let at = |what: &str| of(&format!("{}{what} and more", "é\t\n ".repeat(before / 5)));
            assert_eq!(at("plain"), (false, false, false), "{before}");
            assert_eq!(at("\r"), (false, true, false), "{before}");
            for forbidden in ["\0", "\u{8}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"] {
                assert_eq!(at(forbidden), (true, false, false), "{before}");
            }
            assert_eq!(at("Ã©"), (false, false, true), "{before}");
            assert_eq!(at("，\u{FFFD}"), (false, false, false), "{before}");
        }
    }

    #[test]
    fn whatever_is_mended_was_in_doubt() {
        let letters = (0x80..0x1_0000).chain(0x1_F300..0x1_F700);
        for letter in letters.filter_map(char::from_u32) {
            let mut bytes = [0; 4];
            let shown = letter.encode_utf8(&mut bytes).bytes();
            let twice: String = shown.map(|byte| character(byte.into())).collect();
            let text = format!("Encoded {twice}twice {twice}.");
            let is_mended = undo_double_encoding(&text).is_some() || mend_c1(&text) != text;
            assert!(!is_mended || of(&text).2, "{letter}: {text}");
        }
        assert!(of("donÂ t").2 && of("don\u{92}t").2);
        assert!(!of("Während Fußgänger regelmäßig aßen, é o").2);
    }
}
