//! Bytes to those that are worth a look: what is sought in a run, by where it stands and by what its document holds.

use crate::need;
use crate::value::blocks::{Block, SIZE, any, find, padded};

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
const HIGH: u8 = 2;
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
    holds.look(&padded(rest, b' '), bytes, from);
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
            self.forbidden |= found & HIGH != 0 && memchr::memchr_iter(0xEF, chunk).any(are_none);
            let mut leads = memchr::memchr2_iter(0xC2, 0xC3, chunk);
            // The small build looks at each text for itself, which takes less code.
            self.doubtful =
                self.doubtful || need::IS_FULL && leads.any(|at| is_doubtful(behind(at)));
        }
    }
}

/// Whether there are control characters other than tabs and line feeds, and whether there is anything beyond ASCII, or
/// what begins U+FFFE: the least of all and the greatest are judged at the end.
fn glance(chunk: &[u8; CHUNK]) -> u8 {
    // The tab and the line feed come to stand last.
    let behind = |block: Block| block.minus(Block::all(11));
    let [mut least, mut least_behind, mut least_other] = [Block::all(0xFF); 3];
    for blocks in chunk.as_chunks::<{ 4 * SIZE }>().0 {
        let [a, b, c, d] = blocks.as_chunks().0 else {
            continue;
        };
        let (a, b, c, d) = (Block::of(a), Block::of(b), Block::of(c), Block::of(d));
        least = least.least(a.least(b).least(c.least(d)));
        least_behind =
            least_behind.least(behind(a).least(behind(b)).least(behind(c).least(behind(d))));
        least_other = least_other.least((!a).least(!b).least((!c).least(!d)));
    }
    let is_control = least.below(9) | least_behind.below(21);
    let is_high = least_other.below(0x11) & Block::all(HIGH);
    let is_beyond = least_other.below(0x80) & Block::all(BEYOND_ASCII);
    (is_beyond | is_high | is_control & Block::all(CONTROL)).bits()
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

/// Where the characters stand: it decides which of them mean something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Between tags.
    Text,
    /// In an attribute's value.
    Value,
    /// In a CDATA section, a comment or an instruction, where no reference counts.
    Verbatim,
}

/// What is sought in a run: the less it may hold, the faster.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Needle {
    Nothing,
    Return,
    /// What means something where nothing is forbidden.
    Markup,
    All,
}

impl Needle {
    /// What is sought in a run that stands there.
    pub fn of(holds: Holds, place: Place) -> Needle {
        match (holds.forbidden, holds.returns, place) {
            (true, ..) => Needle::All,
            (false, true, Place::Verbatim) => Needle::Return,
            (false, true, _) => Needle::All,
            (false, false, Place::Verbatim) => Needle::Nothing,
            (false, false, _) => Needle::Markup,
        }
    }

    /// The first byte worth a look.
    pub fn find(self, bytes: &[u8]) -> Option<usize> {
        match self {
            Needle::Nothing => None,
            Needle::Return => memchr::memchr(b'\r', bytes),
            Needle::Markup => first_markup(bytes),
            Needle::All => find(bytes, |block| is_markup(block) | may_be_forbidden(block)),
        }
    }

    /// Which bytes of a block are worth a look where markup is.
    #[inline(always)]
    pub fn places(self, block: Block) -> u32 {
        let markup = is_markup(block).places();
        match self {
            Needle::Markup => markup,
            _ => markup | may_be_forbidden(block).places(),
        }
    }
}

/// Where the first byte stands that means something.
#[inline]
pub fn first_markup(bytes: &[u8]) -> Option<usize> {
    find(bytes, is_markup)
}

#[inline(always)]
fn is_markup(block: Block) -> Block {
    block.is(b'&') | block.is(b'<') | block.is(b']')
}

/// Control characters, returns among them, and the first byte of U+FFFE and U+FFFF.
#[inline(always)]
fn may_be_forbidden(block: Block) -> Block {
    block.below(b' ') & !block.within(b'\t', 2) | block.is(0xEF)
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
    fn a_look_by_chunks_finds_what_a_look_by_characters_does() {
        for character in ('\0'..='\u{FFFF}').step_by(3).chain('\0'..='\u{100}') {
            let is_forbidden = matches!(character, '\0'..' ' | '\u{FFFE}' | '\u{FFFF}')
                && !matches!(character, '\t' | '\n' | '\r');
            let text = format!("é\t\n {character} ﻁ");
            let (forbidden, returns, _) = of(&text);
            assert_eq!(forbidden, is_forbidden, "{character:?}");
            assert_eq!(returns, character == '\r', "{character:?}");
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
