//! Whether a vocabulary is one that the full build alone knows.

#[cfg(not(feature = "full"))]
use super::few;
#[cfg(not(feature = "full"))]
use super::packed::bare;
#[cfg(not(feature = "full"))]
use super::rows::LONGEST;

/// Whether a namespace is that of one.
#[cfg(not(feature = "full"))]
pub fn is_rare(uri: &str) -> bool {
    match uri.strip_prefix("prefix:") {
        Some(prefix) => is_rare_prefix(prefix),
        None => uri.len() <= LONGEST && few::is_rare_uri(bare(uri.trim())),
    }
}

/// Whether a prefix customarily means one.
#[cfg(not(feature = "full"))]
pub fn is_rare_prefix(prefix: &str) -> bool {
    few::is_rare_prefix(prefix)
}

/// This is the full build.
#[cfg(feature = "full")]
pub fn is_rare(_uri: &str) -> bool {
    false
}

/// This is the full build.
#[cfg(feature = "full")]
pub fn is_rare_prefix(_prefix: &str) -> bool {
    false
}
