//! The text of a tape: brief strings joined in stretches, long ones alone.

use wide::u8x16;

use super::{Kind, settle, word};
use crate::value::blocks::SIZE;

/// Strings of fewer bytes than this are brief.
const BRIEF: usize = 160;
/// A stretch is closed when it holds so many units.
const STRETCH: usize = 2048;

/// The brief text of one width.
#[derive(Debug)]
pub(super) struct Texts {
    /// Stretches, one behind the other.
    pub brief: Vec<u8>,
    /// The bytes of a unit: one of ASCII, two of UTF-16.
    width: usize,
    /// How words call a brief and a long string, and a stretch.
    kinds: [Kind; 3],
    /// Where the word of the open stretch stands, and where its text begins.
    stretch: Option<(usize, usize)>,
}

impl Texts {
    /// No text yet.
    pub fn new(width: usize, kinds: [Kind; 3]) -> Self {
        Texts {
            brief: Vec::new(),
            width,
            kinds,
            stretch: None,
        }
    }

    /// Adds a string, or puts it behind those that are long.
    pub fn add(&mut self, words: &mut Vec<u32>, strings: &mut Vec<u8>, text: &str) {
        let [brief, long, stretch] = self.kinds;
        let is_brief = text.len() < BRIEF;
        let (kind, area) = match is_brief {
            true => (brief, &mut self.brief),
            false => (long, strings),
        };
        let before = area.len();
        if is_brief && self.stretch.is_none() {
            self.stretch = Some((words.len(), before));
            words.push(word(stretch, 0));
        }
        match self.width {
            1 => area.extend_from_slice(text.as_bytes()),
            _ => push_utf16(area, text),
        }
        words.push(word(kind, (area.len() - before) / self.width));
        if let Some((_, start)) = self.stretch
            && self.brief.len() - start >= STRETCH * self.width
        {
            self.close(words);
        }
    }

    /// Ends the open stretch.
    pub fn close(&mut self, words: &mut [u32]) {
        if let Some((at, start)) = self.stretch.take() {
            settle(words, at, (self.brief.len() - start) / self.width);
        }
    }
}

/// A unit of UTF-16, its lower byte first.
type Unit = [u8; 2];

/// No unit comes of less than a byte, so that there is always room for as many units as bytes are left. The room is the text
/// itself, twice: it is copied at once, where the small module would write zeros one by one.
fn push_utf16(area: &mut Vec<u8>, text: &str) {
    let from = area.len();
    for _ in 0..2 {
        area.extend_from_slice(text.as_bytes());
    }
    let room = area.get_mut(from..).unwrap_or_default();
    let left = widen(text, room.as_chunks_mut().0).len();
    area.truncate(area.len() - 2 * left);
}

/// Sixteen bytes of ASCII are widened at once, or what of them stands before the first character of another kind. From there,
/// as many characters are taken one by one as bytes are beyond ASCII: they stand alone in ASCII, or among many like
/// themselves. What is left of the room.
fn widen<'r>(text: &str, mut room: &'r mut [Unit]) -> &'r mut [Unit] {
    let mut rest = text;
    while !rest.is_empty() {
        let mut alone = SIZE;
        if let Some(block) = rest.as_bytes().first_chunk()
            && let [low, high, ..] = room.as_flattened_mut().as_chunks_mut().0
        {
            let block = u8x16::new(*block);
            *low = u8x16::unpack_low(block, u8x16::ZERO).to_array();
            *high = u8x16::unpack_high(block, u8x16::ZERO).to_array();
            let beyond = block.to_bitmask();
            let ascii = (beyond.trailing_zeros() as usize).min(SIZE);
            rest = rest.get(ascii..).unwrap_or_default();
            let _ascii = room.split_off_mut(..ascii);
            alone = beyond.count_ones() as usize;
        }
        let mut characters = rest.chars();
        for character in characters.by_ref().take(alone) {
            match u16::try_from(u32::from(character)) {
                Ok(unit) => put(&mut room, unit),
                Err(_) => {
                    for unit in character.encode_utf16(&mut [0; 2]) {
                        put(&mut room, *unit);
                    }
                }
            }
        }
        rest = characters.as_str();
    }
    room
}

fn put(room: &mut &mut [Unit], unit: u16) {
    if let Some(place) = room.split_off_first_mut() {
        *place = unit.to_le_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::push_utf16;

    #[test]
    fn text_is_widened_wherever_it_is_beyond_ascii() {
        let mut all = Vec::new();
        for character in [
            "é",
            "߿",
            "ࠀ",
            "語",
            "\u{ffff}",
            "𐀀",
            "😀",
            "\u{10ffff}",
            "é語😀",
        ] {
            for before in 0..40 {
                for behind in 0..40 {
                    let text = format!("{}{character}{}", "a".repeat(before), "z".repeat(behind));
                    let twice = format!("{text}{text}");
                    for text in [text, twice] {
                        let from = all.len();
                        push_utf16(&mut all, &text);
                        let units = all[from..].as_chunks().0.iter().copied();
                        let units: Vec<u16> = units.map(u16::from_le_bytes).collect();
                        assert_eq!(String::from_utf16(&units).ok(), Some(text));
                    }
                }
            }
        }
    }
}
