//! Whether a text is HTML, where nothing says so.

use super::policy::{Element, Shape};
use super::token::{Token, Tokens};
use crate::value::entities;

/// So many known tags that no unknown one makes a text of it: long articles quote `Vec<u8>` without escaping it.
const ENOUGH: u32 = 8;

/// Whether a text is HTML: it holds at least one known tag or entity, and every tag and entity in it is
/// known. "AT&T", "1 < 2", "<3", "C<T>" and "a <b" are text.
pub fn looks_like_html(text: &str) -> bool {
    if !text.contains(['<', '&']) {
        return false;
    }
    let mut found = 0;
    for token in Tokens::new(text) {
        match token {
            Token::Start(tag) => match known(tag.name) {
                None => return false,
                Some(evidence) => found += u32::from(evidence),
            },
            Token::End(name) => match known(name) {
                None => return false,
                Some(evidence) => found += u32::from(evidence),
            },
            Token::Text(text) => match entities_known(text) {
                None => return false,
                Some(evidence) => found += u32::from(evidence),
            },
            Token::Raw(_) | Token::Comment(_) | Token::Doctype(_) => {}
        }
        if found >= ENOUGH {
            return true;
        }
    }
    found > 0
}

/// Whether the name of a tag is known, and if so whether it makes HTML likely. The parts of a document
/// do not: "<head> matters" is a title.
fn known(name: &str) -> Option<bool> {
    match Element::named(name) {
        Element::Unknown => None,
        element => Some(element.shape() != Shape::Ignored),
    }
}

/// Whether every entity is known, and if so whether there is one. Only what ends in `;` counts.
fn entities_known(text: &str) -> Option<bool> {
    let mut found = false;
    for part in text.split('&').skip(1) {
        let name_end = part
            .bytes()
            .position(|byte| !byte.is_ascii_alphanumeric() && byte != b'#');
        let Some(end) = name_end.filter(|&end| end > 0 && part.as_bytes().get(end) == Some(&b';'))
        else {
            continue;
        };
        let name = part.get(..end)?;
        let holds = match name.strip_prefix('#') {
            Some(digits) => {
                entities::number(digits).is_some_and(|(_, length)| length == digits.len())
            }
            None => entities::lookup(name).is_some(),
        };
        if !holds {
            return None;
        }
        found = true;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_is_told_from_text() {
        for html in [
            "<b>x</b>",
            "a<br>b",
            "a &amp; b",
            "&#8217;",
            "<P CLASS=x>y",
            "<html><body><p>x</p></body></html>",
            "x</i>",
            "&eacute;t&eacute;",
            "AT&T &mdash; more",
            "<script>alert(1)</script>x",
        ] {
            assert!(looks_like_html(html), "{html}");
        }
        for text in [
            "",
            "plain",
            "AT&T",
            "1 < 2",
            "<3",
            "<head> matters",
            "C<T>",
            "a <b",
            "Vec<u8> & <b>x</b>",
            "a &foo; <b>x</b>",
            "&",
            "&;",
            "&#;",
            "&#x;",
            "R&D; more",
            "x <> y",
            "&copy 2004",
            "<!-- x -->",
        ] {
            assert!(!looks_like_html(text), "{text}");
        }
    }
}
