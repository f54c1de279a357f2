//! Letters, digits and signs beyond ASCII that Unicode's rules for words treat as some of ASCII's.

use std::cell::LazyCell;

use memchr::memchr;

/// Puts ASCII of the same kind where letters, digits and signs beyond it stand, as long as what was there. False where a
/// character is not so simple.
pub fn stand_in(text: &str, signs: &mut [u8]) -> bool {
    // Within a word of Hebrew a quote is a letter's mark.
    let has_quote = LazyCell::new(|| memchr(b'"', text.as_bytes()).is_some());
    let mut at = 0;
    while let Some(next) = signs.get(at..).and_then(beyond_ascii) {
        at += next;
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
            let (kind, length) = (kind(c), c.len_utf8());
            let (filler, last) = match kind {
                0 => return false,
                _ if *first == HEBREW && *has_quote => return false,
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

/// Where the first byte stands that is not ASCII: eight of them are one number.
fn beyond_ascii(signs: &[u8]) -> Option<usize> {
    const EIGHT: usize = 8;
    let (blocks, rest) = signs.as_chunks::<EIGHT>();
    for (nth, block) in blocks.iter().enumerate() {
        let high = u64::from_le_bytes(*block) & 0x8080_8080_8080_8080;
        if high != 0 {
            return Some(nth * EIGHT + high.trailing_zeros() as usize / 8);
        }
    }
    let found = rest.iter().position(|byte| *byte >= 0x80);
    found.map(|at| blocks.len() * EIGHT + at)
}

/// What belongs to the character before it, whatever that is.
const MARK: u8 = b'^';

/// The same that would be a word by itself.
const VOWEL: u8 = b'~';

/// The first byte of Hebrew's letters.
const HEBREW: u8 = 0xD7;

/// What stands for a letter, for a digit, for what joins letters or digits, and for other signs: most words beyond ASCII have
/// nothing else. Nothing where it is not so simple. Letters with an accent; Greek; Cyrillic; Hebrew; Arabic; Devanagari;
/// Hangul.
#[rustfmt::skip]
pub fn kind(c: char) -> u8 {
    match c {
        '×' | '÷' => b'-',
        'À'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => b'a',
        '\u{388}'..='\u{38a}' | '\u{38e}'..='\u{3a1}' | '\u{3a3}'..='\u{3f5}' => b'a',
        '\u{400}'..='\u{481}' | '\u{48a}'..='\u{52f}' => b'a',
        '\u{5d0}'..='\u{5ea}' => b'a',
        '\u{620}'..='\u{64a}' | '\u{66e}'..='\u{66f}' | '\u{671}'..='\u{6d3}' => b'a',
        '\u{904}'..='\u{939}' | '\u{958}'..='\u{961}' | '\u{971}'..='\u{97f}' => b'a',
        '\u{ac00}'..='\u{d7a3}' => b'a',
        '\u{660}'..='\u{669}' | '\u{6f0}'..='\u{6f9}' | '\u{966}'..='\u{96f}' => b'0',
        '\u{64b}'..='\u{65f}' | '\u{670}' => VOWEL,
        '\u{900}'..='\u{903}' | '\u{93a}'..='\u{93c}' | '\u{93e}'..='\u{94f}' | '\u{962}' | '\u{963}' => VOWEL,
        // What joins and parts letters, and makes a picture of a sign.
        '\u{200c}' | '\u{200d}' | '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}' => MARK,
        '‘' | '’' => b'.',
        '\u{60c}' => b',',
        '“' | '”' | '„' | '«' | '»' | '–' | '—' | '…' | '•' | '€' | '؟' | '।' => b'-',
        '\u{2600}'..='\u{2775}' | '\u{1f300}'..='\u{1f3fa}' | '\u{1f400}'..='\u{1f64f}' => b'-',
        '\u{1f680}'..='\u{1f6ff}' | '\u{1f900}'..='\u{1f9ff}' => b'-',
        _ => 0,
    }
}
