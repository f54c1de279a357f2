//! Whether tokens follow each other as JSON's grammar has it: commas too few or too many are noted, the rest is judged.
//!
//! The reader beside it takes what it can use and needs no order; what a strict parser would say is found out here.

use std::ops::Range;

use super::token::Token;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::json;

/// What may come next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// A member, or the end of what was just opened.
    First,
    /// A member: this comma was before it.
    Member(usize),
    Colon,
    Value,
    /// A comma, or the end.
    Comma,
}

/// Follows the tokens of one document.
#[derive(Debug)]
pub struct Grammar {
    /// The containers that are open; true for lists.
    open: Vec<bool>,
    next: Next,
}

impl Grammar {
    /// Before the first token.
    pub fn new() -> Self {
        Grammar {
            open: Vec::new(),
            next: Next::Value,
        }
    }

    /// Takes the next token, and notes what is wrong with its being here.
    pub fn follow(&mut self, token: &Token, at: &Range<usize>, log: &mut Log) {
        match token {
            Token::Comma => self.comma(at, log),
            Token::Colon => {
                self.expect(self.next == Next::Colon, log);
                self.next = Next::Value;
            }
            Token::CloseObject | Token::CloseArray => {
                if let Next::Member(comma) = self.next {
                    log.add(&json::TRAILING_COMMA, comma..comma.saturating_add(1));
                }
                let ends = matches!(self.next, Next::First | Next::Member(_) | Next::Comma);
                let is_list = self.open.pop();
                self.expect(ends && is_list == Some(*token == Token::CloseArray), log);
                self.next = Next::Comma;
            }
            _ => self.member(token, at, log),
        }
    }

    fn comma(&mut self, at: &Range<usize>, log: &mut Log) {
        match self.next {
            Next::Comma => self.next = Next::Member(at.start),
            Next::First | Next::Member(_) => log.add(&json::TRAILING_COMMA, at.clone()),
            Next::Colon | Next::Value => {
                self.expect(false, log);
                self.next = Next::Member(at.start);
            }
        }
    }

    /// A key or a value.
    fn member(&mut self, token: &Token, at: &Range<usize>, log: &mut Log) {
        let opens = match token {
            Token::OpenObject => Some(false),
            Token::OpenArray => Some(true),
            _ => None,
        };
        if self.next == Next::Comma && !self.open.is_empty() {
            log.add(&json::MISSING_COMMA, at.start..at.start);
        }
        let is_key = self.open.last() == Some(&false) && self.next != Next::Value;
        self.expect(!is_key || opens.is_none() && self.next != Next::Colon, log);
        self.next = match opens {
            Some(is_list) => {
                self.open.push(is_list);
                Next::First
            }
            None if is_key => Next::Colon,
            None => Next::Comma,
        };
    }

    /// What a strict parser does not forgive. Whoever reads the token says what is wrong with it.
    fn expect(&self, holds: bool, log: &mut Log) {
        if !holds {
            log.judge(true);
        }
    }
}
