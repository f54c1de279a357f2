//! Values by the hash of a text.

/// A tree in which one bit of a hash after the other says which way to go: no choice of texts makes it deeper than a hash
/// has bits, so it needs neither a secret nor a balance. The standard library's map is 4 KB of the module.
#[derive(Debug)]
pub struct Hashed<T>(Vec<Node<T>>);

#[derive(Debug)]
struct Node<T> {
    hash: u64,
    value: T,
    /// Where the hashes are whose next bit is 0 or 1. The first node is below none.
    below: [u32; 2],
}

impl<T> Default for Hashed<T> {
    fn default() -> Self {
        Hashed(Vec::new())
    }
}

impl<T> Hashed<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The value of a hash.
    pub fn get(&self, hash: u64) -> Option<&T> {
        let at = self.place(hash).ok()?;
        self.0.get(at).map(|node| &node.value)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, hash: u64) -> Option<&mut T> {
        let at = self.place(hash).ok()?;
        self.0.get_mut(at).map(|node| &mut node.value)
    }

    /// Keeps a value, unless the hash has one. Says whether it is kept.
    pub fn insert(&mut self, hash: u64, value: T) -> bool {
        let Err((above, side)) = self.place(hash) else {
            return false;
        };
        let here = self.0.len() as u32;
        if let Some(above) = self.0.get_mut(above) {
            above.below[side] = here;
        }
        self.0.push(Node {
            hash,
            value,
            below: [0; 2],
        });
        true
    }

    /// Where a hash is, or below which node it belongs, and on which side.
    fn place(&self, hash: u64) -> Result<usize, (usize, usize)> {
        let mut place = (0, 0);
        let mut bits = hash;
        let mut at = 0;
        while let Some(node) = self.0.get(at) {
            if node.hash == hash {
                return Ok(at);
            }
            place = (at, (bits & 1) as usize);
            bits >>= 1;
            match node.below[place.1] {
                0 => break,
                next => at = next as usize,
            }
        }
        Err(place)
    }
}

#[cfg(test)]
mod tests {
    use super::Hashed;

    #[test]
    fn each_hash_has_its_own_value() {
        let mut hashed = Hashed::default();
        // The last ones differ from the first in their uppermost bit alone.
        let hashes = [0, 1, 2, 3, u64::MAX, 1 << 63, (1 << 63) | 1];
        for (value, hash) in hashes.into_iter().enumerate() {
            assert_eq!(hashed.get_mut(hash), None);
            assert!(hashed.insert(hash, value));
            assert!(!hashed.insert(hash, 99));
        }
        for (value, hash) in hashes.into_iter().enumerate() {
            assert_eq!(hashed.get(hash), Some(&value));
        }
        assert_eq!(hashed.len(), hashes.len());
    }
}
