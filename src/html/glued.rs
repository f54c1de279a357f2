//! A `<` that begins no tag, although browsers would take it for one: it is glued to a word, or sets off an address.
//!
//! `Vec<u8>` and `map<string, int>` of a program, and `$a<b$` of a formula, which would take all up to the end of the next tag with it, stand in
//! feeds every day, and so do `<me@example.com>`, `<https://example.com/>` and `<stdio.h>`, for what writes feeds does not escape twice.

use memchr::memchr2;

use super::attributes::tag_name_end;
use crate::value::search;

/// How far behind such a sign another is looked for.
const FARTHEST: usize = 128;

/// Whether the name behind the `<` at `at`, which names no element, is an address, or is glued to a word: the parameters of
/// a type, or one side of a comparison, for another tag begins before this one ends.
pub fn is_glued(bytes: &[u8], at: usize) -> bool {
    let rest = bytes.get(at + 1..).unwrap_or_default();
    let near = rest.get(..FARTHEST).unwrap_or(rest);
    if is_address(near) {
        return true;
    }
    let before = at.checked_sub(1).and_then(|at| bytes.get(at));
    if !before.is_some_and(u8::is_ascii_alphanumeric) {
        return false;
    }
    let (name, behind) = near.split_at(tag_name_end(near, 0));
    let is_strange = |byte: &u8| byte.is_ascii_punctuation() && !b"-_.:".contains(byte);
    if name.iter().any(is_strange) {
        return true;
    }
    if behind.starts_with(b">") && name.iter().all(u8::is_ascii_alphanumeric) {
        return !is_ended(behind, name);
    }
    memchr2(b'<', b'>', near).is_some_and(|at| near.get(at) == Some(&b'<'))
}

/// Whether a `<` is followed by an address of the web or of somebody, or by the name of a file or host. No element has
/// such a name: those that pages make up have a hyphen, and those of Office a prefix.
fn is_address(near: &[u8]) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric();
    let is_of_address = |byte: &u8| is_letter(byte) || b"@._-+/:%~".contains(byte);
    let end = near.iter().position(|byte| !is_of_address(byte));
    let (name, behind) = near.split_at(end.unwrap_or(near.len()));
    if name.contains(&b'@') {
        return !matches!(behind, [b'=' | b'"' | b'\'', ..]);
    }
    if search::find(name, b"://").is_some() {
        return true;
    }
    behind.starts_with(b">")
        && name.contains(&b'.')
        && !name.ends_with(b"/")
        && !name.iter().any(|byte| b"-:".contains(byte))
        && !is_ended(behind, name)
}

/// A pair of tags that nobody knows is no text.
fn is_ended(behind: &[u8], name: &[u8]) -> bool {
    search::find_all(behind, b"</").any(|at| {
        behind
            .get(at + 2..)
            .is_some_and(|end| end.starts_with(name))
    })
}

/// Whether a text begins with the parameters of a type.
pub fn begins_type(text: &str) -> bool {
    let name = text.strip_prefix('<').and_then(|rest| rest.split_once('>'));
    name.is_some_and(|(name, _)| name.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Whether a text begins with such a sign.
pub fn begins_glued(text: &str) -> bool {
    text.strip_prefix('<')
        .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_alphabetic()))
}
