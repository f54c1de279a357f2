//! What stands in the markup, and where.

use std::ops::Range;

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

impl Event {
    /// Markup that is nothing.
    pub fn nothing(at: Range<usize>) -> Self {
        let token = Token::Nothing;
        Event { token, at }
    }
}
