//! Names of elements and attributes to their places in a table: one multiplication and one look.

use crate::value::blocks::word_of_few;

/// The longest name that is told apart, in bytes.
pub const LONGEST: usize = 16;

const SLOTS: usize = 1024;
const EMPTY: u8 = u8::MAX;

/// A name in lower case: its first eight bytes, and the rest.
type Packed = (u64, u64);

/// A table of names, built when the program is compiled.
pub struct Names<const N: usize> {
    packed: [Packed; N],
    slots: [u8; SLOTS],
}

impl<const N: usize> Names<N> {
    /// The index of these names; they are in lower case.
    #[allow(
        clippy::indexing_slicing,
        clippy::panic,
        reason = "the compiler works it out: a wrong index does not build"
    )]
    pub const fn new(names: [&str; N]) -> Self {
        let mut packed = [(0, 0); N];
        let mut slots = [EMPTY; SLOTS];
        let mut n = 0;
        while n < N {
            let Some(name) = pack(names[n].as_bytes()) else {
                panic!("a name is too long")
            };
            assert!(is_plain(names[n].as_bytes()), "a name has signs");
            packed[n] = name;
            let mut slot = slot(name);
            while slots[slot] != EMPTY {
                slot = (slot + 1) % SLOTS;
            }
            slots[slot] = n as u8;
            n += 1;
        }
        Names { packed, slots }
    }

    /// Whether a name in any case is that of a place.
    pub fn is(&self, place: usize, name: &str) -> bool {
        let known = self.packed.get(place);
        known.is_some() && known == pack_fast(name.as_bytes()).as_ref() && ends_in_letter(name)
    }

    /// The place of a name in any case.
    pub fn find(&self, name: &str) -> Option<usize> {
        let packed = pack_fast(name.as_bytes())?;
        let mut at = slot(packed);
        loop {
            let place = usize::from(*self.slots.get(at)?);
            if *self.packed.get(place)? == packed {
                return ends_in_letter(name).then_some(place);
            }
            at = (at + 1) % SLOTS;
        }
    }
}

/// Zeros behind a name are not seen where it is a number.
fn ends_in_letter(name: &str) -> bool {
    !matches!(name.as_bytes(), [.., 0])
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn pack(name: &[u8]) -> Option<Packed> {
    if name.len() > LONGEST {
        return None;
    }
    let (mut first, mut second) = (0, 0);
    let mut n = 0;
    while n < name.len() && n < 8 {
        first |= (name[n] as u64) << (8 * n);
        n += 1;
    }
    while n < name.len() {
        second |= (name[n] as u64) << (8 * (n - 8));
        n += 1;
    }
    Some((in_lower_case(first), in_lower_case(second)))
}

/// The same where the program runs: four bytes and more in two looks, which overlap, all in lower case at once.
#[inline]
fn pack_fast(name: &[u8]) -> Option<Packed> {
    if name.len() <= 8 {
        return Some((in_lower_case(word_of_few(name)), 0));
    }
    let (first, rest) = name.split_at_checked(8)?;
    let lower = |bytes| in_lower_case(word_of_few(bytes));
    (rest.len() <= 8).then(|| (lower(first), lower(rest)))
}

/// Eight letters at once: two bits tell capitals from small letters. Some signs become others, which are in no name.
const fn in_lower_case(letters: u64) -> u64 {
    const CAPITAL: u64 = u64::MAX / 0xFF * 0x40;
    letters | (letters & CAPITAL) >> 1
}

/// Whether a name is of letters, digits and hyphens: nothing else becomes one of them.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn is_plain(name: &[u8]) -> bool {
    let mut n = 0;
    while n < name.len() {
        if !matches!(name[n], b'a'..=b'z' | b'0'..=b'9' | b'-') {
            return false;
        }
        n += 1;
    }
    true
}

const fn slot((first, second): Packed) -> usize {
    let folded = first ^ second.rotate_left(3);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54) as usize
}

#[cfg(test)]
mod tests {
    use super::{Names, pack, pack_fast};

    #[test]
    fn only_letters_are_the_same_in_another_case() {
        const KNOWN: [&str; 4] = ["h2", "x-0az", "textarea", "blockquote9"];
        let names = Names::new(KNOWN);
        for (place, name) in KNOWN.iter().enumerate() {
            for at in 0..name.len() {
                for sign in (0..128u8).map(char::from) {
                    let other = format!("{}{sign}{}", &name[..at], &name[at + 1..]);
                    let is_same = name.eq_ignore_ascii_case(&other);
                    assert_eq!(names.find(&other), is_same.then_some(place), "{other:?}");
                    assert_eq!(names.is(place, &other), is_same, "{other:?}");
                }
            }
            for other in [
                format!("{name}\0"),
                format!("\0{name}"),
                format!("{name}\0\0"),
            ] {
                assert_eq!(names.find(&other), None, "{other:?}");
            }
        }
        assert!(!names.is(KNOWN.len(), "h2"));
    }

    #[test]
    fn both_ways_pack_alike() {
        let letters = b"aAzZ@[`{09-_:.\x00\x7F\x80\xC1\xFF";
        for length in 0..=20 {
            for from in 0..letters.len() {
                let name: Vec<u8> = letters
                    .iter()
                    .cycle()
                    .skip(from)
                    .take(length)
                    .copied()
                    .collect();
                assert_eq!(pack_fast(&name), pack(&name), "{name:?}");
            }
        }
    }
}
