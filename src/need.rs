//! What a document needs and the small build lacks: said where it is asked for, heard where reading ends.
//!
//! The small build (without the feature `full`) gives what the full one would give, or says in a word what it would
//! need for that. Whatever is made after that was said is given to nobody. A room that is not in the small build has a
//! door that asks [`lacks`] before anything else: what stands behind it is never called there, and so is left out.

#[cfg(not(feature = "full"))]
use std::cell::Cell;

#[cfg(not(feature = "full"))]
thread_local! {
    static SAID: Cell<Option<&'static str>> = const { Cell::new(None) };
}

/// Whether this is the full build.
pub const IS_FULL: bool = cfg!(feature = "full");

/// Whether this build lacks a room of the full one; then that is said.
#[cfg(not(feature = "full"))]
#[inline]
pub fn lacks(word: &'static str) -> bool {
    say(word);
    true
}

#[cfg(not(feature = "full"))]
#[cold]
#[inline(never)]
fn say(word: &'static str) {
    SAID.set(SAID.get().or(Some(word)));
}

/// Nothing is lacking.
#[cfg(feature = "full")]
#[inline]
pub fn lacks(_word: &'static str) -> bool {
    false
}

/// The first word that was said.
#[cfg(not(feature = "full"))]
pub fn said() -> Option<&'static str> {
    SAID.get()
}

/// No word.
#[cfg(feature = "full")]
#[inline]
pub fn said() -> Option<&'static str> {
    None
}

/// Another reading begins.
pub fn forget() {
    #[cfg(not(feature = "full"))]
    SAID.set(None);
}
