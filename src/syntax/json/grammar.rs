//! Whether tokens stand where JSON has them: the one judge of a document's form, as `JSON.parse` would be.
//!
//! A container costs one bit, so that any depth can be followed. <https://www.rfc-editor.org/rfc/rfc8259>

use std::ops::Range;

use super::token::Token;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::json;

/// What has been read of a document's form.
#[derive(Debug)]
pub struct Grammar {
    /// The open containers, a bit for each: set for a list.
    lists: Vec<u64>,
    depth: usize,
    wanted: Wanted,
    /// How deep the list lies whose first member was followed by a colon: its brackets were to be braces.
    keyed: usize,
    /// Where the last comma stands.
    comma: Range<usize>,
}

/// What may come next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// The document's value, or a member's behind its colon.
    Value,
    /// A list's first member, or its end; an object's first key, or its end.
    First,
    /// A list's next member, an object's next key.
    Next,
    Colon,
    /// A comma, or the container's end.
    Comma,
}

impl Grammar {
    /// Nothing is read yet.
    pub fn new() -> Self {
        Grammar {
            lists: Vec::new(),
            depth: 0,
            wanted: Wanted::Value,
            keyed: 0,
            comma: 0..0,
        }
    }

    /// Whether the innermost open container is a list.
    pub fn is_in_list(&self) -> bool {
        let Some(at) = self.depth.checked_sub(1) else {
            return false;
        };
        let word = self.lists.get(at / 64).copied().unwrap_or_default();
        word >> (at % 64) & 1 == 1
    }

    /// Whether the next token should be a key.
    pub fn wants_key(&self) -> bool {
        let is_begun = !matches!(self.wanted, Wanted::Value | Wanted::Colon);
        is_begun && self.depth > 0 && !self.is_in_list()
    }

    /// Takes the next token and notes what is wrong about its place.
    pub fn take(&mut self, token: &Token, at: &Range<usize>, log: &mut Log) {
        match token {
            Token::OpenObject | Token::OpenArray => {
                self.value(token, at, log);
                self.push(*token == Token::OpenArray);
            }
            Token::CloseObject | Token::CloseArray => self.close(token, at, log),
            Token::Colon if self.wanted == Wanted::Colon => self.wanted = Wanted::Value,
            Token::Colon => {
                self.keyed = self.depth;
                log.add(&json::MISPLACED, at.clone());
            }
            Token::Comma => self.comma(at, log),
            Token::Text(_) | Token::Word(_) => self.value(token, at, log),
        }
    }

    /// A key or a value.
    fn value(&mut self, token: &Token, at: &Range<usize>, log: &mut Log) {
        match self.wanted {
            Wanted::Comma if self.depth > 0 => log.add(&json::MISSING_COMMA, at.start..at.start),
            Wanted::Colon => log.add(&json::MISPLACED, at.clone()),
            _ => {}
        }
        let is_key = !self.is_in_list() && !matches!(self.wanted, Wanted::Value | Wanted::Colon);
        match token {
            Token::Text(_) if is_key => {}
            // A word that is none of JSON's was told of when it was read.
            Token::Word(word) if is_key && super::words::is_known(word) => {
                log.add_with(&json::WORD, at.clone(), word);
            }
            Token::Word(_) if is_key => {}
            _ if is_key && self.depth > 0 => log.add(&json::MISPLACED, at.clone()),
            _ => {}
        }
        let is_name = is_key && matches!(token, Token::Text(_) | Token::Word(_));
        self.wanted = if is_name {
            Wanted::Colon
        } else {
            Wanted::Comma
        };
    }

    fn comma(&mut self, at: &Range<usize>, log: &mut Log) {
        match self.wanted {
            Wanted::Comma => {}
            Wanted::Next => log.add(&json::TRAILING_COMMA, self.comma.clone()),
            Wanted::Colon => log.add(&json::NO_VALUE, at.clone()),
            _ => log.add(&json::MISPLACED, at.clone()),
        }
        self.comma = at.clone();
        self.wanted = Wanted::Next;
    }

    fn close(&mut self, token: &Token, at: &Range<usize>, log: &mut Log) {
        let fits = (*token == Token::CloseArray) == self.is_in_list();
        match self.wanted {
            Wanted::Next => log.add(&json::TRAILING_COMMA, self.comma.clone()),
            Wanted::Comma | Wanted::First if fits => {}
            Wanted::Colon => log.add(&json::NO_VALUE, at.clone()),
            _ => log.add(&json::MISPLACED, at.clone()),
        }
        if self.wanted == Wanted::Next && !fits {
            log.add(&json::MISPLACED, at.clone());
        }
        self.depth = self.depth.saturating_sub(1);
        self.wanted = Wanted::Comma;
    }

    /// What was just opened, where a key should stand, is read once more, behind the end of the object around it.
    pub fn step_out(&mut self) {
        self.depth = self.depth.saturating_sub(2);
        self.wanted = Wanted::Next;
    }

    /// Whether a key where a list goes on shows that the list has ended.
    pub fn may_end_list(&self) -> bool {
        let goes_on = matches!(self.wanted, Wanted::Next | Wanted::Comma);
        goes_on && self.depth > 1 && self.depth != self.keyed && self.is_in_list()
    }

    /// The list has ended before what stands in it next.
    pub fn end_list(&mut self) {
        self.depth -= 1;
    }

    /// What was closed last goes on.
    pub fn reopen(&mut self) {
        self.depth += 1;
        self.wanted = Wanted::Comma;
    }

    /// A container has begun.
    pub fn push(&mut self, is_list: bool) {
        let (word, bit) = (self.depth / 64, self.depth % 64);
        if self.lists.len() <= word {
            self.lists.push(0);
        }
        if let Some(bits) = self.lists.get_mut(word) {
            *bits = *bits & !(1 << bit) | u64::from(is_list) << bit;
        }
        self.depth += 1;
        self.keyed = self.keyed.min(self.depth - 1);
        self.wanted = Wanted::First;
    }
}
