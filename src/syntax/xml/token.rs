//! What stands in the markup, and where.

use std::ops::Range;

use super::names::{begins_name, is_name_byte};

/// One token and the bytes that it was made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// What it is.
    pub token: Token,
    /// Its bytes, delimiters included.
    pub at: Range<usize>,
}

/// What stands in the markup; ranges are bytes of the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// Characters, references unresolved.
    Text,
    /// A start tag; the content is all between its delimiters.
    Start {
        /// Name and attributes.
        content: Range<usize>,
        /// Whether it closes itself.
        empty: bool,
    },
    /// An end tag.
    End {
        /// The name alone.
        name: Range<usize>,
    },
    /// The characters within a CDATA section.
    CData(Range<usize>),
    /// The characters within a comment.
    Comment(Range<usize>),
    /// Target and data of a processing instruction, or of the XML declaration.
    Instruction(Range<usize>),
    /// A document type declaration, from behind the word DOCTYPE.
    Doctype(Range<usize>),
    /// Markup that is nothing; it has been logged.
    Nothing,
}

/// The names of the elements that are open: they tell where a section that is never closed must end.
#[derive(Debug, Clone, Copy, Default)]
pub struct Inside<'a> {
    /// The innermost element; empty outside of all.
    pub element: &'a str,
    /// The entry; empty outside of one.
    pub entry: &'a str,
}

impl Event {
    /// Markup that is nothing.
    pub fn nothing(at: Range<usize>) -> Self {
        let token = Token::Nothing;
        Event { token, at }
    }
}

/// A tag that begins with a name, in which nothing is amiss but perhaps its attributes: most are.
pub fn plain_tag(bytes: &[u8], from: usize) -> Option<Event> {
    if bytes.get(from) != Some(&b'<') {
        return None;
    }
    let is_end = bytes.get(from + 1) == Some(&b'/');
    let start = from + 1 + usize::from(is_end);
    let name = bytes.get(start..)?;
    if !begins_name(name) {
        return None;
    }
    if is_end {
        let length = name.iter().position(|byte| !is_name_byte(*byte))?;
        let end = start + length;
        return (name.get(length) == Some(&b'>')).then_some(Event {
            token: Token::End { name: start..end },
            at: from..end + 1,
        });
    }
    let length = end_of_tag(name)?;
    let empty = name.get(..length)?.last() == Some(&b'/');
    let end = start + length;
    Some(Event {
        token: Token::Start {
            content: start..end - usize::from(empty),
            empty,
        },
        at: from..end + 1,
    })
}

/// Where the `>` stands that ends a tag: behind all quotes. A `<` before it is not plain, nor is a quote that belongs to no
/// attribute.
fn end_of_tag(rest: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        let found = rest.get(at..)?;
        at += found
            .iter()
            .position(|byte| matches!(byte, b'>' | b'<' | b'"' | b'\''))?;
        let quote = match *rest.get(at)? {
            b'>' => return Some(at),
            b'<' => return None,
            quote => quote,
        };
        if rest.get(..at)?.last() != Some(&b'=') {
            return None;
        }
        let value = rest.get(at + 1..)?;
        let close = memchr::memchr2(quote, b'<', value)?;
        let behind = value.get(close + 1)?;
        let is_ended = matches!(behind, b' ' | b'\n' | b'\r' | b'\t' | b'>' | b'/' | b'?');
        if value.get(close) == Some(&b'<') || !is_ended {
            return None;
        }
        at += close + 2;
    }
}
