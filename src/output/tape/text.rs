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
    #[cfg(target_arch = "wasm32")]
    pub fn len(&self) -> usize {
        self.brief.len() + self.long.len()
    }

    /// Forgets all text.
    pub fn clear(&mut self) {
        self.brief.clear();
        self.long.clear();
    }
}

/// In steps that become SIMD.
pub(super) fn is_ascii(text: &[u8]) -> bool {
    text.chunks(64)
        .all(|some| some.iter().fold(0, |all, byte| all | byte) < 0x80)
}

/// Runs of ASCII are widened in steps that become SIMD.
pub(super) fn push_utf16(area: &mut Vec<u16>, text: &str) {
    area.reserve(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (plain, other) = rest.split_at(ascii_run(rest.as_bytes()));
        area.extend(plain.bytes().map(u16::from));
        let mut characters = other.chars();
        rest = other;
        while let Some(character) = characters.next().filter(|one| !one.is_ascii()) {
            area.extend_from_slice(character.encode_utf16(&mut [0; 2]));
            rest = characters.as_str();
        }
    }
}

/// How many bytes there are before the first that is not ASCII.
fn ascii_run(text: &[u8]) -> usize {
    let chunks = text.chunks(32);
    let whole = 32 * chunks.take_while(|some| is_ascii(some)).count();
    let rest = text.get(whole..).unwrap_or_default();
    let more = rest.iter().take_while(|byte| byte.is_ascii()).count();
    whole.min(text.len()) + more
}
