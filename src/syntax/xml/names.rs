//! What may stand in a name, and its parts: the prefix and the rest.
//!
//! Characters past ASCII are judged by XML's own ranges only where a name is checked, not where one is cut.

use crate::value::blocks::{Block, any};

/// Whether a byte may begin a name.
pub fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b':' || byte >= 0x80
}

/// Whether a byte may stand in a name. Asked of every byte of every tag.
#[allow(clippy::indexing_slicing, reason = "one row for each byte")]
pub fn is_name_byte(byte: u8) -> bool {
    NAME_BYTES[usize::from(byte)]
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
static NAME_BYTES: [bool; 256] = {
    let mut bytes = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let one = byte as u8;
        bytes[byte] =
            one.is_ascii_alphanumeric() || matches!(one, b'_' | b':' | b'-' | b'.' | 0x80..);
        byte += 1;
    }
    bytes
};

/// Whether a name begins here.
pub fn begins_name(bytes: &[u8]) -> bool {
    bytes.first().copied().is_some_and(is_name_start)
}

/// Whether this is a name and nothing else.
pub fn is_name(bytes: &[u8]) -> bool {
    begins_name(bytes) && bytes.iter().copied().all(is_name_byte)
}

/// Whether the name stands here in any case and no longer name begins with it.
pub fn stands_at(bytes: &[u8], name: &str) -> bool {
    bytes
        .get(..name.len())
        .is_some_and(|start| start.eq_ignore_ascii_case(name.as_bytes()))
        && !bytes.get(name.len()).copied().is_some_and(is_name_byte)
}

/// The value in quotes that begins here, and what stands behind it.
pub fn quoted(text: &str) -> Option<(&str, &str)> {
    let quote = text.chars().next();
    let quote = quote.filter(|first| matches!(first, '"' | '\''))?;
    text.get(1..)?.split_once(quote)
}

/// A name at the front of a tag.
pub struct Front {
    /// How long it is.
    pub length: usize,
    /// Where its last colon stands.
    pub colon: Option<usize>,
    /// Letters with one colon between them at most, as nearly all are: XML allows it.
    pub is_plain: bool,
}

/// The name that begins here, read once.
pub fn front(bytes: &[u8]) -> Front {
    let (mut length, mut colons) = (0, 0);
    let mut colon = None;
    let mut is_plain = true;
    for byte in bytes {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' => {}
            b':' => (colon, colons) = (Some(length), colons + 1),
            _ if is_name_byte(*byte) => is_plain = false,
            _ => break,
        }
        length += 1;
    }
    let parts = colon.is_none_or(|colon| colons == 1 && 0 < colon && colon + 1 < length);
    Front {
        length,
        colon,
        is_plain: is_plain && parts && length > 0,
    }
}

/// Which bytes are letters of ASCII.
#[inline(always)]
pub fn are_letters(block: Block) -> Block {
    (block | Block::all(0x20)).within(b'a', 26)
}

/// Whether XML and its namespaces allow the name: every character, and one colon at most, within.
pub fn is_valid(name: &str) -> bool {
    if !name.is_empty() && !any(name.as_bytes(), |block| !are_letters(block)) {
        return true;
    }
    let (mut begun, mut colons) = (false, 0);
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => begun = true,
            b'0'..=b'9' | b'-' | b'.' if begun => {}
            b':' if begun => (begun, colons) = (false, colons + 1),
            0x80.. => return is_valid_beyond_ascii(name),
            _ => return false,
        }
    }
    begun && colons < 2
}

fn is_valid_beyond_ascii(name: &str) -> bool {
    let is_part = |part: &str| {
        let mut characters = part.chars();
        characters.next().is_some_and(starts) && characters.all(continues)
    };
    let (prefix, local) = name.split_once(':').unwrap_or(("_", name));
    is_part(prefix) && is_part(local)
}

fn starts(character: char) -> bool {
    matches!(character,
        '_' | 'A'..='Z' | 'a'..='z'
        | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}' | '\u{F8}'..='\u{2FF}' | '\u{370}'..='\u{37D}'
        | '\u{37F}'..='\u{1FFF}' | '\u{200C}'..='\u{200D}' | '\u{2070}'..='\u{218F}'
        | '\u{2C00}'..='\u{2FEF}' | '\u{3001}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}'
        | '\u{FDF0}'..='\u{FFFD}' | '\u{10000}'..='\u{EFFFF}')
}

fn continues(character: char) -> bool {
    starts(character)
        || matches!(character,
            '-' | '.' | '0'..='9' | '\u{B7}' | '\u{300}'..='\u{36F}' | '\u{203F}'..='\u{2040}')
}

/// A name without its prefix.
pub fn local(name: &str) -> &str {
    colon(name).map_or(name, |colon| name.get(colon + 1..).unwrap_or_default())
}

/// The prefix of a name; empty without one.
pub fn prefix(name: &str) -> &str {
    colon(name).map_or("", |colon| name.get(..colon).unwrap_or_default())
}

/// A name's prefix, empty without one, and the rest.
pub fn parts(name: &str) -> (&str, &str) {
    parts_at(name, colon(name))
}

/// The same where the place of the colon is known.
pub fn parts_at(name: &str, colon: Option<usize>) -> (&str, &str) {
    match colon {
        Some(colon) => (
            name.get(..colon).unwrap_or_default(),
            name.get(colon + 1..).unwrap_or_default(),
        ),
        None => ("", name),
    }
}

/// Names are short: a plain loop beats a search.
fn colon(name: &str) -> Option<usize> {
    name.bytes().rposition(|byte| byte == b':')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_xml_allows() {
        for (name, wanted) in [
            ("title", true),
            ("dc:creator", true),
            ("_a-b.1", true),
            ("título", true),
            ("", false),
            ("1a", false),
            ("a$", false),
            ("a:b:c", false),
            (":a", false),
            ("a:", false),
            ("a:1", false),
            ("×", false),
        ] {
            assert_eq!(is_valid(name), wanted, "{name}");
        }
    }
}
