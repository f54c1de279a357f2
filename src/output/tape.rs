//! Any serializable value to a tape: one flat run of words and text that a reader turns into objects in one pass.
//!
//! JSON text costs its reader a second parser, and building objects one property at a time costs a call for
//! each. The tape is read front to back without looking at a single byte of text: a word says what comes next.
//!
//! ```text
//! tape    = count of words, bytes of brief text, words, brief text, long text
//! word    = kind in the low 4 bits, number in the upper 28
//! ```
//!
//! The names of a struct's fields are sent once, with its first value. Text is of two sorts: brief strings
//! lie joined in stretches of a few kilobytes, so that one call decodes many of them and a reader who keeps
//! one title keeps no more than its neighbours alive; long ones stand alone.

#[cfg(target_arch = "wasm32")]
mod sink;
mod writer;

use serde::Serialize;

#[cfg(target_arch = "wasm32")]
pub use sink::TapeSink;
use writer::Writer;

/// What a word announces; the number means what the remark says.
#[derive(Debug, Clone, Copy)]
#[repr(u32)]
enum Kind {
    /// Nothing.
    Null = 0,
    /// 0 or 1.
    Flag = 1,
    /// The number itself.
    Whole = 2,
    /// Two words follow: the halves of a 64-bit float, low one first.
    Float = 3,
    /// UTF-16 units to take from the open stretch of brief text.
    Brief = 4,
    /// Bytes to take from the long text.
    Long = 5,
    /// A stretch of brief text of so many bytes opens; a value follows.
    Stretch = 6,
    /// So many values follow.
    List = 7,
    /// So many pairs of key and value follow.
    Map = 8,
    /// First value of the struct with this number: a count, then pairs of key and value.
    Shape = 9,
    /// A further value of the struct with this number: values alone.
    Struct = 10,
}

/// Strings of fewer bytes than this are brief.
const BRIEF: usize = 160;
/// A stretch is closed when it holds so many bytes.
const STRETCH: usize = 2048;
/// The largest number that a word can hold.
const LARGEST: u64 = (1 << 28) - 1;

/// Writes a value as a tape.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    let mut tape = Tape::default();
    tape.add(value);
    tape.finish()
}

#[derive(Debug, Default)]
struct Tape {
    words: Vec<u32>,
    brief: Vec<u8>,
    long: Vec<u8>,
    /// Where the word of the open stretch stands, and where its text begins.
    stretch: Option<(usize, usize)>,
    /// Structs met so far, and whether their names have been sent whole.
    shapes: Vec<(&'static str, usize, bool)>,
}

impl Tape {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) {
        // The writer has no way to fail; see `Never`.
        if value.serialize(Writer(self)).is_err() {
            self.word(Kind::Null, 0);
        }
    }

    fn word(&mut self, kind: Kind, number: u32) {
        self.words.push(number << 4 | kind as u32);
    }

    /// A word whose number is known later.
    fn open(&mut self, kind: Kind) -> usize {
        self.word(kind, 0);
        self.words.len() - 1
    }

    fn settle(&mut self, at: usize, number: usize) {
        if let Some(word) = self.words.get_mut(at) {
            *word |= (number as u32) << 4;
        }
    }

    fn whole(&mut self, number: u64) {
        if number <= LARGEST {
            self.word(Kind::Whole, number as u32);
        } else {
            self.float(number as f64);
        }
    }

    /// As JSON does, what is no number is nothing.
    fn float(&mut self, number: f64) {
        if !number.is_finite() {
            return self.word(Kind::Null, 0);
        }
        let bits = number.to_bits();
        self.word(Kind::Float, 0);
        self.words.push(bits as u32);
        self.words.push((bits >> 32) as u32);
    }

    fn text(&mut self, text: &str) {
        if text.len() >= BRIEF {
            self.word(Kind::Long, text.len() as u32);
            return self.long.extend_from_slice(text.as_bytes());
        }
        let start = match self.stretch {
            Some((_, start)) => start,
            None => {
                let at = self.open(Kind::Stretch);
                self.stretch = Some((at, self.brief.len()));
                self.brief.len()
            }
        };
        self.word(Kind::Brief, utf16_units(text.as_bytes()));
        self.brief.extend_from_slice(text.as_bytes());
        if self.brief.len() - start >= STRETCH {
            self.close_stretch();
        }
    }

    fn close_stretch(&mut self) {
        if let Some((at, start)) = self.stretch.take() {
            self.settle(at, self.brief.len() - start);
        }
    }

    /// The number of a struct, and whether its names have been sent whole. A struct inside the first value of
    /// its own kind finds them half sent; it sends them again.
    fn shape(&mut self, name: &'static str, fields: usize) -> (usize, bool) {
        let known = self
            .shapes
            .iter()
            .position(|shape| shape.0 == name && shape.1 == fields);
        match known {
            Some(number) => (number, self.shapes.get(number).is_some_and(|shape| shape.2)),
            None => {
                self.shapes.push((name, fields, false));
                (self.shapes.len() - 1, false)
            }
        }
    }

    fn shape_is_sent(&mut self, number: usize) {
        if let Some(shape) = self.shapes.get_mut(number) {
            shape.2 = true;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        self.close_stretch();
        let size = 8 + self.words.len() * 4 + self.brief.len() + self.long.len();
        let mut bytes = Vec::with_capacity(size);
        bytes.extend_from_slice(&(self.words.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.brief.len() as u32).to_le_bytes());
        for word in &self.words {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes.extend_from_slice(&self.brief);
        bytes.extend_from_slice(&self.long);
        bytes
    }
}

/// Every byte that begins a character is one unit; those that begin four bytes are two.
fn utf16_units(text: &[u8]) -> u32 {
    text.iter()
        .map(|&byte| u32::from(byte & 0xc0 != 0x80) + u32::from(byte >= 0xf0))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_those_of_utf16() {
        for text in ["", "plain", "é", "漢字", "😀 and 👩‍👩‍👧", "\u{ffff}\u{10000}"]
        {
            let wanted = text.encode_utf16().count();
            assert_eq!(utf16_units(text.as_bytes()) as usize, wanted, "{text}");
        }
    }

    #[test]
    fn a_list_of_words_is_as_described() {
        let bytes = write(&(1, -0.5, "ab", None::<()>));
        let words: Vec<u32> = bytes[8..]
            .chunks_exact(4)
            .take(8)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect();
        let half = (-0.5f64).to_bits();
        assert_eq!(
            words,
            [
                4 << 4 | 7,
                1 << 4 | 2,
                3,
                half as u32,
                (half >> 32) as u32,
                2 << 4 | 6,
                2 << 4 | 4,
                0
            ]
        );
        assert_eq!(&bytes[..4], &8u32.to_le_bytes());
        assert_eq!(&bytes[40..], b"ab");
    }
}
