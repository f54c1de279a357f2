//! What class each character is of, as Unicode's rules for words see it.
//!
//! `classes.txt` has a line for each class: ranges of characters, hexadecimal, by Unicode's word-break property and by whether
//! it calls them alphabetic or numeric, of Unicode 17.0. Tests compare it with what two libraries say of each character.

#![allow(
    clippy::indexing_slicing,
    reason = "the compiler packs: a wrong index does not build, and tests read back all that is packed"
)]

use std::sync::OnceLock;

macro_rules! classes {
    ($($(#[$about:meta])* $class:ident,)*) => {
        /// Classes, in the order of the lines.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Class {
            $($(#[$about])* $class,)*
        }

        pub const CLASSES: &[Class] = &[$($class,)*];
    };
}

classes! {
    /// Signs, spaces and what nobody knows.
    Other,
    Letter,
    /// Letters between which a double quote is one of them.
    Hebrew,
    Digit,
    Katakana,
    /// Low lines, which hold together what stands beside them.
    Joiner,
    BetweenLetters,
    BetweenDigits,
    BetweenEither,
    /// Belongs to the character before it, whatever that is.
    Mark,
    /// The same that would be a word by itself.
    Vowel,
    /// A word by itself, as `½` is, and a letter of scripts that put no spaces.
    Alone,
}

use Class::*;

/// What makes no word, though others of its class do.
const MUTE: u8 = 1 << 4;

/// The class of a character, and whether it makes a word.
pub fn class(c: char) -> (Class, bool) {
    let Number(number) = classes().number(c);
    let class = CLASSES[usize::from(number & (MUTE - 1)) % CLASSES.len()];
    let is_word = match class {
        Letter | Hebrew | Digit | Katakana => number & MUTE == 0,
        Vowel | Alone => true,
        _ => false,
    };
    (class, is_word)
}

/// A class's number, and whether it makes no word.
#[derive(Clone, Copy)]
pub struct Number(u8);

impl Number {
    /// A table's value for it: one for each class, where it makes words as its class does.
    pub fn of<T: Copy>(self, values: &[T; CLASSES.len()], mute: T) -> T {
        values.get(usize::from(self.0)).copied().unwrap_or(mute)
    }
}

/// Pages of 256 characters, one behind the other. Those that are of one class throughout share one, that of the class's number.
pub struct Classes {
    pages: Vec<u8>,
    places: Vec<u8>,
}

const PAGE: usize = 256;

pub fn classes() -> &'static Classes {
    static FOUND: OnceLock<Classes> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut classes = Classes {
            pages: vec![0; (char::MAX as usize + 1) / PAGE],
            places: Vec::new(),
        };
        for number in 0..CLASSES.len() {
            classes.add_page(number as u8);
        }
        let mut packed = PACKED.iter();
        for bits in (1..CLASSES.len() as u8).chain([MUTE]) {
            let mut end = 0;
            loop {
                let (gap, length) = (number(&mut packed), number(&mut packed));
                if (gap, length) == (0, 0) {
                    break;
                }
                classes.mark(end + gap, end + gap + length, bits);
                end += gap + length;
            }
        }
        classes
    })
}

impl Classes {
    pub fn number(&self, c: char) -> Number {
        let page = self.pages.get(c as usize / PAGE).copied().unwrap_or(0);
        let place = usize::from(page) * PAGE + c as usize % PAGE;
        Number(self.places.get(place).copied().unwrap_or(0))
    }

    fn mark(&mut self, first: usize, last: usize, bits: u8) {
        for page in first / PAGE..=last / PAGE {
            let from = first.saturating_sub(page * PAGE);
            let to = (last - page * PAGE).min(PAGE - 1);
            let Some(place) = self.pages.get_mut(page) else {
                return;
            };
            if bits != MUTE && (from, to, *place) == (0, PAGE - 1, 0) {
                *place = bits;
                continue;
            }
            let mut begin = usize::from(*place) * PAGE;
            if usize::from(*place) < CLASSES.len() {
                let class = std::mem::replace(place, (self.places.len() / PAGE) as u8);
                begin = self.places.len();
                self.add_page(class);
            }
            let marked = self.places.get_mut(begin + from..=begin + to);
            let marked = marked.unwrap_or_default();
            match bits {
                MUTE => marked.iter_mut().for_each(|of| *of |= MUTE),
                _ => marked.fill(bits),
            }
        }
    }

    fn add_page(&mut self, class: u8) {
        self.places.extend([class; PAGE]);
    }
}

/// Seven bits in each byte, the upper one says that more follow.
fn number(packed: &mut std::slice::Iter<'_, u8>) -> usize {
    let (mut number, mut shift) = (0, 0);
    for byte in packed {
        number |= usize::from(byte & 0x7F) << shift;
        shift += 7;
        if *byte < 0x80 {
            break;
        }
    }
    number
}

static PACKED: [u8; pack().1] = {
    let (all, mut packed, mut at) = (pack().0, [0; pack().1], 0);
    while at < packed.len() {
        packed[at] = all[at];
        at += 1;
    }
    packed
};

/// More than is needed.
const ROOM: usize = 4096;

/// Each range as its distance from the one before and its length; two zeros end a line.
const fn pack() -> ([u8; ROOM], usize) {
    let text = include_bytes!("classes.txt");
    let (mut packed, mut len) = ([0; ROOM], 0);
    let (mut at, mut end) = (0, 0);
    while at < text.len() {
        match text[at] {
            b'\n' => {
                len += 2;
                (at, end) = (at + 1, 0);
            }
            b' ' => {
                let (first, behind) = hexadecimal(text, at + 1);
                let (last, behind) = match text[behind] {
                    b'-' => hexadecimal(text, behind + 1),
                    _ => (first, behind),
                };
                len = push(&mut packed, len, first - end);
                len = push(&mut packed, len, last - first);
                (at, end) = (behind, last);
            }
            // The name of the line.
            _ => at += 1,
        }
    }
    (packed, len)
}

const fn hexadecimal(text: &[u8], from: usize) -> (usize, usize) {
    let (mut number, mut at) = (0, from);
    while let Some(digit) = (text[at] as char).to_digit(16) {
        number = number << 4 | digit as usize;
        at += 1;
    }
    (number, at)
}

const fn push(packed: &mut [u8; ROOM], mut len: usize, mut number: usize) -> usize {
    while number > 0x7F {
        packed[len] = number as u8 | 0x80;
        number >>= 7;
        len += 1;
    }
    packed[len] = number as u8;
    len + 1
}
