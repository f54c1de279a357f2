//! Any serializable value to a tape: flat runs of words and text that a reader turns into objects in one pass.
//!
//! JSON text costs its reader a second parser, and building objects one property at a time costs a call for
//! each. The tape is read front to back without looking at a single byte of text: a word says what comes next.
//! It is handed over in segments, whole values each, so that no more of it is ever held than one segment.
//!
//! ```text
//! segment = words, brief and long text of ASCII, brief and long text of UTF-16
//! word    = kind in the low 4 bits, number in the upper 28
//! ```
//!
//! The names of a struct's fields are sent once, with its first value, and only to a reader who has not met the
//! struct before; the keys of maps are sent once, too. ASCII is sent as it is, everything else
//! as UTF-16: engines hold strings so and only copy them, while reading UTF-8 that is not ASCII takes them ten
//! times longer than it takes us. Brief strings lie joined in stretches of a few kilobytes, so that one call
//! makes many of them and a reader who keeps one title keeps no more than its neighbours alive; long ones stand alone.

mod keys;
#[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
mod sink;
mod text;

use serde::Serialize;

use keys::Keys;
#[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
pub use sink::TapeSink;
use text::Texts;

use super::writer::{self, Group, Target};
use crate::value::text::is_ascii;

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
    /// Characters to take from the open stretch of ASCII.
    Brief = 4,
    /// Characters to take from the long ASCII.
    Long = 5,
    /// A stretch of ASCII of so many characters opens; a value follows.
    Stretch = 6,
    /// So many values follow.
    List = 7,
    /// So many pairs of key and value follow.
    Map = 8,
    /// First value of the struct with this number: a count, then pairs of key and value.
    Shape = 9,
    /// A further value of the struct with this number: values alone.
    Struct = 10,
    /// As Brief, Long and Stretch, in units of UTF-16.
    WideBrief = 11,
    WideLong = 12,
    WideStretch = 13,
    /// The key in this place, again.
    Key = 14,
    /// A key comes into this place; its text follows.
    NewKey = 15,
}

/// A segment is closed when it holds so many bytes of words and text.
#[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
const SEGMENT: usize = 64 << 10;
/// The largest number that a word can hold.
const LARGEST: u64 = (1 << 28) - 1;

/// Some whole values of a tape.
#[derive(Debug, Clone, Copy)]
pub struct Segment<'t> {
    /// What there is.
    pub words: &'t [u32],
    /// ASCII, in stretches.
    pub narrow: &'t [u8],
    /// UTF-16, lower bytes first, in stretches.
    pub wide: &'t [u8],
    /// Either, string by string.
    pub long: &'t [u8],
}

/// Whoever makes values of a tape.
pub trait Reader {
    /// The struct with this number is the one with this mark. Says whether the names of its fields are known.
    fn knows(&self, number: usize, mark: u32) -> bool;
    /// The next values.
    fn take(&self, segment: Segment<'_>);
    /// What came so far is void.
    #[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
    fn restart(&self);
}

/// Writes one value as a tape.
pub fn write<T: Serialize + ?Sized>(value: &T, reader: &dyn Reader) {
    let mut tape = Tape::new(reader);
    tape.add(value);
    tape.hand_over();
}

struct Tape<'r> {
    reader: &'r dyn Reader,
    words: Vec<u32>,
    narrow: Texts,
    wide: Texts,
    /// Long strings, one behind the other.
    long: Vec<u8>,
    /// Marks of the structs met so far, and whether their names are known.
    shapes: Vec<(u32, bool)>,
    keys: Keys,
}

impl<'r> Tape<'r> {
    fn new(reader: &'r dyn Reader) -> Self {
        Tape {
            reader,
            words: Vec::new(),
            narrow: Texts::new(1, [Kind::Brief, Kind::Long, Kind::Stretch]),
            wide: Texts::new(2, [Kind::WideBrief, Kind::WideLong, Kind::WideStretch]),
            long: Vec::new(),
            shapes: Vec::new(),
            keys: Keys::default(),
        }
    }

    fn add<T: Serialize + ?Sized>(&mut self, value: &T) {
        writer::write(value, self);
    }

    fn word(&mut self, kind: Kind, number: u32) {
        self.words.push(word(kind, number as usize));
    }

    /// The number of a struct, and whether its names are known. A struct inside the first value of its own kind
    /// finds them half sent; it sends them again.
    fn shape(&mut self, name: &str, fields: usize) -> (usize, bool) {
        let mark = mark(name, fields);
        let met = self.shapes.iter().position(|shape| shape.0 == mark);
        if let Some(number) = met {
            return (number, self.shapes.get(number).is_some_and(|shape| shape.1));
        }
        let number = self.shapes.len();
        let known = self.reader.knows(number, mark);
        self.shapes.push((mark, known));
        (number, known)
    }

    /// Bytes that are held.
    #[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
    fn size(&self) -> usize {
        self.words.len() * 4 + self.narrow.brief.len() + self.wide.brief.len() + self.long.len()
    }

    /// Gives away what there is; the names of structs stay known.
    fn hand_over(&mut self) {
        self.narrow.close(&mut self.words);
        self.wide.close(&mut self.words);
        self.reader.take(Segment {
            words: &self.words,
            narrow: &self.narrow.brief,
            wide: &self.wide.brief,
            long: &self.long,
        });
        self.words.clear();
        self.narrow.brief.clear();
        self.wide.brief.clear();
        self.long.clear();
    }
}

impl Target for Tape<'_> {
    fn null(&mut self) {
        self.word(Kind::Null, 0);
    }

    fn flag(&mut self, flag: bool) {
        self.word(Kind::Flag, u32::from(flag));
    }

    fn whole(&mut self, number: u64) {
        if number <= LARGEST {
            self.word(Kind::Whole, number as u32);
        } else {
            self.float(number as f64);
        }
    }

    fn negative(&mut self, number: i64) {
        self.float(number as f64);
    }

    /// As JSON does, what is no number is nothing.
    fn float(&mut self, number: f64) {
        if !number.is_finite() {
            return self.null();
        }
        let bits = number.to_bits();
        self.word(Kind::Float, 0);
        self.words.push(bits as u32);
        self.words.push((bits >> 32) as u32);
    }

    fn text(&mut self, text: &str) {
        let texts = match is_ascii(text.as_bytes()) {
            true => &mut self.narrow,
            false => &mut self.wide,
        };
        texts.add(&mut self.words, &mut self.long, text);
    }

    fn key(&mut self, key: &str) {
        let (place, known) = self.keys.place(key);
        self.word(if known { Kind::Key } else { Kind::NewKey }, place as u32);
        if !known {
            self.text(key);
        }
    }

    /// Its word gets the number of members at the end.
    fn open(&mut self, group: Group) -> usize {
        let kind = match group {
            Group::List => Kind::List,
            Group::Map => Kind::Map,
        };
        self.word(kind, 0);
        self.words.len() - 1
    }

    fn item(&mut self) {}

    fn close(&mut self, _: Group, at: usize, count: usize) {
        settle(&mut self.words, at, count);
    }

    fn open_struct(&mut self, name: &str, fields: usize) -> (usize, bool) {
        let (number, known) = self.shape(name, fields);
        if known {
            self.word(Kind::Struct, number as u32);
        } else {
            self.word(Kind::Shape, number as u32);
            self.words.push(fields as u32);
        }
        (number, known)
    }

    fn field(&mut self, name: &str, known: bool) {
        if !known {
            self.text(name);
        }
    }

    fn close_struct(&mut self, number: usize) {
        if let Some(shape) = self.shapes.get_mut(number) {
            shape.1 = true;
        }
    }
}

/// Tells structs apart: their names and how many fields they have do, in 28 bits.
fn mark(name: &str, fields: usize) -> u32 {
    let start = 0x811c_9dc5 ^ fields as u32;
    let mixed = name.bytes().fold(start, |mixed, byte| {
        (mixed ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    mixed >> 4
}

fn word(kind: Kind, number: usize) -> u32 {
    (number as u32) << 4 | kind as u32
}

fn settle(words: &mut [u32], at: usize, number: usize) {
    if let Some(word) = words.get_mut(at) {
        *word |= (number as u32) << 4;
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    /// Words, brief ASCII, brief UTF-16, and long text of both.
    type Parts = (Vec<u32>, String, String, Vec<u8>);

    /// Keeps what it is given.
    #[derive(Default)]
    struct Kept(RefCell<Vec<Parts>>);

    impl Reader for Kept {
        fn knows(&self, _: usize, _: u32) -> bool {
            false
        }

        fn take(&self, segment: Segment<'_>) {
            let units = segment.wide.as_chunks().0.iter().copied();
            let wide: Vec<u16> = units.map(u16::from_le_bytes).collect();
            self.0.borrow_mut().push((
                segment.words.to_vec(),
                String::from_utf8(segment.narrow.to_vec()).expect("ASCII"),
                String::from_utf16(&wide).expect("UTF-16"),
                segment.long.to_vec(),
            ));
        }
    }

    #[test]
    fn words_are_as_described() {
        let kept = Kept::default();
        write(&(1, -0.5, "ab", None::<()>), &kept);
        let half = (-0.5f64).to_bits();
        let words = vec![
            4 << 4 | 7,
            1 << 4 | 2,
            3,
            half as u32,
            (half >> 32) as u32,
            2 << 4 | 6,
            2 << 4 | 4,
            0,
        ];
        assert_eq!(
            kept.0.take(),
            [(words, "ab".to_owned(), String::new(), Vec::new())]
        );
    }

    #[test]
    fn a_key_is_sent_once() {
        let kept = Kept::default();
        let pairs = std::collections::BTreeMap::from([("a", 1)]);
        write(&[&pairs, &pairs], &kept);
        let [(words, text, ..)] = &kept.0.take()[..] else {
            panic!("one segment")
        };
        let place = words[2] >> 4;
        let map = 1 << 4 | 8;
        let new = place << 4 | 15;
        let again = place << 4 | 14;
        let one = 1 << 4 | 2;
        let a = 1 << 4 | 4;
        let stretch = 1 << 4 | 6;
        assert_eq!(
            words[..],
            [2 << 4 | 7, map, new, stretch, a, one, map, again, one]
        );
        assert_eq!(text, "a");
    }

    #[test]
    fn text_beyond_ascii_is_utf16_in_stretches_of_its_own() {
        let kept = Kept::default();
        let [narrow, wide] = ["a", "é"].map(|letter| letter.repeat(200));
        write(&["ab", "é😀", "c", &wide, &narrow], &kept);
        let words = vec![
            5 << 4 | 7,
            3 << 4 | 6,
            2 << 4 | 4,
            3 << 4 | 13,
            3 << 4 | 11,
            1 << 4 | 4,
            200 << 4 | 12,
            200 << 4 | 5,
        ];
        let long = [[0xE9, 0].repeat(200), narrow.into_bytes()].concat();
        assert_eq!(
            kept.0.take(),
            [(words, "abc".to_owned(), "é😀".to_owned(), long)]
        );
    }
}
