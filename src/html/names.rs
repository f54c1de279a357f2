//! Names of elements and attributes to their places in a table: one multiplication and one look.

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

    /// The place of a name in any case.
    pub fn find(&self, name: &str) -> Option<usize> {
        let packed = pack_fast(name.as_bytes())?;
        let mut at = slot(packed);
        loop {
            let place = usize::from(*self.slots.get(at)?);
            if *self.packed.get(place)? == packed {
                return Some(place);
            }
            at = (at + 1) % SLOTS;
        }
    }
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
        first = first << 8 | name[n].to_ascii_lowercase() as u64;
        n += 1;
    }
    while n < name.len() {
        second = second << 8 | name[n].to_ascii_lowercase() as u64;
        n += 1;
    }
    Some((first, second))
}

/// The same where the program runs: four bytes and more in two looks, which overlap, all in lower case at once.
fn pack_fast(name: &[u8]) -> Option<Packed> {
    if name.len() <= 8 {
        return Some((in_lower_case(number(name)), 0));
    }
    let (first, rest) = name.split_at_checked(8)?;
    let lower = |bytes| in_lower_case(number(bytes));
    (rest.len() <= 8).then(|| (lower(first), lower(rest)))
}

/// Up to eight bytes as a number.
fn number(bytes: &[u8]) -> u64 {
    let whole = |bytes: &[u8; 4]| u64::from(u32::from_be_bytes(*bytes));
    match (bytes.first_chunk(), bytes.last_chunk()) {
        (Some(first), Some(last)) => whole(first) << (8 * (bytes.len() - 4)) | whole(last),
        _ => bytes
            .iter()
            .fold(0, |all, byte| all << 8 | u64::from(*byte)),
    }
}

/// Eight letters at once: the highest bit of each byte tells whether it is a capital.
fn in_lower_case(letters: u64) -> u64 {
    const ONES: u64 = u64::MAX / 0xFF;
    const HIGHEST: u64 = ONES << 7;
    let low = letters & !HIGHEST;
    let from_a = low + ONES * (0x80 - b'A' as u64);
    let behind_z = low + ONES * (0x7F - b'Z' as u64);
    letters | ((from_a ^ behind_z) & !letters & HIGHEST) >> 2
}

const fn slot((first, second): Packed) -> usize {
    let folded = first ^ second.rotate_left(3);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54) as usize
}

#[cfg(test)]
mod tests {
    use super::{pack, pack_fast};

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
