//! Names to numbers: of elements to rows, of namespaces and prefixes to vocabularies.

use crate::value::text::is_same_name;

/// Names, found in any case and without a copy.
pub struct Names {
    /// As many places as a power of two; those of one hash stand behind each other.
    places: Vec<Option<(&'static str, u16)>>,
}

impl Names {
    /// Room for twice as many, so that a free place is never far.
    pub fn with_room(names: usize) -> Self {
        Names {
            places: vec![None; (2 * names + 1).next_power_of_two()],
        }
    }

    /// Of a name that is given twice the later number counts.
    pub fn insert(&mut self, name: &'static str, number: u16) {
        let at = self.find(name);
        if let Some(place) = self.places.get_mut(at) {
            *place = Some((name, number));
        }
    }

    pub fn get(&self, name: &str) -> Option<u16> {
        let place = self.places.get(self.find(name)).copied().flatten();
        place.map(|(_, number)| number)
    }

    /// Where a name stands, or where it would.
    fn find(&self, name: &str) -> usize {
        let mask = self.places.len().wrapping_sub(1);
        let mut at = hash(name) & mask;
        while let Some(Some((known, _))) = self.places.get(at) {
            if is_same_name(known, name) {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }
}

/// Case is not minded. The names in the tables are ours, so nobody can make them collide.
fn hash(name: &str) -> usize {
    let (blocks, rest) = name.as_bytes().as_chunks::<8>();
    let mut hash = name.len() as u64;
    for block in blocks {
        hash = mixed(hash, u64::from_le_bytes(*block));
    }
    for byte in rest {
        hash = mixed(hash, u64::from(*byte));
    }
    (hash ^ hash >> 32) as usize
}

/// The upper half is the better mixed.
fn mixed(hash: u64, more: u64) -> u64 {
    (hash.rotate_left(5) ^ (more | 0x2020_2020_2020_2020)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
