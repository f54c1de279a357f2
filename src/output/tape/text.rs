//! The text of a tape: brief strings joined in stretches, long ones alone.

use super::{Kind, settle, word};

/// Strings of fewer bytes than this are brief.
const BRIEF: usize = 160;
/// A stretch is closed when it holds so many units.
const STRETCH: usize = 2048;

/// All text of one width.
#[derive(Debug)]
pub(super) struct Texts<U> {
    /// Stretches, one behind the other.
    pub brief: Vec<U>,
    /// Long strings, one behind the other.
    pub long: Vec<U>,
    /// How words call a brief and a long string, and a stretch.
    kinds: [Kind; 3],
    /// Where the word of the open stretch stands, and where its text begins.
    stretch: Option<(usize, usize)>,
}

impl<U> Texts<U> {
    /// No text yet.
    pub fn new(kinds: [Kind; 3]) -> Self {
        Texts {
            brief: Vec::new(),
            long: Vec::new(),
            kinds,
            stretch: None,
        }
    }

    /// Adds a string of so many bytes, which is written by the caller.
    pub fn add(&mut self, words: &mut Vec<u32>, size: usize, push: impl FnOnce(&mut Vec<U>)) {
        let [brief, long, stretch] = self.kinds;
        if size >= BRIEF {
            let before = self.long.len();
            push(&mut self.long);
            return words.push(word(long, self.long.len() - before));
        }
        let before = self.brief.len();
        let (_, start) = *self.stretch.get_or_insert_with(|| {
            words.push(word(stretch, 0));
            (words.len() - 1, before)
        });
        push(&mut self.brief);
        words.push(word(brief, self.brief.len() - before));
        if self.brief.len() - start >= STRETCH {
            self.close(words);
        }
    }

    /// Ends the open stretch.
    pub fn close(&mut self, words: &mut [u32]) {
        if let Some((at, start)) = self.stretch.take() {
            settle(words, at, self.brief.len() - start);
        }
    }

    /// Units that are held.
    #[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
    pub fn len(&self) -> usize {
        self.brief.len() + self.long.len()
    }

    /// Forgets all text.
    pub fn clear(&mut self) {
        self.brief.clear();
        self.long.clear();
    }
}

/// Blocks of ASCII are widened at once; where one holds anything else, so many characters are taken one by one, for
/// more of the kind mostly stand nearby.
pub(super) fn push_utf16(area: &mut Vec<u16>, text: &str) {
    const BLOCK: usize = 16;
    const HIGH: u128 = u128::from_ne_bytes([0x80; BLOCK]);
    area.reserve(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        if let Some(block) = rest.as_bytes().first_chunk::<BLOCK>()
            && u128::from_ne_bytes(*block) & HIGH == 0
        {
            area.extend_from_slice(&block.map(u16::from));
            rest = rest.get(BLOCK..).unwrap_or_default();
            continue;
        }
        let mut characters = rest.chars();
        for character in characters.by_ref().take(BLOCK) {
            match u16::try_from(u32::from(character)) {
                Ok(unit) => area.push(unit),
                Err(_) => area.extend_from_slice(character.encode_utf16(&mut [0; 2])),
            }
        }
        rest = characters.as_str();
    }
}
