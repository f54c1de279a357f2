//! Whether a text is HTML, where nothing says so.

use std::cell::LazyCell;

use super::attribute_policy::Attribute;
use super::attributes::Attributes;
use super::glued::{begins_glued, begins_type};
use super::policy::{Element, Fate, Shape};
use super::token::{Tag, Token, Tokens};
use crate::value::entities;
use crate::value::letters::is_letter_or_digit;
use crate::value::search::Search;
use crate::value::text::is_blank;

/// So many known tags that no unknown one makes a text of it: long articles quote `Vec<u8>` without escaping it.
const ENOUGH: u32 = 8;

/// Whether a text is HTML: it holds at least one known tag or entity, and every tag and entity in it is
/// known. "AT&T", "1 < 2", "<3", "C<T>" and "a <b" are text.
pub fn looks_like_html(text: &str) -> bool {
    if memchr::memchr2(b'<', b'&', text.as_bytes()).is_none() {
        return false;
    }
    let mut found = 0;
    // The root of another language, whose names are its own until it ends.
    let mut foreign = None;
    for token in Tokens::new(text) {
        let evidence = match token {
            Token::Start(tag) => start_tells(&tag, &mut foreign),
            Token::End(name) => end_tells(name, &mut foreign),
            Token::Text(text) if begins_glued(text) => None,
            Token::Text(text) => entities_known(text),
            Token::Raw(_) | Token::Comment(_) | Token::Doctype(_) => Some(false),
        };
        let Some(evidence) = evidence else {
            return false;
        };
        found += u32::from(evidence);
        if found >= ENOUGH {
            return true;
        }
    }
    found > 0
}

/// Whether a start tag makes HTML likely; `None` if HTML has none such.
fn start_tells(tag: &Tag, foreign: &mut Option<Element>) -> Option<bool> {
    if tag.attributes.clone().any(|(name, _)| is_sign(name)) {
        return None;
    }
    let Some((element, evidence)) = known(tag.name) else {
        return foreign.map(|_| false);
    };
    if element.shape() == Shape::Foreign && !tag.self_closing {
        foreign.get_or_insert(element);
    }
    // "Icons in <svg>" speaks of what it would hide; what has an address is there to be seen.
    Some(evidence && (!hides(element) || has_address(tag)))
}

/// The same of an end tag.
fn end_tells(name: &str, foreign: &mut Option<Element>) -> Option<bool> {
    let Some((element, evidence)) = known(name) else {
        return foreign.map(|_| false);
    };
    foreign.take_if(|open| *open == element);
    Some(evidence)
}

/// The same of a line, a title or a name, of which many speak of tags: "Why we need <main>". A start tag alone is
/// nothing: it has an end tag, an attribute that says something, or words that it breaks or begins.
pub fn line_looks_like_html(text: &str) -> bool {
    looks_like_html(text) && (memchr::memchr(b'<', text.as_bytes()).is_none() || is_used(text))
}

/// Whether a tag or an entity of a line is used, and not spoken of.
fn is_used(line: &str) -> bool {
    let line = line.trim();
    let mut begun = [false; Element::Unknown as usize];
    let mut tokens = Tokens::new(line);
    loop {
        let before = line.get(..tokens.at()).unwrap_or_default();
        let Some(token) = tokens.next() else {
            return false;
        };
        let behind = tokens.rest();
        let is_used = match token {
            Token::Start(tag) => {
                if let Some(begun) = begun.get_mut(tag.element as usize) {
                    *begun = true;
                }
                match begins_markup(tag, before, behind) {
                    Some(is_used) => is_used,
                    None => return false,
                }
            }
            Token::End(name) => {
                let begun = begun.get(Element::named(name) as usize);
                begun == Some(&true) || before.ends_with(is_letter_or_digit)
            }
            Token::Text(text) => entities_known(text) == Some(true),
            Token::Raw(_) | Token::Comment(_) | Token::Doctype(_) => false,
        };
        if is_used {
            return true;
        }
    }
}

/// Whether a start tag is used; `None` if it is no tag.
fn begins_markup(tag: Tag, before: &str, behind: &str) -> Option<bool> {
    let element = tag.element;
    let said = said(element, tag.attributes)?;
    let is_glued = before.ends_with(is_letter_or_digit)
        || before.ends_with(['.', ',', '!', '?', ':', ';', ')', '…']);
    Some(match element {
        Element::Br | Element::Wbr => {
            let ends_sentence = before.trim_end().ends_with(['.', '!', '?', '…']);
            let is_between = !before.is_empty() && !behind.is_empty();
            is_glued || ends_sentence || is_between || begins_word(behind)
        }
        _ if hides(element) => false,
        _ if is_void(element) => said && (is_glued || element.fate() != Fate::Drop),
        _ => {
            let is_cut = behind.ends_with('…') || behind.ends_with("...");
            let begins = before.is_empty() || is_cut || is_glued && is_block(element);
            said || begins && begins_word(behind)
        }
    })
}

/// Whether an attribute of a tag says something; `None` if it is no tag, "if a<b and c>d".
fn said(element: Element, attributes: Attributes) -> Option<bool> {
    let (mut said, mut is_known, mut is_strange) = (false, false, false);
    for (name, value) in attributes {
        let known = Attribute::of(element, name).is_some();
        said |= !value.is_empty();
        is_known |= known && !value.is_empty();
        is_strange |= !known && value.is_empty();
    }
    (is_known || !is_strange).then_some(said)
}

/// Whether a text begins with a word that a tag before it belongs to: not "<h1>s", and not a script without spaces,
/// whose words follow whatever is spoken of.
fn begins_word(text: &str) -> bool {
    let is_letter = |c: &char| is_letter_or_digit(*c) && *c < '\u{2E80}';
    let mut letters = text.chars().take_while(is_letter);
    let first = letters.next();
    first.is_some() && (first != Some('s') || letters.next().is_some())
}

/// The same of a body, which is HTML by custom: an end tag, a break or a picture is evidence enough, whatever unknown
/// tags and entities stand beside it. Behind `Vec<u8>` it takes a paragraph: one that ends, or that all begins with.
pub fn body_looks_like_html(text: &str) -> bool {
    if memchr::memchr(b'<', text.as_bytes()).is_none() {
        return looks_like_html(text);
    }
    // Looked for once, however many tokens are comments by a browser's rules alone.
    let holds_end = LazyCell::new(|| text.holds("-->"));
    let (mut begins, mut in_block, mut glued) = (true, false, false);
    for token in Tokens::new(text) {
        match &token {
            Token::Start(tag) => match known(tag.name) {
                Some((element, true)) if is_void(element) && !glued => return true,
                Some((element, _)) => in_block |= begins && is_block(element),
                None => {}
            },
            Token::End(name)
                if known(name).is_some_and(|(element, tells)| {
                    tells && !hides(element) && (!glued || is_block(element))
                }) =>
            {
                return true;
            }
            Token::Comment(comment) if !comment.starts_with('?') && *holds_end && !glued => {
                return true;
            }
            Token::Text(text) if begins_type(text) => {
                if in_block {
                    return true;
                }
                glued = true;
            }
            _ => {}
        }
        begins &= matches!(token, Token::Text(text) if is_blank(text));
    }
    looks_like_html(text)
}

/// What programs and formulas are not written in.
fn is_block(element: Element) -> bool {
    use Shape::{Block, Heading, ListItem, Paragraph, Pre, Table};
    matches!(
        element.shape(),
        Block | Heading | ListItem | Paragraph | Pre | Table
    )
}

fn is_void(element: Element) -> bool {
    matches!(element.shape(), Shape::Void)
}

/// Whether the name of a tag is known, and if so whether it makes HTML likely. The parts of a document
/// do not: "<head> matters" is a title.
fn known(name: &str) -> Option<(Element, bool)> {
    match Element::named(name) {
        Element::Unknown => None,
        element => Some((element, element.shape() != Shape::Ignored)),
    }
}

/// What stands between two sides of a comparison, `a <b && c> d`, and is the name of no attribute.
fn is_sign(name: &str) -> bool {
    matches!(name, "&" | "&&" | "|" | "||" | "+" | "-" | "*")
}

/// Whether an element takes what it holds with it. Its start tag alone is no evidence of HTML.
fn hides(element: Element) -> bool {
    element.fate() == Fate::Drop && !is_void(element)
}

fn has_address(tag: &Tag) -> bool {
    ["src", "data"]
        .iter()
        .any(|name| tag.attribute(name).is_some_and(|value| !is_blank(value)))
}

/// Whether every entity is known, and if so whether there is one. Only what ends in `;` counts.
fn entities_known(text: &str) -> Option<bool> {
    let mut found = false;
    for part in text.pieces("&").skip(1) {
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
