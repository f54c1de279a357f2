//! A `<` that is glued to a word: where it begins no tag, although browsers would take it for one.
//!
//! `Vec<u8>` and `map<string, int>` of a program, and `$a<b$` of a formula, which would take all up to the end of the next tag with it, stand in
//! feeds every day, for what writes feeds does not escape twice.

use memchr::{memchr2, memmem};

use super::policy::Element;
use super::token::name_end;

/// How far behind such a sign another is looked for.
const FARTHEST: usize = 128;

/// Whether the name behind the `<` at `at` is glued to a word and names no element: the parameters of a type, or one
/// side of a comparison, for another tag begins before this one ends.
pub fn is_glued(bytes: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| bytes.get(at));
    if !before.is_some_and(u8::is_ascii_alphanumeric) {
        return false;
    }
    let rest = bytes.get(at + 1..).unwrap_or_default();
    let near = rest.get(..FARTHEST).unwrap_or(rest);
    let (name, behind) = near.split_at(name_end(near, 0));
    if std::str::from_utf8(name).is_ok_and(|name| Element::named(name) != Element::Unknown) {
        return false;
    }
    let is_strange = |byte: &u8| byte.is_ascii_punctuation() && !b"-_.:".contains(byte);
    if name.iter().any(is_strange) {
        return true;
    }
    if behind.starts_with(b">") && name.iter().all(u8::is_ascii_alphanumeric) {
        // A pair of tags that nobody knows is no text.
        let mut ends = memmem::find_iter(behind, b"</");
        return !ends.any(|at| {
            behind
                .get(at + 2..)
                .is_some_and(|end| end.starts_with(name))
        });
    }
    memchr2(b'<', b'>', near).is_some_and(|at| near.get(at) == Some(&b'<'))
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
