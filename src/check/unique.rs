//! What may stand in one entry of a document: values in, whether another entry had the same out.

use crate::value::hash;
use crate::value::hashed::Hashed;

/// Values by the rule that asks, and the entry in which each came first.
#[derive(Default)]
pub struct Unique(Hashed<Option<u32>>);

impl Unique {
    /// Whether a value is new, the entry's own or empty.
    pub fn is_own(&mut self, rule: usize, value: &str, entry: Option<u32>) -> bool {
        let hash = hash::quick(&[value]) ^ rule as u64;
        value.is_empty() || self.0.insert(hash, entry) || self.0.get(hash) == Some(&entry)
    }
}
