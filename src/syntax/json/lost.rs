//! Quotation marks that were lost: what stands before and behind the next one tells where.

use super::elements::is_known_key;

/// The key of a member that begins here.
pub fn next_key(text: &str) -> Option<&str> {
    let inside = text.trim_start().strip_prefix('"')?;
    let word = word_of(inside);
    let behind = inside.get(word.len()..)?.strip_prefix('"')?;
    behind.trim_start().starts_with(':').then_some(word)
}

fn word_of(text: &str) -> &str {
    const LONGEST: usize = 40;
    let bytes = text.bytes().take(LONGEST);
    let is_of_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let length = bytes.take_while(is_of_word).count();
    text.get(..length).unwrap_or_default()
}

/// The key that lost the quotation mark behind it: `"items:[{"id":1`.
pub fn before_value(piece: &str) -> Option<&str> {
    let word = word_of(piece);
    let rest = piece.get(word.len()..)?;
    let is_begun = rest.starts_with(':') && !word.is_empty();
    let is_sign = |sign: char| matches!(sign, ':' | '[' | '{') || sign.is_ascii_whitespace();
    (is_begun && rest.chars().all(is_sign)).then_some(word)
}

/// The value that lost the quotation mark behind it: `"title":"News,"items":[`.
pub fn before_key<'p>(piece: &'p str, behind: &str) -> Option<&'p str> {
    let value = piece.trim_end().strip_suffix(',')?;
    let word = word_of(behind);
    let colon = behind.get(word.len()..)?.strip_prefix('"')?;
    (colon.trim_start().starts_with(':') && is_known_key(word)).then_some(value)
}
