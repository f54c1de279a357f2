//! What may stand in one entry of a document: values in, whether another entry had the same out.

use std::collections::BTreeMap;

/// Values by the rule that asks, and the entry in which each came first.
#[derive(Default)]
pub struct Unique(BTreeMap<(usize, String), Option<u32>>);

impl Unique {
    /// Whether a value is new, the entry's own or empty.
    pub fn is_own(&mut self, rule: usize, value: &str, entry: Option<u32>) -> bool {
        value.is_empty() || *self.0.entry((rule, value.to_owned())).or_insert(entry) == entry
    }
}
