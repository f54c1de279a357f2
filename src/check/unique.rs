//! What may stand once in a document: values in, whether one came before out.

use std::collections::BTreeSet;

/// Values by the rule that asks.
#[derive(Default)]
pub struct Unique(BTreeSet<(usize, String)>);

impl Unique {
    /// Whether a value is new, or empty.
    pub fn is_new(&mut self, rule: usize, value: &str) -> bool {
        value.is_empty() || self.0.insert((rule, value.to_owned()))
    }
}
