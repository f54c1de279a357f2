//! About how many words a text has, as far as it matters.

use crate::value::blocks::{Block, SIZE};

/// What begins a tag.
pub const TAG: u8 = b'<';

/// The same where there are none: a byte that no text holds.
pub const NO_TAG: u8 = 0xFF;

/// Words, up to as many as are asked for, about as `value/words.rs` counts them: Han and kana by
/// the letter, a word for every four letters where there are no spaces, all others by spaces.
pub fn words(text: &str, tag: u8, most: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut counted, mut at) = (Counted::default(), 0);
    while counted.words < most
        && let Some(rest @ [_, ..]) = bytes.get(at..)
    {
        let plain = counted.take_plain(rest, tag);
        at += plain;
        if plain > 0 {
            continue;
        }
        at += 1;
        if tag == TAG && begins_tag(rest) {
            at += memchr::memchr(b'>', rest).unwrap_or(rest.len());
            counted.letters = 0;
        } else if let Some(in_a_word) = letters_in_a_word(rest) {
            counted.take_letter(in_a_word);
        }
    }
    counted.words.min(most)
}

#[derive(Default)]
struct Counted {
    words: usize,
    /// Letters of the word so far.
    letters: usize,
}

impl Counted {
    fn take_letter(&mut self, in_a_word: usize) {
        self.words += usize::from(in_a_word > 0 && self.letters.is_multiple_of(in_a_word));
        self.letters = match in_a_word {
            0 | 1 => 0,
            _ => self.letters + 1,
        };
    }

    /// Of the next sixteen bytes those before the first that may begin a tag or is beyond ASCII; how many these are.
    fn take_plain(&mut self, rest: &[u8], tag: u8) -> usize {
        let chunk = rest.first_chunk().filter(|chunk| chunk[0].is_ascii());
        let Some(block) = chunk.map(Block::of) else {
            return 0;
        };
        let is_word = (block | Block::all(0x20)).within(b'a', 26) | block.within(b'0', 10);
        // The bit behind the last stands for the end.
        let plain = ((block | block.is(tag)).places() | 1 << SIZE).trailing_zeros();
        let letters = is_word.places() & ((1 << plain) - 1);
        let begins = letters & !(letters << 1 | u32::from(self.letters > 0));
        self.words += begins.count_ones() as usize;
        let last = (letters << ((u32::BITS - plain) % u32::BITS)).leading_ones();
        self.letters = match last == plain {
            true => self.letters + last as usize,
            false => last as usize,
        };
        plain as usize
    }
}

fn begins_tag(markup: &[u8]) -> bool {
    matches!(
        markup,
        [b'<', b'/' | b'!' | b'?' | b'a'..=b'z' | b'A'..=b'Z', ..]
    )
}

/// How many letters like the one that begins here make a word; 0 for what ends a word, nothing for what does neither.
fn letters_in_a_word(bytes: &[u8]) -> Option<usize> {
    match bytes {
        // What follows the first byte of a character, and typographic marks.
        [0x80..=0xbf, ..] | [0xe2, 0x80, ..] => None,
        // Ideographic and full-width marks, and Tibetan's between syllables.
        [0xe3, 0x80, ..] | [0xef, 0xbc | 0xbd, ..] | [0xe0, 0xbc, 0x8b, ..] => Some(0),
        // Kana, Han.
        [0xe3..=0xe9, ..] => Some(1),
        // Thai and Lao; Burmese; Khmer.
        [0xe0, 0xb8..=0xbb, ..] | [0xe1, 0x80..=0x82 | 0x9e | 0x9f, ..] => Some(4),
        // Of all others any number.
        [b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | 0xc0..=0xff, ..] => Some(usize::MAX),
        _ => Some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::{Counted, NO_TAG, TAG, begins_tag, letters_in_a_word, words};

    /// The same, letter by letter.
    fn one_by_one(text: &str, tag: u8, most: usize) -> usize {
        let (mut counted, mut rest) = (Counted::default(), text.as_bytes());
        while !rest.is_empty() && counted.words < most {
            let mut length = 1;
            if tag == TAG && begins_tag(rest) {
                let end = rest.iter().position(|byte| *byte == b'>');
                length = end.map_or(rest.len(), |end| end + 1);
                counted.letters = 0;
            } else if let Some(in_a_word) = letters_in_a_word(rest) {
                counted.take_letter(in_a_word);
            }
            rest = &rest[length..];
        }
        counted.words
    }

    #[test]
    fn sixteen_bytes_count_as_one_by_one() {
        let parts = [
            "a",
            "word",
            "Zz09",
            " ",
            ", ",
            "<",
            "<b>",
            "</i",
            ">",
            "é",
            "中",
            "ไ",
            "、",
            "’",
            "\n",
            "-",
            "incomprehensibilities",
            "…",
        ];
        let mut seed: u32 = 1;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) as usize % below
        };
        for _ in 0..20_000 {
            let text: String = (0..random(30))
                .map(|_| parts[random(parts.len())])
                .collect();
            for tag in [NO_TAG, TAG] {
                for most in [1, 4, usize::MAX] {
                    let expected = one_by_one(&text, tag, most);
                    assert_eq!(words(&text, tag, most), expected, "{text:?}");
                }
            }
        }
    }

    #[test]
    fn words_are_told_by_their_script() {
        let count = |text| words(text, TAG, usize::MAX);
        assert_eq!(count("Two <b title='none of this'>words</b>"), 2);
        assert_eq!(count("it’s one-two"), 3);
        assert_eq!(count("漢字、かな"), 4);
        assert_eq!(count("Привет, мир"), 2);
        assert_eq!(words("1 <b> 2", NO_TAG, usize::MAX), 3);
    }
}
