//! Values by the hash of a text. Two texts of one hash are one: whoever makes such, makes them for himself alone.

/// A tree in which one bit of a hash after the other says which way to go: no choice of texts makes it deeper than a hash
/// has bits, so it needs neither a secret nor a balance. The standard library's map is 4 KB of the module.
#[derive(Debug)]
pub struct Hashed<T> {
    nodes: Vec<(u64, T)>,
    /// Two ways from each node, to where the hashes are whose next bit is 0 or 1. Zero is none: nothing leads to the first node.
    below: Vec<u32>,
}

impl<T> Default for Hashed<T> {
    fn default() -> Self {
        Hashed {
            nodes: Vec::new(),
            below: Vec::new(),
        }
    }
}

impl<T> Hashed<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The value of a hash.
    pub fn get(&self, hash: u64) -> Option<&T> {
        let at = self.place(hash).ok()?;
        self.nodes.get(at).map(|(_, value)| value)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, hash: u64) -> Option<&mut T> {
        let at = self.place(hash).ok()?;
        self.nodes.get_mut(at).map(|(_, value)| value)
    }

    /// Keeps a value, unless the hash has one. Says whether it is kept.
    pub fn insert(&mut self, hash: u64, value: T) -> bool {
        let Err(way) = self.place(hash) else {
            return false;
        };
        if let Some(way) = self.below.get_mut(way) {
            *way = self.nodes.len() as u32;
        }
        self.nodes.push((hash, value));
        self.below.extend([0, 0]);
        true
    }

    /// Where a hash is, or the way that would lead to it.
    fn place(&self, hash: u64) -> Result<usize, usize> {
        let (mut at, mut way) = (0, 0);
        let mut bits = hash;
        while let Some((known, _)) = self.nodes.get(at) {
            if *known == hash {
                return Ok(at);
            }
            way = 2 * at + (bits & 1) as usize;
            bits >>= 1;
            match self.below.get(way) {
                None | Some(0) => break,
                Some(next) => at = *next as usize,
            }
        }
        Err(way)
    }
}

#[cfg(test)]
mod tests {
    use super::Hashed;

    #[test]
    fn each_hash_has_its_own_value() {
        let mut hashed = Hashed::default();
        // Each single bit and none: as deep as it can be.
        let bits = (0..64).rev().map(|bit| 1 << bit);
        let hashes: Vec<u64> = bits.chain([0, 3, u64::MAX]).collect();
        for (value, &hash) in hashes.iter().enumerate() {
            assert_eq!(hashed.get_mut(hash), None);
            assert!(hashed.insert(hash, value));
            assert!(!hashed.insert(hash, 99));
        }
        for (value, &hash) in hashes.iter().enumerate() {
            assert_eq!(hashed.get(hash), Some(&value));
        }
        assert_eq!(hashed.len(), hashes.len());
    }
}
