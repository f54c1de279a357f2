//! Quotation marks that were lost, or are others than JSON's: what stands before and behind the next one tells where.

use super::elements::is_known_key;
use super::words::{is_known, is_nothing};

/// Whether a quotation mark ends what stands before it, and begins nothing.
pub fn is_end(text: &str, quote: usize) -> bool {
    let [before, behind] =
        [text.get(..quote), text.get(quote + 1..)].map(Option::unwrap_or_default);
    !before.trim_ascii_end().ends_with([',', ':', '{', '[']) && ends_string(behind)
}

/// Whether what follows a quotation mark shows that it ends its string: what may follow a string, or the next line.
/// In `<p class="a">` it ends none.
pub fn ends_string(behind: &str) -> bool {
    let next = behind.trim_start_matches([' ', '\t', '\r']);
    match next.as_bytes().first() {
        Some(b',') => {
            let next = next.trim_start_matches(',').trim_start();
            let word = next.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
            let word = next.get(..next.len() - word.len()).unwrap_or_default();
            !word.starts_with(char::is_alphabetic)
                || is_known(word)
                || is_nothing(word)
                || next.get(word.len()..).is_some_and(|rest| {
                    rest.trim_start().starts_with(':') || rest.starts_with("\":")
                })
        }
        Some(b';') => next_key(next.get(1..).unwrap_or_default()).is_some(),
        Some(next) => b"\n}]:\"'{[/".contains(next),
        None => true,
    }
}

/// The string that begins here in the quotation marks of word processors, and its length with them.
pub fn in_curly_quotes(text: &str) -> Option<(&str, usize)> {
    const CURLY: [char; 3] = ['“', '”', '„'];
    // So many may stand in a string.
    const MOST: usize = 8;
    let inside = text.strip_prefix(CURLY)?;
    let mut quotes = inside.match_indices(CURLY).take(MOST);
    quotes.find_map(|(end, quote)| {
        let behind = inside.get(end + quote.len()..)?;
        let string = inside.get(..end)?;
        ends_string(behind).then_some((string, text.len() - behind.len()))
    })
}

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

/// Whether the quotation mark behind a string stands there twice.
pub fn is_doubled(behind: &str) -> bool {
    behind.strip_prefix('"').is_some_and(|behind| {
        let next = behind.trim_start();
        next.is_empty() || next.starts_with([':', '}', ']']) || begins_member(next)
    })
}

/// A comma and what may stand behind it; not the comma of `"a"","`.
fn begins_member(text: &str) -> bool {
    let next = text.strip_prefix(',').map(str::trim_start);
    next.is_some_and(|next| next.starts_with('{') || next_key(next).is_some())
}

/// The key that lost the quotation mark behind it: `"items:[{"id":1`.
pub fn before_value(piece: &str) -> Option<&str> {
    let word = word_of(piece);
    let rest = piece.get(word.len()..)?;
    let is_begun = rest.starts_with(':') && !word.is_empty();
    let is_sign = |sign: char| matches!(sign, ':' | '[' | '{') || sign.is_ascii_whitespace();
    (is_begun && rest.chars().all(is_sign)).then_some(word)
}

/// The value that lost the quotation mark behind it: `"title":"News,"items":[`, `"One"},{"id":1`.
pub fn before_key<'p>(piece: &'p str, behind: &str) -> Option<&'p str> {
    let is_sign = |sign: char| matches!(sign, '{' | '}' | '[' | ']' | ',');
    let value = piece.trim_end_matches(|sign: char| is_sign(sign) || sign.is_ascii_whitespace());
    let signs = piece.get(value.len()..)?.trim_ascii();
    if !signs.contains(',') || !signs.ends_with([',', '{']) {
        return None;
    }
    let word = word_of(behind);
    let colon = behind.get(word.len()..)?.strip_prefix('"')?;
    (colon.trim_start().starts_with(':') && is_known_key(word)).then_some(value)
}
