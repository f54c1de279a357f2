//! Keys of maps that were sent already, so that they need not be sent again.

/// As many keys as are remembered; a key has one place, and the last to come holds it.
const PLACES: usize = 64;

/// What stands in each place.
#[derive(Debug, Default)]
pub(super) struct Keys(Vec<String>);

impl Keys {
    /// The place of a key, and whether it stood there.
    pub fn place(&mut self, key: &str) -> (usize, bool) {
        if self.0.is_empty() {
            self.0.resize(PLACES, String::new());
        }
        let place = place_of(key);
        let Some(held) = self.0.get_mut(place) else {
            return (place, false);
        };
        // The empty key is never known: empty places look like it.
        let known = held == key && !key.is_empty();
        if !known {
            key.clone_into(held);
        }
        (place, known)
    }
}

/// Keys are short names; their length, middle and end tell most of them apart.
fn place_of(key: &str) -> usize {
    let bytes = key.as_bytes();
    let at = |index: usize| usize::from(bytes.get(index).copied().unwrap_or_default());
    let end = bytes.len().saturating_sub(1);
    (bytes.len() * 7 + at(0) * 5 + at(end / 2) * 3 + at(end)) % PLACES
}
