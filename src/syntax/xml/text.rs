//! What a run of text between tags is beside words: nothing but space, or an end tag that is broken.

use super::names;
use crate::value::blocks::{Block, find};

/// How much of XML's white space stands here.
#[inline]
pub fn blank(bytes: &[u8]) -> usize {
    match bytes {
        [b' ' | b'\n' | b'\r' | b'\t', ..] => blank_in_blocks(bytes),
        _ => 0,
    }
}

/// The same where some stands: in blocks, for line ends with what stands before the next tag are as many as tags.
fn blank_in_blocks(bytes: &[u8]) -> usize {
    let is_none = |block: Block| !(block.is(b' ') | block.within(b'\t', 2) | block.is(b'\r'));
    find(bytes, is_none).unwrap_or(bytes.len())
}

/// Whether a run is nothing but XML's white space and byte order marks.
pub fn is_blank(raw: &str) -> bool {
    let bytes = raw.as_bytes();
    match bytes.get(blank(bytes)) {
        None => true,
        Some(0xEF) => raw
            .trim_start_matches([' ', '\n', '\r', '\t', '\u{FEFF}'])
            .is_empty(),
        Some(_) => false,
    }
}

/// How much of a text comes before the rest of an end tag that lost its `<`, or has `>` in its place.
pub fn lost_end_tag(raw: &str, name: &str, behind: &str) -> Option<usize> {
    let before = raw.trim_ascii_end().strip_suffix('>')?;
    let start = before.len().checked_sub(name.len() + 1)?;
    let tag = before.as_bytes().get(start..)?;
    let is_tag = tag.first() == Some(&b'/') && tag.get(1..)?.eq_ignore_ascii_case(name.as_bytes());
    let is_closed = behind
        .strip_prefix("</")
        .is_some_and(|tag| names::stands_at(tag.as_bytes(), name));
    let text = before.get(..start)?;
    (is_tag && !is_closed).then_some(text.strip_suffix('>').unwrap_or(text).len())
}

#[cfg(test)]
mod tests {
    use super::blank;

    #[test]
    fn white_space_of_every_length() {
        let space = b"\n \t\r ".repeat(9);
        for length in 0..space.len() {
            let space = &space[..length];
            assert_eq!(blank(space), length);
            for behind in [b'<', b'a', 0x0B, 0x0C, 0xEF] {
                let text = [space, &[behind], b" and more of it behind that"].concat();
                assert_eq!(blank(&text), length, "{behind}");
            }
        }
    }
}
