//! How many words a text has.

mod classes;
mod segments;
mod stand_in;

use memchr::{memchr, memrchr};

pub use self::classes::{Class, class};
pub use self::segments::Segments;
use self::stand_in::stand_in;
use super::blocks::{Block, Classes, SIZE, any};
use super::search::{Search, find};

/// As many bytes as a number has bits.
const GROUP: usize = u64::BITS as usize;

/// So many bytes are counted at once.
const STRETCH: usize = 3 * GROUP;

/// The number of words, as a reader would count them.
///
/// Words are those of Unicode's UAX 29. Where a script puts no spaces, it knows no words: each Han, Hiragana
/// and Katakana letter counts as one, as word processors count; Thai, Lao, Khmer and Burmese count one word
/// for every four letters; Hangul has spaces and is counted by them.
#[cfg_attr(feature = "stages", inline(never))]
pub fn count_words(text: &str) -> u32 {
    let mut words: u32 = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let (block, behind) = rest.split_at_checked(block_end(rest)).unwrap_or((rest, ""));
        let count = count_plain(block)
            .unwrap_or_else(|| block.split_ascii_whitespace().map(count_token).sum());
        words = words.saturating_add(count);
        rest = behind;
    }
    words
}

/// Where a block ends: behind a space, or with the text.
fn block_end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let Some((block, behind)) = bytes.split_at_checked(STRETCH) else {
        return bytes.len();
    };
    match memrchr(b' ', block) {
        Some(space) => space + 1,
        None => memchr(b' ', behind).map_or(bytes.len(), |space| STRETCH + space + 1),
    }
}

fn count_token(token: &str) -> u32 {
    if token.is_ascii() {
        return count_ascii(token.as_bytes());
    }
    let mut signs = Vec::from(token);
    match stand_in(token, &mut signs) {
        true => count_ascii(&signs),
        false => count_unicode(token),
    }
}

/// The words of a block of letters, digits, signs and spaces: the places where a word begins, less those where a sign goes on
/// with the one before. Nothing where anything else is in the block.
fn count_plain(block: &str) -> Option<u32> {
    let mut set = [b' '; STRETCH];
    let signs = set.get_mut(..block.len())?;
    signs.copy_from_slice(block.as_bytes());
    if any(signs, |block| block | block.is(b'_'))
        && (find(signs, b"__").is_some() || !stand_in(block, signs))
    {
        return None;
    }
    let groups = set.as_chunks::<GROUP>().0.iter().enumerate();
    let (mut words, mut goes_on): (u32, _) = (0, 0);
    for (nth, group) in groups.take(block.len().div_ceil(GROUP)) {
        let (of_words, signs) = places(group);
        let behind_words = of_words << 1 | goes_on;
        words += (of_words & !behind_words).count_ones();
        // What stands behind the last is not seen here.
        let mut doubtful = signs & behind_words & (of_words >> 1 | 1 << (GROUP - 1));
        while doubtful != 0 {
            let at = GROUP * nth + doubtful.trailing_zeros() as usize;
            words = words.saturating_sub(joins(&set, at).into());
            doubtful &= doubtful - 1;
        }
        goes_on = of_words >> (GROUP - 1);
    }
    Some(words)
}

/// Letters and digits by bits from here on, and below it what may stand between two of them in one word.
const OF_WORD: u8 = 1 << 3;
const SIGNS: Classes = Classes::new(&[
    (1, b'\'', b'\''),
    (1, b',', b','),
    (1, b'.', b'.'),
    (1 << 1, b':', b';'),
    (1 << 2, b'_', b'_'),
    (OF_WORD, b'0', b'9'),
    (OF_WORD << 1, b'A', b'O'),
    (OF_WORD << 1, b'a', b'o'),
    (OF_WORD << 2, b'P', b'Z'),
    (OF_WORD << 2, b'p', b'z'),
]);

/// A bit for each byte: which are letters and digits, and which are signs that may join two of them.
fn places(group: &[u8; GROUP]) -> (u64, u64) {
    let (mut of_words, mut known) = (0, 0);
    for block in group.as_chunks::<SIZE>().0.iter().rev().map(Block::of) {
        let signs = block.classes(&SIGNS);
        of_words = of_words << SIZE | u64::from((!signs.below(OF_WORD)).places());
        known = known << SIZE | u64::from((!signs.is(0)).places());
    }
    (of_words, known & !of_words)
}

/// "don't", "e.g", "1,000": the sign between two does not end the word.
fn joins(token: &[u8], at: usize) -> bool {
    let byte_at = |at: usize| token.get(at).copied().unwrap_or(b' ');
    let around = [at.wrapping_sub(1), at + 1].map(byte_at);
    match byte_at(at) {
        b'.' | b'\'' => {
            around.iter().all(u8::is_ascii_alphabetic) || around.iter().all(u8::is_ascii_digit)
        }
        b':' => around.iter().all(u8::is_ascii_alphabetic),
        b'_' => around.iter().all(u8::is_ascii_alphanumeric),
        b',' | b';' => around.iter().all(u8::is_ascii_digit),
        _ => false,
    }
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

/// Pieces of one script each; those that UAX 29 would only take apart letter by letter are counted here.
fn count_unicode(token: &str) -> u32 {
    let mut words: u32 = 0;
    let mut rest = token;
    while let Some(first) = rest.chars().next() {
        let han = han(rest.as_bytes());
        if han > 0 {
            words = words.saturating_add(u32::try_from(han).unwrap_or(u32::MAX));
            rest = rest.get(3 * han..).unwrap_or_default();
            continue;
        }
        let kind = script(first);
        let (mut end, mut letters): (_, u32) = (rest.len(), 0);
        for (at, c) in rest.char_indices() {
            if script(c) != kind {
                end = at;
                break;
            }
            let is_letter = kind != Script::Spaced && class(c).1;
            letters = letters.saturating_add(u32::from(is_letter));
        }
        let (piece, behind) = rest.halves(end);
        rest = behind;
        let count = match kind {
            Script::Letters => letters,
            Script::Unspaced => letters.div_ceil(4),
            Script::Spaced => Segments::of(piece).fold(0, |words: u32, (_, is_word)| {
                words.saturating_add(is_word.into())
            }),
        };
        words = words.saturating_add(count);
    }
    words
}

/// How many letters a text begins with that are plainly Han, U+4E00 to U+9FFF: their first two bytes tell.
fn han(bytes: &[u8]) -> usize {
    let letters = bytes.as_chunks::<3>().0.iter();
    letters
        .take_while(|letter| matches!(letter, [0xE5..=0xE9, ..] | [0xE4, 0xB8..=0xBF, _]))
        .count()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    /// Words stand apart.
    Spaced,
    /// Every letter is counted.
    Letters,
    /// Neither.
    Unspaced,
}

#[inline]
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
    use unicode_segmentation::UnicodeSegmentation;

    use super::classes::class;
    use super::{Script, count_words, script};

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
    fn the_short_ways_count_like_the_long_one() {
        let signs: Vec<char> =
            "a1_.,;:'\"-/ Zaéяω’‘“–×€אבﬡسم،٣\u{64b}\u{200c}नि६।한☀👍\u{fe0f}\u{1f3fb}ệ"
                .chars()
                .collect();
        let mut state: u32 = 1;
        for round in 0..20_000 {
            // Some are longer than a block.
            let length = if round % 50 == 0 { 600 } else { 9 };
            let text: String = (0..length)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    signs[(state >> 16) as usize % signs.len()]
                })
                .collect();
            assert_eq!(
                count_words(&text) as usize,
                text.unicode_words().count(),
                "{text:?}"
            );
        }
    }

    #[test]
    fn what_makes_a_word_is_a_letter_or_a_digit() {
        for c in '\0'..=char::MAX {
            assert_eq!(class(c).1, c.is_alphanumeric(), "{c:?}");
        }
    }

    #[test]
    fn each_character_counts_as_what_it_is() {
        for c in ('\u{80}'..'\u{20000}').filter(|c| script(*c) == Script::Spaced) {
            let text = format!("a{c}b {c} 1{c}2 {c}a -{c}- b{c}{c}1");
            assert_eq!(
                count_words(&text) as usize,
                text.unicode_words().count(),
                "{c:?} U+{:x}",
                c as u32
            );
        }
    }
}
